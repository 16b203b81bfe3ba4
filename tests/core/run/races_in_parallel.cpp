// SPDX-License-Identifier: GPL-3.0-or-later
// Session::advance() gives the results of step() for any number of steps at once.
#include "core/analysis/sweep.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/core/run/same_bytes.h"
#include "tests/core/run/scene_rows.h"
#include "tests/tools.h"

#include <set>

namespace timestep::races_in_parallel_test {

namespace {

/// Three runs that step at the same instants for some time and end at different times.
Experiment race(const Scene& scene, double stepOfLast = 1) {
    Experiment experiment = standardExperiment(scene);
    experiment.duration = experiment.step * 60;
    experiment.runs.resize(1);
    experiment.runs.push_back(experiment.runs.front());
    experiment.runs.push_back(experiment.runs.front());
    if (scene.kind() == SceneKind::Problem)
        experiment.runs[1].method.set("integrator", "rk4");
    else if (scene.kind() == SceneKind::Particles)
        experiment.runs[1].method.set("passes", 5.0);
    experiment.runs[2].step = experiment.step * stepOfLast;
    return experiment;
}

void compare(const Experiment& experiment) {
    Session single(experiment);
    single.runToEnd();
    for (const std::int64_t ticks : {1, 7, 1000}) {
        Session many(experiment);
        while (many.advance(ticks)) {}
        QCOMPARE(bitsOf(many.table()), bitsOf(single.table()));
        QCOMPARE(many.ticks(), single.ticks());
        QCOMPARE(many.furthestTicks(), single.furthestTicks());
        QCOMPARE(many.divergence().has_value(), single.divergence().has_value());
        QCOMPARE(many.save().dump(), single.save().dump());
        if (!single.divergence()) continue;
        QCOMPARE(many.divergence()->run, single.divergence()->run);
        QCOMPARE(many.divergence()->step, single.divergence()->step);
    }
}

} // namespace

class RacesInParallel : public QObject {
    Q_OBJECT

private slots:
    void everySceneHasTheBytesOfOneThread_data() { addRowsOfScenes(); }
    void everySceneHasTheBytesOfOneThread() {
        QFETCH(QString, id);
        compare(race(*findScene(id.toStdString())));
    }

    void runsWithStepsOfTheirOwnHaveTheBytesOfOneThread() {
        for (const char* scene : {"pendulum", "rope", "bouncing-ball"})
            if (const Scene* found = findScene(scene)) compare(race(*found, 0.3));
    }

    void runsWithClocksOfTheirOwnHaveTheBytesOfOneThread() {
        for (const char* type : {"double", "float"})
            for (const double step : {0.1, 0.125}) {
                Experiment experiment = race(*findScene("cart"));
                experiment.step = step;
                experiment.duration = 60 * step;
                for (Run& run : experiment.runs) run.method.set("integrator", "explicit-euler");
                experiment.runs[2].step.reset();
                experiment.runs[1].method.set("number-type", type);
                experiment.runs[1].method.set("loop", "while");
                compare(experiment);
            }
    }

    void eventsHappenAtTheirStepsInEveryRun() {
        Experiment experiment = race(*findScene("pendulum"));
        const auto add = [&](EventKind kind, std::int64_t step) -> Event& {
            Event event;
            event.kind = kind;
            event.step = step;
            event.run = -1;
            event.at = {0.3, -0.9};
            experiment.events.push_back(event);
            return experiment.events.back();
        };
        add(EventKind::Grab, 10);
        add(EventKind::Move, 14);
        add(EventKind::Release, 22);
        Event& set = add(EventKind::Set, 40);
        set.key = "gravity";
        set.value = "3";
        compare(experiment);
    }

    void theFirstOfTheRunsThatDivergeIsNamed() {
        Experiment experiment = race(*findScene("spring"));
        experiment.step = 100;
        experiment.duration = 100'000;
        for (Run& run : experiment.runs) {
            run.step.reset();
            run.method.set("integrator", "explicit-euler");
        }
        experiment.runs[0].method.set("integrator", "rk4");
        compare(experiment);
        Session session(experiment);
        while (session.advance(1000)) {}
        QVERIFY(session.divergence().has_value());
    }

    /// Each run of a sweep is computed alone; events reach the run that they name.
    void aSweepHasTheNumbersOfTheWholeRace() {
        Experiment experiment = race(*findScene("falling-points"));
        const auto throwFirst = [](int run, double speed) {
            Event event;
            event.kind = EventKind::Velocity;
            event.step = 20;
            event.run = run;
            event.to = {speed, 0};
            return event;
        };
        experiment.events = {throwFirst(-1, -40), throwFirst(1, 30), throwFirst(2, 50)};
        const std::string measure = "kinetic-energy";
        const std::vector<double> values = {1, 3};
        const AnalysisResult result = analyse(experiment, sweepOver("runs/0/substeps", values, measure));
        for (std::size_t i = 0; i < values.size(); ++i) {
            Experiment one = experiment;
            setByKey(one, "runs/0/substeps", std::to_string(values[i]));
            Session session(one);
            session.runToEnd();
            std::set<double> different;
            for (int run = 0; run < 3; ++run) {
                const double end = session.table().find(measure, run)->values.back();
                QCOMPARE(result.table.find(measure + "-end", run)->values[i], end);
                different.insert(end);
            }
            QCOMPARE(different.size(), std::size_t{3});
        }
    }

    void stepsOfThePastAreRepeated() {
        Session session(race(*findScene("pendulum")));
        session.advance(20);
        const Keyframe early = session.keyframe();
        session.advance(20);
        const auto bits = bitsOf(session.table());
        session.goTo(early);
        QCOMPARE(session.ticks(), std::int64_t(20));
        session.advance(20);
        QCOMPARE(bitsOf(session.table()), bits);
        QCOMPARE(session.ticks(), std::int64_t(40));
    }
};

REGISTER_TEST(RacesInParallel)

} // namespace timestep::races_in_parallel_test

#include "races_in_parallel.moc"
