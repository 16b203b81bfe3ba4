// SPDX-License-Identifier: GPL-3.0-or-later
// A computation can be stopped inside a step, and the session is then as it was before the step.
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/parallel.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/run/experiment/experiment_json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/runner.h"
#include "core/run/session/safe_point.h"
#include "core/run/session/session.h"
#include "core/run/simulation/reference_motion.h"
#include "core/scenes/scene.h"
#include "core/stop.h"
#include "core/table/csv.h"
#include "tests/tools.h"

#include <QElapsedTimer>

#include <atomic>
#include <thread>

namespace timestep::stopped_steps_test {

namespace {

/// Cloths of this size step in seconds or hours, according to passes and substeps.
Experiment cloth(int size, int passes, int substeps, const std::string& relaxation = "gauss-seidel") {
    Experiment experiment = standardExperiment(*findScene("cloth"));
    setByKey(experiment, "columns", std::to_string(size));
    setByKey(experiment, "rows", std::to_string(size));
    setByKey(experiment, "relaxation", relaxation);
    setByKey(experiment, "passes", std::to_string(passes));
    setByKey(experiment, "substeps", std::to_string(substeps));
    experiment.duration = 8 * experiment.step;
    return experiment;
}

/// Steps until about this much work is done. Returns the work that was done, or nothing if the step ended.
std::optional<std::uint64_t> stoppedAfter(std::uint64_t work, const std::function<void()>& step) {
    std::uint64_t asked = 0;
    StopScope* own = nullptr;
    StopScope scope([&] {
        asked = own->work();
        return asked >= work;
    });
    own = &scope;
    try {
        step();
    } catch (const Stopped&) {
        return scope.work();
    }
    return std::nullopt;
}

std::string bytesOf(const Session& session) {
    return session.save().dump() + toCsv(session.table(), {});
}

} // namespace

class StoppedSteps : public QObject {
    Q_OBJECT

private slots:
    void everyRelaxationStopsInsideAStep() {
        for (const Relaxation& relaxation : relaxations()) {
            Session session(cloth(20, 1000, 1000, std::string(relaxation.id)));
            const auto work = stoppedAfter(100'000, [&] { session.step(); });
            QVERIFY2(work && *work < 300'000, std::string(relaxation.id).c_str());
        }
    }

    void rigidBodiesStopInsideAStep() {
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::RigidBodies) continue;
            Experiment experiment = standardExperiment(scene);
            try {
                setByKey(experiment, "substeps", "1000");
                setByKey(experiment, "iterations", "1000");
            } catch (const InputError&) {
                setByKey(experiment, "substeps", "100");
                setByKey(experiment, "iterations", "100");
            }
            Session session(experiment);
            const auto work = stoppedAfter(20'000, [&] { session.step(); });
            QVERIFY2(work && *work < 100'000, std::string(scene.id).c_str());
        }
    }

    void adaptiveStepsAndReferencesStopInsideAStep() {
        Experiment experiment = standardExperiment(*findScene("own-system"));
        experiment.step = 1000;
        experiment.duration = 8000;
        setByKey(experiment, "integrator", "dormand-prince-adaptive");
        setByKey(experiment, "tolerance", "1e-13");
        Session session(experiment);
        const auto work = stoppedAfter(20'000, [&] { session.step(); });
        QVERIFY(work && *work < 60'000);
    }

    void aReferenceThatWasStoppedGoesOnWithTheSameBytes() {
        const Experiment experiment = standardExperiment(*findScene("double-pendulum"));
        const auto problem = problemOf(*experiment.scene, experiment.parameters, experiment.texts);
        ReferenceMotion whole(*problem, 0.5), stopped(*problem, 0.5);
        const std::vector<double> there(whole.at(20.25).begin(), whole.at(20.25).end());
        QVERIFY(stoppedAfter(30'000, [&] { stopped.at(20.25); }).has_value());
        const auto again = stopped.at(20.25);
        QVERIFY(std::equal(there.begin(), there.end(), again.begin(), again.end()));
    }

    void aSessionIsAsBeforeTheStoppedStep_data() {
        QTest::addColumn<QString>("relaxation");
        QTest::addColumn<int>("runs");
        for (const Relaxation& relaxation : relaxations())
            for (const int runs : {1, 2})
                QTest::addRow("%s %d", std::string(relaxation.id).c_str(), runs)
                    << QString::fromStdString(std::string(relaxation.id)) << runs;
    }
    void aSessionIsAsBeforeTheStoppedStep() {
        QFETCH(QString, relaxation);
        QFETCH(int, runs);
        Experiment experiment = cloth(12, 40, 4, relaxation.toStdString());
        while (static_cast<int>(experiment.runs.size()) < runs) experiment.runs.push_back(experiment.runs[0]);
        Session whole(experiment), session(experiment);
        for (int i = 0; i < 5; ++i) whole.step();
        SafePoint safe;
        for (int i = 0; i < 5; ++i) {
            if (i == 3) safe.pass(session);
            session.step();
        }
        const std::uint64_t oneStep = [&] {
            StopScope scope([] { return false; });
            Session other(experiment);
            other.step();
            return scope.work();
        }();
        // In the first run and in the last one.
        for (const std::uint64_t part : {oneStep / 3, oneStep - oneStep / 4}) {
            if (!stoppedAfter(part, [&] { session.step(); })) continue; // too little work to be asked
            safe.recover(session);
            QCOMPARE(session.ticks(), std::int64_t{5});
            QCOMPARE(bytesOf(session), bytesOf(whole));
        }
        while (whole.step()) {}
        while (session.step()) {}
        QCOMPARE(bytesOf(session), bytesOf(whole));
    }

    void itemsInParallelStop() {
        for (const unsigned threads : {1U, 2U}) {
            const auto endless = [](std::size_t, Worker&) {
                for (;;) mayStop(1000);
            };
            std::atomic<bool> stop = false;
            std::thread later([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                stop = true;
            });
            const StopScope scope([&] { return stop.load(); });
            // With progress the caller learns of it; without, it would take missing items for complete ones.
            QVERIFY(!inParallel(
                2, 2, [](std::size_t, std::size_t) { return true; }, endless, threads));
            QVERIFY_THROWS_EXCEPTION(Stopped, inParallel(2, 2, nullptr, endless, threads));
            later.join();
        }
        int asked = 0;
        QVERIFY(!inParallel(
            1, 1, [&](std::size_t, std::size_t) { return ++asked < 3; },
            [](std::size_t, Worker&) {
                for (;;) mayStop(1000);
            },
            1));
    }

    void everySceneIsAsBeforeTheStoppedStep() {
        int stopped = 0;
        for (const Scene& scene : scenes()) {
            if (scene.source == WorldSource::File) continue;
            Experiment experiment = standardExperiment(scene);
            for (const auto& [key, value] :
                 {std::pair("substeps", "50"), std::pair("iterations", "50"), std::pair("passes", "50"),
                  std::pair("integrator", "implicit-midpoint")}) {
                try {
                    setByKey(experiment, key, value);
                } catch (const InputError&) { // the scene has no such setting
                }
            }
            Session session(experiment);
            SafePoint safe;
            safe.pass(session);
            session.step();
            const std::string before = bytesOf(session);
            if (!stoppedAfter(1, [&] { session.step(); })) continue; // it is not asked in so short a step
            ++stopped;
            safe.recover(session);
            QVERIFY2(bytesOf(session) == before, std::string(scene.id).c_str());
        }
        QVERIFY2(stopped >= 30, qPrintable(QString::number(stopped)));
    }

    void theRunnerDoesNotWaitForAStepOfHours() {
        QElapsedTimer clock;
        {
            Runner runner;
            runner.load(cloth(200, 1000, 1000));
            runner.setPace(Runner::asFastAsPossible);
            runner.run();
            QTest::qWait(300);
            QVERIFY(!runner.isIdle());
            clock.start();
            QVERIFY(runner.experiment().runs.size() == 1); // needs no stop
            QVERIFY2(clock.elapsed() < 50, qPrintable(QString::number(clock.elapsed())));
            runner.drain(); // stops the step, and the run continues
            QVERIFY(!runner.isIdle());
            runner.pause();
            QTRY_VERIFY(runner.isIdle());
            QCOMPARE(runner.newest().tick, std::int64_t{0});
            QVERIFY(runner.save()["runs"][0]["steps"] == 0);
            runner.step(1000);
            QTest::qWait(200);
            runner.load(cloth(4, 1, 1));
            runner.step(2);
            runner.drain();
            QCOMPARE(runner.newest().tick, std::int64_t{2});
            runner.load(cloth(200, 1000, 1000));
            runner.run();
            QTest::qWait(200);
        } // the end of the runner does not wait either
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
    }

    void stepsAfterAPauseAreAllMade() {
        Runner runner;
        runner.load(cloth(4, 1, 1));
        runner.pause();
        runner.step(5);
        runner.setLayers(0);
        runner.drain();
        QCOMPARE(runner.newest().tick, std::int64_t{5});
    }

    void pauseEndsAThousandSteps() {
        Runner runner;
        Experiment experiment = cloth(60, 100, 2);
        experiment.duration = 100'000 * experiment.step;
        runner.load(experiment);
        runner.step(100'000);
        QTest::qWait(200);
        QElapsedTimer clock;
        clock.start();
        runner.pause();
        runner.drain();
        QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(runner.newest().tick < 100'000);
    }

    void aStateAtAStepThatTheExperimentDoesNotHaveIsRefused() {
        Experiment experiment = standardExperiment(*findScene("own-system"));
        experiment.duration = 20 * experiment.step;
        Session session(experiment);
        for (int i = 0; i < 10; ++i) session.step();
        const Json honest = session.save();
        QCOMPARE(Session::fromState(honest).save().dump(), honest.dump());
        const auto refusal = [&](std::int64_t steps, double time) {
            Json state = honest;
            state["runs"][0]["steps"] = steps;
            state["time"] = time;
            try {
                Session::fromState(state);
            } catch (const InputError& error) {
                return error.path + ": " + error.message.english();
            }
            return std::string();
        };
        const double h = experiment.step, now = honest["time"].get<double>();
        QCOMPARE(refusal(10, now), std::string());
        QVERIFY(refusal(11, now).starts_with("time: the steps of the runs end at time"));
        QVERIFY(refusal(2147483648, now).ends_with("the experiment has only 20 steps"));
        QVERIFY(refusal(1'000'000'000'000, 1e12 * h).ends_with("the experiment has only 20 steps"));
    }

    void aStateWhoseReferenceTakesHoursIsRefused() {
        const Experiment experiment = experimentFromJson(Json::parse(R"({"scene": "own-system",
            "texts": {"constants": "k=4", "equations": "x''=-k*x", "invariant": "", "start": "x=1"},
            "step": 0.01, "duration": 0, "runs": [{"integrator": "rk4"}]})"));
        Session session(experiment);
        session.step();
        Json state = session.save();
        state["runs"][0]["steps"] = 1'000'000'000'000;
        state.erase("time");
        QVERIFY_THROWS_EXCEPTION(InputError, Session::fromState(state));
    }
};

REGISTER_TEST(StoppedSteps)

} // namespace timestep::stopped_steps_test
#include "stopped_steps.moc"
