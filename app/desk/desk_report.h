// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk_file.h"
#include "app/report/report.h"
#include "core/parallel.h"

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// What a file shows: the plots of a desk file; of a figure or table its plot beside a standard one, as
/// the window shows it; otherwise none, which stands for the standard plots. Throws InputError.
Desk shownIn(const QString& path);

/// Computes the figures of a desk in the order of its plots. A run goes to its end, or to where it
/// was if it has none. Returns nothing if `progress` stops it. Throws InputError, also for a run
/// without an end that never began.
std::optional<std::vector<ReportFigure>> figuresOf(const Desk& desk, const Progress& progress);

/// Carries out an analysis and returns its chart. What it finds in sentences is added to `sentences`, as
/// Markdown. Returns nothing if `progress` stops it. Throws InputError, also for an analysis that leaves
/// nothing to draw and nothing to say.
std::optional<std::vector<ReportFigure>> figuresOf(const Recipe& recipe, QString& sentences,
                                                   const Progress& progress);

} // namespace timestep
