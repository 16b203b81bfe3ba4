// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_source.h"
#include "core/analysis/analysis.h"
#include "core/run/session/session.h"
#include "widgets/plot/content/plot_spec.h"

#include <QString>

namespace timestep {

/// A plot and the table that it draws.
struct AnalysisPlot {
    PlotSpec plot;
    const Table* table = nullptr; ///< a table of the result
};

/// The chart of a result, including theoretical lines.
AnalysisPlot analysisPlot(const DerivedResult& derived, const ChartRequest& request = {});
/// Like analysisPlot(derived, request), but the title, ranges, runs and lines of `asked` override those of
/// the chart; its scales do so if source.scalesGiven.
AnalysisPlot analysisPlot(const DerivedResult& derived, const PlotSource& source, const PlotSpec& asked);

/// Axes and marks of a chart before its numbers are computed.
PlotSpec plannedPlot(std::string_view kind, const std::string& measure, const ChartRequest& request);

/// The same with the scales that suit the numbers of its table.
PlotSpec plannedPlot(const AnalysisSpec& spec, const Table& table);

/// True if the summary of the result contains a chart.
bool hasSummaryPlot(const DerivedResult& derived);

/// The caption of the experiment and every setting of the analysis, in the reader's language.
QString analysisCaption(const Session& session, const AnalysisSpec& spec);

} // namespace timestep
