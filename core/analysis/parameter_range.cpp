// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/parameter_range.h"

#include "core/input_error.h"

namespace timestep {

std::vector<double> evenly(double from, double to, std::size_t count) {
    std::vector<double> values(count, from);
    for (std::size_t i = 1; i < count; ++i)
        values[i] = from + (to - from) * static_cast<double>(i) / static_cast<double>(count - 1);
    return values;
}

std::vector<double> parameterRange(const AnalysisSpec& spec, std::size_t count) {
    const double from = spec.settings["from"], to = spec.settings["to"];
    if (!(from < to))
        throw InputError(TRANSLATABLE("fault", "the parameter must increase from left to right"), "to");
    return evenly(from, to, count);
}

} // namespace timestep
