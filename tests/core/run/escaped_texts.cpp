// SPDX-License-Identifier: GPL-3.0-or-later
// Free texts in the formats that core writes: LaTeX, Markdown, CSV, and sentences on a terminal.
#include "core/run/rows/not_finite.h"
#include "core/table/csv.h"
#include "core/table/escaped_text.h"
#include "core/table/number_text.h"
#include "core/table/tex_text.h"
#include "core/table/word_table.h"
#include "core/undefined.h"
#include "tests/tools.h"

#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace timestep::escaped_texts_test {

class EscapedTexts : public QObject {
    Q_OBJECT

private slots:
    /// Each byte that begins a longer character, before a command.
    void aByteThatIsNoUtf8TakesNothingWithItIntoLatex() {
        for (int byte = 0x80; byte <= 0xFF; ++byte) {
            const std::string text = texText(std::string(1, static_cast<char>(byte)) + "\\input{x}");
            QCOMPARE(text, std::string("?\\textbackslash{}input\\{x\\}"));
        }
        QCOMPARE(texText("\x1b[2J\x7f"), std::string("?[2J?"));
        QCOMPARE(texText("\xc3\xa4 \xe2\x82"), std::string("\xc3\xa4 ??")); // a cut character at the end
        QCOMPARE(texText("50 % & x_1"), std::string("50 \\% \\& x\\_1"));
    }

    void aTerminalGetsNoControlCharacters() {
        QCOMPARE(terminalText("\x1b]0;own\x07 \rover"), std::string("\\x1b]0;own\\x07 \\x0dover"));
        QCOMPARE(terminalText("\xc2\x9b[2J"), std::string("\\x9b[2J")); // CSI as one character
        QCOMPARE(terminalText("a\nb\tc"), std::string("a\nb\tc"));
        QCOMPARE(terminalText("\xff \xc3"), std::string("\\xff \\xc3"));
        QCOMPARE(terminalText("gr\xc3\xb6\xc3\x9f"
                              "er \xe2\x89\xa5"),
                 std::string("gr\xc3\xb6\xc3\x9f"
                             "er \xe2\x89\xa5"));
        QCOMPARE(terminalText(std::string_view("\0", 1)), std::string("\\x00"));
    }

    void aCellOfCsvIsNoFormula() {
        QCOMPARE(csvCell("=cmd()|' /C calc'!A0"), std::string("'=cmd()|' /C calc'!A0"));
        QCOMPARE(csvCell("@SUM(1,2)"), std::string("\"'@SUM(1,2)\""));
        QCOMPARE(csvCell("-3.5e-3"), std::string("-3.5e-3"));
        QCOMPARE(csvCell("+2"), std::string("+2"));
        QCOMPARE(csvCell("-2+3"), std::string("'-2+3"));
        QCOMPARE(csvCell("say \"hi\"\n"), std::string("\"say \"\"hi\"\"\n\""));
        QCOMPARE(csvCell("plain [m]"), std::string("plain [m]"));
        QCOMPARE(csvCell("\xc3"), std::string("\xef\xbf\xbd"));
    }

    /// A backslash before a bar is one of the text, and does not escape it.
    void aBarDoesNotEndACellOfMarkdown() {
        QCOMPARE(markdownCell(markdownText("a\\|b")), std::string("a\\\\\\|b"));
        QCOMPARE(markdownCell("a\\|b|c"), std::string("a\\|b\\|c"));
        QCOMPARE(markdownCell("two\nlines"), std::string("two lines"));
        QCOMPARE(markdownText("\x1b[2J\n\xc2\x9b"
                              "a"),
                 std::string("\\[2J  \na"));
        const std::string table = toMarkdown(
            WordTable{{{"name", false}, {"number"}}, {{{"<b> [x](javascript:y) \\|"}, numberCell("-3.5")}}});
        QVERIFY(table.find("\\<b\\> \\[x\\]\\(javascript:y\\) \\\\\\| | -3.5 |") != std::string::npos);
    }

    void whatIsNotANumberHasNoSign() {
        QCOMPARE(exactNumber(std::copysign(undefined, -1)), std::string("nan"));
        QCOMPARE(shortNumber(std::copysign(undefined, -1)), std::string("nan"));
        QCOMPARE(exactNumber(-std::numeric_limits<double>::infinity()), std::string("-inf"));
        const Table table{{{"x", "x", "1", 0, {std::copysign(undefined, -1)}}}, {"run"}};
        QCOMPARE(toCsv(table, {}), std::string("x [1]\nnan\n"));
    }

    void numbersThatAreTooLargeAreFoundWithTheirTime() {
        const double inf = std::numeric_limits<double>::infinity();
        const Table table{{{"time", "t", "s", 0, {0, 1, 2}},
                           {"energy", "e", "J", 0, {1, inf, inf}},
                           {"ratio", "r", "1", 0, {1, 1, undefined}},
                           {"unknown", "u", "1", 0, {undefined, undefined, undefined}},
                           {"late", "l", "1", 0, {undefined, 3, 3}},
                           {"time", "t", "s", 1, {0, 1, 2}},
                           {"ratio", "r", "1", 1, {1, undefined, undefined}}},
                          {"one", "two"}};
        const std::vector<NotFinite> found = notFiniteColumns(table);
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[0].column, std::size_t(1));
        QCOMPARE(found[0].time, 1.0);
        QVERIFY(!found[0].isUndefined);
        QCOMPARE(found[1].column, std::size_t(2));
        QCOMPARE(found[1].time, 2.0);
        QVERIFY(found[1].isUndefined);
        QVERIFY(endsInfinite(table));
        QVERIFY(!endsInfinite(Table{{{"x", "x", "1", 0, {inf, 1, undefined}}}, {}}));
    }
};

REGISTER_TEST(EscapedTexts)

} // namespace timestep::escaped_texts_test
#include "escaped_texts.moc"
