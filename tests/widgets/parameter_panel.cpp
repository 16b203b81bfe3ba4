// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/parameter_panel.h"
#include "tests/tools.h"
#include "widgets/controls/edits.h"
#include "widgets/panel/code_pane.h"
#include "widgets/panel/mnemonics.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

#include <numbers>

namespace timestep::parameter_panel_test {

namespace {

constexpr Choice directions[] = {{"forward", {"parameter", "forward"}}, {"both", {"parameter", "both ways"}}};
constexpr Parameter sceneParameters[] = {
    {.id = "length",
     .name = {"parameter", "length"},
     .unit = "m",
     .standard = 0.003125,
     .minimum = 0,
     .lower = 0.1,
     .upper = 5},
    {.id = "angle",
     .name = {"parameter", "start angle"},
     .unit = "rad",
     .standard = std::numbers::pi / 3,
     .minimum = -10,
     .maximum = 10},
    {.id = "links",
     .name = {"parameter", "links"},
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 11,
     .minimum = 1,
     .maximum = 50},
    {.id = "walls", .name = {"parameter", "walls & floor"}, .kind = ParameterKind::Toggle, .standard = 1},
};
constexpr Parameter methodParameters[] = {
    {.id = "order", .name = {"parameter", "order"}, .kind = ParameterKind::Choice, .choices = directions},
    {.id = "passes",
     .name = {"parameter", "passes"},
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 8,
     .minimum = 1,
     .maximum = 100},
};

struct Shown {
    explicit Shown(int runs = 1) { show(runs, 1.0 / 60); }
    void show(int runs, double step) {
        settings.clear();
        for (int run = 0; run < runs; ++run)
            settings.push_back(
                {QStringLiteral("number %1").arg(run), run, ParameterValues(methodParameters)});
        panel.setParameters(scene, settings, step, QStringLiteral("s"));
        panel.resize(400, 900);
        panel.show();
    }
    /// Gives the second run a different number of passes.
    void differ() {
        settings[1].method.set("passes", 4.0);
        panel.setParameters(scene, settings, 1.0 / 60, QStringLiteral("s"));
    }
    /// Types into the field for the number of links without pressing Enter.
    void typeWithoutEnter(const QString& text) {
        auto* edit = control<NumberEdit>(QStringLiteral("Links"));
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    template <typename Widget>
    Widget* control(const QString& name) const {
        const auto all = panel.findChildren<Widget*>();
        for (Widget* each : all)
            if (each->isVisible() && each->accessibleName() == name) return each;
        return nullptr;
    }
    ParameterPanel panel;
    ParameterValues scene{sceneParameters};
    std::vector<RunSettings> settings;
};

} // namespace

class ParameterPanelTest : public QObject {
    Q_OBJECT

private slots:
    void everyParameterHasAControlWithNameAndUnit();
    void showingValuesAndChangingOneChangesNoOther();
    void anglesAreTypedInDegreesAndEmittedInRadians();
    void slidersTogglesAndChoicesEmitTheirKey();
    void lessonsShowOnlySomeControlsWithTheirRanges();
    void controlsOfALessonKeepToOneRowThoseThatChangeFirst();
    void lockedControlsHaveABadgeAndCannotBeChanged();
    void explicitValuesAreAListIncludingThePresentValue();
    void onlyTheChoicesOfTheLessonAreOffered();
    void runsCanBeAddedUpToFourAndRemoved();
    void lessonsSayForWhichRunsAControlIs();
    void mnemonicsAreUnique();
    void everyFocusableControlHasANameAndLabelsHaveBuddies();
    void aNewLanguageKeepsTheValues();
    void aTypedNumberIsAcceptedWhenItsRowsAreRebuilt();
    void aTypedNumberIsDiscardedWithItsExperiment();
    void theCodePaneMarksTheCurrentLine();
    void theCodePaneShowsAllLines();
    void theControlInUseKeepsTheFocusWhenControlsAreRebuilt();
};

void ParameterPanelTest::everyParameterHasAControlWithNameAndUnit() {
    Shown shown;
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Length in m")));
    QVERIFY(shown.control<QSlider>(QStringLiteral("Length in m")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Start angle in °")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Links")));
    QVERIFY(shown.control<QCheckBox>(QStringLiteral("Walls & floor")));
    QVERIFY(shown.control<QComboBox>(QStringLiteral("Order")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Passes")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Step size h in s")));
}

void ParameterPanelTest::showingValuesAndChangingOneChangesNoOther() {
    Shown shown;
    QSignalSpy changes(&shown.panel, &ParameterPanel::changed);
    auto* length = shown.control<NumberEdit>(QStringLiteral("Length in m"));
    auto* step = shown.control<NumberEdit>(QStringLiteral("Step size h in s"));
    QVERIFY(length->value() == 0.003125); // below its slider's range, and still unchanged
    QVERIFY(step->value() == 1.0 / 60);
    shown.control<NumberEdit>(QStringLiteral("Links"))->stepBy(1);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.at(0).at(0).toString(), QStringLiteral("links"));
    QCOMPARE(changes.at(0).at(1).toDouble(), 12.0);
    QVERIFY(length->value() == 0.003125);
    QVERIFY(step->value() == 1.0 / 60);

    shown.scene.set("length", 7.1 / 3);
    shown.show(1, 0.003125);
    QCOMPARE(shown.control<NumberEdit>(QStringLiteral("Length in m")),
             length); // the same control, another value
    QVERIFY(length->value() == 7.1 / 3);
    QVERIFY(step->value() == 0.003125);
    QCOMPARE(changes.size(), 1);
}

void ParameterPanelTest::anglesAreTypedInDegreesAndEmittedInRadians() {
    Shown shown;
    QSignalSpy changes(&shown.panel, &ParameterPanel::changed);
    auto* angle = shown.control<NumberEdit>(QStringLiteral("Start angle in °"));
    QCOMPARE(angle->text(), QStringLiteral("60°"));
    angle->selectAll();
    QTest::keyClicks(angle, QStringLiteral("45"));
    QTest::keyClick(angle, Qt::Key_Return);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.at(0).at(0).toString(), QStringLiteral("angle"));
    QCOMPARE(changes.at(0).at(1).toDouble(), std::numbers::pi / 4);
}

void ParameterPanelTest::slidersTogglesAndChoicesEmitTheirKey() {
    Shown shown;
    QSignalSpy changes(&shown.panel, &ParameterPanel::changed);
    QSignalSpy choices(&shown.panel, &ParameterPanel::chosen);
    auto* slider = shown.control<QSlider>(QStringLiteral("Links"));
    slider->setValue(slider->maximum());
    QCOMPARE(changes.last().at(0).toString(), QStringLiteral("links"));
    QCOMPARE(changes.last().at(1).toDouble(), 50.0);
    QCOMPARE(shown.control<NumberEdit>(QStringLiteral("Links"))->value(), 50.0);
    shown.control<QCheckBox>(QStringLiteral("Walls & floor"))->click();
    QCOMPARE(changes.last().at(0).toString(), QStringLiteral("walls"));
    QCOMPARE(changes.last().at(1).toDouble(), 0.0);
    QCOMPARE(changes.size(), 2);
    shown.control<QComboBox>(QStringLiteral("Order"))->setCurrentIndex(1);
    QCOMPARE(choices.size(), 1);
    QCOMPARE(choices.at(0).at(0).toString(), QStringLiteral("runs/0/order"));
    QCOMPARE(choices.at(0).at(1).toString(), QStringLiteral("both"));
    shown.control<NumberEdit>(QStringLiteral("Step size h in s"))->stepBy(1);
    QCOMPARE(changes.last().at(0).toString(), QStringLiteral("step"));
    QCOMPARE(changes.last().at(1).toDouble(), 0.02);
}

void ParameterPanelTest::lessonsShowOnlySomeControlsWithTheirRanges() {
    Shown shown(2);
    shown.panel.setControls(
        {{QStringLiteral("links"), 5, 20, {}, false}, {QStringLiteral("runs/1/passes"), {}, {}, {}, false}});
    QVERIFY(!shown.control<NumberEdit>(QStringLiteral("Length in m")));
    QVERIFY(!shown.control<NumberEdit>(QStringLiteral("Step size h in s")));
    QVERIFY(!shown.control<NumberEdit>(QStringLiteral("Run 1: Passes")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Run 2: Passes")));
    auto* links = shown.control<NumberEdit>(QStringLiteral("Links"));
    QCOMPARE(links->minimum(), 5.0);
    QCOMPARE(links->maximum(), 20.0);
    shown.panel.setControls({{QStringLiteral("passes"), {}, {}, {}, false}});
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Passes"))); // one, as long as the runs agree
    QVERIFY(!shown.control<NumberEdit>(QStringLiteral("Run 2: Passes")));
    shown.differ();
    QVERIFY(!shown.control<NumberEdit>(QStringLiteral("Passes")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Run 1: Passes")));
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Run 2: Passes")));
    shown.panel.setControls({});
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Length in m")));
}

void ParameterPanelTest::lessonsSayForWhichRunsAControlIs() {
    Shown shown(2);
    shown.differ(); // in their passes; they agree in their order
    using Runs = ControlSpec::Runs;
    shown.panel.setControls({{QStringLiteral("passes"), {}, {}, {}, false, Runs::All},
                             {QStringLiteral("order"), {}, {}, {}, false, Runs::Each}});
    QVERIFY(!shown.control<NumberEdit>(QStringLiteral("Run 1: Passes")));
    QVERIFY(!shown.control<QComboBox>(QStringLiteral("Order")));
    QVERIFY(shown.control<QComboBox>(QStringLiteral("Run 1: Order")));
    QVERIFY(shown.control<QComboBox>(QStringLiteral("Run 2: Order")));
    QSignalSpy changes(&shown.panel, &ParameterPanel::changed);
    shown.control<NumberEdit>(QStringLiteral("Passes"))->stepBy(1);
    QCOMPARE(changes.last().at(0).toString(), QStringLiteral("passes"));
    shown.panel.setControls({{QStringLiteral("order"), {}, {}, {}, false}});
    QVERIFY(shown.control<QComboBox>(QStringLiteral("Order")));
}

void ParameterPanelTest::controlsOfALessonKeepToOneRowThoseThatChangeFirst() {
    Shown shown;
    shown.panel.setFolding(true);
    shown.panel.setControls({{QStringLiteral("length"), {}, {}, {}, true},
                             {QStringLiteral("angle"), {}, {}, {}, true},
                             {QStringLiteral("links"), {}, {}, {}, false},
                             {QStringLiteral("order"), {}, {}, {}, false},
                             {QStringLiteral("walls"), {}, {}, {}, false}},
                            ParameterPanel::rowsOfLesson);
    const auto seen = [&] {
        QStringList names;
        for (const auto& [name, known] :
             {std::pair{"Links", shown.control<NumberEdit>("Links") != nullptr},
              {"Walls", shown.control<QCheckBox>("Walls & floor") != nullptr},
              {"Order", shown.control<QComboBox>("Order") != nullptr},
              {"Length", shown.control<NumberEdit>("Length in m") != nullptr},
              {"Angle", shown.control<NumberEdit>("Start angle in °") != nullptr}})
            if (known) names << name;
        return names;
    };
    const auto fold = [&] { return shown.panel.findChild<QToolButton*>("fold-parameters"); };
    int least = 5;
    for (const int width : {1400, 900, 700, 500}) {
        shown.panel.resize(width, 60);
        QCoreApplication::processEvents();
        const int high = shown.panel.neededHeight(width);
        QVERIFY2(high > 20 && high < 2 * shown.control<NumberEdit>("Links")->height(),
                 qPrintable(QString::number(high)));
        const QStringList all{"Links", "Walls", "Order", "Length", "Angle"};
        QCOMPARE(seen(), QStringList(all.first(seen().size())));
        QVERIFY(seen().size() <= least);
        least = static_cast<int>(seen().size());
        QCOMPARE(fold()->isVisible(), least < 5);
    }
    QVERIFY(least < 5 && least > 0);
    // Beside a long control the button loses its words before the row would have to be scrolled.
    const QScrollBar* const sideways = shown.panel.findChild<QScrollArea*>()->horizontalScrollBar();
    for (int width = 490; width > 100 && fold()->toolButtonStyle() != Qt::ToolButtonIconOnly; width -= 10) {
        shown.panel.resize(width, 60);
        QCoreApplication::processEvents();
        QCOMPARE(sideways->maximum(), 0);
    }
    QCOMPARE(fold()->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QVERIFY(!fold()->toolTip().isEmpty());
    fold()->click();
    QCoreApplication::processEvents();
    QCOMPARE(seen().size(), 5);
    QVERIFY(shown.panel.isUnfolded() && fold()->isVisible());
}

void ParameterPanelTest::lockedControlsHaveABadgeAndCannotBeChanged() {
    Shown shown;
    const auto badges = [&shown] {
        int count = 0;
        for (const QLabel* label : shown.panel.findChildren<QLabel*>(QStringLiteral("lock")))
            count += label->isVisible();
        return count;
    };
    QCOMPARE(badges(), 0);
    shown.panel.setControls({{QStringLiteral("length"), {}, {}, {}, true},
                             {QStringLiteral("links"), {}, {}, {}, false},
                             {QStringLiteral("walls"), {}, {}, {}, true},
                             {QStringLiteral("order"), {}, {}, {}, true}});
    QCOMPARE(badges(), 3);
    auto* length = shown.control<NumberEdit>(QStringLiteral("Length in m"));
    QVERIFY(length->isReadOnly() && length->isEnabled()); // still readable and reachable
    QTest::keyClick(length, Qt::Key_Up);
    QVERIFY(length->value() == 0.003125);
    QVERIFY(!shown.control<QSlider>(QStringLiteral("Length in m"))->isEnabled());
    QVERIFY(!shown.control<QCheckBox>(QStringLiteral("Walls & floor"))->isEnabled());
    QVERIFY(!shown.control<QComboBox>(QStringLiteral("Order"))->isEnabled());
    QVERIFY(shown.control<QSlider>(QStringLiteral("Links"))->isEnabled());
}

void ParameterPanelTest::explicitValuesAreAListIncludingThePresentValue() {
    Shown shown;
    shown.panel.setControls({{QStringLiteral("step"), {}, {}, {"0.1", "0.05", "1/40"}, false}});
    auto* box = shown.control<QComboBox>(QStringLiteral("Step size h in s"));
    QVERIFY(box);
    QCOMPARE(box->count(), 4);
    QVERIFY(box->currentText().contains(QStringLiteral("1/60")));
    QSignalSpy changes(&shown.panel, &ParameterPanel::changed);
    box->setCurrentIndex(2);
    QCOMPARE(changes.size(), 1);
    QVERIFY(changes.at(0).at(1).toDouble() == 0.025);
}

void ParameterPanelTest::onlyTheChoicesOfTheLessonAreOffered() {
    Shown shown;
    auto* all = shown.control<QComboBox>(QStringLiteral("Order"));
    QCOMPARE(all->count(), 2);
    shown.panel.setControls({{QStringLiteral("order"), {}, {}, {"both"}, false}});
    auto* box = shown.control<QComboBox>(QStringLiteral("Order"));
    QVERIFY(box);
    QCOMPARE(box->count(), 2); // includes the present one
    QCOMPARE(box->currentText(), QStringLiteral("Forward"));
    QSignalSpy chosen(&shown.panel, &ParameterPanel::chosen);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(1).toString(), QStringLiteral("both"));
    shown.panel.setControls({{QStringLiteral("order"), {}, {}, {"forward", "sideways"}, false}});
    QCOMPARE(shown.control<QComboBox>(QStringLiteral("Order"))->count(), 1); // it has no "sideways"
}

void ParameterPanelTest::runsCanBeAddedUpToFourAndRemoved() {
    for (int runs = 1; runs <= ParameterPanel::mostRuns; ++runs) {
        Shown shown(runs);
        QSignalSpy adds(&shown.panel, &ParameterPanel::addRunRequested);
        QSignalSpy removes(&shown.panel, &ParameterPanel::removeRunRequested);
        auto* add = shown.panel.findChild<QPushButton*>();
        add->click();
        QCOMPARE(adds.size(), runs < ParameterPanel::mostRuns ? 1 : 0);
        const auto buttons = shown.panel.findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), runs > 1 ? runs : 0);
        if (!buttons.isEmpty()) {
            buttons.back()->click();
            QCOMPARE(removes.at(0).at(0).toInt(), runs - 1);
        }
        shown.show(1, 0.01); // during the click, as in the window
        QVERIFY(!shown.control<QToolButton>(QStringLiteral("Remove run 2")));
    }
}

void ParameterPanelTest::mnemonicsAreUnique() {
    Shown shown(4);
    QString letters;
    const auto take = [&letters](const QString& text) {
        const QKeySequence shortcut = QKeySequence::mnemonic(text);
        if (shortcut.isEmpty()) return true;
        const QString letter = shortcut.toString().right(1).toLower();
        const bool fresh = !letters.contains(letter);
        letters += letter;
        return fresh;
    };
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
        QVERIFY2(take(label->text()), qPrintable(label->text()));
    for (const QAbstractButton* button : shown.panel.findChildren<QAbstractButton*>())
        QVERIFY2(take(button->text()), qPrintable(button->text()));
    QVERIFY2(letters.size() > 6, qPrintable(letters));
    QCOMPARE(mnemonicLetters({QStringLiteral("ab"), QStringLiteral("ab"), QStringLiteral("ab")}),
             (std::vector<qsizetype>{0, 1, -1}));
    QCOMPARE(withMnemonic(QStringLiteral("a & b"), 4), QStringLiteral("a && &b"));
}

void ParameterPanelTest::everyFocusableControlHasANameAndLabelsHaveBuddies() {
    Shown shown(2);
    for (QWidget* widget : shown.panel.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) continue;
        if (qobject_cast<QLineEdit*>(widget)) continue; // part of a spin box
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        if (widget->inherits("QScrollArea")) continue;
        QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
        if (!QKeySequence::mnemonic(label->text()).isEmpty()) QVERIFY(label->buddy());
}

void ParameterPanelTest::aNewLanguageKeepsTheValues() {
    Shown shown;
    shown.panel.setLocale(QLocale(QLocale::German));
    QEvent language(QEvent::LanguageChange);
    QApplication::sendEvent(&shown.panel, &language);
    auto* length = shown.control<NumberEdit>(QStringLiteral("Length in m"));
    QVERIFY(length->value() == 0.003125);
    QCOMPARE(length->text(), QStringLiteral("0,003125\u00a0m"));
}

void ParameterPanelTest::aTypedNumberIsAcceptedWhenItsRowsAreRebuilt() {
    Shown shown;
    shown.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
    QSignalSpy changed(&shown.panel, &ParameterPanel::changed);
    shown.typeWithoutEnter("7");
    shown.panel.setControls({ControlSpec{QStringLiteral("links"), {}, {}, {}, false}});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toString(), QString("links"));
    QCOMPARE(changed.at(0).at(1).toDouble(), 7.0);
}

/// The owner of the panel reacts to a change by showing its data: here the other experiment, which has no
/// such number.
void ParameterPanelTest::aTypedNumberIsDiscardedWithItsExperiment() {
    Shown shown;
    shown.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.panel));
    const ParameterValues other{methodParameters};
    const auto showOther = [&] {
        shown.panel.setParameters(other, shown.settings, 1.0 / 60, QStringLiteral("s"));
    };
    QSignalSpy changed(&shown.panel, &ParameterPanel::changed);
    QObject::connect(&shown.panel, &ParameterPanel::changed, &shown.panel, showOther);
    shown.typeWithoutEnter("7");
    showOther();
    QCOMPARE(changed.size(), 0);
    QVERIFY(shown.control<NumberEdit>(QStringLiteral("Links")) == nullptr);
}

void ParameterPanelTest::theCodePaneMarksTheCurrentLine() {
    constexpr std::string_view lines[] = {"v = v + h a", "x = x + h v"};
    CodePane pane;
    pane.setCode(QStringLiteral("Euler-Cromer"), lines, QStringLiteral("Cromer 1981"));
    auto* text = pane.findChild<QPlainTextEdit*>();
    QCOMPARE(text->toPlainText(), QStringLiteral("v = v + h a\nx = x + h v"));
    QVERIFY(text->accessibleName().contains(QStringLiteral("Euler-Cromer")));
    QVERIFY(text->textInteractionFlags() & Qt::TextSelectableByKeyboard);
    QCOMPARE(text->extraSelections().size(), 0);
    pane.setCurrentLine(1);
    QCOMPARE(text->extraSelections().size(), 1);
    QCOMPARE(text->extraSelections().at(0).cursor.blockNumber(), 1);
    QVERIFY(text->accessibleDescription().contains(QStringLiteral("x = x + h v")));
    pane.setCurrentLine(7);
    QCOMPARE(text->extraSelections().size(), 0);
    pane.setDiffering({0});
    QCOMPARE(text->extraSelections().size(), 1);
    QVERIFY(text->extraSelections().at(0).format.fontUnderline());
    QVERIFY(text->accessibleDescription().contains(QStringLiteral("1")));
    pane.setCurrentLine(1);
    QCOMPARE(text->extraSelections().size(), 2);
    pane.setCode(QStringLiteral("Another"), lines, {});
    QCOMPARE(text->extraSelections().size(), 0);
}

void ParameterPanelTest::theCodePaneShowsAllLines() {
    constexpr std::string_view lines[] = {
        "for each stick, in order:", "    r = (|d| - L - t lambda) / (wa + wb + t)", "    a = a + wa r d"};
    CodePane pane;
    QFont larger = pane.font(); // where code leads, its type is larger than that of labels
    larger.setPointSizeF(1.25 * larger.pointSizeF());
    pane.setFont(larger);
    pane.setCode(QStringLiteral("XPBD"), lines, {});
    pane.show();
    auto* text = pane.findChild<QPlainTextEdit*>();
    const auto widthOfTheLongest = [&] {
        return QFontMetrics(pane.findChild<QPlainTextEdit*>()->font())
            .horizontalAdvance(QString::fromUtf8(lines[1].data()));
    };
    pane.resize(2000, 400);
    const double size = text->font().pointSizeF();
    const int whole = widthOfTheLongest(), height = text->height();
    pane.resize(whole, 400); // with its margins a little too narrow
    QVERIFY(text->font().pointSizeF() < size);
    QVERIFY(text->font().pointSizeF() >= 0.75 * size);
    QVERIFY(widthOfTheLongest() <= text->viewport()->width());
    QVERIFY(text->height() <= height);
    pane.resize(whole / 2, 400); // far too narrow: it scrolls, and its last line is not behind the bar
    QVERIFY(text->font().pointSizeF() >= 0.75 * size);
    QVERIFY(widthOfTheLongest() > text->viewport()->width());
    for (const int wide : {2000, whole, whole / 2}) {
        pane.resize(wide, 400);
        const int lineHeight = QFontMetrics(text->font()).lineSpacing();
        QTRY_VERIFY(text->viewport()->height() >= 3 * lineHeight); // its bar goes with the next event
        QVERIFY(!text->verticalScrollBar()->isVisible());
    }
    pane.resize(2000, 400);
    QCOMPARE(text->font().pointSizeF(), size);
}

void ParameterPanelTest::theControlInUseKeepsTheFocusWhenControlsAreRebuilt() {
    Shown shown(2);
    shown.differ();
    QComboBox* box = shown.panel.findChildren<QComboBox*>().last();
    const QString name = box->accessibleName();
    box->setFocus();
    QTRY_VERIFY(box->hasFocus());
    shown.show(2, 0.5);
    shown.panel.setControls({});
    auto* now = qobject_cast<QComboBox*>(QApplication::focusWidget());
    QVERIFY(now != nullptr && now != box && now->isVisible());
    QVERIFY2(now->accessibleName().endsWith(name.section(' ', -1)), qPrintable(now->accessibleName()));
}

REGISTER_TEST(ParameterPanelTest)

} // namespace timestep::parameter_panel_test
#include "parameter_panel.moc"
