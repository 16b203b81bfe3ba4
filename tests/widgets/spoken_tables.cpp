// SPDX-License-Identifier: GPL-3.0-or-later
// A table in a text is read row by row, each cell with the heading of its column.
#include "tests/tools.h"

#include "widgets/formula/rich_document.h"

#include <QTextCursor>
#include <QTextDocument>

namespace timestep::spoken_tables_test {

class SpokenTables : public QObject {
    Q_OBJECT

private slots:
    void everyRowIsNumberedAndEveryCellHasItsHeading() {
        QCOMPARE(
            spokenMarkdown(
                "Done:\n\n| step | $t$ in s | $x$ in m |\n|--:|--:|--:|\n| 0 | 0 | 0 |\n| 1 | 1 | 10 |\n\n"
                "The pale cart shows the exact motion."),
            QString("Done: row 1: step 0, t in s 0, x in m 0. row 2: step 1, t in s 1, x in m 10. "
                    "The pale cart shows the exact motion."));
    }

    void formulasInCellsAreReadInWords() {
        QCOMPARE(spokenMarkdown("| a |\n|---|\n| $x^2$ |"), QString("row 1: a x squared."));
    }

    void emptyCellsAreNotRead() {
        QCOMPARE(spokenMarkdown("| | b | c |\n|---|---|---|\n| 1 | | 3 |"), QString("row 1: 1, c 3."));
    }

    void headingsWithoutRowsAreRead() { QCOMPARE(spokenMarkdown("| a | b |\n|---|---|"), QString("a, b")); }

    void twoTablesAreNumberedSeparately() {
        QCOMPARE(spokenMarkdown("| a |\n|---|\n| 1 |\n| 2 |\n\nand\n\n| b |\n|---|\n| 3 |"),
                 QString("row 1: a 1. row 2: a 2. and, row 1: b 3."));
    }

    /// For example the words of a link in a cell.
    void aPartOfATableIsReadUnchanged() {
        QTextDocument document;
        setMarkdownWithFormulas(document, "| a | b |\n|---|---|\n| one | two |");
        const QTextCursor word = document.find("two");
        QCOMPARE(spokenText(word), QString("two"));
    }
};

REGISTER_TEST(SpokenTables)

} // namespace timestep::spoken_tables_test
#include "spoken_tables.moc"
