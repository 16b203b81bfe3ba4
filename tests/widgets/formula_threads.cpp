// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas that are typeset on other threads before, during and after those of the main thread. In a process
// of its own: here no formula has been typeset before.
#include "tests/tools.h"
#include "widgets/formula/formula.h"
#include "widgets/formula/math_font.h"

#include <QGuiApplication>

#include <thread>
#include <vector>

namespace timestep::formula_threads_test {

namespace {

const QString tex = QStringLiteral("h = \\sqrt{\\frac{a_1}{\\sum_{i=1}^{n} x_i^2}}");

QPainterPath typesetOnItsOwnThread() {
    QPainterPath path;
    std::thread([&] {
        const FormulaResult result = typesetFormula(tex, 20, FormulaStyle::Display);
        if (!result.error) path = result.formula.path;
    }).join();
    return path;
}

} // namespace

class FormulaThreads : public QObject {
    Q_OBJECT

private slots:
    void aThreadThatHasEndedTakesNoSignAway() {
        const QPainterPath first = typesetOnItsOwnThread();
        QVERIFY(!first.isEmpty());
        // In the size of the other thread, and in a size that needs new outlines of the signs.
        for (const double size : {20.0, 37.0}) {
            const FormulaResult result = typesetFormula(tex + "\\omega", size, FormulaStyle::Display);
            QVERIFY2(!result.error, result.error ? qPrintable(result.error->message) : "");
            QVERIFY(!result.formula.path.isEmpty());
        }
        QCOMPARE(typesetFormula(tex, 20, FormulaStyle::Display).formula.path, first);
        QCOMPARE(typesetOnItsOwnThread(), first);
    }

    void threadsTypesetAtTheSameTime() {
        const QPainterPath expected = typesetFormula(tex, 20, FormulaStyle::Display).formula.path;
        std::vector<QPainterPath> paths(4);
        std::vector<std::thread> threads;
        for (QPainterPath& path : paths)
            threads.emplace_back([&path] {
                for (int i = 0; i < 20; ++i) typesetFormula(tex, 21 + i, FormulaStyle::Inline);
                path = typesetFormula(tex, 20, FormulaStyle::Display).formula.path;
            });
        for (int i = 0; i < 20; ++i) typesetFormula(tex, 50 + i, FormulaStyle::Inline);
        for (std::thread& thread : threads) thread.join();
        for (const QPainterPath& path : paths) QCOMPARE(path, expected);
    }
};

REGISTER_TEST(FormulaThreads)

} // namespace timestep::formula_threads_test
#include "formula_threads.moc"
