// SPDX-License-Identifier: GPL-3.0-or-later
// Undo takes back one change at a time, in every scene, and leaves the settings of the plots.
#include "tests/app/window/window_parts.h"

#include "app/provenance/plot_json.h"
#include "app/workbench/message_line.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/experiment/setting_key.h"
#include "tests/tools.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/text.h"

#include <QDoubleSpinBox>
#include <QSettings>
#include <QSlider>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace timestep::undo_test {

namespace {

Event eventOf(EventKind kind, std::uint32_t index = 0, Point at = {}, Point to = {}) {
    Event event;
    event.kind = kind;
    event.index = index;
    event.at = at;
    event.to = to;
    return event;
}

Experiment experimentOn(const char* scene, int steps) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.duration = experiment.step * steps;
    return experiment;
}

void runToEnd(Workbench& workbench) {
    workbench.setSpeed(0);
    workbench.run();
    workbench.finish();
}

using Change = std::pair<const char*, std::function<void()>>;

std::vector<Change> changesOf(Workbench& workbench) {
    const auto set = [&workbench](const char* key, const Value& value) {
        const Fault fault = workbench.set({{key, value}});
        QVERIFY2(fault == nullptr, fault != nullptr ? fault->what() : "");
    };
    return {
        {"a number that restarts", [=] { set("links", 12.0); }},
        {"a choice of the method", [=] { set("relaxation", "jacobi"); }},
        {"the step size", [=] { set("step", 0.011); }},
        {"where it ends", [=] { set("until", "time = 0.1"); }},
        {"crossings to note", [=] { set("crossings", "last-y = 3; last-x = 2 rising"); }},
        {"a further run", [&workbench] { workbench.addRun(); }},
        {"single steps",
         [&workbench] {
             workbench.step(5);
             workbench.step(4);
         }},
        {"a pin", [&workbench] { workbench.perform(eventOf(EventKind::Pin, 4)); }},
        {"a second pin at the same tick", [&workbench] { workbench.perform(eventOf(EventKind::Pin, 7)); }},
        {"a rule of the world while it runs", [=] { set("gravity", 3.5); }},
        {"a cut", [&workbench] { workbench.perform(eventOf(EventKind::Cut, 9)); }},
        {"a drag",
         [&workbench] {
             workbench.perform(eventOf(EventKind::Grab, 5, {0.1, 0.1}));
             for (int i = 0; i < 4; ++i)
                 workbench.perform(eventOf(EventKind::Move, 5, {0.1 + 0.05 * i, 0.2}));
             workbench.perform(eventOf(EventKind::Release, 5));
         }},
        {"a throw",
         [&workbench] {
             workbench.perform(eventOf(EventKind::Place, 6, {0.2, -0.3}));
             workbench.perform(eventOf(EventKind::Velocity, 6, {}, {1, 2}));
         }},
        {"the run to its end", [&workbench] { runToEnd(workbench); }},
        {"an action after the end",
         [&workbench] {
             workbench.perform(eventOf(EventKind::Unpin, 4));
             workbench.pause();
         }},
        {"a calculated column",
         [&workbench] {
             QVERIFY(workbench.calculate({{"twice", "twice", "1", "2*t"}}));
         }},
        {"another run", [&workbench] { workbench.reset(); }},
        {"one run less", [&workbench] { workbench.removeRun(1); }},
        {"another scene", [&workbench] { QVERIFY(workbench.open(experimentOn("spring", 30))); }},
        {"a quick check",
         [&workbench] {
             workbench.check(quickChecks().front());
             workbench.finish();
         }},
    };
}

} // namespace

class Undo : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QSettings().clear();
        m_language.use("en");
    }

    void changesAreTakenBackOneByOne_data() {
        QTest::addColumn<bool>("isFirstScene");
        QTest::newRow("in the first scene") << true;
        QTest::newRow("after another scene") << false;
    }
    void changesAreTakenBackOneByOne() {
        QFETCH(bool, isFirstScene);
        Workbench workbench;
        if (!isFirstScene) QVERIFY(workbench.open(experimentOn("pendulum", 40)));
        QVERIFY(workbench.open(experimentOn("rope", 60)));
        QCOMPARE(workbench.canUndo(), !isFirstScene);
        std::vector<std::string> bytes{wholeStateOf(workbench)};
        const std::vector<Change> changes = changesOf(workbench);
        QVERIFY(changes.size() >= 12);
        for (const auto& [name, change] : changes) {
            change();
            bytes.push_back(wholeStateOf(workbench));
            QVERIFY2(bytes.back() != bytes[bytes.size() - 2], name);
            QVERIFY2(workbench.canUndo() && !workbench.canRedo(), name);
        }
        std::size_t now = changes.size();
        const auto back = [&](std::size_t count) {
            for (; count > 0; --count) {
                workbench.undo();
                --now;
                QVERIFY2(wholeStateOf(workbench) == bytes[now], changes[now].first);
            }
        };
        const auto forth = [&](std::size_t count) {
            for (; count > 0; --count) {
                workbench.redo();
                ++now;
                QVERIFY2(wholeStateOf(workbench) == bytes[now], changes[now - 1].first);
            }
        };
        back(changes.size());
        QCOMPARE(workbench.canUndo(), !isFirstScene);
        forth(changes.size());
        QVERIFY(!workbench.canRedo());
        for (const std::size_t count : {3u, 7u, 11u, 18u}) {
            back(count);
            forth(count - 1);
            back(count - 1);
            forth(count);
        }
    }

    void undoInThePastBringsBackWhatCameLater() {
        for (const char* scene : {"rope", "pendulum"}) {
            Workbench workbench;
            QVERIFY(workbench.open(experimentOn(scene, 50)));
            runToEnd(workbench);
            workbench.seek(20);
            const std::string before = wholeStateOf(workbench);
            workbench.perform(eventOf(EventKind::Place, 0, {0.3, 0.2}));
            workbench.step(3);
            const std::string after = wholeStateOf(workbench);
            QCOMPARE(workbench.snapshot().furthest, std::int64_t{23});
            workbench.undo();
            workbench.undo();
            QVERIFY(wholeStateOf(workbench) == before);
            workbench.redo();
            workbench.redo();
            QVERIFY(wholeStateOf(workbench) == after);
            workbench.undo();
            workbench.undo();
            QVERIFY(wholeStateOf(workbench) == before);
        }
    }

    /// Pendulum at step 500, another scene, mass and damping there, and all of it taken back.
    void valuesThenSceneThenItsPlotsComeBack() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        QAction* undo = window->actions().at("undo");
        QVERIFY(window->openScene("pendulum"));
        workbench.catchUp();
        workbench.step(500);
        workbench.catchUp();
        PlotWidget& plot = *window->plotCard(0).plot();
        PlotSpec spec = plot.spec();
        spec.logX = true;
        spec.yRange = PlotRange{-3, 4};
        spec.added.notes.push_back({spec.x + ' ' + spec.y.front(), "here", 1, 0.5});
        plot.setSpec(spec);
        plot.setView(PlotView{{0.5, 3}, {-2, 2}});
        window->addPlot();
        const auto plots = [&] {
            std::string all;
            for (const std::size_t slot : window->plots().order()) {
                const PlotWidget& one = *window->plotCard(slot).plot();
                all += toJson(one.spec()).dump();
                if (one.view()) all += toJson(*one.view()).dump();
            }
            return all;
        };
        const std::string left = plots(), pendulum = wholeStateOf(workbench);

        QVERIFY(window->openScene("spring"));
        QVERIFY(undo->isEnabled()); // it takes back the opening
        workbench.catchUp();
        QVERIFY(plots() != left);
        const std::string standard = plots();
        const double mass = workbench.experiment().parameters["mass"];
        const double damping = workbench.experiment().parameters["damping"];
        QVERIFY(window->set({{"mass", 7.0}}));
        QVERIFY(window->set({{"damping", 9.0}}));
        undo->trigger();
        COMPARE_NEAR(workbench.experiment().parameters["damping"], damping, 0);
        COMPARE_NEAR(workbench.experiment().parameters["mass"], 7, 0);
        undo->trigger();
        COMPARE_NEAR(workbench.experiment().parameters["mass"], mass, 0);
        workbench.catchUp();
        QCOMPARE(plots(), standard);
        undo->trigger();
        QVERIFY(wholeStateOf(workbench) == pendulum);
        QCOMPARE(workbench.snapshot().tick, std::int64_t{500});
        QCOMPARE(plots(), left);
        window->actions().at("redo")->trigger();
        workbench.catchUp();
        QCOMPARE(plots(), standard);
        undo->trigger();
        workbench.catchUp();
        QCOMPARE(plots(), left);
    }

    void theFirstChangeOfTheFirstSceneCanBeTakenBack() {
        const auto window = shownWindow(m_language);
        QAction* undo = window->actions().at("undo");
        QVERIFY(window->openScene("spring"));
        while (undo->isEnabled()) undo->trigger(); // the scene that the window showed first
        const double before = window->workbench().experiment().step;
        QVERIFY(window->set({{"step", before / 2}}));
        QVERIFY(undo->isEnabled());
        undo->trigger();
        COMPARE_NEAR(window->workbench().experiment().step, before, 0);
        QVERIFY(!undo->isEnabled());
    }

    void aDragOfASliderIsOneChange() {
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        QVERIFY(window->openScene("spring"));
        const std::string before = wholeStateOf(workbench);
        window->unfoldParameters();
        QSlider* slider = nullptr;
        for (QSlider* one : window->parameters().findChildren<QSlider*>())
            if (one->accessibleName().startsWith("Mass")) slider = one;
        QVERIFY(slider != nullptr);
        std::vector<std::string> dragged;
        for (int drag = 0; drag < 2; ++drag) {
            slider->setSliderDown(true);
            for (int i = 1; i <= 6; ++i) slider->setValue(slider->value() + 2);
            slider->setSliderDown(false);
            dragged.push_back(wholeStateOf(workbench));
        }
        QVERIFY(dragged[0] != before && dragged[1] != dragged[0]);
        workbench.undo();
        QVERIFY(wholeStateOf(workbench) == dragged[0]);
        workbench.undo();
        QVERIFY(wholeStateOf(workbench) == before);
        workbench.redo();
        workbench.redo();
        QVERIFY(wholeStateOf(workbench) == dragged[1]);
    }

    void aRefusedValueSaysWhyAndChangesNothing_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("range") << "spring"
                               << "step"
                               << "-1"
                               << "the step must be a number greater than 0";
        QTest::newRow("choice") << "spring"
                                << "integrator"
                                << "guess"
                                << "\"guess\" is not one of";
        QTest::newRow("no such setting") << "spring"
                                         << "colour"
                                         << "1"
                                         << "there is no such setting";
        QTest::newRow("column") << "spring"
                                << "until"
                                << "z = 0"
                                << "\"z\" cannot be measured";
        QTest::newRow("condition") << "spring"
                                   << "crossings"
                                   << "x = 0; x"
                                   << "a condition is written as";
        QTest::newRow("formula") << "own-formula"
                                 << "texts/acceleration"
                                 << "-k*x/hidden"
                                 << "hidden";
    }
    void aRefusedValueSaysWhyAndChangesNothing() {
        QFETCH(QString, scene);
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, sentence);
        const auto window = shownWindow(m_language);
        Workbench& workbench = window->workbench();
        QVERIFY(window->openScene(scene));
        workbench.catchUp();
        workbench.step(20);
        const std::string before = wholeStateOf(workbench);
        const std::uint64_t generation = workbench.generation();
        const Fault fault = workbench.set({{key.toStdString(), value.toStdString()}});
        QVERIFY(fault != nullptr);
        QVERIFY2(translated(*fault).contains(sentence), qPrintable(translated(*fault)));
        QCOMPARE(workbench.generation(), generation);
        QVERIFY(wholeStateOf(workbench) == before);
        workbench.undo(); // the steps
        workbench.finish();
        QCOMPARE(workbench.snapshot().furthest, std::int64_t{0});
    }

    void aRefusedNumberIsReportedAndItsControlGoesBack() {
        const auto window = shownWindow(m_language);
        QVERIFY(window->openScene("spring"));
        window->unfoldParameters();
        QDoubleSpinBox* edit = nullptr;
        for (QDoubleSpinBox* one : window->parameters().findChildren<QDoubleSpinBox*>())
            if (one->accessibleName().startsWith("Mass")) edit = one;
        QVERIFY(edit != nullptr);
        const double before = edit->value();
        edit->setMinimum(-5);
        edit->setValue(-1);
        COMPARE_NEAR(edit->value(), before, 0);
        COMPARE_NEAR(window->workbench().experiment().parameters["mass"], before, 0);
        const auto* message = window->findChild<MessageLine*>();
        QVERIFY2(message->text().contains("must be at least"), qPrintable(message->text()));
    }

    void valuesAreKeptToTheLastBitInFiles() {
        Workbench workbench;
        QVERIFY(workbench.open(experimentOn("rope", 50)));
        workbench.step(3);
        workbench.catchUp();
        const double third = 1.0 / 3;
        QVERIFY(!workbench.set({{"gravity", third}}));
        const Json events = toJson(workbench.played()).at("events");
        QCOMPARE(events.back().at("value").dump(), std::string("\"0.3333333333333333\""));
        COMPARE_NEAR(numberOf(workbench.played().events.back().value), third, 0);
    }

    void largeRunsStayWithinTheBudget() {
        constexpr std::size_t budget = 20'000'000;
        Experiment cloth = experimentOn("cloth", 0); // without an end
        setByKey(cloth, "columns", 60.0);
        setByKey(cloth, "rows", 60.0);
        UndoHistory history(budget);
        std::string end;
        const auto store = [&](std::uint64_t generation) {
            auto session = std::make_unique<StoredSession>();
            session->generation = generation;
            session->session = std::make_unique<Session>(cloth);
            session->timeline = Timeline(2 * budget);
            session->timeline.begin(*session->session);
            while (session->session->bytes() + session->timeline.bytes() <= budget * 3 / 2) {
                QVERIFY(session->session->step());
                session->timeline.passed(*session->session);
            }
            end = session->session->save().dump();
            history.add({generation, 1, cloth}, std::move(session));
        };
        store(1);
        QVERIFY(!history.hasDropped()); // the newest always stays
        store(2);
        QVERIFY(history.hasDropped() && history.take(1) == nullptr);
        const auto newest = history.take(2);
        QVERIFY(newest != nullptr && newest->bytes() <= budget && newest->timeline.bytes() > budget / 3);
        const std::int64_t ticks = newest->session->ticks();
        newest->timeline.seek(*newest->session, 0);
        newest->timeline.seek(*newest->session, ticks);
        QVERIFY(newest->session->save().dump() == end);
    }
};

REGISTER_TEST(Undo)

} // namespace timestep::undo_test
#include "undo.moc"
