// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/plot_spec.h"

#include <QByteArray>
#include <QImage>
#include <QLocale>
#include <QString>

#include <optional>

class QPaintDevice;
class QPrinter;

namespace timestep {

/// The layout of a figure on paper.
struct FigureSpec {
    double widthMm = 160, heightMm = 100; ///< of the whole figure, caption included
    double fontPt = 9;
    QString title;                              ///< above the plot; may be empty
    QString caption;                            ///< below, wrapped; may be empty
    bool blackAndWhite = false;                 ///< dashes and markers alone tell curves apart
    bool legend = true;                         ///< false: no legend, for axes without curves
    bool archival = false;                      ///< a PDF becomes PDF/A-1b
    QLocale locale = QLocale(QLocale::English); ///< of numbers at the axes
    QString experiment; ///< whole experiment as JSON, carried in the file; opaque here
};

/// A plot to draw as a figure. The references must be valid during the call.
struct Figure {
    const FigureSpec& layout;
    const PlotSpec& plot;
    const Table& table;
};

/// Dots per inch that every figure is laid out in, for all media.
inline constexpr int figureResolution = 300;

/// Draws the figure at its size in the upper left corner of the device: white ground, curves cut to the axes
/// and thinned out to the resolution, legend below the axes. All formats are made by this function. Needs a
/// QApplication.
void paintFigure(QPaintDevice& device, const Figure& figure);

/// Returns the figure at 300 dots per inch, with the experiment in the texts of the image.
QImage figureImage(const Figure& figure);
QByteArray figurePng(const Figure& figure);
QByteArray figureSvg(const Figure& figure);
/// Vector, fonts embedded, page of exactly the figure's size.
QByteArray figurePdf(const Figure& figure);

/// Writes PNG, SVG or PDF, chosen by the ending of the name. On failure writes no file and returns an error
/// in one sentence; none: success.
std::optional<QString> writeFigure(const QString& path, const Figure& figure);

/// Prints the figure in the middle of the first page, smaller if it does not fit. Returns an error in one
/// sentence; none: success.
std::optional<QString> printFigure(QPrinter& printer, const Figure& figure);

} // namespace timestep
