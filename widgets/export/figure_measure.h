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

/// A white box that was drawn over earlier lines.
struct DrawnCover {
    QRectF box;            ///< [mm]
    std::size_t lines = 0; ///< lines drawn before
};

/// A note as it was drawn.
struct PlacedNote {
    std::size_t panel = 0, note = 0; ///< its plot, and its place in PlotAdditions
    QRectF box;                      ///< of its text [mm]
    QPointF anchor;                  ///< at which it points [mm]
};

/// The geometry of a figure as it was drawn.
struct FigureMeasure {
    QRectF page, axes, legend;    ///< [mm]; `legend` is empty without one
    std::vector<DrawnText> texts; ///< words and numbers that were drawn
    std::vector<DrawnLine> lines; ///< everything that was stroked
    std::vector<DrawnCover> covers;
    std::vector<PlacedNote> notes;
    std::size_t legendColumns = 1;
    QStringList problems; ///< what the layout left out
};

/// Draws the figure onto a device that records the drawing.
FigureMeasure measureFigure(const Figure& figure);

/// Returns what does not fit or is hard to read, one sentence each: omitted parts, texts that cross the edge
/// or overlap, fonts below smallestType. Empty: no faults.
QStringList figureFaults(const Figure& figure);

/// The value at a point of the figure in a panel [mm; units of its axes].
QPointF valueInFigure(const Figure& figure, std::size_t panel, const QPointF& point);

} // namespace timestep
