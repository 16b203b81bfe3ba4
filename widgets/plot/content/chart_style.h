// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_spec.h"

#include <QColor>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <string_view>

namespace timestep {

/// The places of a legend, in the order of LegendPlace.
inline constexpr std::array<std::string_view, 5> legendPlaces{"automatic", "inside", "below", "curves",
                                                              "none"};

/// A template for the look of charts, independent of their contents. Properties that are not set leave a
/// chart unchanged.
struct ChartStyle {
    std::optional<QString> fontFamily = {}; ///< empty: the program's default
    std::map<int, QColor> runColours = {};  ///< of runs, from 0
    std::map<int, double> runWidths = {};   ///< of their lines [pt]
    std::optional<double> fontPt = {};      ///< of a figure, like the following
    std::optional<double> widthMm = {}, heightMm = {};
    std::optional<std::size_t> legend = {}; ///< index into legendPlaces
    std::optional<bool> blackAndWhite = {};

    /// Applies the font, colours and line widths to a chart.
    void applyTo(PlotSpec& plot) const;
};

/// The font, colours and line widths of a chart.
ChartStyle styleOf(const PlotSpec& plot);

/// Reads and writes a template as JSON. Both throw InputError.
ChartStyle readStyle(const QString& path);
void writeStyle(const QString& path, const ChartStyle& style);

} // namespace timestep
