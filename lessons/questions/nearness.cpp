// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/questions/nearness.h"

#include "core/parameter/typed_number.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace timestep {

namespace {

/// Half a unit in the last place that was typed: 0.05 for "3.7", 5 for "2e1"; none for "1/60".
std::optional<double> halfPlace(std::string_view typed) {
    const std::size_t begin = typed.find_first_of("0123456789");
    if (begin == std::string_view::npos || typed.find_first_of("/*") != std::string_view::npos)
        return std::nullopt;
    int decimals = 0;
    bool fraction = false;
    std::size_t i = begin;
    for (; i < typed.size(); ++i) {
        const char c = typed[i];
        if (c == '.' || c == ',')
            fraction = true;
        else if (c >= '0' && c <= '9')
            decimals += fraction ? 1 : 0;
        else
            break;
    }
    double exponent = 0;
    if (i < typed.size() && (typed[i] == 'e' || typed[i] == 'E'))
        exponent = typedNumber(typed.substr(i + 1)).value_or(0);
    return 0.5 * std::pow(10.0, exponent - decimals);
}

/// Whether `value` is `answer` rounded to the last place that was typed.
bool isRounded(std::string_view typed, double value, double answer) {
    const std::optional<double> half = halfPlace(typed);
    return half && value != 0 && std::abs(value - answer) <= *half * (1 + 1e-9);
}

} // namespace

bool acceptsTyped(std::string_view typed, double value, double answer, const Tolerance& tolerance) {
    if (tolerance.accepts(value, answer)) return true;
    const double within = tolerance.relative ? tolerance.amount * std::abs(answer) : tolerance.amount;
    return within > 0 && isRounded(typed, value, answer) &&
           halfPlace(typed).value_or(1) <= within * (1 + 1e-9);
}

Nearness nearnessOf(std::string_view typed, double value, double answer, const Tolerance& tolerance) {
    constexpr double coarse = 0.25, near = 0.02; // relative
    const double off = std::abs(value - answer), size = std::abs(answer);
    if (isRounded(typed, value, answer) && off <= coarse * size) return Nearness::FewerDigits;
    if (off <= near * size) return Nearness::Almost;
    const auto fits = [&](double changed) {
        return std::isfinite(changed) &&
               (tolerance.accepts(changed, answer) || isRounded(typed, changed, answer));
    };
    if (answer != 0 && fits(-value)) return Nearness::OtherSign;
    for (const double power : {10.0, 100.0, 1000.0})
        if (tolerance.accepts(value * power, answer) || tolerance.accepts(value / power, answer))
            return value != 0 && answer != 0 ? Nearness::PowerOfTen : Nearness::TooLow;
    if (value != 0 && answer != 0 && tolerance.accepts(1 / value, answer)) return Nearness::Inverse;
    return value < answer ? Nearness::TooLow : Nearness::TooHigh;
}

} // namespace timestep
