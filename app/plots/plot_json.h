// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "widgets/plot/content/plot_spec.h"

namespace timestep {

/// Writes what a plot shows in the form of session files and figures: columns, axes, marks, lines, names,
/// colours, and what the user added.
Json toJson(const PlotSpec& spec);
/// Reads also the forms of earlier versions. Throws InputError with the path of the value.
PlotSpec plotSpecFromJson(const JsonField& field);

Json toJson(const PlotView& view);
/// Throws InputError with the path of the value.
PlotView viewFromJson(const JsonField& field);

} // namespace timestep
