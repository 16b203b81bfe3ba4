// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of runs, changes and the learner's actions restore the same bytes.
#include "tests/app/window/window_parts.h"

#include "core/json/json.h"
#include "core/run/experiment/experiment_json.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <QSettings>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace timestep::redo_test {

namespace {

Event pinOf(std::uint32_t point) {
    Event event;
    event.kind = EventKind::Pin;
    event.index = point;
    return event;
}

Experiment experimentOn(const char* scene, int steps) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.duration = experiment.step * steps;
    return experiment;
}

void openIn(Workbench& workbench, const Experiment& experiment) {
    QVERIFY(workbench.open(experiment));
    workbench.catchUp();
}

void runToEnd(Workbench& workbench) {
    workbench.setSpeed(0);
    workbench.run();
    workbench.finish();
}

} // namespace

class Redo : public QObject {
    Q_OBJECT

    LanguageSwitch m_language;

private slots:
    void initTestCase() {
        QSettings().clear();
        m_language.use("en");
    }

    /// Each action is undone and redone, alone and with all actions before it.
    void whatWasUndoneComesBackAsTheSameBytes_data() {
        QTest::addColumn<QString>("scene");
        for (const char* scene : {"spring", "pendulum", "rope", "cloth", "box-stack"})
            QTest::newRow(scene) << scene;
    }
    void whatWasUndoneComesBackAsTheSameBytes() {
        QFETCH(QString, scene);
        Workbench workbench;
        openIn(workbench, experimentOn(scene.toUtf8().constData(), 40));
        const bool hasParticles = workbench.experiment().scene->kind() == SceneKind::Particles;
        std::vector<std::pair<const char*, std::function<void()>>> acts{
            {"steps", [&] { workbench.step(7); }},
            {"run", [&] { runToEnd(workbench); }},
            {"step size",
             [&] {
                 QVERIFY(!workbench.set({{"step", "0.005"}}));
             }},
            {"a further run", [&] { runToEnd(workbench); }},
            {"run again", [&] { workbench.reset(); }},
            {"some steps", [&] { workbench.step(5); }},
        };
        if (hasParticles) {
            acts.emplace_back("hand", [&] { workbench.perform(pinOf(1)); });
            acts.emplace_back("steps after the hand", [&] { workbench.step(6); });
        }
        std::vector<std::string> bytes{wholeStateOf(workbench)};
        for (const auto& [name, act] : acts) {
            act();
            bytes.push_back(wholeStateOf(workbench));
            QVERIFY2(bytes.back() != bytes[bytes.size() - 2], name);
            QVERIFY2(!workbench.canRedo(), name);
            workbench.undo();
            const std::string before = wholeStateOf(workbench);
            QVERIFY2(before != bytes.back() && workbench.canRedo(), name);
            workbench.redo();
            QVERIFY2(wholeStateOf(workbench) == bytes.back() && !workbench.canRedo(), name);
        }
        std::vector<std::string> back{wholeStateOf(workbench)};
        while (workbench.canUndo()) {
            workbench.undo();
            back.push_back(wholeStateOf(workbench));
        }
        QVERIFY2(back.size() >= 5, qPrintable(QString::number(back.size())));
        while (back.size() > 1) {
            back.pop_back();
            QVERIFY(workbench.canRedo());
            workbench.redo();
            QVERIFY2(wholeStateOf(workbench) == back.back(), qPrintable(QString::number(back.size())));
        }
        QVERIFY(!workbench.canRedo());
        // The run continues as if nothing had been undone.
        workbench.step(3);
        const std::string on = wholeStateOf(workbench);
        Workbench straight;
        openIn(straight, experimentFromJson(toJson(workbench.played())));
        straight.step(static_cast<int>(workbench.snapshot().tick));
        straight.finish();
        QCOMPARE(straight.state().at("runs").dump(), workbench.state().at("runs").dump());
        QCOMPARE(toCsv(straight.table(), {}), toCsv(workbench.table(), {}));
    }

    void theInstantInThePastComesBackToo() {
        Workbench workbench;
        openIn(workbench, experimentOn("pendulum", 60));
        runToEnd(workbench);
        workbench.seek(20);
        const std::string before = wholeStateOf(workbench);
        QCOMPARE(workbench.snapshot().tick, std::int64_t{20});
        workbench.undo();
        QVERIFY(wholeStateOf(workbench) != before);
        workbench.redo();
        QVERIFY(wholeStateOf(workbench) == before);
        workbench.seek(60);
        workbench.finish();
        QCOMPARE(workbench.snapshot().tick, std::int64_t{60});
    }

    void aNewChangeForgetsWhatWasUndone_data() {
        QTest::addColumn<int>("change");
        for (int i = 0; i < 5; ++i) QTest::newRow(qPrintable(QString::number(i))) << i;
    }
    void aNewChangeForgetsWhatWasUndone() {
        QFETCH(int, change);
        Workbench workbench;
        openIn(workbench, experimentOn("rope", 30));
        runToEnd(workbench);
        workbench.undo();
        QVERIFY(workbench.canRedo());
        const std::vector<std::function<void()>> changes{
            [&] { workbench.step(); }, [&] { workbench.perform(pinOf(2)); },
            [&] {
                QVERIFY(!workbench.set({{"step", "0.01"}}));
            },
            [&] { QVERIFY(workbench.open(experimentOn("spring", 10))); }, [&] { workbench.run(); }};
        changes[static_cast<std::size_t>(change)]();
        workbench.pause();
        const std::string bytes = wholeStateOf(workbench);
        QVERIFY(!workbench.canRedo());
        workbench.redo();
        QVERIFY(wholeStateOf(workbench) == bytes);
    }

    void lookingAtAnEarlierInstantForgetsNothing() {
        Workbench workbench;
        openIn(workbench, experimentOn("spring", 30));
        workbench.step(10);
        workbench.finish();
        workbench.set({{"step", "0.05"}});
        workbench.undo();
        workbench.seek(4);
        workbench.finish();
        QVERIFY(workbench.canRedo());
        workbench.redo();
        workbench.finish();
        COMPARE_NEAR(workbench.experiment().step, 0.05, 0);
    }

    void redoIsBesideUndoAndEnabledOnlyAfterIt() {
        WindowParts window({}, m_language);
        window.show();
        QVERIFY(window.openScene("spring"));
        QAction* redo = window.actions().at("redo");
        const QList<QAction*> entries = window.actions().menu("edit")->actions();
        QCOMPARE(entries.indexOf(redo), entries.indexOf(window.actions().at("undo")) + 1);
        QVERIFY(redo->shortcuts().contains(QKeySequence(QKeySequence::Redo)));
        QVERIFY(!redo->isEnabled());
        window.workbench().catchUp();
        window.runToEnd();
        const std::string bytes = wholeStateOf(window.workbench());
        QVERIFY(!redo->isEnabled());
        window.actions().at("undo")->trigger();
        QVERIFY(redo->isEnabled());
        QVERIFY(wholeStateOf(window.workbench()) != bytes);
        redo->trigger();
        QVERIFY(!redo->isEnabled());
        QVERIFY(wholeStateOf(window.workbench()) == bytes);
        window.actions().at("undo")->trigger();
        window.workbench().setLocked(true);
        QVERIFY(!redo->isEnabled());
        window.workbench().setLocked(false);
        QVERIFY(redo->isEnabled());
    }
};

REGISTER_TEST(Redo)

} // namespace timestep::redo_test
#include "redo.moc"
