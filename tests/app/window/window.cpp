// SPDX-License-Identifier: GPL-3.0-or-later
// The window from a lesson file to curves, answers, files and the next start.
#include "tests/app/window/window_parts.h"

#include "app/languages.h"
#include "app/lesson/elements/heading.h"
#include "app/lesson/panel/lesson_panel.h"
#include "app/paths.h"
#include "app/plots/export_dialog.h"
#include "app/plots/plot_card.h"
#include "app/window/actions/actions.h"
#include "app/window/layout/run_status.h"
#include "app/window/lessons/lesson_controller.h"
#include "app/window/lessons/lesson_plots.h"
#include "app/workbench/message_line.h"
#include "core/integration/applies.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "tests/tools.h"
#include "widgets/editor/world_editor.h"
#include "widgets/look/theme.h"
#include "widgets/panel/parameter_panel.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/view/widget/simulation_view.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>

#include <memory>
#include <set>

namespace timestep::window_test {

class Window : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowParts> open(const char* language = "en") {
        m_language.use(language);
        auto window = std::make_unique<WindowParts>(WindowOptions{}, m_language);
        window->show();
        return window;
    }

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QSettings().clear();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    }

    /// The mnemonics in every menu of the window, in every language.
    void noMenuHasTheSameLetterTwice() {
        static const QRegularExpression marked("&([^&])");
        for (const Language& language : languages()) {
            const auto window = open(qPrintable(language.code));
            QList<QWidget*> menus{window->menuBar()};
            for (QMenu* menu : window->findChildren<QMenu*>()) menus << menu;
            int letters = 0;
            for (const QWidget* menu : menus) {
                QMap<QString, QString> taken;
                for (const QAction* action : menu->actions()) {
                    const auto match = marked.match(QString(action->text()).remove("&&"));
                    if (!match.hasMatch()) continue;
                    const QString letter = match.captured(1).toLower();
                    QVERIFY2(!taken.contains(letter), qPrintable(language.code + ": " + action->text() +
                                                                 " and " + taken.value(letter)));
                    taken[letter] = action->text();
                    ++letters;
                }
            }
            QVERIFY2(letters > 25, qPrintable(language.code));
        }
        m_language.use("en");
    }

    void aLessonsChartIsOfItsOwnExperiment() {
        const auto window = open();
        Workbench& workbench = window->workbench();
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        const auto lesson = window->lessonPanel().lesson();
        const PlotBlock& chart = *lesson->plot(lesson->chartPlot);
        const ExperimentBlock* experiment = experimentOfPlot(*lesson, chart);
        QVERIFY(experiment != nullptr);
        window->lessonPanel().goTo(lesson->steps.size() - 1);
        QVERIFY(workbench.experiment().runs.size() != experiment->experiment.runs.size());
        const double speed = workbench.speed();
        makePlot(workbench, *experiment, chart, false);
        QCOMPARE(workbench.experiment().runs.size(), experiment->experiment.runs.size());
        QVERIFY(workbench.table().rows() > 30);
        QCOMPARE(workbench.speed(), speed);
        const std::size_t rows = workbench.table().rows();
        makePlot(workbench, *experiment, chart, true); // already computed
        QCOMPARE(workbench.table().rows(), rows);
    }

    void nobodyWaitsLongForALesson() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QCOMPARE(window->workbench().speed(), 1.0);
        QVERIFY(window->openLesson("when-smaller-steps-do-not-help"));
        QCOMPARE(window->workbench().speed(), 0.0); // 1000 s
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        QCOMPARE(window->workbench().speed(), 1.0);
        window->workbench().setSpeed(0.5);
        QVERIFY(window->openLesson("orbits-for-ever"));
        QCOMPARE(window->workbench().speed(), 4.0); // 62.84 s
        QVERIFY(window->openScene("pendulum"));
        QCOMPARE(window->workbench().speed(), 0.5); // what the learner chose
    }

    void aPredictionHoldsTheRun() {
        const auto window = open();
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        bool locked = false;
        const auto lesson = window->lessonPanel().lesson();
        for (std::size_t step = 0; step < lesson->steps.size() && !locked; ++step) {
            window->lessonPanel().goTo(step);
            locked = window->workbench().isLocked();
        }
        QVERIFY(locked);
        QVERIFY(!window->actions().at("run")->isEnabled());
        window->workbench().run();
        window->workbench().finish();
        QCOMPARE(window->workbench().snapshot().time, 0.0);
        QVERIFY(window->openScene("pendulum"));
        QVERIFY(window->actions().at("run")->isEnabled());
    }

    void aRunThatDoesNotCountSaysSoWhenItStarts() {
        const auto window = open();
        QVERIFY(window->openLesson("walls-bounces-drag"));
        LessonPanel& panel = window->lessonPanel();
        for (std::size_t step = 0;
             panel.walk().openLines() == nullptr || !window->actions().at("run")->isEnabled(); ++step) {
            QVERIFY(step < panel.lesson()->steps.size());
            panel.goTo(step);
            QTest::qWait(50);
        }
        const auto* const message = window->findChild<MessageLine*>();
        const auto* const lines =
            panel.findChild<QWidget*>(QString::fromStdString(panel.walk().openLines()->id));
        QVERIFY(!message->text().contains("Complete the lines"));
        window->actions().at("run")->trigger();
        QTRY_VERIFY2(message->text().contains("Complete the lines"), qPrintable(message->text()));
        QVERIFY(!lines->visibleRegion().isEmpty());
    }

    void theExperimentIsSavedAndOpensAgain() {
        const auto window = open();
        QTemporaryDir folder;
        QVERIFY(window->openScene("rope"));
        QVERIFY(window->set({{"passes", "7"}, {"gravity", "3"}}));
        window->workbench().step(20);
        window->workbench().finish();
        QVERIFY(window->saveTo(folder.filePath("rope.json"), false));
        QVERIFY(window->saveTo(folder.filePath("state.json"), true));
        QVERIFY(window->openScene("cart"));
        QVERIFY(window->openPath(folder.filePath("rope.json")));
        QCOMPARE(window->workbench().experiment().runs[0].method["passes"], 7.0);
        QVERIFY(window->openPath(folder.filePath("state.json")));
        QTRY_VERIFY(window->workbench().isCurrent() && window->workbench().snapshot().runs[0].steps == 20);
        QVERIFY(window->recentFiles().first().endsWith("state.json"));
    }

    void whatIsWrongLeavesTheWorkAsItWas() {
        const auto window = open();
        QTemporaryDir folder;
        QFile file(folder.filePath("bad.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"scene\": \"cart\",\n \"step\": }");
        file.close();
        QVERIFY(window->openScene("pendulum"));
        QVERIFY(!window->openPath(file.fileName()));
        QVERIFY(!window->openPath("missing.json"));
        QVERIFY(!window->openLesson("no-such-lesson"));
        QVERIFY(!window->set({{"length", "-3"}}));
        QVERIFY(!window->set({{"colour", "3"}}));
        QCOMPARE(window->workbench().experiment().scene->id, std::string_view("pendulum"));
    }

    void runsAreAddedAndRemoved() {
        const auto window = open();
        QVERIFY(window->openScene("spring"));
        for (std::size_t i = 0; i < Workbench::mostRuns + 1; ++i) window->workbench().addRun();
        QCOMPARE(window->workbench().experiment().runs.size(), Workbench::mostRuns);
        while (window->workbench().experiment().runs.size() > 4) window->workbench().removeRun(4);
        QVERIFY(window->set({{"runs/1/integrator", "explicit-euler"}, {"runs/2/integrator", "rk4"}}));
        window->runToEnd();
        QCOMPARE(window->workbench().table().runs.size(), std::size_t(4));
        window->workbench().removeRun(3);
        QCOMPARE(window->workbench().experiment().runs.size(), std::size_t(3));
    }

    void handsAreRecorded() {
        const auto window = open();
        QVERIFY(window->openScene("rope"));
        QTRY_VERIFY(window->workbench().isCurrent());
        const FramePoint last = window->workbench().snapshot().runs[0].frame.points.back();
        const auto act = [&](EventKind kind, Point at) {
            Event event;
            event.kind = kind;
            event.index = static_cast<std::uint32_t>(last.index);
            event.at = at;
            emit window->view().acted(event);
        };
        act(EventKind::Grab, last.at);
        act(EventKind::Move, {last.at.x + 1, last.at.y});
        window->workbench().step(10);
        act(EventKind::Release, {});
        window->workbench().finish();
        QCOMPARE(window->workbench().played().events.size(), std::size_t(3));
        QCOMPARE(window->workbench().experiment().events.size(), std::size_t(0));
    }

    void aWorldIsDrawnSavedOpenedAndRun() {
        const auto window = open();
        QTemporaryDir folder;
        QVERIFY(window->openScene("rope"));
        window->actions().at("new-world")->trigger();
        QVERIFY(window->editor().isVisible());
        window->editor().open(newDrawing(SceneKind::Particles));
        WorldDraft& draft = window->editor().draft();
        draft.place({0, 1});
        draft.togglePins();
        draft.place({0.5, 1});
        draft.join(0, 1);
        QVERIFY(window->saveWorld(folder.filePath("world.json")));
        QVERIFY(!window->saveWorld("/nowhere/at/all.json"));
        window->actions().at("new-world")->trigger();
        QCOMPARE(draft.world().particles(), std::size_t(0));
        QVERIFY(window->openWorld(folder.filePath("world.json")));
        QCOMPARE(draft.world().sticks(), std::size_t(1));
        QVERIFY(!window->openWorld("missing.json"));
        window->runWorld();
        QVERIFY(window->view().isVisible());
        QCOMPARE(window->workbench().experiment().scene->id, std::string_view("world"));
        QTRY_VERIFY(window->workbench().isCurrent() && window->workbench().snapshot().time > 0);
        window->actions().at("edit-world")->trigger();
        QVERIFY(window->editor().isVisible());
        QCOMPARE(draft.world().particles(), std::size_t(2));
    }

    void layersAreOfferedWhereThereAreSuchThings() {
        const auto window = open();
        QVERIFY(window->openScene("rope"));
        QAction* ghosts = window->actions().at("layer/Previous positions");
        QVERIFY(ghosts->isVisible());
        ghosts->trigger();
        QTRY_VERIFY(window->workbench().isCurrent() &&
                    window->workbench().snapshot().runs[0].frame.points.back().role == Role::Ghost);
        QVERIFY(window->openScene("pendulum"));
        QVERIFY(!ghosts->isVisible());
        QCOMPARE(window->layers().shown(), 0U);
    }

    void bodiesAreDrawnWithTheirLayersPlacedAndPulled() {
        const auto window = open();
        QVERIFY(window->openScene("two-polygons"));
        QCOMPARE(window->layers().shown(), std::uint32_t{AxisLayer});
        QTRY_VERIFY(window->workbench().isCurrent());
        const auto frame = [&]() -> const Frame& { return window->workbench().snapshot().runs[0].frame; };
        QTRY_VERIFY(std::any_of(frame().segments.begin(), frame().segments.end(),
                                [](const FrameSegment& s) { return s.role == Role::FirstShadow; }));
        // The run is paused: the body is placed and turned at once, without a step.
        const FramePoint before = frame().points.front();
        QTest::keyClick(&window->view(), Qt::Key_BracketRight);
        QTest::keyClick(&window->view(), Qt::Key_Comma);
        QTest::keyClick(&window->view(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&window->view(), Qt::Key_Return);
        QTRY_VERIFY(frame().points.front().at.x > before.at.x);
        QVERIFY(frame().points.front().angle > before.angle);
        QCOMPARE(window->workbench().snapshot().runs[0].steps, 0);
        QVERIFY(window->openScene("box-stack"));
        QCOMPARE(window->layers().shown(), 0U);
        QTRY_VERIFY(window->workbench().isCurrent());
        window->workbench().run();
        QTRY_VERIFY(window->workbench().snapshot().running);
        QTest::keyClick(&window->view(), Qt::Key_BracketRight);
        QTest::keyClick(&window->view(), Qt::Key_Return);
        QTRY_VERIFY(std::any_of(frame().segments.begin(), frame().segments.end(),
                                [](const FrameSegment& s) { return s.role == Role::Guide; }));
        QTest::keyClick(&window->view(), Qt::Key_Return);
    }

    void chartsAreExported_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"chart.png", "chart.svg", "chart.pdf", "chart.csv"})
            QTest::newRow(file) << QString(file);
    }

    void chartsAreExported() {
        QFETCH(QString, file);
        const auto window = open();
        QTemporaryDir folder;
        QVERIFY(window->openLesson("energy-drift-or-wobble"));
        window->lessonPanel().goTo(0);
        window->runToEnd();
        const std::string_view scene = window->workbench().experiment().scene->id;
        const PlotWidget& plot = *window->plotCard(0).plot();
        const ExportDialog dialog(
            {plot.spec(), plot.table(), {window->workbench().played()}, "Title", "Caption"});
        QCOMPARE(dialog.writeTo(folder.filePath(file)), QString());
        QVERIFY(!dialog.writeTo("/nowhere/at/all/" + file).isEmpty());
        window->openScene("lorenz");
        QVERIFY(window->openPath(folder.filePath(file)));
        QCOMPARE(window->workbench().experiment().scene->id, scene);
    }

    void theLanguageIsSwitchedWhileItRuns() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        const std::size_t step = 3; // the first with runs
        window->lessonPanel().goTo(step);
        QTRY_VERIFY(window->workbench().isCurrent());
        const QString english = window->actions().at("reset")->text();
        window->setLanguage("de");
        QVERIFY(window->actions().at("reset")->text() != english);
        QCOMPARE(window->lessonPanel().lesson()->language, std::string("de"));
        QCOMPARE(window->lessonPanel().step(), step);
        QCOMPARE(window->locale().decimalPoint(), QString(","));
        QVERIFY(!window->plotCard(0).plot()->table().runs.empty());
        QVERIFY(QString::fromStdString(window->plotCard(0).plot()->table().runs.front())
                    .contains("Geschwindigkeit zuerst"));
        window->setLanguage("en");
        QCOMPARE(window->actions().at("reset")->text(), english);
    }

    void aFormulaIsTypedAndOneThatIsWrongLeavesTheWork() {
        const auto window = open();
        window->openScene("own-formula");
        auto* field = window->parameters().findChild<QLineEdit*>("texts/acceleration");
        QVERIFY(field != nullptr);
        const auto type = [&](const QString& text) {
            field = window->parameters().findChild<QLineEdit*>("texts/acceleration");
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
            QCoreApplication::processEvents();
        };
        type("-9*x");
        QCOMPARE(window->workbench().experiment().texts.at("acceleration"), std::string("-9*x"));
        const auto refusal = [&] {
            for (auto* label : window->parameters().findChildren<QLabel*>("refusal"))
                if (!label->text().isEmpty()) return label->text();
            return QString();
        };
        QVERIFY(refusal().isEmpty());
        type("-9*(x");
        QCOMPARE(window->workbench().experiment().texts.at("acceleration"), std::string("-9*x"));
        QVERIFY2(!refusal().isEmpty(), "a formula that does not parse is refused beside its field");
        QCOMPARE(window->parameters().findChild<QLineEdit*>("texts/acceleration")->text(), QString("-9*(x"));
        type("-4*x");
        QVERIFY(refusal().isEmpty());
        QCOMPARE(window->workbench().experiment().texts.at("acceleration"), std::string("-4*x"));
    }

    void aRunEndsAtTheConditionThatIsTyped() {
        const auto window = open();
        window->openScene("spring");
        window->unfoldParameters();
        Workbench& workbench = window->workbench();
        const auto type = [&](const QString& text) {
            auto* field = window->parameters().findChild<QLineEdit*>("until");
            QVERIFY(field != nullptr && !field->toolTip().isEmpty());
            field->setFocus();
            field->selectAll();
            QTest::keyClick(field, Qt::Key_Delete);
            QTest::keyClicks(field, text);
            QTest::keyClick(field, Qt::Key_Return);
            QCoreApplication::processEvents();
        };
        const auto run = [&] {
            workbench.setSpeed(0);
            workbench.run();
            workbench.finish();
            QCoreApplication::processEvents();
        };
        type("x = 0 falling");
        QVERIFY(workbench.experiment().until.has_value());
        run();
        QVERIFY(workbench.snapshot().atEnd && workbench.snapshot().runs.front().metUntil);
        const double end = workbench.snapshot().time;
        QVERIFY(end > 0 && end < workbench.experiment().duration / 2);
        QCOMPARE(workbench.table().find("time", 0)->values.back(), end);
        const auto* status = window->findChild<RunStatus*>();
        QVERIFY2(status->whole().contains("x = 0 (falling) at t = "), qPrintable(status->whole()));
        type("x = 50");
        run();
        QVERIFY(!workbench.snapshot().runs.front().metUntil);
        QVERIFY2(status->whole().contains("x = 50 was never met"), qPrintable(status->whole()));
        // No remark is cut: what does not fit is left out whole.
        const QString shown = status->text();
        QVERIFY2(shown.size() < status->whole().size() && shown.endsWith(" …"), qPrintable(shown));
        QVERIFY2((status->whole() + " · ").startsWith(shown.chopped(2) + " · "), qPrintable(shown));
        type("");
        QVERIFY(!workbench.experiment().until.has_value());
        workbench.undo();
        QVERIFY(workbench.experiment().until.has_value());
        QCOMPARE(window->parameters().findChild<QLineEdit*>("until")->text(), QString("x = 50"));
    }

    /// Duffing's equation from scratch, with keys and the mouse only, in an order in which no single text
    /// would be accepted.
    void aFormulaWithNewConstantsIsTakenOverWithOneRun() {
        const auto window = open();
        window->openScene("own-formula");
        window->activateWindow(); // for the focus
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        const auto line = [&](const char* id) {
            return window->parameters().findChild<QLineEdit*>(QString("texts/") + id);
        };
        const auto type = [&](const char* id, const QString& text, Qt::Key last) {
            QTest::mouseClick(line(id), Qt::LeftButton);
            line(id)->selectAll();
            QTest::keyClicks(line(id), text);
            if (last != Qt::Key_unknown) QTest::keyClick(line(id), last);
            QCoreApplication::processEvents();
        };
        const auto addButton = [&]() -> QPushButton* {
            for (auto* button : window->parameters().findChildren<QPushButton*>("add constant"))
                if (button->isVisibleTo(window.get())) return button;
            return nullptr;
        };
        const auto refusal = [&] {
            for (auto* label : window->parameters().findChildren<QLabel*>("refusal"))
                if (!label->text().isEmpty()) return label->text();
            return QString();
        };
        const std::string before = window->workbench().experiment().texts.at("acceleration");
        type("acceleration", "-mu*v + x - x^3 + g*cos(w*t)", Qt::Key_Tab);
        QCOMPARE(refusal(),
                 QString("mu is not known (at character 2). Known are t, x, y, v, vx, vy, r, k, m, "
                         "c, pi, e. Add it to the constants?"));
        window->actions().at("run")->trigger();
        QVERIFY2(!window->workbench().isRunning(), "the old formula must not run under the new text");
        window->actions().at("step")->trigger();
        window->workbench().catchUp();
        QCOMPARE(window->workbench().snapshot().time, 0.0);
        QCOMPARE(window->workbench().experiment().texts.at("acceleration"), before);

        for (const auto& [name, value] : {std::pair{"mu", "0.3"}, {"g", "0.5"}, {"w", "1.2"}}) {
            QVERIFY2(addButton() != nullptr, name);
            QCOMPARE(addButton()->text(), QString("Add ") + name);
            QTest::mouseClick(addButton(), Qt::LeftButton);
            QTest::keyClicks(line("constants"), value); // replaces the 1, which is selected
        }
        QCOMPARE(line("constants")->text(), QString("k = 4, m = 1, c = 0, mu = 0.3, g = 0.5, w = 1.2"));
        QTest::mouseClick(line("potential-energy"), Qt::LeftButton);
        line("potential-energy")->selectAll();
        QTest::keyClicks(line("potential-energy"), "x^4/4 - x^2/2");
        window->actions().at("run")->trigger(); // takes over all of it
        QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
        QTRY_VERIFY(window->workbench().isRunning());
        window->runToEnd();
        window->workbench().setSpeed(1);
        Experiment direct = standardExperiment(*findScene("own-formula"));
        setByKey(direct, "constants", "mu = 0.3, g = 0.5, w = 1.2");
        setByKey(direct, "acceleration", "-0.3*v + x - x^3 + 0.5*cos(1.2*t)");
        setByKey(direct, "potential-energy", "x^4/4 - x^2/2");
        Session session(direct);
        while (session.step()) continue;
        QCOMPARE(window->workbench().table().find("x", 0)->values.back(),
                 session.table().find("x", 0)->values.back());

        type("constants", "mu = 0.3, g = 0.5",
             Qt::Key_unknown); // w no longer exists, and Run is the first to notice
        window->actions().at("run")->trigger();
        QVERIFY(!window->workbench().isRunning());
        QVERIFY2(refusal().startsWith("w is not known"), qPrintable(refusal()));
        type("constants", "mu = 0.3, g = 0.5, w = mu*4", Qt::Key_Return);
        QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
        window->actions().at("run")->trigger();
        QTRY_VERIFY(window->workbench().isRunning());
        QTest::mouseClick(line("acceleration"), Qt::LeftButton);
        QTest::keyClicks(line("acceleration"), "2");
        QTRY_VERIFY2(!window->workbench().isRunning(), "a run pauses when its formula is being changed");
    }

    void methodsThatDoNotApplyAreGreyedWithTheReason() {
        const auto window = open();
        for (const char* scene : {"lorenz", "pendulum"}) {
            window->openScene(scene);
            window->unfoldParameters();
            QCoreApplication::processEvents();
            QComboBox* methods = nullptr;
            for (auto* box : window->parameters().findChildren<QComboBox*>())
                if (box->isVisible() && box->accessibleName().contains("Method")) methods = box;
            QVERIFY(methods != nullptr);
            const auto problem =
                problemOf(*findScene(scene), ParameterValues(findScene(scene)->parameters), {});
            const int all = static_cast<int>(integrators().size());
            QVERIFY(methods->count() >= all); // a method written as text may follow
            int grey = 0;
            for (int i = 0; i < all; ++i) {
                const Text why = whyNotApplied(integrators()[static_cast<std::size_t>(i)], *problem);
                const bool enabled = (methods->model()->index(i, 0).flags() & Qt::ItemIsEnabled) != 0;
                QCOMPARE(enabled, why.empty());
                QCOMPARE(methods->itemData(i, Qt::ToolTipRole).toString(), QString(why.english));
                grey += enabled ? 0 : 1;
            }
            QCOMPARE(grey > 0, std::string(scene) == "lorenz");
            QVERIFY(!window->workbench().table().columns.empty());
        }
    }

    void whatDoesNothingIsGreyed() {
        const auto window = open();
        window->openScene("rope");
        window->unfoldParameters();
        const auto omega = [&]() -> QWidget* {
            for (QWidget* widget : window->parameters().findChildren<QWidget*>())
                if (widget->accessibleName().contains("ω") && widget->focusPolicy() != Qt::NoFocus)
                    return widget;
            return nullptr;
        };
        QVERIFY(omega() != nullptr);
        QVERIFY(!omega()->isEnabled());
        QVERIFY(window->set({{"relaxation", "sor"}}));
        QVERIFY(omega()->isEnabled());
    }

    void headingsFollowTheSizeOfTypeUpAndDown() {
        const auto window = open();
        window->setTypeScale(1);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        const auto height = [&] {
            for (const Heading* heading : window->lessonPanel().findChildren<Heading*>())
                if (heading->isVisible()) return heading->fontMetrics().height();
            return 0;
        };
        const int first = height();
        QVERIFY(first > 0);
        window->setTypeScale(2);
        QTRY_VERIFY(height() > 1.8 * first && height() < 2.2 * first);
        window->setTypeScale(1);
        QTRY_COMPARE(height(), first);
        window->close();
    }

    void theNextStartRemembers() {
        const QFont ofTheSystem = QApplication::font();
        {
            const auto window = open();
            QVERIFY(window->openLesson("many-sticks-relaxation"));
            window->lessonPanel().goTo(3);
            window->setTypeScale(1.25);
            window->setAppearance(Preferences::Appearance::Dark);
            window->close();
        }
        QApplication::setFont(ofTheSystem); // a new start finds it so
        const auto window = open();
        QCOMPARE(window->preferences().lesson, QString("many-sticks-relaxation"));
        QCOMPARE(window->preferences().typeScale, 1.25);
        QCOMPARE(themeOf(QApplication::palette()), Theme::Dark);
        QVERIFY(window->openLesson(window->preferences().lesson));
        QCOMPARE(window->lessonPanel().step(), std::size_t(3));
        window->setTypeScale(1);
        window->setAppearance(Preferences::Appearance::Light);
        window->close();
    }

    void settingsAreKeptWhileTheWindowIsOpen() {
        const auto window = open();
        window->start();
        for (const auto appearance : {Preferences::Appearance::Dark, Preferences::Appearance::Light}) {
            window->setAppearance(appearance);
            QTRY_COMPARE(Preferences::load().appearance, appearance); // nobody closed it
        }
        window->close();
    }

    void aLinkOpensTheStepOrTheExperimentThatItWasMadeOf() {
        WindowOptions options;
        options.lesson = "ten-steps-of-euler";
        options.step = 3;
        WindowParts window(options, m_language);
        window.start();
        QCOMPARE(window.lessonPanel().step(), std::size_t(2));
        QAction* link = window.actions().at("copy-link");
        QVERIFY(!link->isVisible()); // a program of its own has no address
        link->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("#lesson=ten-steps-of-euler&step=3"));
        QVERIFY(window.openScene("cart"));
        link->trigger();
        const QByteArray text = QGuiApplication::clipboard()->text().toUtf8();
        const QByteArray start = "#experiment=";
        QVERIFY2(text.startsWith(start), text);
        const QByteArray packed =
            QByteArray::fromBase64(text.mid(start.size()), QByteArray::Base64UrlEncoding);
        const QByteArray json = qUncompress(QByteArray::fromHex("00010000") + packed);
        QCOMPARE(json.toStdString(), toJson(window.workbench().experiment()).dump());
        window.close();
    }

    void aLinkToAStepThatIsMissingOpensTheLastOne() {
        WindowOptions options;
        options.lesson = "ten-steps-of-euler";
        options.step = 999;
        WindowParts window(options, m_language);
        window.start();
        QCOMPARE(window.lessonPanel().step() + 1, window.lessonPanel().lesson()->steps.size());
        window.close();
    }

    void thePicturesHaveStrongColoursOrNone() {
        const QFont ofTheSystem = QApplication::font();
        {
            const auto window = open();
            QVERIFY(window->openScene("kepler"));
            QTRY_VERIFY(window->workbench().isCurrent());
            window->actions().at("appearance/black-and-white")->trigger();
            QCOMPARE(themeOf(QApplication::palette()), Theme::BlackAndWhite);
            const QImage picture = window->view().grab().toImage();
            int coloured = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor pixel = picture.pixelColor(x, y);
                    coloured += pixel.saturation() > 12 && pixel.value() > 20;
                }
            QCOMPARE(coloured, 0);
            window->actions().at("appearance/high-contrast")->trigger();
            QCOMPARE(themeOf(QApplication::palette()), Theme::HighContrast);
            window->close();
        }
        QApplication::setFont(ofTheSystem);
        const auto window = open(); // the next start remembers it
        QCOMPARE(themeOf(QApplication::palette()), Theme::HighContrast);
        window->setAppearance(Preferences::Appearance::Light);
        window->close();
    }

    void aLargeWindowHasSlightlyLargerType() {
        const auto window = open();
        const auto pixels = [] { return QFontInfo(QApplication::font()).pixelSize(); };
        window->resize(1280, 800);
        QTRY_COMPARE(pixels(), 13);
        window->resize(1920, 1080);
        QTRY_COMPARE(pixels(), 14);
        window->resize(1280, 800);
        QTRY_COMPARE(pixels(), 13);
        window->close();
    }

    void everyControlHasANameForScreenReaders() {
        const auto window = open();
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        for (std::size_t step = 0; step <= window->lessonPanel().lesson()->steps.size(); ++step) {
            window->lessonPanel().goTo(step);
            QCoreApplication::processEvents();
            QStringList nameless;
            for (QWidget* widget : window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus ||
                    widget->focusProxy() != nullptr)
                    continue;
                QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
                if (interface == nullptr || !interface->state().focusable) continue;
                if (interface->text(QAccessible::Name).isEmpty())
                    nameless << widget->metaObject()->className() + QString(" in ") +
                                    widget->parentWidget()->metaObject()->className();
            }
            QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(", ")));
        }
    }

    void f6GoesFromPartToPart() {
        const auto window = open();
        window->resize(1280, 800); // with the plots beside the view, however large the last window was
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->lessonPanel().goTo(5);
        window->activateWindow();
        QTest::qWait(50);
        std::vector<QWidget*> visited;
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(window.get(), Qt::Key_F6);
            visited.push_back(QApplication::focusWidget());
        }
        QVERIFY(window->lessonPanel().isAncestorOf(visited[0]) ||
                window->lessonPanel().isAncestorOf(visited[4]));
        const std::set<QWidget*> different(visited.begin(), visited.end());
        QCOMPARE(different.size(), std::size_t(5));
    }

    void theTabKeyGoesThroughTheWindowInReadingOrder() {
        const auto window = open();
        window->resize(1280, 800);
        QVERIFY(window->openLesson("ten-steps-of-euler"));
        window->lessonPanel().goTo(5); // the first step with a control that is not locked
        const std::array<const QWidget*, 5> parts{&window->lessonPanel(), &window->view(),
                                                  &window->parameters(), &window->plotCard(0),
                                                  &window->plotCard(1)};
        const auto visited = [&] {
            std::vector<std::size_t> order;
            const QWidget* start = window->centralWidget();
            for (QWidget* widget = start->nextInFocusChain(); widget != start;
                 widget = widget->nextInFocusChain()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)) continue;
                for (std::size_t i = 0; i < parts.size(); ++i)
                    if ((parts[i] == widget || parts[i]->isAncestorOf(widget)) &&
                        (order.empty() || order.back() != i))
                        order.push_back(i);
            }
            return order;
        };
        QTRY_COMPARE(visited(), (std::vector<std::size_t>{0, 1, 3, 4, 2}));
    }
};

REGISTER_TEST(Window)

} // namespace timestep::window_test
#include "window.moc"
