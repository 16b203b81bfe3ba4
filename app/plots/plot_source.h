// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <cstdint>
#include <string>

namespace timestep {

/// Where the numbers of a plot come from.
struct PlotSource {
    enum class Kind : std::uint8_t { Run, Residuals, Derived } kind = Kind::Run;
    std::string name = {};    ///< Derived: under which the workbench keeps the result
    ChartRequest chart = {};  ///< Derived: what is drawn of it
    bool scalesGiven = false; ///< Derived: the plot that was asked for says the scales, not the analysis
};

} // namespace timestep
