// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <cstdint>
#include <string>

namespace timestep {

/// Where the numbers of a plot come from.
struct PlotSource {
    enum class Kind : std::uint8_t { Run, Residuals, Derived } kind = Kind::Run;
    std::string name = {};    ///< Derived: the name of the result in the workbench
    ChartRequest chart = {};  ///< Derived: the chart
    bool scalesGiven = false; ///< Derived: the scales come from the given spec, not from the analysis
};

} // namespace timestep
