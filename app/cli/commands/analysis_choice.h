// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"

#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// The choices of a call for one analysis. An empty text means a value that suits the experiment.
struct AnalysisChoice {
    std::string over, values, part, share, measure, coordinate;
    std::vector<std::pair<std::string, std::string>> settings; ///< of the kind, by id
};

/// Returns the analysis with these choices; all other settings suit the experiment. Throws InputError with
/// the option.
AnalysisSpec specOf(const Analysis& analysis, const AnalysisChoice& choice, const Experiment& experiment);

/// Reads "sweep over=step values=0.1,0.05": a kind, and options of `timestep analyse KIND` without their
/// dashes. Throws InputError for an unknown kind or option and suggests the nearest one.
std::pair<const Analysis*, AnalysisChoice> analysisFromText(const std::string& text);

} // namespace timestep
