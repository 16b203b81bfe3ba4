// SPDX-License-Identifier: GPL-3.0-or-later
// The adaptive method: its facts, its tolerance, its limits. Steps that fail are reported.
#include "core/integration/dormand_prince.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/rows/metric.h"
#include "core/run/session/session.h"
#include "core/table/csv.h"
#include "tests/core/integration/oracle_odeint.h"
#include "tests/core/integration/test_problems.h"
#include "tests/tools.h"

#include <array>
#include <limits>

namespace timestep::adaptive_test {

namespace {

const Integrator& adaptive() {
    return *findIntegrator("dormand-prince-adaptive");
}

/// An orbit of eccentricity 0.6 from periapsis, with period 2 pi.
std::unique_ptr<Problem> orbit() {
    return problemOf(keplerScene, {{"gm", 1}, {"semi-major-axis", 1}, {"eccentricity", 0.6}});
}

struct Outcome {
    double error = 0; ///< the largest phaseError() over the times of the run
    double evaluations = 0;
};

Outcome run(const Problem& problem, double tolerance, double T, int N) {
    const double h = T / N;
    IntegratorState state = startIntegrator(adaptive(), problem, h, {}, tolerance);
    Outcome outcome;
    for (int n = 0; n < N; ++n) {
        adaptive().step(problem, state, n * h, h);
        outcome.error = std::max(outcome.error, phaseError(problem, state, (n + 1) * h));
    }
    outcome.evaluations = static_cast<double>(state.evaluations);
    return outcome;
}

/// The same by Boost.odeint's controlled Dormand-Prince pair with dense output.
Outcome runOdeint(const Problem& problem, double tolerance, double T, int N) {
    const std::size_t n = problem.coordinates();
    Outcome outcome;
    const auto slope = [&](const std::vector<double>& y, std::vector<double>& dydt, double t) {
        const std::span<const double> all(y);
        std::copy(y.begin() + static_cast<std::ptrdiff_t>(n), y.end(), dydt.begin());
        problem.acceleration(t, all.first(n), all.last(n), std::span(dydt).last(n));
        ++outcome.evaluations;
    };
    IntegratorState state = startIntegrator(adaptive(), problem, T / N);
    followDensely(slope, state.y, T, N, tolerance, [&](double t, const std::vector<double>& y) {
        state.y = y;
        outcome.error = std::max(outcome.error, phaseError(problem, state, t));
    });
    return outcome;
}

struct Case {
    std::unique_ptr<Problem> problem;
    double T = 0;
};

std::array<Case, 2> cases() {
    return {Case{referencePendulum(), 26}, Case{orbit(), 6 * 3.14159265358979}};
}

Experiment experimentOf(std::string_view scene,
                        std::initializer_list<std::pair<const char*, const char*>> all) {
    Experiment experiment = standardExperiment(*findScene(scene));
    for (const auto& [key, value] : all) setByKey(experiment, key, value);
    return experiment;
}

} // namespace

class Adaptive : public QObject {
    Q_OBJECT

private slots:
    void theErrorIsProportionalToTheTolerance();
    void evaluationsGrowAsAMethodOfItsOrderNeedsThem();
    void errorsAndEvaluationsAreThoseOfBoost();
    void theAnswersBetweenTheInnerStepsAreAsGoodAsAtTheirEnds();
    void theIntervalOfTheAnswersDoesNotChangeTheInnerSteps();
    void theStepShrinksAtPeriapsis();
    void itIsNeitherSymplecticNorReversible();
    void freeFallIsExactAndItsStepsAreBounded();
    void stateAndMemoryAreAllThatTheNextStepNeeds();
    void aStepAllocatesNothing();
    void aToleranceThatCannotBeMetIsReportedAndEndsTheRun();
    void anEquationThatIsNotSolvedIsReported();
    void aFormulaThatLeavesTheNumbersSaysWhere();
    void theRecordOfTheStepsIsThereWhereItIsDefined();
    void aSavedRunContinuesToTheSameBytes();
};

/// At coarse tolerances there are few steps, and their errors cancel by chance. From 1e-10 on, the error is
/// proportional to the tolerance. All errors are below 5000 tolerances: the magnified errors of some hundred
/// steps.
void Adaptive::theErrorIsProportionalToTheTolerance() {
    for (const Case& one : cases()) {
        std::vector<double> errors;
        for (int decade = 4; decade <= 12; ++decade) {
            const double tolerance = std::pow(10, -decade);
            errors.push_back(run(*one.problem, tolerance, one.T, 200).error);
            QVERIFY(errors.back() > tolerance && (decade < 6 || errors.back() < 5000 * tolerance));
        }
        for (std::size_t i = 1; i < errors.size(); ++i) {
            const double ratio = errors[i - 1] / errors[i];
            QVERIFY2(i > 6 ? ratio > 9 && ratio < 11 : ratio > 3 && ratio < 50,
                     qPrintable(QString("1e-%1: %2").arg(i + 4).arg(ratio)));
        }
        const double slope = std::log10(errors[0] / errors[6]) / 6;
        QVERIFY2(slope > 0.85 && slope < 1.15, qPrintable(QString("slope %1").arg(slope)));
    }
}

/// Error ~ H^p and proportional to the tolerance: evaluations ~ tolerance^(-1/p).
void Adaptive::evaluationsGrowAsAMethodOfItsOrderNeedsThem() {
    for (const Case& one : cases()) {
        const double few = run(*one.problem, 1e-10, one.T, 200).evaluations;
        const double many = run(*one.problem, 1e-12, one.T, 200).evaluations;
        const double order = 2 / std::log10(many / few);
        QVERIFY2(std::abs(order - adaptive().order) < 0.1, qPrintable(QString("order %1").arg(order)));
    }
    // With drag the steps grow as the motion decays, which changes the number but not its growth.
    const auto spring = springOf(3, 0.3);
    const double order =
        2 / std::log10(run(*spring, 1e-12, 10, 100).evaluations / run(*spring, 1e-10, 10, 100).evaluations);
    QVERIFY2(std::abs(order - adaptive().orderWhenDamped) < 0.2, qPrintable(QString("order %1").arg(order)));
    QVERIFY(adaptive().isAdaptive() && std::isnan(adaptive().stabilityLimit));
}

void Adaptive::errorsAndEvaluationsAreThoseOfBoost() {
    for (const Case& one : cases())
        for (const double tolerance : {1e-4, 1e-6, 1e-8, 1e-10}) {
            const Outcome ours = run(*one.problem, tolerance, one.T, 200);
            const Outcome theirs = runOdeint(*one.problem, tolerance, one.T, 200);
            const double evaluations = ours.evaluations / theirs.evaluations;
            const double error = ours.error / theirs.error;
            QVERIFY2(evaluations > 0.5 && evaluations < 2 && error > 0.1 && error < 10,
                     qPrintable(
                         QString("%1: evaluations %2, error %3").arg(tolerance).arg(evaluations).arg(error)));
        }
}

/// At the ends of the inner steps (found on a first run) and at three points within each.
void Adaptive::theAnswersBetweenTheInnerStepsAreAsGoodAsAtTheirEnds() {
    for (const Case& one : cases()) {
        const double h = one.T / 2000;
        IntegratorState state = startIntegrator(adaptive(), *one.problem, h, {}, 1e-8);
        double atEnds = 0, between = 0;
        std::int64_t last = 0;
        for (int n = 0; n < 2000; ++n) {
            adaptive().step(*one.problem, state, n * h, h);
            between = std::max(between, phaseError(*one.problem, state, (n + 1) * h));
            if (state.innerSteps == last) continue;
            last = state.innerSteps;
            IntegratorState end = state;
            std::copy(state.memory.begin(), state.memory.begin() + static_cast<std::ptrdiff_t>(2 * state.n),
                      end.y.begin());
            const auto numbers = state.memoryScalars();
            atEnds = std::max(atEnds, phaseError(*one.problem, end, numbers[0] + numbers[1]));
        }
        QVERIFY(last < 1000); // most results are between the ends
        QVERIFY2(between < 3 * atEnds && between > atEnds / 3,
                 qPrintable(QString("%1 against %2").arg(between).arg(atEnds)));
    }
}

void Adaptive::theIntervalOfTheAnswersDoesNotChangeTheInnerSteps() {
    for (const Case& one : cases()) {
        const double few = run(*one.problem, 1e-8, one.T, 25).evaluations;
        const double many = run(*one.problem, 1e-8, one.T, 400).evaluations;
        QCOMPARE_LT(std::abs(few - many), 20);
    }
}

void Adaptive::theStepShrinksAtPeriapsis() {
    const auto problem = orbit();
    const double h = 0.01;
    IntegratorState state = startIntegrator(adaptive(), *problem, h, {}, 1e-8);
    double near = 0, far = 0;
    for (int n = 0; n < 1257; ++n) { // two periods
        adaptive().step(*problem, state, n * h, h);
        const double r = std::hypot(state.q()[0], state.q()[1]), size = innerStepsOf(state).size;
        QVERIFY(size > 0 && innerStepsOf(state).error <= 1);
        if (r < 0.41) near = std::max(near, size);
        if (r > 1.59) far = far == 0 ? size : std::min(far, size);
    }
    QVERIFY2(near > 0 && far > 2.5 * near, qPrintable(QString("%1 against %2").arg(near).arg(far)));
}

void Adaptive::itIsNeitherSymplecticNorReversible() {
    QVERIFY(!adaptive().symplectic && !adaptive().reversible);
    const auto pendulum = referencePendulum();
    const double h = 0.1;
    IntegratorState state = startIntegrator(adaptive(), *pendulum, h);
    const std::vector<double> begin = state.y;
    const double start = totalEnergy(*pendulum, state, 0);
    double early = 0;
    for (int n = 0; n < 400; ++n) {
        if (n == 40) {
            early = std::abs(totalEnergy(*pendulum, state, 0) - start);
            IntegratorState back = startIntegrator(adaptive(), *pendulum, n * h, -h, state.q(), state.v());
            for (int k = n; k > 0; --k) adaptive().step(*pendulum, back, k * h, -h);
            const double distance = std::hypot(back.y[0] - begin[0], back.y[1] - begin[1]);
            QVERIFY2(distance > 1e-9 && distance < 1e-2, qPrintable(QString("distance %1").arg(distance)));
        }
        adaptive().step(*pendulum, state, n * h, h);
    }
    QCOMPARE_GT(std::abs(totalEnergy(*pendulum, state, 0) - start), 4 * early);
}

void Adaptive::freeFallIsExactAndItsStepsAreBounded() {
    const auto throwing = problemOf(projectileScene, {{"speed", 12}, {"angle", 0.9}, {"gravity", 9.81}});
    IntegratorState state = startIntegrator(adaptive(), *throwing, 0.01);
    for (int n = 0; n < 3000; ++n) {
        adaptive().step(*throwing, state, n * 0.01, 0.01);
        QVERIFY(innerStepsOf(state).size < 1.0001);
        QVERIFY(phaseError(*throwing, state, (n + 1) * 0.01) < 1e-10);
    }
    QVERIFY(state.innerSteps >= 30 && state.innerSteps < 50);
}

void Adaptive::stateAndMemoryAreAllThatTheNextStepNeeds() {
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(adaptive(), *pendulum, 0.01);
    stepTimes(adaptive(), *pendulum, state, 0.01, 7);
    IntegratorState copy = startIntegrator(adaptive(), *pendulum, 0.01);
    copy.y = state.y;
    copy.memory = state.memory;
    std::fill(copy.stages.begin(), copy.stages.end(), std::nan(""));
    for (int n = 7; n < 200; ++n) {
        adaptive().step(*pendulum, state, n * 0.01, 0.01);
        adaptive().step(*pendulum, copy, n * 0.01, 0.01);
        QVERIFY(state.y == copy.y && state.memory == copy.memory);
    }
}

void Adaptive::aStepAllocatesNothing() {
    const auto problem = orbit();
    const std::size_t beforeStart = allocations();
    IntegratorState state = startIntegrator(adaptive(), *problem, 0.1);
    if (countsAllocations) QVERIFY(allocations() > beforeStart);
    const std::size_t beforeSteps = allocations();
    stepTimes(adaptive(), *problem, state, 0.1, 100);
    QCOMPARE(allocations(), beforeSteps);
    QVERIFY(state.rejectedSteps > 0);
}

void Adaptive::aToleranceThatCannotBeMetIsReportedAndEndsTheRun() {
    // q'' = 2 q³ from (1, 1): q = 1/(1 - t) becomes infinite at t = 1.
    const auto pole = [](double, std::span<const double> q, std::span<const double>, std::span<double> a) {
        a[0] = 2 * q[0] * q[0] * q[0];
    };
    const AccelerationProblem problem({1}, {1}, pole);
    IntegratorState state = startIntegrator(adaptive(), problem, 0.3);
    for (int n = 0; n < 3; ++n) adaptive().step(problem, state, n * 0.3, 0.3);
    QVERIFY(state.failure.empty());
    QCOMPARE_LT(std::abs(state.y[0] - 10), 1e-2);
    adaptive().step(problem, state, 0.9, 0.3);
    QVERIFY(QString::fromUtf8(state.failure.english).startsWith("the tolerance cannot be met"));
    QVERIFY(std::isnan(state.y[0]) && std::isnan(state.y[1]));

    // Too many steps: a spring that swings a million times in one step of the run.
    const auto spring = springOf(1e6);
    state = startIntegrator(adaptive(), *spring, 1);
    adaptive().step(*spring, state, 0, 1);
    QVERIFY(QString::fromUtf8(state.failure.english).contains("100000 inner steps"));
    QVERIFY(state.evaluations <= 600010);

    // An acceleration that is NaN everywhere.
    const auto none = [](double, std::span<const double>, std::span<const double>, std::span<double> a) {
        a[0] = std::numeric_limits<double>::quiet_NaN();
    };
    const AccelerationProblem nowhere({1}, {1}, none);
    state = startIntegrator(adaptive(), nowhere, 0.1);
    adaptive().step(nowhere, state, 0, 0.1);
    QVERIFY(!state.failure.empty() && std::isnan(state.y[0]));

    Experiment experiment = experimentOf("spring", {{"integrator", "dormand-prince-adaptive"},
                                                    {"stiffness", "1e6"},
                                                    {"mass", "1e-6"},
                                                    {"step", "1"},
                                                    {"duration", "5"}});
    Session session(experiment);
    session.runToEnd();
    QVERIFY(session.divergence().has_value());
    QCOMPARE(session.divergence()->step, std::int64_t{1});
    QVERIFY(QString::fromStdString(session.divergence()->why.english())
                .startsWith("the tolerance cannot be met"));
}

/// A force that jumps at 0. With a step of 1e6, neither side of the jump solves the equation.
void Adaptive::anEquationThatIsNotSolvedIsReported() {
    const auto jump = [](double, std::span<const double> q, std::span<const double>, std::span<double> a) {
        a[0] = q[0] > 0 ? -1 : 1;
    };
    const AccelerationProblem problem({1}, {0}, jump);
    for (const char* id : {"backward-euler", "implicit-midpoint"}) {
        IntegratorState state = startIntegrator(*findIntegrator(id), problem, 1e6);
        findIntegrator(id)->step(problem, state, 0, 1e6);
        QVERIFY2(QString::fromUtf8(state.failure.english).startsWith("Newton's method found no"), id);
        QVERIFY(std::isnan(state.y[0]) && std::isnan(state.y[1]));
        IntegratorState small = startIntegrator(*findIntegrator(id), problem, 1e-3);
        findIntegrator(id)->step(problem, small, 0, 1e-3);
        QVERIFY(small.failure.empty() && std::isfinite(small.y[0]));
    }
}

void Adaptive::aFormulaThatLeavesTheNumbersSaysWhere() {
    for (const char* id : {"dormand-prince-adaptive", "velocity-verlet", "backward-euler"}) {
        Experiment experiment = standardExperiment(ownFormulaScene);
        setByKey(experiment, "integrator", id);
        setByKey(experiment, "acceleration", "sqrt(0.5 - t)");
        setByKey(experiment, "duration", "2");
        Session session(experiment);
        session.runToEnd();
        QVERIFY2(session.divergence().has_value(), id);
        QVERIFY2(QString::fromStdString(session.divergence()->why.english())
                     .startsWith("the acceleration is not a finite number at t = 0.5"),
                 session.divergence()->why.english().c_str());
    }
}

void Adaptive::theRecordOfTheStepsIsThereWhereItIsDefined() {
    for (const bool adapts : {true, false}) {
        const Session session(experimentOf(
            "pendulum", {{"integrator", adapts ? "dormand-prince-adaptive" : "dormand-prince"}}));
        for (const char* id : {"inner-step-size", "error-estimate", "inner-steps", "rejected-steps"})
            QCOMPARE(session.table().find(id, 0) != nullptr, adapts);
    }
    Session session(experimentOf("pendulum", {{"integrator", "dormand-prince-adaptive"}}));
    for (int n = 0; n < 100; ++n) session.step();
    const auto values = [&](const char* id) { return session.table().find(id, 0)->values; };
    QVERIFY(values("inner-steps").front() == 0 && values("inner-steps").back() > 1);
    QVERIFY(values("inner-step-size").back() > 0 && values("error-estimate").back() > 0);
    QVERIFY(values("error-estimate").back() <= 1);
}

void Adaptive::aSavedRunContinuesToTheSameBytes() {
    const Experiment experiment =
        experimentOf("kepler", {{"integrator", "dormand-prince-adaptive"}, {"tolerance", "1e-9"}});
    Session whole(experiment), first(experiment);
    for (int n = 0; n < 57; ++n) first.step();
    Session rest = Session::fromState(Json::parse(first.save().dump()));
    for (int n = 0; n < 57; ++n) whole.step();
    whole.clearRows();
    rest.clearRows();
    for (int n = 0; n < 100; ++n) {
        whole.step();
        rest.step();
    }
    QCOMPARE(toCsv(whole.table(), {}), toCsv(rest.table(), {}));
    QCOMPARE(whole.save().dump(), rest.save().dump());
}

REGISTER_TEST(Adaptive)

} // namespace timestep::adaptive_test
#include "adaptive.moc"
