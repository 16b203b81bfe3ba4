// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "lessons/blocks/picture.h"
#include "widgets/plot/content/plot_spec.h"

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

class QPrinter;

namespace timestep {

/// A plot on paper. A table without rows gives empty axes to draw into.
struct SheetChart {
    PlotSpec plot;
    Table table;
    std::vector<SheetChart> panels = {}; ///< beside and below it, in one figure
    int panelColumns = 0;
};

/// A picture of a lesson on paper. Sheets are computed by any thread, but only that of the windows draws.
class SheetPicture {
public:
    SheetPicture(Picture picture, int width) : m_picture(std::move(picture)), m_width(width) {}
    const QImage& image() const; ///< drawn at the first call; 640 of its pixels at 96 dpi are 130 mm wide

private:
    Picture m_picture;
    int m_width; ///< [px]
    mutable QImage m_image;
};

/// One part of a printed sheet; parts follow each other downwards.
struct SheetPart {
    enum class Kind {
        Heading, ///< heading of a step; stays on the page of the next part
        Text,    ///< Markdown
        Remark,  ///< Markdown, smaller and indented
        Choice,  ///< a checkbox and Markdown; two short ones share a row
        Field,   ///< Markdown, a box for a number, and the unit; two short ones share a row
        Table,   ///< a table with cells to fill in
        Lines,   ///< empty lines for sentences
        Charts,  ///< charts side by side
        Picture  ///< `picture`, or one of the program's own, whose address (qrc:) is `text`
    };
    Kind kind = Kind::Text;
    QString text;
    QString tail;    ///< Field: the unit; Heading: the kind of the step
    QString written; ///< Field: printed in the box; empty: space for handwriting
    bool ticked = false;
    int count = 0; ///< Lines
    QStringList columns = {};
    std::vector<QStringList> rows = {};  ///< Table: an empty cell is for the learner
    std::vector<SheetChart> charts = {}; ///< Charts; `text` is their caption
    std::shared_ptr<SheetPicture> picture = {};
    bool coloured = false;  ///< Charts: printed in colour
    bool grows = false;     ///< Charts: higher with a legend below the axes
    bool onNewPage = false; ///< Heading: begins a page
};

/// A sheet to print, in the language in which it was created.
struct Sheet {
    QString title;
    QString subtitle;
    bool names = true;   ///< has a line for name and date
    bool flows = false;  ///< a page may end between any two texts
    bool slides = false; ///< pages of 16 : 9 for a projector; each heading begins one
    int columns = 1;     ///< text columns of the page
    QString footer;
    int mostPages = 2; ///< number of pages on which it has to fit
    std::vector<SheetPart> parts;
};

/// Variants of a sheet, from longest to shortest; the first one that fits is printed.
using SheetVariants = std::vector<Sheet>;

/// A variant of a sheet with the type size in which it is printed, and the number of its pages.
struct FittedSheet {
    Sheet sheet;
    double pointSize = 10.5;
    int pages = 0;
};

/// Chooses the first variant that fits on its number of pages, or one more for a worksheet, in readable type.
/// If none fits, the last one in small type, on as many pages as needed. Needs a QApplication.
FittedSheet fittedSheet(const SheetVariants& variants);

/// Writes the variant that fittedSheet() chooses as PDF: vector graphics, embedded fonts.
QByteArray sheetPdf(const SheetVariants& variants, int* pages = nullptr);

/// A file embedded in a PDF.
struct SheetFile {
    QString name;
    QByteArray content;
    QString type; ///< "text/csv"
};

/// Print settings of a sheet.
struct SheetPrint {
    double pointSize = 10.5;
    QByteArray metadata = {}; ///< XMP; empty: only Qt's own
    std::vector<SheetFile> attached = {};
};

/// The page of each part of a sheet, from 1, if it is printed at that type size.
std::vector<int> sheetPages(const Sheet& sheet, double pointSize);

/// Prints a sheet at that type size on as many pages as needed.
QByteArray sheetPdf(const Sheet& sheet, const SheetPrint& print, int* pages = nullptr);

/// Prints sheets one after the other, as large as the paper of the printer allows.
void printSheets(const std::vector<FittedSheet>& sheets, QPrinter& printer);
/// The same as PDF.
QByteArray sheetsPdf(const std::vector<FittedSheet>& sheets);

} // namespace timestep
