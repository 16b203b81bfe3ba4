// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "core/analysis/analysis.h"

namespace timestep {

/// An analysis on the command line: its settings as options, and what carries it out.
CommandForm::Kind analyseKind(const Analysis& analysis);

} // namespace timestep
