// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/driving_period.h"

#include "core/input_error.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <regex>

namespace timestep {

std::vector<double> drivingPeriods(const std::string& expression, const TypedFormula::Constants& constants) {
    static const std::regex drive(R"((?:sin|cos)\(\s*([A-Za-z0-9_.]+)\s*[*]\s*t\b)"),
        plain(R"((?:sin|cos)\(\s*t\b)");
    std::vector<double> periods;
    const auto end = std::sregex_iterator();
    for (auto it = std::sregex_iterator(expression.begin(), expression.end(), drive); it != end; ++it) {
        try {
            const double w = TypedFormula((*it)[1].str(), {}, constants).value();
            if (w != 0 && std::isfinite(w)) periods.push_back(2 * std::numbers::pi / std::abs(w));
        } catch (const InputError&) { // depends on a variable: no drive
        }
    }
    if (std::regex_search(expression, plain)) periods.push_back(2 * std::numbers::pi);
    return periods;
}

double commonDrivingPeriod(const std::vector<double>& periods, const Problem& problem) {
    constexpr int times = 7;
    if (periods.empty()) return 0;
    std::vector<double> q(problem.coordinates()), v(q), now(q), later(q);
    problem.start(q, v);
    const double period = *std::max_element(periods.begin(), periods.end());
    for (int i = 0; i < times; ++i) {
        const double t = period * i / times;
        problem.acceleration(t, q, v, now);
        problem.acceleration(t + period, q, v, later);
        for (std::size_t k = 0; k < now.size(); ++k)
            if (!(std::abs(later[k] - now[k]) <= 1e-9 * std::max(1.0, std::abs(now[k])))) return 0;
    }
    return period;
}

} // namespace timestep
