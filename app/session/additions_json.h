// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "widgets/plot/plot_additions.h"

namespace timestep {

/// What a reader has put on a plot, as a session file has it.
Json toJson(const PlotAdditions& added);
/// Throws InputError with the path of the value.
PlotAdditions additionsFromJson(const JsonField& field);

} // namespace timestep
