// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/data_comparison.h"
#include "widgets/plot/content/plot_spec.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace timestep {

/// The points of each measure as an addition to a plot of it over time, labelled with the name of their file.
std::vector<MeasuredPoints> measuredPoints(const DataComparison& comparison, const QString& file);

/// The plot of `comparison.run`: the measures of the compared run over time, with the points.
PlotSpec comparisonPlot(const DataComparison& comparison, std::size_t run,
                        const std::vector<MeasuredPoints>& points);
/// The plot of `comparison.residuals` over time, with the uncertainties as error bars.
PlotSpec residualPlot(const DataComparison& comparison);

} // namespace timestep
