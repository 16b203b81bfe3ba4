// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of methods in the window, by mouse and keys: a text typed from scratch, its errors, its facts,
// its run.
#include "app/method_editor/method_editor.h"

#include "app/method_editor/method_facts_view.h"
#include "app/method_editor/method_text_edit.h"
#include "app/window/actions/actions.h"
#include "core/method/opened_text.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "tests/app/window/window_parts.h"
#include "tests/tools.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSettings>

#include <memory>

namespace timestep::method_editor_test {

namespace {

MethodEditor* editorOf(WindowParts& window) {
    window.actions().at("edit-method")->trigger();
    return window.findChild<MethodEditor*>();
}

MethodTextEdit* fieldOf(const MethodEditor& editor) {
    return editor.findChild<MethodTextEdit*>("method-text");
}

void type(MethodEditor& editor, const QString& text) {
    MethodTextEdit* field = fieldOf(editor);
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    for (const QChar c : text) {
        if (c == QLatin1Char('\n'))
            QTest::keyClick(field, Qt::Key_Return);
        else
            QTest::keyClicks(field, QString(c));
    }
}

QString errorOf(const MethodEditor& editor) {
    return editor.findChild<QLabel*>("method-error")->text();
}

bool press(MethodEditor& editor, const QString& text) {
    for (QAbstractButton* button : editor.findChildren<QAbstractButton*>())
        if (button->text() == text && button->isEnabled()) {
            QTest::mouseClick(button, Qt::LeftButton);
            return true;
        }
    return false;
}

} // namespace

class MethodEditorTest : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open() {
        m_language.use("en");
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() { QSettings().clear(); }
    void itOpensWithTheTextOfTheMethodThatRuns();
    void anErrorIsShownWhileOneTypes();
    void blocksAreIndentedByTheKeys();
    void aMethodTypedFromNothingIsMeasuredAndRuns();
    void factsAreThoseOfTheLastText();
    void itStartsFromEveryMethodThatHasAText();
    void itRunsBesideTheOthers();
    void aRuleForSticksIsTypedMeasuredAndRuns();
    void aMethodForSecondOrderIsRefusedOnFirstOrder();
    void everyControlHasAName();
};

void MethodEditorTest::itOpensWithTheTextOfTheMethodThatRuns() {
    const auto window = open();
    QVERIFY(window->openScene("pendulum"));
    QVERIFY(window->set({{"integrator", "rk4"}}));
    MethodEditor* editor = editorOf(*window);
    QVERIFY(editor != nullptr && editor->isVisible());
    QCOMPARE(editor->methodText(), openedText(*findIntegrator("rk4"), "Runge-Kutta 4"));
    editor->close();
    // A method that solves equations has no text: the editor begins with velocity Verlet.
    QVERIFY(window->set({{"integrator", "implicit-midpoint"}}));
    QCOMPARE(editorOf(*window)->methodText(),
             openedText(*findIntegrator("velocity-verlet"), "Velocity Verlet"));
    QVERIFY(window->openScene("two-polygons"));
    QVERIFY(!window->actions().at("edit-method")->isEnabled());
}

void MethodEditorTest::anErrorIsShownWhileOneTypes() {
    const auto window = open();
    QVERIFY(window->openScene("pendulum"));
    MethodEditor& editor = *editorOf(*window);
    type(editor, "x = x + h*v\nv = v + mu*a(x)");
    QVERIFY(!editor.isGood());
    QCOMPARE(errorOf(editor), QString("Line 2, column 9: mu is not known; known are t, h, h_last, x, v"));
    const auto marks = fieldOf(editor)->extraSelections();
    QCOMPARE(marks.size(), 1);
    QCOMPARE(marks.front().cursor.selectedText(), QString("mu"));
    QVERIFY(!press(editor, "&Run"));
    type(editor, "x = x + h*v\nv = v + h*a(x)");
    QVERIFY(editor.isGood());
    QVERIFY(errorOf(editor).isEmpty());
    QVERIFY(fieldOf(editor)->extraSelections().isEmpty());
}

void MethodEditorTest::blocksAreIndentedByTheKeys() {
    const auto window = open();
    QVERIFY(window->openScene("pendulum"));
    MethodEditor& editor = *editorOf(*window);
    type(editor, "start:\nold = x - h*v + h*h/2*a(x)\n");
    QTest::keyClick(fieldOf(editor), Qt::Key_Backspace);
    QTest::keyClicks(fieldOf(editor), "next = 2*x - old + h*h*a(x)");
    QCOMPARE(editor.methodText(),
             std::string("start:\n    old = x - h*v + h*h/2*a(x)\nnext = 2*x - old + h*h*a(x)"));
    QTest::keyClick(fieldOf(editor), Qt::Key_Backspace); // everywhere else one character
    QVERIFY(editor.methodText().ends_with("a(x"));
}

void MethodEditorTest::aMethodTypedFromNothingIsMeasuredAndRuns() {
    const auto window = open();
    QVERIFY(window->openScene("pendulum"));
    MethodEditor& editor = *editorOf(*window);
    type(editor, "# my Verlet\nv = v + h/2*a(x)\nx = x + h*v\nv = v + h/2*a(x)");
    QVERIFY(editor.isGood());
    auto* facts = editor.findChild<MethodFactsView*>();
    QTRY_VERIFY_WITH_TIMEOUT(facts->sentences().contains("Order 2.00."), 60000);
    for (const char* sentence : {"Keeps the area in phase space.", "Runs backwards to its start.",
                                 "Stable on an oscillation up to w h = 2.", "2 evaluations of a per step."})
        QVERIFY2(facts->sentences().contains(sentence), qPrintable(facts->sentences()));
    QVERIFY2(facts->sentences().contains("The same as Velocity Verlet, each kick evaluated again"),
             qPrintable(facts->sentences()));
    const std::string text = editor.methodText();
    QVERIFY(press(editor, "&Run"));
    window->workbench().finish();
    const Experiment& experiment = window->workbench().experiment();
    QVERIFY(usesOwnMethod(experiment.runs[0]));
    QCOMPARE(experiment.runs[0].methodText, text);
    QCOMPARE(runLabel(experiment, 0), std::string("my Verlet"));
}

/// The facts of the previous text may be on their way when the next ones are requested.
void MethodEditorTest::factsAreThoseOfTheLastText() {
    MethodFactsView facts;
    Experiment experiment = standardExperiment(*findScene("pendulum"));
    setByKey(experiment, "integrator", "explicit-euler");
    facts.measure(experiment);
    QTest::qSleep(2500); // they are ready, and wait for the event loop
    setByKey(experiment, "integrator", "rk4");
    facts.measure(experiment);
    QTRY_VERIFY_WITH_TIMEOUT(!facts.isMeasuring(), 60000);
    QVERIFY2(facts.sentences().startsWith("Order 3.99") || facts.sentences().startsWith("Order 4.0"),
             qPrintable(facts.sentences()));
}

void MethodEditorTest::itStartsFromEveryMethodThatHasAText() {
    const auto window = open();
    QVERIFY(window->openScene("spring"));
    MethodEditor& editor = *editorOf(*window);
    const std::string before = editor.methodText();
    auto* start = editor.findChild<QComboBox*>();
    int texts = 0;
    for (int i = 1; i < start->count(); ++i) {
        start->setCurrentIndex(i);
        emit start->activated(i);
        QVERIFY(editor.isGood());
        ++texts;
    }
    QCOMPARE(texts, 17);
    for (int i = 0; i < texts; ++i) fieldOf(editor)->undo();
    QCOMPARE(editor.methodText(), before);
}

void MethodEditorTest::itRunsBesideTheOthers() {
    const auto window = open();
    QVERIFY(window->openScene("spring"));
    MethodEditor& editor = *editorOf(*window);
    type(editor, "# mine\nv = v + h*a(x)\nx = x + h*v");
    while (press(editor, "Run &beside the others"))
        QVERIFY(window->workbench().experiment().runs.size() <= Workbench::mostRuns);
    const Experiment& experiment = window->workbench().experiment();
    QCOMPARE(experiment.runs.size(), Workbench::mostRuns);
    QVERIFY(!usesOwnMethod(experiment.runs[0]) && usesOwnMethod(experiment.runs.back()));
    QCOMPARE(runLabel(experiment, 1), std::string("mine"));
}

void MethodEditorTest::aRuleForSticksIsTypedMeasuredAndRuns() {
    const auto window = open();
    QVERIFY(window->openScene("rope"));
    MethodEditor& editor = *editorOf(*window);
    QVERIFY(editor.windowTitle().contains("sticks"));
    QVERIFY(editor.isGood());
    type(editor, "x = x + h*v");
    QVERIFY(errorOf(editor).startsWith("Line 1, column 5: x is not known; known are L, wa, wb, k"));
    type(editor, "# mine\nd = b - a\nc = (|d| - L)/(|d|*(wa + wb))\na = a + wa*d*c\nb = b - wb*d*c");
    QVERIFY(editor.isGood());
    auto* facts = editor.findChild<MethodFactsView*>();
    QTRY_VERIFY_WITH_TIMEOUT(facts->sentences().contains("One pass restores the length of a bar."), 60000);
    QVERIFY2(facts->sentences().contains("Keeps the momentum."), qPrintable(facts->sentences()));
    auto* evidence = facts->findChild<QComboBox*>();
    QCOMPARE(evidence->count(), 3);
    QVERIFY(press(editor, "&Run"));
    window->workbench().finish();
    QVERIFY(usesOwnMethod(window->workbench().experiment().runs[0]));
    QCOMPARE(runLabel(window->workbench().experiment(), 0), std::string("mine"));
    // The same dialog serves equations again.
    QVERIFY(window->openScene("pendulum"));
    QVERIFY(!editorOf(*window)->windowTitle().contains("sticks"));
    QVERIFY(editor.isGood());
}

void MethodEditorTest::aMethodForSecondOrderIsRefusedOnFirstOrder() {
    const auto window = open();
    QVERIFY(window->openScene("lorenz"));
    MethodEditor& editor = *editorOf(*window);
    type(editor, "v = v + h/2*a(x)\nx = x + h*v\nv = v + h/2*a(x)");
    QVERIFY(editor.isGood());
    QVERIFY2(errorOf(editor).contains("equations of second order"), qPrintable(errorOf(editor)));
    QVERIFY(!press(editor, "&Run"));
    type(editor, "v = v + h*a(x)\nx = x + h*v");
    QVERIFY(errorOf(editor).isEmpty());
    QVERIFY(press(editor, "&Run"));
}

void MethodEditorTest::everyControlHasAName() {
    const auto window = open();
    QVERIFY(window->openScene("spring"));
    MethodEditor& editor = *editorOf(*window);
    for (QWidget* widget : editor.findChildren<QWidget*>()) {
        if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0) continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const bool named =
            !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        QVERIFY2(named, widget->metaObject()->className());
    }
}

REGISTER_TEST(MethodEditorTest)

} // namespace timestep::method_editor_test
#include "method_editor.moc"
