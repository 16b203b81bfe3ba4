// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/content/curves.h"
#include "widgets/plot/content/plot_spec.h"

#include <QByteArray>
#include <QImage>
#include <QLocale>
#include <QString>

#include <optional>

class QPaintDevice;
class QPainter;
class QPointF;
class QPrinter;

namespace timestep {

/// Where the legend of a figure stands.
enum class LegendPlace {
    Automatic, ///< between the axes where no curve runs, else below them if there is room, else above the
               ///< curves on a longer y axis
    Inside,    ///< between the axes
    Below,     ///< below the axes
    AtCurves,  ///< each name at the right end of its curve
    None       ///< no legend
};

/// The least part of a figure's height that its axes have, whatever else stands in it.
inline constexpr double leastPlotShare = 0.55;
/// The smallest type of a figure [pt].
inline constexpr double smallestType = 7;

/// The layout of a figure on paper.
struct FigureSpec {
    double widthMm = 160, heightMm = 100; ///< of the whole figure
    double fontPt = 9;
    QString fontFamily;         ///< empty: the program's own
    QString title;              ///< above the plot; may be empty
    QString caption;            ///< carried in the file; may be empty
    bool drawsCaption = false;  ///< the caption also stands below the plot
    bool blackAndWhite = false; ///< dashes and markers alone tell curves apart
    LegendPlace legend = LegendPlace::Automatic;
    bool archival = false;                      ///< a PDF becomes PDF/A-1b
    QLocale locale = QLocale(QLocale::English); ///< of numbers at the axes
    QString experiment; ///< whole experiment as JSON, carried in the file; opaque here
};

/// A plot to draw as a figure. The references must be valid during the call.
struct Figure {
    const FigureSpec& layout;
    const PlotSpec& plot;
    const Table& table;
    ExactMotion exact = {}; ///< draws curves of the exact motion smoothly; empty: through their rows
};

/// Dots per inch that every figure is laid out in, for all media.
inline constexpr int figureResolution = 300;

/// Draws the figure at its size in the upper left corner of the device: white ground, curves cut to the axes
/// and thinned out to the resolution. The pictures of all formats are made by this function. Needs a
/// QApplication.
void paintFigure(QPaintDevice& device, const Figure& figure);

/// Draws the figure on a page with other things, its upper left corner at a point of the painter. Texts stay
/// texts. `dotsPerInch`: of the painter's units.
void drawFigure(QPainter& painter, const QPointF& corner, const Figure& figure, double dotsPerInch);

/// Returns the figure at 300 dots per inch, with the experiment in the texts of the image.
QImage figureImage(const Figure& figure);
QByteArray figurePng(const Figure& figure);
QByteArray figureSvg(const Figure& figure);
/// Vector, fonts embedded, page of exactly the figure's size.
QByteArray figurePdf(const Figure& figure);

/// The caption with the remarks on values left out, on scales and on spectra. It belongs below the figure.
QString figureCaption(const Figure& figure);

/// Writes PNG, SVG, PDF or TeX (pgfplots), chosen by the ending of the name. On failure writes no file and
/// returns an error in one sentence; none: success.
std::optional<QString> writeFigure(const QString& path, const Figure& figure);

/// Prints the figure in the middle of the first page, smaller if it does not fit. Returns an error in one
/// sentence; none: success.
std::optional<QString> printFigure(QPrinter& printer, const Figure& figure);

} // namespace timestep
