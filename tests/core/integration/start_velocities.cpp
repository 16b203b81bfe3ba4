// SPDX-License-Identifier: GPL-3.0-or-later
// A start velocity is the same velocity for every step size; a previous position is the same place for every
// step size.
#include "core/analysis/sweep.h"
#include "core/json/json.h"
#include "core/particles/world/world_edit.h"
#include "core/particles/world_json.h"
#include "core/particles/world_stepper.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/scenes/scene_list.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <set>

namespace timestep::start_velocities_test {

namespace {

/// One free particle, with its start as JSON, for 1 s at the step 0.1 s.
Experiment freeParticle(const std::string& start, const std::string& more = R"("runs": [{}])") {
    return experimentFromJson(Json::parse(R"({"world": {"particles": [{"at": [0, 0], )" + start +
                                          R"(}]}, "step": 0.1, "duration": 1, )" + more + "}"));
}

Table tableOf(const Experiment& experiment) {
    Session session(experiment);
    session.runToEnd();
    return session.table();
}

double last(const Table& table, const char* id, int run = 0) {
    return table.find(id, run)->values.back();
}

const char* const threeSteps = R"("runs": [{}, {"step": 0.05}, {"step": 0.01}])";

} // namespace

class StartVelocities : public QObject {
    Q_OBJECT

private slots:
    void aSpeedIsMetresPerSecondWhateverTheStep() {
        const Table table = tableOf(freeParticle(R"("velocity": [3, 0])", threeSteps));
        for (int run = 0; run < 3; ++run) COMPARE_NEAR(last(table, "last-x", run), 3, 1e-12);
    }

    void previousPositionsAreThoseOneStepAgo() {
        const Table table = tableOf(freeParticle(R"("previous": [-0.3, 0])", threeSteps));
        const double expected[] = {3, 6, 30};
        for (int run = 0; run < 3; ++run) COMPARE_NEAR(last(table, "last-x", run), expected[run], 1e-12);
    }

    void aSweepOverTheStepComparesTheSameMotion() {
        const Experiment experiment = freeParticle(R"("velocity": [3, 0])");
        const Table table = analyse(experiment, sweepOver("step", {0.1, 0.05, 0.025}, "last-x")).table;
        const std::vector<double>& ends = table.find("last-x-end", 0)->values;
        QCOMPARE(ends.size(), std::size_t(3));
        for (const double end : ends) COMPARE_NEAR(end, 3, 1e-12);
    }

    /// 40 frames a second at the step 0.1 s. The standard form does not know that "alternating" changes the
    /// step.
    void framesOfAScreenKeepTheVelocity() {
        for (const std::string form : {R"(, "verlet-form": "dummer")", ""})
            for (const std::string loop : {"fixed", "frame-time", "alternating", "accumulator"}) {
                if (form.empty() && loop == "alternating") continue;
                Experiment experiment =
                    freeParticle(R"("velocity": [3, 0])", R"("runs": [{"frame-loop": ")" + loop +
                                                              R"(", "frame-rate": 40)" + form + "}]");
                setByKey(experiment, "duration", "1.2");
                Session session(experiment);
                session.runToEnd();
                COMPARE_NEAR(session.simulation(0).time(), 1.2, 0.11);
                COMPARE_NEAR2(last(session.table(), "last-x"), 3 * session.simulation(0).time(), 1e-12,
                              loop.c_str());
            }
    }

    void everySceneStartsWithTheSameVelocitiesAtEveryStep_data() {
        QTest::addColumn<QString>("id");
        for (const Scene* scene : scenesOf(SceneKind::Particles))
            if (scene->source != WorldSource::File) {
                const QString id = QString::fromStdString(std::string(scene->id));
                QTest::newRow(qPrintable(id)) << id;
            }
    }

    void everySceneStartsWithTheSameVelocitiesAtEveryStep() {
        QFETCH(QString, id);
        Experiment experiment = standardExperiment(*findScene(id.toStdString()));
        const World given = worldOf(experiment, 0);
        for (const double share : {1.0, 0.5, 0.3}) {
            Run run = experiment.runs.front();
            run.step = experiment.step * share;
            experiment.runs = {run};
            const World world = worldOf(experiment, 0);
            QCOMPARE(world.startVelocities, given.startVelocities);
            for (std::uint32_t i = 0; i < world.particles(); ++i) {
                const Point way = {world.x[i] - world.previousX[i], world.y[i] - world.previousY[i]};
                if (const Point* velocity = world.startVelocity(i)) {
                    COMPARE_NEAR(way.x / *run.step, velocity->x, 1e-9);
                    COMPARE_NEAR(way.y / *run.step, velocity->y, 1e-9);
                } else {
                    QCOMPARE(world.previousX[i], given.previousX[i]);
                    QCOMPARE(world.previousY[i], given.previousY[i]);
                }
            }
        }
    }

    /// All others start with velocities. Two of these show the previous position itself, one repeats printed
    /// numbers, and one is a computed example of three frames.
    void onlyScenesAboutPreviousPositionsStartWithThem() {
        std::set<std::string> found;
        for (const Scene* scene : scenesOf(SceneKind::Particles)) {
            if (scene->source == WorldSource::File) continue;
            ParameterValues values(scene->parameters);
            if (values.has("start-previous")) values.set("start-previous", 1.5);
            const World world = worldOf(
                [&] {
                    Experiment experiment = standardExperiment(*scene);
                    experiment.parameters = values;
                    return experiment;
                }(),
                0);
            for (std::uint32_t i = 0; i < world.particles(); ++i)
                if (world.startVelocity(i) == nullptr &&
                    (world.previousX[i] != world.x[i] || world.previousY[i] != world.y[i]))
                    found.emplace(scene->id);
        }
        QCOMPARE(found, (std::set<std::string>{"clojure-sticks", "falling-particle", "particle-1d",
                                               "stick-and-floor"}));
    }

    void pingPongHasItsSpeedAtEveryStep() {
        for (const char* step : {"1", "0.5", "0.25"}) {
            Experiment experiment = standardExperiment(pingPongScene);
            setByKey(experiment, "step", step);
            setByKey(experiment, "duration", "3");
            QCOMPARE(tableOf(experiment).find("first-speed", 0)->values.front(), 11.0);
        }
    }

    void whatIsWrittenSaysVelocityOrPrevious() {
        const Json velocity = toJson(freeParticle(R"("velocity": [3, -0.1])"));
        const Json previous = toJson(freeParticle(R"("previous": [-0.3, 0])"));
        const Json rest = toJson(freeParticle(R"("velocity": [0, 0])"));
        QCOMPARE(velocity["world"]["particles"][0],
                 Json::parse(R"({"at": [0.0, 0.0], "velocity": [3.0, -0.1]})"));
        QCOMPARE(previous["world"]["particles"][0],
                 Json::parse(R"({"at": [0.0, 0.0], "previous": [-0.3, 0.0]})"));
        QCOMPARE(rest["world"]["particles"][0], Json::parse(R"({"at": [0.0, 0.0]})"));
    }

    void tablesReplayAtTheirOwnStepToTheSameBytes() {
        const std::string runs = R"("runs": [{"passes": 3}, {"verlet-start": "half-kick"}])";
        const Experiment first = freeParticle(R"("velocity": [3, -0.7])", runs);
        const std::string rows = toCsv(tableOf(first), {});
        const std::string file = toCsv(tableOf(first), {"experiment: " + toJson(first).dump()});
        QCOMPARE(toCsv(tableOf(experimentFromText(file, "table.csv")), {}), rows);
        // Files written before 1.0 contain the previous position that follows from the velocity at their
        // step.
        const Experiment old =
            freeParticle(R"("previous": [-0.30000000000000004, 0.06999999999999999])", runs);
        QCOMPARE(toCsv(tableOf(old), {}), rows);
    }

    void aStateContinuesWithTheSameBytes() {
        Experiment experiment = freeParticle(R"("velocity": [3, 1])", threeSteps);
        Session whole(experiment), half(experiment);
        whole.runToEnd();
        for (int i = 0; i < 30; ++i) half.step();
        Session rest = Session::fromState(Json::parse(half.save().dump()));
        rest.runToEnd();
        QCOMPARE(rest.save().dump(), whole.save().dump());
    }

    void gustsOfTheHandAreVelocitiesInEveryFrameLoop() {
        for (const char* loop : {"fixed", "frame-time"}) {
            Experiment experiment = freeParticle(
                R"("previous": [0, 0])",
                R"("events": [{"step": 0, "do": "blow", "at": [0, 0], "radius": 1, "by": [3, 0]}],
                   "runs": [{"frame-rate": 40, "frame-loop": ")" +
                    std::string(loop) + R"("}])");
            Session session(experiment);
            session.runToEnd();
            COMPARE_NEAR2(last(session.table(), "last-x"), 3 * session.simulation(0).time(), 1e-12, loop);
        }
    }

    void editingKeepsStartVelocities() {
        World world = worldFromJson(
            Json::parse(
                R"({"particles": [{"at": [0, 0]}, {"at": [1, 0], "velocity": [2, 3]}, {"at": [4, 1]}]})"),
            0.1);
        World copy = partOf(world, {1, 2});
        QCOMPARE(copy.startVelocities, (std::vector<StartVelocity>{{0, {2, 3}}}));
        QCOMPARE(append(copy, World(copy), {1, 1}), 2U);
        QCOMPARE(copy.startVelocities, (std::vector<StartVelocity>{{0, {2, 3}}, {2, {2, 3}}}));
        mirror(copy, {0});
        QCOMPARE(*copy.startVelocity(0), (Point{-2, 3}));
        QCOMPARE(without(world, {0}, {}).startVelocities, (std::vector<StartVelocity>{{0, {2, 3}}}));
        QVERIFY(without(world, {1}, {}).startVelocities.empty());
        moveParticle(world, 1, {5, 5});
        QCOMPARE(*world.startVelocity(1), (Point{2, 3}));
    }
};

REGISTER_TEST(StartVelocities)

} // namespace timestep::start_velocities_test

#include "start_velocities.moc"
