// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "widgets/plot/content/plot_additions.h"
#include "widgets/plot/content/plot_spec.h"

#include <vector>

namespace timestep {

/// Writes what a plot shows in the form of desk files and figures: columns, axes, marks, lines, names,
/// colours, and what the user added.
Json toJson(const PlotSpec& spec);
/// Reads also the forms of earlier versions. Throws InputError with the path of the value.
PlotSpec plotSpecFromJson(const JsonField& field);

Json toJson(const PlotView& view);
/// Throws InputError with the path of the value.
PlotView viewFromJson(const JsonField& field);

/// Writes what a user added to a plot (lines, notes, measurements, differences, measured data, fits,
/// spectrum) in the form of a desk file.
Json toJson(const PlotAdditions& added);
/// Throws InputError with the path of the value.
PlotAdditions additionsFromJson(const JsonField& field);

/// Measured points without anything else, as figures embed them.
Json toJson(const std::vector<MeasuredPoints>& all);
/// Throws InputError with the path of the value.
std::vector<MeasuredPoints> pointsFromJson(const JsonField& field);

} // namespace timestep
