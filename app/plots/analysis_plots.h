// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/session.h"
#include "widgets/plot/plot_spec.h"

#include <QString>

#include <optional>

namespace timestep {

/// A table and how it is drawn.
struct AnalysisPlot {
    PlotSpec plot;
    const Table* table = nullptr; ///< one of the result's
};

/// The chart of a result, with the lines that theory draws over it. `summary`: that of the summary, where it
/// has rows over time (the area of a cloud).
AnalysisPlot analysisPlot(const Experiment& experiment, const AnalysisSpec& spec,
                          const AnalysisResult& result, bool summary = false);

/// True if analysisPlot(..., true) has something to draw.
bool hasSummaryPlot(const AnalysisResult& result);

/// The caption of the experiment and every setting of the analysis, in the reader's language.
QString analysisCaption(const Session& session, const AnalysisSpec& spec);

/// The experiment as JSON text with the analysis in it: what files carry.
std::string analysedExperimentText(const Experiment& experiment, const AnalysisSpec& spec);

/// The analysis that a figure, a table or an experiment file carries; none if it carries none. Throws
/// InputError for a file that cannot be read.
std::optional<AnalysisSpec> analysisInFile(const QString& path);

} // namespace timestep
