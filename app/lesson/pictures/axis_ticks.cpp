// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pictures/axis_ticks.h"

#include <cmath>

namespace timestep {

double niceStep(double span) {
    const double power = std::pow(10.0, std::floor(std::log10(span / 4)));
    double step = power;
    for (const double factor : {2.0, 5.0})
        if (power * factor <= span / 4) step = power * factor;
    return step;
}

std::vector<double> niceTicks(double from, double to) {
    constexpr double slack = 1e-9; ///< of a step
    const double step = niceStep(to - from);
    std::vector<double> ticks;
    for (double i = std::ceil(from / step - slack); i * step <= to + slack * step; ++i)
        ticks.push_back(i == 0 ? 0.0 : i * step);
    return ticks;
}

} // namespace timestep
