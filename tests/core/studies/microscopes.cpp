// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/integrator.h"
#include "core/microscope/contact_microscope.h"
#include "core/microscope/relaxation_microscope.h"
#include "core/microscope/step_microscope.h"
#include "core/microscope/world_microscope.h"
#include "core/run/experiment/frozen_run.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/tools.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

namespace timestep::microscopes_test {

namespace {

bool sameBytes(std::span<const double> one, std::span<const double> other) {
    return one.size() == other.size() && std::memcmp(one.data(), other.data(), one.size_bytes()) == 0;
}

/// The sum of a trace's arrows; false if an arrow does not start where the sum ends.
bool addUp(const StepTrace& step, std::vector<double>& q, std::vector<double>& v) {
    q = step.q0;
    v = step.v0;
    bool joined = true;
    for (const StepLine& line : step.lines)
        for (const StepArrow& arrow : line.arrows) {
            if (arrow.part == StepArrow::Part::Probe) continue;
            auto& sum = arrow.space == StepArrow::Space::Position ? q : v;
            if (arrow.part == StepArrow::Part::Begin) sum = arrow.from;
            joined = joined && sameBytes(sum, arrow.from);
            for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += arrow.arrow[k];
        }
    return joined;
}

Experiment experimentOf(const char* scene, const Integrator& integrator) {
    Experiment experiment = standardExperiment(*findScene(scene));
    experiment.runs[0].method.set("integrator", std::string(integrator.id));
    return experiment;
}

} // namespace

class Microscopes : public QObject {
    Q_OBJECT

private slots:
    void arrowsOfEveryIntegratorAddUpToTheStep_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("integrator");
        for (const char* scene : {"pendulum", "kepler"})
            for (const Integrator& integrator : integrators())
                QTest::addRow("%s, %s", scene, integrator.id.data())
                    << scene << QString::fromUtf8(integrator.id.data());
    }
    void arrowsOfEveryIntegratorAddUpToTheStep() {
        QFETCH(QString, scene);
        QFETCH(QString, integrator);
        const Integrator& method = *findIntegrator(integrator.toStdString());
        Session session(experimentOf(scene.toUtf8().constData(), method));
        for (int n = 0; n < 40; ++n) {
            const auto step = traceOfStep(session.simulation(0));
            QVERIFY(step.has_value());
            const auto evaluations = session.simulation(0).evaluations();
            session.step();
            QVERIFY(sameBytes(step->q1, session.simulation(0).q()));
            QVERIFY(sameBytes(step->v1, session.simulation(0).v()));
            QCOMPARE(static_cast<std::int64_t>(step->evaluations.size()),
                     session.simulation(0).evaluations() - evaluations);
            std::vector<double> q, v;
            QVERIFY(addUp(*step, q, v));
            QVERIFY(sameBytes(q, step->q1));
            QVERIFY(sameBytes(v, step->v1));
            QVERIFY(!sameBytes(q, step->q0) || !sameBytes(v, step->v0)); // the step moved the state
            for (const StepLine& line : step->lines) QVERIFY(!line.formula.empty() && !line.numbers.empty());
        }
    }

    void onlyVerletsVelocityAndTheAdaptiveMethodRestartTheirSum() {
        for (const Integrator& integrator : integrators()) {
            Session session(experimentOf("pendulum", integrator));
            int begins = 0, terms = 0;
            const auto step = traceOfStep(session.simulation(0));
            for (const StepLine& line : step->lines)
                for (const StepArrow& arrow : line.arrows) {
                    begins += arrow.part == StepArrow::Part::Begin;
                    terms += arrow.part == StepArrow::Part::Term;
                }
            QCOMPARE(begins, integrator.isAdaptive() ? 2 : integrator.keepsVelocities ? 0 : 1);
            QVERIFY(integrator.isAdaptive() || terms >= 2);
        }
    }

    void aBounceIsReported() {
        Session session(standardExperiment(*findScene("bouncing-ball")));
        int said = 0;
        for (int n = 0; n < 300; ++n) {
            const auto step = traceOfStep(session.simulation(0));
            QVERIFY(step.has_value());
            session.step();
            std::vector<double> q, v;
            QVERIFY(addUp(*step, q, v));
            QVERIFY(sameBytes(q, session.simulation(0).q()));
            said += step->lines.back().formula.empty();
        }
        QVERIFY(said > 0 && said < 300);
    }

    void visitsOfEveryRelaxationAddUpToThePass_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("relaxation");
        for (const char* scene : {"rope", "cloth", "hexagon"})
            for (const Relaxation& relaxation : relaxations())
                QTest::addRow("%s, %s", scene, relaxation.id.data())
                    << scene << QString::fromUtf8(relaxation.id.data());
    }
    void visitsOfEveryRelaxationAddUpToThePass() {
        QFETCH(QString, scene);
        QFETCH(QString, relaxation);
        Session session(standardExperiment(*findScene(scene.toStdString())));
        for (int n = 0; n < 7; ++n) session.step();
        WorldMethod method = worldMethod(session.experiment().runs[0].method, {}, 3);
        method.relaxation = findRelaxation(relaxation.toStdString());
        World stretched = *session.simulation(0).world();
        for (std::size_t i = 0; i < stretched.particles(); ++i)
            if (!stretched.isFixed(i))
                stretched.x[i] += 0.01 * stretched.length[0] * std::sin(1.0 + double(i));
        for (const StickOrder order : {StickOrder::AsMade, StickOrder::Reversed, StickOrder::Random,
                                       StickOrder::RedBlack, StickOrder::Coloured})
            for (const PinRule pins : {PinRule::InverseMass, PinRule::Half, PinRule::MovedAndReset}) {
                method.order = order;
                method.pinRule = pins;
                World engine = stretched;
                WorldStepper().relax(engine, method, 1, 0.01);
                const PassTrace pass = traceOfPass(stretched, method, 0.01);
                QCOMPARE(pass.visits.size(), stretched.sticks());
                World sum = stretched;
                if (pass.oneByOne)
                    for (const StickVisit& visit : pass.visits) {
                        sum.x[sum.stickA[visit.stick]] += visit.moveA.x;
                        sum.y[sum.stickA[visit.stick]] += visit.moveA.y;
                        sum.x[sum.stickB[visit.stick]] += visit.moveB.x;
                        sum.y[sum.stickB[visit.stick]] += visit.moveB.y;
                    }
                else
                    for (std::size_t i = 0; i < sum.particles(); ++i) {
                        sum.x[i] += pass.applied[i].x;
                        sum.y[i] += pass.applied[i].y;
                        QCOMPARE_LE(std::abs(pass.rounding[i].x), 1e-15 * stretched.length[0]);
                        QCOMPARE_LE(std::abs(pass.rounding[i].y), 1e-15 * std::max(1.0, std::abs(sum.y[i])));
                        sum.x[i] += pass.rounding[i].x;
                        sum.y[i] += pass.rounding[i].y;
                    }
                QVERIFY(sameBytes(sum.x, engine.x) && sameBytes(sum.y, engine.y));
                QVERIFY(!sameBytes(sum.x, stretched.x));
                QVERIFY(sameBytes(worldAfter(pass, pass.visits.size() + 1).x, engine.x));
            }
    }

    /// The parts for motion, forces and sticks add up to the last bit, in every pass and substep. Held
    /// particles, pins, walls and rounding are separate parts.
    void partsOfAWholeStepAddUp_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("relaxation");
        for (const char* scene : {"rope", "compliant-chain", "dropped-box", "verly-motor"})
            for (const Relaxation& relaxation : relaxations())
                QTest::addRow("%s, %s", scene, relaxation.id.data())
                    << scene << QString::fromUtf8(relaxation.id.data());
    }
    void partsOfAWholeStepAddUp() {
        QFETCH(QString, scene);
        QFETCH(QString, relaxation);
        Experiment experiment = standardExperiment(*findScene(scene.toStdString()));
        ParameterValues& method = experiment.runs[0].method;
        method.set("relaxation", relaxation.toStdString());
        method.set("passes", "3");
        method.set("substeps", "2");
        method.set("order", "random");
        method.set("loop-order", "sticks-last");
        Session session(experiment);
        int passes = 0;
        for (int n = 0; n < 12; ++n) {
            FrozenRun frozen = freeze(session.save(), 0);
            const WorldStepTrace step = traceOfWorldStep(dynamic_cast<WorldSimulation&>(*frozen.simulation));
            session.step();
            if (!session.simulation(0).finite()) break; // Jacobi explodes on nets
            QVERIFY(step.complete);
            QVERIFY(sameBytes(step.after.x, session.simulation(0).world()->x));
            QVERIFY(sameBytes(step.after.y, session.simulation(0).world()->y));
            for (std::size_t i = 0; i < step.stages.size(); ++i) {
                const WorldStage& stage = step.stages[i];
                const World before = worldBefore(step, i);
                std::vector<double> x = before.x, y = before.y;
                const bool adds = stage.part == WorldPart::Move || stage.part == WorldPart::Forces;
                for (std::size_t p = 0; p < x.size() && adds; ++p) {
                    if (stage.part == WorldPart::Move) {
                        x[p] += stage.keptX[p];
                        y[p] += stage.keptY[p];
                        const double fall = exactDifference(y[p], stage.y[p]);
                        y[p] += fall;
                        x[p] += exactDifference(x[p], stage.x[p]);
                        const double h = step.h / 2, g = before.rules.gravity.y;
                        QVERIFY(before.isFixed(p) || before.rules.drag > 0 ||
                                std::abs(fall - g * h * h) <= 1e-12 * std::max(1.0, std::abs(y[p])));
                    } else {
                        x[p] += stageMove(step, i, p).x;
                        y[p] += stageMove(step, i, p).y;
                    }
                }
                if (adds) QVERIFY(sameBytes(x, stage.x) && sameBytes(y, stage.y));
                if (stage.part != WorldPart::Sticks) continue;
                ++passes;
                const PassTrace pass = traceOfPass(step, i);
                QCOMPARE(pass.visits.size(), before.sticks());
                const World end = worldAfter(pass, pass.visits.size() + 1);
                QVERIFY(sameBytes(end.x, stage.x) && sameBytes(end.y, stage.y));
            }
            QVERIFY(sameBytes(step.stages.back().x, step.after.x));
        }
        QVERIFY(passes >= 6);
    }

    /// Impulses of contacts, gravity, joints and displacements add up to the engine's step to the last bit.
    void partsOfAStepOfRigidBodiesAddUp_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("settings");
        for (const char* scene :
             {"box-stack", "newtons-cradle", "body-ragdoll", "slope-block", "fsharp-boxes"})
            for (const char* settings : {"", "push=soft substeps=3", "accumulate=0", "impact=sequential",
                                         "contact-order=random warm-start=0", "loop=position-first"})
                QTest::addRow("%s, %s", scene, settings) << scene << settings;
    }
    void partsOfAStepOfRigidBodiesAddUp() {
        QFETCH(QString, scene);
        QFETCH(QString, settings);
        Experiment experiment = standardExperiment(*findScene(scene.toStdString()));
        for (const QString& setting : settings.split(' ', Qt::SkipEmptyParts))
            experiment.runs[0].method.set(setting.section('=', 0, 0).toStdString(),
                                          setting.section('=', 1).toStdString());
        Session session(experiment);
        std::size_t contacts = 0;
        for (int n = 0; n < 60; ++n) {
            const bool looked = n % 6 == 5;
            std::optional<RigidStepTrace> step;
            if (looked) {
                FrozenRun frozen = freeze(session.save(), 0);
                step = traceOfRigidStep(dynamic_cast<RigidSimulation&>(*frozen.simulation));
            }
            session.step();
            if (!looked) continue;
            const RigidWorld& engine = *session.simulation(0).rigidWorld();
            QVERIFY(step->complete);
            QVERIFY(step->after.bodies == engine.bodies); // observing changes nothing
            QVERIFY(step->after.contacts == engine.contacts);
            const RigidWorld sum = worldBefore(*step, step->stages.size());
            for (std::size_t i = 0; i < sum.bodies.size(); ++i) {
                const RigidBody &one = sum.bodies[i], &other = engine.bodies[i];
                const double a[] = {one.x, one.y, one.angle, one.vx, one.vy, one.omega};
                const double b[] = {other.x, other.y, other.angle, other.vx, other.vy, other.omega};
                QVERIFY(std::equal(std::begin(a), std::end(a), std::begin(b)));
            }
            for (std::size_t i = 0; i < step->stages.size(); ++i) {
                const RigidStage& stage = step->stages[i];
                contacts += stage.part == RigidStage::Part::Contact || stage.part == RigidStage::Part::Joints;
                if (stage.part != RigidStage::Part::Contact) continue;
                // The velocities change by the effect of the impulse on the two bodies.
                const RigidWorld before = worldBefore(*step, i);
                const RigidContact& contact = before.contacts[stage.contact];
                for (const std::uint32_t body : {contact.a, contact.b}) {
                    double change = 0;
                    for (const BodyChange& one : stage.changes) change += one.body == body ? one.x : 0;
                    const double mass = before.bodies[body].inverseMass * (body == contact.b ? 1 : -1);
                    const double x =
                        mass * (stage.normal * contact.normal.x - stage.tangent * contact.normal.y);
                    QCOMPARE_LE(std::abs(change - x), 1e-9 * (1 + std::abs(x)));
                }
                for (const BodyChange& change : stage.changes)
                    QVERIFY(change.body == contact.a || change.body == contact.b);
                if (i > 200) break;
            }
        }
        QVERIFY(contacts > 0);
    }

    void contactsAreShownInTheOrderOfTheMethod() {
        for (const bool reversed : {false, true}) {
            Experiment experiment = standardExperiment(*findScene("box-pyramid"));
            experiment.runs[0].method.set("contact-order", reversed ? "reversed" : "as-made");
            Session session(experiment);
            for (int n = 0; n < 30; ++n) session.step();
            const FrozenRun frozen = freeze(session.save(), 0);
            const RigidStepTrace step = traceOfRigidStep(dynamic_cast<RigidSimulation&>(*frozen.simulation));
            std::vector<std::pair<std::uint32_t, std::uint32_t>> shown;
            for (const RigidStage& stage : step.stages)
                if (stage.part == RigidStage::Part::Contact && stage.iteration == 0) {
                    const RigidContact& contact = step.worlds[stage.world].contacts[stage.contact];
                    shown.emplace_back(contact.a, contact.b);
                }
            QVERIFY(shown.size() > 100);
            QVERIFY(reversed ? std::is_sorted(shown.rbegin(), shown.rend())
                             : std::is_sorted(shown.begin(), shown.end()));
        }
    }

    void aFrozenRunHasAppliedTheDueEvents() {
        Experiment experiment = standardExperiment(*findScene("spring"));
        Event event;
        event.step = 3;
        event.key = std::string(experiment.scene->parameters[0].id);
        event.value = "2.5";
        experiment.events = {event};
        Session session(experiment);
        for (int n = 0; n < 5; ++n) {
            FrozenRun frozen = freeze(session.save(), 0);
            QCOMPARE(frozen.done.size(), std::size_t(n == 3));
            const auto step = traceOfStep(*frozen.simulation);
            session.step();
            QVERIFY(sameBytes(step->q1, session.simulation(0).q()));
        }
    }

    void visitsAreInTheOrderOfTheMethod() {
        Session session(standardExperiment(*findScene("rope")));
        session.step();
        WorldMethod method = worldMethod(session.experiment().runs[0].method, {}, 3);
        method.relaxation = findRelaxation("gauss-seidel");
        method.order = StickOrder::Reversed;
        const World& world = *session.simulation(0).world();
        const PassTrace pass = traceOfPass(world, method, 0.01);
        for (std::size_t i = 0; i < pass.visits.size(); ++i)
            QCOMPARE(std::size_t(pass.visits[i].stick), world.sticks() - 1 - i);
        // Its neighbour disturbs a stick that was just satisfied.
        const std::vector<double> first = strainsOf(worldAfter(pass, 1)),
                                  second = strainsOf(worldAfter(pass, 2));
        const std::uint32_t stick = pass.visits[0].stick;
        QCOMPARE_LT(std::abs(first[stick]), 1e-12);
        QCOMPARE_GT(std::abs(second[stick]), std::abs(first[stick]));
    }
};

REGISTER_TEST(Microscopes)

} // namespace timestep::microscopes_test
#include "microscopes.moc"
