// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/analysis/analysis.h"

namespace timestep {

/// The options and the run function of an analysis on the command line.
CommandForm::Kind analyseKind(const Analysis& analysis);

} // namespace timestep
