// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"
#include "app/session/session_file.h"
#include "core/parallel.h"

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// What a file shows: the plots of a session file; of a figure or table its plot beside a standard one, as
/// the window shows it; otherwise none, which stands for the standard plots. Throws InputError.
SavedSession shownIn(const QString& path);

/// Computes the figures of a session in the order of its plots. A run goes to its end, or to where the
/// session was if it has none. Returns nothing if `progress` stops it. Throws InputError, also for a run
/// without an end that never began.
std::optional<std::vector<ReportFigure>> figuresOf(const SavedSession& session, const Progress& progress);

/// Carries out an analysis and returns its chart. What it finds in sentences is added to `sentences`, as
/// Markdown. Returns nothing if `progress` stops it. Throws InputError, also for an analysis that leaves
/// nothing to draw and nothing to say.
std::optional<std::vector<ReportFigure>> figuresOf(const Recipe& recipe, QString& sentences,
                                                   const Progress& progress);

} // namespace timestep
