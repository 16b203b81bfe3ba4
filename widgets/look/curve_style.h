// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QColor>
#include <QIcon>
#include <QList>
#include <QPen>

#include <array>
#include <string_view>

class QPainter;

namespace timestep {

/// How the rows of a curve are shown.
enum class Marks {
    Lines,          ///< a line with a few markers, so that curves differ in more than colour
    Markers,        ///< one marker per row
    LinesAndMarkers ///< a line through one marker per row: sweeps
};

enum class Marker {
    None,
    Circle,
    Square,
    Triangle,
    Diamond,
    Cross,
    Plus,
    Ring,
    OpenSquare,
    OpenTriangle,
    OpenDiamond,
    Pentagon,
    Star
};

/// Names of the markers, in the order of Marker.
inline constexpr std::array<std::string_view, 13> markerNames{
    "none", "circle",      "square",        "triangle",     "diamond",  "cross", "plus",
    "ring", "open-square", "open-triangle", "open-diamond", "pentagon", "star"};
/// Names of the dashes that a reader can choose.
inline constexpr std::array<std::string_view, 5> dashNames{"solid", "dashed", "dotted", "dash-dot",
                                                           "long-dashes"};
/// The lengths of one of them, as in RunStyle.
const QList<qreal>& namedDash(int index);

/// The number of runs that can be distinguished, on the screen and in grey.
inline constexpr int mostStyles = 12;

/// The look of a run in all drawings: simulation view, plots, legends, tables, figures.
struct RunStyle {
    QColor colour;
    QList<qreal> dash; ///< lengths of strokes and gaps [px at 96 dpi]; empty: a solid line
    Marker marker = Marker::Circle;
    double width = 1; ///< of the line, relative to the usual width of a curve
};

/// Colours of Okabe and Ito (2008), in an order of high contrast on the theme's ground, and five more; the
/// pale ones are darkened on white. The first mostStyles runs differ in colour, in dash and in marker, so
/// that each of the three distinguishes them. Any run >= 0; later ones repeat the colours with other markers.
RunStyle runStyle(int run, Theme theme);

/// The style of one of several columns. With one run in the plot, columns differ as runs do. With several
/// columns of several runs, colour and marker show the run, and the dash shows the column.
RunStyle columnStyle(int run, int column, bool severalRuns, bool severalColumns, Theme theme);

/// A quiet thin line in the run's colour, or in grey for run -1.
RunStyle referenceStyle(int run, Theme theme);

/// What the reader has predicted: broad even dashes, unlike the exact curve and any run.
RunStyle guessStyle(Theme theme);

/// Measured points: rings in the colour of text, which no run has; further sets have other open markers.
RunStyle pointStyle(Theme theme, int set = 0);

/// A solid line in the pale colour of a run: for the last run before a change.
RunStyle paleStyle(int run, Theme theme);

/// Returns the same dash and marker in black, for printers without colour.
RunStyle inBlack(RunStyle style);

/// Returns a pen for a line of the style; `width` is that of a usual line. `unit` is 1/96 inch on the device.
QPen penOf(const RunStyle& style, double width, double unit = 1);

/// Draws one marker of the given diameter.
void drawMarker(QPainter& painter, const QPointF& centre, double size, Marker marker, const QColor& colour,
                const QColor& ground);

/// Draws what a legend shows: a piece of the line with a marker in its middle.
void drawSample(QPainter& painter, const QRectF& rectangle, const RunStyle& style, Marks marks, double width,
                const QColor& ground, double unit = 1);

/// The sample as an icon for buttons, menus and table heads; pale when the button is off.
QIcon sampleIcon(const RunStyle& style, Marks marks, const QSize& size, double devicePixelRatio, Theme theme);

} // namespace timestep
