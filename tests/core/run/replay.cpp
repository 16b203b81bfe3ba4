// SPDX-License-Identifier: GPL-3.0-or-later
// Law 5 of core/README.md: the same experiment gives the same bytes, no matter how and when its steps are
// made.
#include "core/integration/applies.h"
#include "core/json/json.h"
#include "core/rigid/rigid_world.h"
#include "core/run/session/runner.h"
#include "core/scenes/scene.h"
#include "core/table/csv.h"
#include "tests/core/run/scene_rows.h"
#include "tests/tools.h"

namespace timestep::replay_test {

namespace {

/// The first body that can be grabbed.
std::uint32_t movable(const Scene& scene) {
    const RigidWorld world = scene.rigidWorld(ParameterValues(scene.parameters), 1);
    std::uint32_t body = 0;
    while (world.bodies[body].isStatic()) ++body;
    return body;
}

/// A short experiment on the scene: some hundred steps, two runs that differ, and an event if there is
/// something to grab.
Experiment shortExperiment(const Scene& scene) {
    Experiment experiment = standardExperiment(scene);
    experiment.duration = experiment.step * 120;
    experiment.runs.push_back(experiment.runs.front());
    if (scene.kind() == SceneKind::Problem) {
        const auto problem = problemOf(scene, experiment.parameters, experiment.texts);
        const bool applies = whyNotApplied(*findIntegrator("position-verlet"), *problem).empty();
        experiment.runs[0].method.set("integrator", applies ? "position-verlet" : "explicit-midpoint");
        experiment.runs[1].method.set("integrator", "rk4");
        experiment.runs[1].step = experiment.step / 2;
    } else {
        const bool rigid = scene.kind() == SceneKind::RigidBodies;
        experiment.runs[0].method.set(rigid ? "contact-order" : "order", "random");
        experiment.runs[1].method.set(rigid ? "iterations" : "passes", 4.0);
        Event grab;
        grab.kind = EventKind::Grab;
        if (rigid) grab.index = movable(scene);
        grab.step = 20;
        grab.at = {scene.bounds(experiment.parameters).left, scene.bounds(experiment.parameters).top};
        Event release = grab;
        release.kind = EventKind::Release;
        release.step = 60;
        experiment.events = {grab, release};
    }
    return experiment;
}

std::string bytes(const Session& session) {
    return toCsv(session.table(), {}) + session.save().dump();
}

} // namespace

class Replay : public QObject {
    Q_OBJECT

private slots:
    void everyScene_data() { addRowsOfScenes(); }

    void everyScene() {
        QFETCH(QString, id);
        const Experiment experiment = shortExperiment(*findScene(id.toStdString()));
        Session once(experiment), again(experiment);
        once.runToEnd();
        again.runToEnd();
        QVERIFY(once.table().rows() > 100);
        QCOMPARE(bytes(again), bytes(once));

        Session fromFile(experimentFromText(toJson(experiment).dump(1), "file"));
        fromFile.runToEnd();
        QCOMPARE(bytes(fromFile), bytes(once));

        Session half(experiment);
        for (int i = 0; i < 51; ++i) half.step();
        Session continued = Session::fromState(Json::parse(half.save().dump()));
        continued.runToEnd();
        QCOMPARE(continued.save().dump(), once.save().dump());
        for (const Column& column : continued.table().columns) {
            const std::vector<double>& whole = once.table().find(column.id, column.run)->values;
            QVERIFY(column.values.size() > 50 && column.values.size() < whole.size());
            for (std::size_t i = 0; i < column.values.size(); ++i) {
                const double expected = whole[whole.size() - column.values.size() + i];
                QVERIFY(column.values[i] == expected ||
                        (std::isnan(column.values[i]) && std::isnan(expected)));
            }
        }
    }

    void thePaceDoesNotChangeTheResult_data() {
        QTest::addColumn<double>("pace");
        QTest::newRow("as fast as possible") << Runner::asFastAsPossible;
        QTest::newRow("2 units a second") << 2.0;
        QTest::newRow("7.3 units a second") << 7.3;
        QTest::newRow("1000 units a second") << 1000.0;
    }

    void thePaceDoesNotChangeTheResult() {
        QFETCH(double, pace);
        for (const char* id : {"pendulum", "rope"}) {
            Experiment experiment = shortExperiment(*findScene(id));
            experiment.duration = std::min(experiment.duration, 1.0);
            if (experiment.scene->timeUnit == "frame") experiment.duration = experiment.step * 20;
            Session direct(experiment);
            direct.runToEnd();
            Runner runner;
            const std::uint64_t generation = runner.load(experiment);
            runner.setPace(experiment.scene->timeUnit == "frame" ? pace * 60 : pace);
            runner.run();
            runner.finish();
            Table table;
            QCOMPARE(runner.takeRows(table, 0), generation);
            QCOMPARE(toCsv(table, {}), toCsv(direct.table(), {}));
            QCOMPARE(runner.save().dump(), direct.save().dump());
        }
    }

    void dragsAndCutsAreReplayed() {
        Experiment experiment = standardExperiment(*findScene("cloth"));
        experiment.duration = experiment.step * 90;
        Session session(experiment);
        const auto act = [&](EventKind kind, std::uint32_t index, Point at) {
            Event event;
            event.kind = kind;
            event.index = index;
            event.at = at;
            session.perform(event);
        };
        const Box box = experiment.scene->bounds(experiment.parameters);
        for (int i = 0; i < 90; ++i) {
            if (i == 10) act(EventKind::Grab, 40, {box.left, box.bottom});
            if (i == 20) act(EventKind::Move, 40, {box.right, box.bottom});
            if (i == 30) act(EventKind::Cut, 7, {});
            if (i == 35) act(EventKind::Unpin, 0, {});
            if (i == 40) act(EventKind::Release, 40, {});
            if (i == 50) {
                Event set;
                set.key = "passes";
                set.value = "3";
                session.perform(set);
            }
            session.step();
        }
        QCOMPARE(session.experiment().events.size(), std::size_t(6));
        Session replay(experimentFromJson(toJson(session.experiment())));
        replay.runToEnd();
        QCOMPARE(bytes(replay), bytes(session));
        Session untouched(experiment);
        untouched.runToEnd();
        QVERIFY(bytes(untouched) != bytes(session));
    }

    void theSeedDecidesWhatIsRandom() {
        Experiment experiment = standardExperiment(*findScene("braced-quad"));
        experiment.duration = experiment.step * 20;
        Session one(experiment);
        experiment.seed = 2;
        Session two(experiment);
        one.runToEnd();
        two.runToEnd();
        QVERIFY(toCsv(one.table(), {}) != toCsv(two.table(), {}));
    }
};

REGISTER_TEST(Replay)

} // namespace timestep::replay_test
#include "replay.moc"
