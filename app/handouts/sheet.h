// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"
#include "widgets/plot/plot_spec.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace timestep {

/// A plot on paper. Without rows in its table it is a pair of labelled axes to draw into.
struct SheetChart {
    PlotSpec plot;
    Table table;
};

/// One part of a printed sheet; parts are set one below the other.
struct SheetPart {
    enum class Kind {
        Heading, ///< of a step; stays with what follows it
        Text,    ///< Markdown
        Remark,  ///< Markdown, smaller and set in
        Choice,  ///< a box to tick and Markdown beside it
        Field,   ///< Markdown, a box to write a number into, and the unit; short ones stand two in a row
        Table,   ///< with cells to fill in
        Lines,   ///< to write sentences on
        Charts   ///< side by side
    };
    Kind kind = Kind::Text;
    QString text;
    QString tail;    ///< Field: the unit; Heading: what kind of step
    QString written; ///< Field: printed in the box; empty: room to write by hand
    bool ticked = false;
    int count = 0; ///< Lines
    QStringList columns = {};
    std::vector<QStringList> rows = {};  ///< Table: an empty cell is to be filled in
    std::vector<SheetChart> charts = {}; ///< `text` stands below them
    bool coloured = false;               ///< Charts: printed in colour
};

/// A sheet to print: plain data, in the language in which it was made.
struct Sheet {
    QString title;
    QString subtitle;
    bool names = true; ///< a line for name and date
    int columns = 1;   ///< of text on the page
    QString footer;
    std::vector<SheetPart> parts;
};

/// Versions of a sheet, from the longest to the shortest; the first one that fits is printed.
using SheetVariants = std::vector<Sheet>;

/// The most pages that a sheet takes.
inline constexpr int mostSheetPages = 2;

/// Sets the first variant that fits on two pages of A4 in a type that is easy to read; when none does, the
/// last one in small type on as many pages as it takes. Vector, fonts embedded. Needs a QApplication.
QByteArray sheetPdf(const SheetVariants& variants, int* pages = nullptr);

/// A file within a PDF.
struct SheetFile {
    QString name;
    QByteArray content;
    QString type; ///< "text/csv"
};

/// How one sheet is printed.
struct SheetPrint {
    double pointSize = 10.5;
    QByteArray metadata = {}; ///< XMP; empty: none but Qt's own
    std::vector<SheetFile> attached = {};
};

/// Sets a sheet in that size on as many pages as it takes.
QByteArray sheetPdf(const Sheet& sheet, const SheetPrint& print, int* pages = nullptr);

} // namespace timestep
