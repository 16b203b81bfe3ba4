// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/curve_style.h"
#include "widgets/look/theme.h"

#include <QLocale>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace timestep {

/// Distance between texts and the edge of a view [1/96 inch].
inline constexpr double overlaySpace = 6;

/// One entry of a legend of runs.
struct LegendEntry {
    RunStyle style;
    QString label;
    bool ofPane = false;  ///< the title of a separate picture: bold, in the run's colour
    QString longest = {}; ///< of the titles beside it, so that all have one size; empty: it is alone
};

/// The look of the texts around a picture. The font is that of the painter.
struct OverlayLook {
    Theme theme = Theme::Light;
    double unit = 1; ///< 1/96 inch in the painter's coordinates
    QLocale locale;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

/// Draws the entries in as many lines as they need at the top of `area`, and returns the height that they
/// took. With a null painter it only measures. `end`: raised to where the longest line ends.
double paintLegend(QPainter* painter, const QFont& font, const QRectF& area,
                   const std::vector<LegendEntry>& entries, const OverlayLook& look, double* end = nullptr);

/// Draws a bar of a round length in the middle of `line`, with the length beside it. `scale` [px per scene
/// length].
void paintScaleBar(QPainter& painter, const QRectF& line, double scale, const QString& lengthUnit,
                   const OverlayLook& look);

/// The colours that show strain: of sticks, from too short to too long, or of cloth, from 0 to too long.
enum class StrainBar { Sticks, Cloth };
/// Draws the colours of strain with their name and numbers at the far end of `line`.
void paintStrainBar(QPainter& painter, const QRectF& line, double fullScale, StrainBar bar,
                    const OverlayLook& look);
/// Returns the width of that bar with its name and numbers [px].
double strainBarWidth(const QFont& font, double fullScale, StrainBar bar, const OverlayLook& look);

/// Returns the largest of 1, 2, 5 times a power of ten that is not above `length` (> 0).
double roundLength(double length);

/// Returns the number of decimals that show every multiple of the step size, at most four: 2 for 0.01, 3 for
/// 0.125, 0 for 1.
int decimalsOf(double step);

} // namespace timestep
