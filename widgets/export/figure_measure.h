// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure.h"

#include <QColor>
#include <QPolygonF>
#include <QRectF>

#include <vector>

namespace timestep {

/// A text as it was drawn.
struct DrawnText {
    QString text;
    QRectF box; ///< of its ink [mm]
    double pointSize = 0;
};

/// A line as it was drawn.
struct DrawnLine {
    QPolygonF points; ///< [mm]
    QColor colour;
};

/// A white box that was drawn over what stood there.
struct DrawnCover {
    QRectF box;            ///< [mm]
    std::size_t lines = 0; ///< lines drawn before
};

/// What a figure looks like, in numbers: taken from the drawing itself.
struct FigureMeasure {
    QRectF page, axes, legend;    ///< [mm]; `legend` is empty without one
    std::vector<DrawnText> texts; ///< words and numbers that were drawn
    std::vector<DrawnLine> lines; ///< everything that was stroked
    std::vector<DrawnCover> covers;
    QStringList problems; ///< what the layout left out
};

/// Draws the figure onto a device that keeps what it is told to draw.
FigureMeasure measureFigure(const Figure& figure);

/// Returns what does not fit or is hard to read, a sentence each: parts left out, texts that reach over the
/// edge or over each other, type below smallestType. Empty: all is well.
QStringList figureFaults(const Figure& figure);

} // namespace timestep
