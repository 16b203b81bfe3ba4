// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk_file.h"
#include "app/report/report.h"
#include "core/parallel.h"

#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The plots that a file shows: those of a desk file; for a figure or table its plot beside a standard one,
/// as the window shows it; otherwise none, which means the standard plots. Throws InputError.
Desk shownIn(const QString& path);

/// Computes the figures of a desk in the order of its plots. A run continues to its end, or, if it has none,
/// to where it was. Returns nothing if `progress` stops it. Throws InputError, also for a run without an end
/// that was never started.
std::optional<std::vector<ReportFigure>> figuresOf(const Desk& desk, const Progress& progress);

/// The fit to measured data that a desk keeps, if it has a result. Throws InputError.
std::vector<FitSummary> measuredFits(const Json& measured);

/// Carries out an analysis and returns its chart. Its findings in words are added to `facts`, as
/// Markdown. Returns nothing if `progress` stops it. Throws InputError, also for an analysis that gives
/// neither a chart nor findings.
std::optional<std::vector<ReportFigure>> figuresOf(const Recipe& recipe, ReportTable& facts,
                                                   const Progress& progress);

} // namespace timestep
