// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas in words for screen readers.
#include "widgets/formula/spoken_formula.h"
#include "tests/tools.h"
#include "widgets/formula/markdown_formulas.h"

#include <QDirIterator>
#include <QSet>

namespace timestep::spoken_formula_test {

class SpokenFormula : public QObject {
    Q_OBJECT

private slots:
    void aFormulaIsSpokenInWords_data() {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* tex, const char* words) {
            QTest::newRow(tex) << QString(tex) << QString::fromUtf8(words);
        };
        row("x", "x");
        row("x^2", "x squared");
        row("x^{n+1}", "x to the power n plus 1 end of power");
        row("x^{12}", "x to the power 12");
        row("v_{n+1} = v_n + a h", "v sub n plus 1 end of index equals v sub n plus a h");
        row("\\frac12", "1 over 2");
        row("\\frac{a+b}{2}", "fraction a plus b over 2 end of fraction");
        row("\\sqrt{2}", "square root of 2");
        row("\\sqrt{L/g}", "square root of L divided by g end of root");
        row("\\sqrt[3]{x}", "root 3 of x");
        row("\\dot x", "x dot");
        row("\\vec r", "r vector");
        row("f'(x)", "f prime open bracket x close bracket");
        row("\\sum_{i=1}^n x_i", "sum from i equals 1 to n of x sub i");
        row("\\left|x\\right|", "absolute value of x end of absolute value");
        row("0{,}5", "0,5");
        row("1.25\\,\\mathrm{m}", "1.25 m");
        row("a \\le b", "a is at most b");
        row("90^\\circ", "90 degrees");
        row("a \\qquad b", "a, b");
        row("\\begin{cases} 1 & x>0 \\\\ 0 & \\text{else} \\end{cases}",
            "by cases: 1, x is greater than 0; 0, else");
        row("\\omega", "ω");
        row("\\nosuchcommand", "\\nosuchcommand"); // its source
    }
    void aFormulaIsSpokenInWords() {
        QFETCH(QString, tex);
        QTEST(spokenFormula(tex), "words");
    }

    /// Every formula has words, and two different formulas are never spoken alike.
    void differentFormulasOfTheLessonsAreSpokenDifferently() {
        QSet<QString> formulas;
        for (QDirIterator it(TIMESTEP_SOURCE_DIR "/lessons/content", {"lesson*.md"}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext();) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const MarkdownFormula& formula : findFormulas(QString::fromUtf8(file.readAll())))
                formulas << formula.tex.simplified();
        }
        QVERIFY2(formulas.size() > 100, qPrintable(QString::number(formulas.size())));
        for (const QString& tex : formulas) {
            const QString words = spokenFormula(tex);
            QVERIFY2(!words.isEmpty() && !words.contains('\\') && !words.contains('{') &&
                         !words.contains('^') && !words.contains('_'),
                     qPrintable(tex + ": " + words));
        }
        QVERIFY(spokenFormula("a_{b+1}c") != spokenFormula("a_b+1c"));
        QVERIFY(spokenFormula("\\frac{a}{b+c}") != spokenFormula("\\frac ab+c"));
        QVERIFY(spokenFormula("\\sqrt{a b}") != spokenFormula("\\sqrt a b"));
    }
};

REGISTER_TEST(SpokenFormula)

} // namespace timestep::spoken_formula_test
#include "spoken_formula.moc"
