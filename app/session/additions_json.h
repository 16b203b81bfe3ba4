// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "widgets/plot/plot_additions.h"

namespace timestep {

/// Writes what a user added to a plot (lines, notes, measurements, differences, spectrum) in the form of a
/// session file.
Json toJson(const PlotAdditions& added);
/// Throws InputError with the path of the value.
PlotAdditions additionsFromJson(const JsonField& field);

} // namespace timestep
