// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_source.h"
#include "core/analysis/analysis.h"
#include "core/run/session.h"
#include "widgets/plot/plot_spec.h"

#include <QString>

namespace timestep {

/// A table and how it is drawn.
struct AnalysisPlot {
    PlotSpec plot;
    const Table* table = nullptr; ///< one of the result's
};

/// The chart of a result, with the lines that theory draws over it.
AnalysisPlot analysisPlot(const DerivedResult& derived, const ChartRequest& request = {});
/// The same for a plot that was asked for: its title, ranges, runs and lines, and its scales where the source
/// says so, go before those of the numbers.
AnalysisPlot analysisPlot(const DerivedResult& derived, const PlotSource& source, const PlotSpec& asked);

/// Axes and marks of a chart whose numbers are not there yet.
PlotSpec plannedPlot(std::string_view kind, const std::string& measure, const ChartRequest& request);

/// True if the chart of the summary has something to draw.
bool hasSummaryPlot(const DerivedResult& derived);

/// The caption of the experiment and every setting of the analysis, in the reader's language.
QString analysisCaption(const Session& session, const AnalysisSpec& spec);

} // namespace timestep
