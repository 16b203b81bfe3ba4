// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that many steps at once compute from the states have the bytes of those that single steps record.
#include "core/integration/applies.h"
#include "core/run/rows/state_row_reader.h"
#include "core/run/session/session.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/scenes/scene.h"
#include "tests/core/run/same_bytes.h"
#include "tests/tools.h"

namespace timestep::state_rows_test {

namespace {

/// One run that records time, energies, coordinates and velocities.
Experiment stateOnly(const Scene& scene, std::string_view integrator) {
    Experiment experiment = standardExperiment(scene);
    experiment.runs.resize(1);
    experiment.runs.front().method.set("integrator", integrator);
    experiment.duration = experiment.step * 150; // more than two full blocks
    for (const Measure& measure : measuresOf(*makeSimulation(experiment, 0)))
        if (StateRowReader({&measure, 1}).readsAll()) experiment.record.push_back(measure.id);
    return experiment;
}

bool goesByStates(const Experiment& experiment) {
    return makeSimulation(experiment, 0)->asProblem()->stepsChangeTheStateAlone();
}

void compare(const Experiment& experiment, const std::string& what) {
    Session single(experiment), many(experiment);
    while (single.step()) {}
    while (many.advance(1000)) {}
    QVERIFY2(bitsOf(many.table()) == bitsOf(single.table()), what.c_str());
    QVERIFY2(many.save().dump() == single.save().dump(), what.c_str());
    QCOMPARE(many.ticks(), single.ticks());
    QCOMPARE(many.rows(0), single.rows(0));
    QCOMPARE(many.divergence().has_value(), single.divergence().has_value());
    if (single.divergence()) QCOMPARE(many.divergence()->step, single.divergence()->step);
}

} // namespace

class StateRowsTest : public QObject {
    Q_OBJECT

private slots:
    void everyProblemHasTheSameRowsWithEveryIntegrator() {
        int byStates = 0, stepByStep = 0;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Problem) continue;
            const auto problem = problemOf(scene, ParameterValues(scene.parameters), {});
            for (const Integrator& integrator : integrators()) {
                if (!whyNotApplied(integrator, *problem).empty()) continue;
                const Experiment experiment = stateOnly(scene, integrator.id);
                QVERIFY(experiment.record.size() >= 3);
                ++(goesByStates(experiment) ? byStates : stepByStep);
                compare(experiment, std::string(scene.id) + " " + std::string(integrator.id));
            }
        }
        QVERIFY(byStates > 100);
        QVERIFY(stepByStep > 10);
    }

    void aRunThatDivergesEndsWithTheSameRow() {
        Experiment experiment = stateOnly(*findScene("spring"), "explicit-euler");
        experiment.step = 100;
        experiment.duration = 100'000;
        QVERIFY(goesByStates(experiment));
        compare(experiment, "diverging");
        Session session(experiment);
        session.runToEnd();
        QVERIFY(session.divergence().has_value());
        QVERIFY(session.rows(0) > StateRows::most);
    }

    /// Hands hold only for a while; the steps between are made at once again.
    void eventsHappenAtTheirSteps() {
        Experiment experiment = stateOnly(*findScene("pendulum"), "velocity-verlet");
        Event grab, move, release, set;
        grab.kind = EventKind::Grab;
        grab.step = 40;
        move.kind = EventKind::Move;
        move.step = 45;
        grab.at = move.at = {0.3, -0.9};
        release.kind = EventKind::Release;
        release.step = 52;
        set.kind = EventKind::Set;
        set.step = 110;
        set.key = "gravity";
        set.value = "3";
        for (Event* event : {&grab, &move, &release, &set}) {
            event->run = 0;
            experiment.events.push_back(*event);
        }
        compare(experiment, "events");
    }

    void theReadingOfVelocitiesIsKept() {
        Experiment experiment = stateOnly(*findScene("pendulum"), "position-verlet");
        QVERIFY(goesByStates(experiment));
        experiment.runs.front().method.set("velocity", "backward");
        QVERIFY(!goesByStates(experiment));
        compare(experiment, "backward");
    }

    void rowsOfEveryFewStepsAndOfThePastAreTheSame() {
        Experiment experiment = stateOnly(*findScene("kepler"), "rk4");
        experiment.recordEvery = 7;
        compare(experiment, "every seventh");
        experiment.recordEvery = 1;
        Session session(experiment);
        session.advance(70);
        const Keyframe early = session.keyframe();
        session.advance(60);
        const auto bits = bitsOf(session.table());
        session.goTo(early);
        session.advance(60);
        QCOMPARE(bitsOf(session.table()), bits);
        session.goTo(early);
        session.forgetFuture();
        session.advance(60);
        QCOMPARE(bitsOf(session.table()), bits);
    }
};

REGISTER_TEST(StateRowsTest)

} // namespace timestep::state_rows_test

#include "state_rows.moc"
