// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "widgets/plot/content/plot_additions.h"

#include <vector>

namespace timestep {

/// Writes what a user added to a plot (lines, notes, measurements, differences, measured data, fits,
/// spectrum) in the form of a session file.
Json toJson(const PlotAdditions& added);
/// Throws InputError with the path of the value.
PlotAdditions additionsFromJson(const JsonField& field);

/// Measured points alone, as figures carry them.
Json toJson(const std::vector<MeasuredPoints>& all);
/// Throws InputError with the path of the value.
std::vector<MeasuredPoints> pointsFromJson(const JsonField& field);

} // namespace timestep
