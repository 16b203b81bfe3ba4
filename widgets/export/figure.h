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
#include <vector>

class QPaintDevice;
class QPainter;
class QPointF;
class QPrinter;

namespace timestep {

/// The place of a figure's legend.
enum class LegendPlace {
    Automatic, ///< between the axes where no curve runs, or below them if there is room, or above the curves
               ///< on a longer y axis
    Inside,    ///< between the axes
    Below,     ///< below the axes
    AtCurves,  ///< each name at the right end of its curve
    None       ///< no legend
};

/// A place of the legend that was chosen by hand.
struct LegendCorner {
    double xMm = 0, yMm = 0;
    std::size_t columns = 1;
};

/// The share of a figure's height that its axes always keep.
inline constexpr double leastPlotShare = 0.55;
/// The same of a figure of several panels.
inline constexpr double leastPanelShare = 0.35;
/// The smallest font size in a figure [pt].
inline constexpr double smallestType = 7;

/// The layout of a figure on paper.
struct FigureSpec {
    double widthMm = 160, heightMm = 100; ///< of the whole figure
    double fontPt = 9;
    QString fontFamily;         ///< empty: the program's default
    QString title;              ///< above the plot; may be empty
    QString caption;            ///< stored in the file; may be empty
    bool drawsCaption = false;  ///< the caption is also drawn below the plot
    bool blackAndWhite = false; ///< only dashes and markers distinguish curves
    LegendPlace legend = LegendPlace::Automatic;
    /// Upper left corner of the legend in the figure [mm] and its columns; none: a place is found.
    std::optional<LegendCorner> legendAt = {};
    int panelColumns = 0;        ///< of several panels; 0: chosen by the width
    bool panelLetters = true;    ///< "(a)" above each of several panels
    bool panelsShareAxes = true; ///< equal axes of panels below or beside each other have numbers once
    bool archival = false;       ///< a PDF becomes PDF/A-1b
    QLocale locale = QLocale(QLocale::English); ///< of the numbers at the axes
    QString experiment;                         ///< whole experiment as JSON, stored in the file; opaque here
};

/// A further plot of a figure. The table must be valid as long as the figure.
struct FigurePanel {
    PlotSpec plot;
    const Table* table;
    ExactMotion exact = {};
    double share = 1; ///< height of its row, relative to that of the first plot
};

/// A plot to draw as a figure. The references must be valid during the call.
struct Figure {
    const FigureSpec& layout;
    const PlotSpec& plot;
    const Table& table;
    ExactMotion exact = {}; ///< for smooth curves of the exact motion; empty: drawn through their rows
    /// Plots beside and below this one, row by row, with axes in line and one legend for all.
    std::vector<FigurePanel> further = {};
};

/// A height at which panels are a little wider than high [mm].
double panelsHeight(double widthMm, std::size_t panels, int columns);
/// The layout of a figure whose height nobody chose, with its shape in `layout`: higher, so that everything
/// has room. A legend below the axes then takes nothing from them, and no legend needs a longer y axis.
FigureSpec roomyLayout(const Figure& figure);
/// How many panels are in a row. `wanted` 0: one up to a width of 100 mm.
std::size_t panelColumnsOf(double widthMm, std::size_t panels, int wanted);

/// Resolution of the layout of every figure, for all media [dots per inch].
inline constexpr int figureResolution = 300;

/// Draws the figure at its size in the upper left corner of the device: white ground, curves cut to the axes
/// and thinned out to the resolution. All formats use this function. Needs a QApplication.
void paintFigure(QPaintDevice& device, const Figure& figure);

/// Draws the figure as a part of a page, with its upper left corner at a point of the painter. Texts stay
/// texts. `dotsPerInch`: of the painter's units.
void drawFigure(QPainter& painter, const QPointF& corner, const Figure& figure, double dotsPerInch);

/// Returns the figure at 300 dots per inch, with the experiment in the texts of the image.
QImage figureImage(const Figure& figure);
QByteArray figurePng(const Figure& figure);
QByteArray figureSvg(const Figure& figure);
/// A vector PDF with embedded fonts on a page of exactly the figure's size.
QByteArray figurePdf(const Figure& figure);

/// The caption with the remarks on omitted values, scales and spectra, to be placed below the figure.
QString figureCaption(const Figure& figure);
/// Whether title, caption, remarks and legend all have room.
bool leavesNothingOut(const Figure& figure);
/// A sentence on values that the logarithmic axes of a figure cannot show; empty: there are none.
QString valuesLeftOut(const Figure& figure);

/// The figure as PNG, SVG, PDF or TeX (pgfplots), according to the extension of the path. Throws InputError
/// for another extension or a size out of range.
QByteArray figureBytes(const QString& path, const Figure& figure);
/// Writes them to the path. On failure writes no file
/// and returns an error in one sentence; none: success.
std::optional<QString> writeFigure(const QString& path, const Figure& figure);

/// Prints the figure in the middle of the first page, smaller if it does not fit. Returns an error in one
/// sentence; none: success.
std::optional<QString> printFigure(QPrinter& printer, const Figure& figure);

} // namespace timestep
