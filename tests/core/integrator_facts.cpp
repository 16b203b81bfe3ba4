// SPDX-License-Identifier: GPL-3.0-or-later
// Every fact that an integrator's record states, measured on both sides.
#include "core/exact/pendulum_motion.h"
#include "tests/core/test_problems.h"

#include <Eigen/Dense>
#include <QTest>

#include <cstdlib>
#include <new>
#include <set>

namespace {
std::size_t allocations = 0;
} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace timestep;

namespace {

/// Those of a fixed step; adaptive.cpp measures the others.
void addIntegrators() {
    QTest::addColumn<const Integrator*>("integrator");
    for (const Integrator& integrator : integrators())
        if (!integrator.adaptive) QTest::newRow(std::string(integrator.id).c_str()) << &integrator;
}

/// Errors below this are made of round-off, the exact motion's included.
constexpr double errorOfRoundOff = 1e-12;

/// The measured order of each of three halvings of the step; of two, where the third ends in round-off.
std::vector<double> measuredOrders(const Integrator& integrator, const Problem& problem, double T, int N,
                                   decltype(&largestError) errorOf = &largestError) {
    std::vector<double> orders;
    double last = errorOf(integrator, problem, T, N);
    for (int halving = 1; halving <= 3; ++halving) {
        const double error = errorOf(integrator, problem, T, N << halving);
        if (halving == 3 && error < errorOfRoundOff) break;
        orders.push_back(std::log2(last / error));
        last = error;
    }
    return orders;
}

void compareOrders(const std::vector<double>& orders, int declared) {
    for (const double order : orders)
        QVERIFY2(std::abs(order - declared) < 0.1, qPrintable(QString("measured %1").arg(order)));
}

/// A state of the reference pendulum after one step of h from (q, v).
std::pair<double, double> oneStep(const Integrator& integrator, const Problem& problem, double q, double v,
                                  double h) {
    IntegratorState state = startIntegrator(integrator, problem, 0, h, {&q, 1}, {&v, 1});
    integrator.step(problem, state, 0, h);
    return {state.y[0], state.y[1]};
}

/// Determinant of the Jacobian of one step, by central differences of fourth order.
double areaFactor(const Integrator& integrator, const Problem& problem, double q, double v, double h) {
    constexpr double d = 1e-3;
    const auto derivative = [&](double dq, double dv) {
        const auto at = [&](double s) { return oneStep(integrator, problem, q + s * dq, v + s * dv, h); };
        const auto far = at(2), near = at(1), minusNear = at(-1), minusFar = at(-2);
        const auto slope = [](double a, double b, double c, double e) {
            return (8 * (b - c) - (a - e)) / (12 * d);
        };
        return std::pair{slope(far.first, near.first, minusNear.first, minusFar.first),
                         slope(far.second, near.second, minusNear.second, minusFar.second)};
    };
    const auto byQ = derivative(d, 0), byV = derivative(0, d);
    return byQ.first * byV.second - byQ.second * byV.first;
}

/// Largest energy error, over the energy scale, in the first tenth of a run and in all of it.
std::pair<double, double> energyErrors(const Integrator& integrator, const Problem& problem, double T,
                                       double h) {
    const auto steps = static_cast<int>(T / h);
    IntegratorState state = startIntegrator(integrator, problem, h);
    const double start = totalEnergy(problem, state, 0);
    double early = 0, largest = 0;
    for (int n = 0; n < steps; ++n) {
        integrator.step(problem, state, n * h, h);
        const double error =
            std::abs(totalEnergy(problem, state, (n + 1) * h) - start) / problem.energyScale();
        largest = std::max(largest, error);
        if (n < steps / 10) early = largest;
    }
    return {early, largest};
}

/// Spectral radius of one step on q'' = -q, on everything that is carried: coordinate, velocity and memory
/// (its single numbers, which belong to the step size, stay as at the start).
double spectralRadius(const Integrator& integrator, double h) {
    const auto problem = springOf(1);
    IntegratorState state = startIntegrator(integrator, *problem, h);
    const std::size_t kept = state.y.size(), size = kept + state.memory.size() - state.scalars;
    const std::vector<double> scalars(state.memoryScalars().begin(), state.memoryScalars().end());
    const auto entry = [&](std::size_t i) -> double& {
        return i < kept ? state.y[i] : state.memory[i - kept];
    };
    Eigen::MatrixXd matrix(size, size);
    for (std::size_t column = 0; column < size; ++column) {
        for (std::size_t i = 0; i < size; ++i) entry(i) = i == column ? 1 : 0;
        std::copy(scalars.begin(), scalars.end(), state.memoryScalars().begin());
        integrator.step(*problem, state, 0, h);
        for (std::size_t i = 0; i < size; ++i)
            matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(column)) = entry(i);
    }
    return matrix.eigenvalues().cwiseAbs().maxCoeff();
}

constexpr double stableRadius = 1 + 1e-10, unstableRadius = 1 + 1e-7;

} // namespace

Q_DECLARE_METATYPE(const timestep::Integrator*)

class IntegratorFacts : public QObject {
    Q_OBJECT

private slots:
    void everyRecordIsCompleteAndFoundById();
    void everyIntegratorConvergesAtTheOrderItDeclares_data() { addIntegrators(); }
    void everyIntegratorConvergesAtTheOrderItDeclares();
    void everyIntegratorConvergesOnADampedSpringAtTheOrderItDeclares_data() { addIntegrators(); }
    void everyIntegratorConvergesOnADampedSpringAtTheOrderItDeclares();
    void everyIntegratorConvergesOnAlternatingStepsAtTheOrderItDeclares_data() { addIntegrators(); }
    void everyIntegratorConvergesOnAlternatingStepsAtTheOrderItDeclares();
    void everyIntegratorKeepsItsOrderWhenTheForceDependsOnTime_data() { addIntegrators(); }
    void everyIntegratorKeepsItsOrderWhenTheForceDependsOnTime();
    void everyIntegratorEvaluatesAsOftenAsItDeclares_data() { addIntegrators(); }
    void everyIntegratorEvaluatesAsOftenAsItDeclares();
    void aStepKeepsPhaseSpaceAreaExactlyIfItIsDeclaredSymplectic_data() { addIntegrators(); }
    void aStepKeepsPhaseSpaceAreaExactlyIfItIsDeclaredSymplectic();
    void theEnergyErrorStaysBoundedExactlyIfDeclaredSymplectic_data() { addIntegrators(); }
    void theEnergyErrorStaysBoundedExactlyIfDeclaredSymplectic();
    void forwardAndBackReturnsToTheStartExactlyIfDeclaredReversible_data() { addIntegrators(); }
    void forwardAndBackReturnsToTheStartExactlyIfDeclaredReversible();
    void theStabilityLimitIsWhereItIsDeclared_data() { addIntegrators(); }
    void theStabilityLimitIsWhereItIsDeclared();
    void coordinatesThatDoNotActOnEachOtherStepAsIfAlone_data() { addIntegrators(); }
    void coordinatesThatDoNotActOnEachOtherStepAsIfAlone();
    void stateAndMemoryAreAllThatTheNextStepNeeds_data() { addIntegrators(); }
    void stateAndMemoryAreAllThatTheNextStepNeeds();
    void aStepAllocatesNothing_data() { addIntegrators(); }
    void aStepAllocatesNothing();
};

void IntegratorFacts::everyRecordIsCompleteAndFoundById() {
    std::set<std::string_view> ids;
    for (const Integrator& integrator : integrators()) {
        QVERIFY(ids.insert(integrator.id).second);
        QCOMPARE(findIntegrator(integrator.id), &integrator);
        QVERIFY(!integrator.name.empty() && !integrator.code.empty() && !integrator.velocity.empty() &&
                !integrator.reference.empty() && integrator.step);
    }
    QVERIFY(ids.size() >= 16);
    QVERIFY(!findIntegrator("euler"));
}

void IntegratorFacts::everyIntegratorConvergesAtTheOrderItDeclares() {
    QFETCH(const Integrator*, integrator);
    compareOrders(measuredOrders(*integrator, *referencePendulum(), 2.6, integrator->orderFrom),
                  integrator->order);
}

void IntegratorFacts::everyIntegratorConvergesOnADampedSpringAtTheOrderItDeclares() {
    QFETCH(const Integrator*, integrator);
    compareOrders(measuredOrders(*integrator, *springOf(3, 1.5), 2.6, integrator->orderFrom / 2),
                  integrator->orderWhenDamped);
}

void IntegratorFacts::everyIntegratorConvergesOnAlternatingStepsAtTheOrderItDeclares() {
    QFETCH(const Integrator*, integrator);
    const int steps = 2 * (integrator->orderFrom * 2 / 3); // the longer ones are then 2.6 / orderFrom
    compareOrders(
        measuredOrders(*integrator, *referencePendulum(), 2.6, steps, &largestErrorOnAlternatingSteps),
        integrator->orderOnAlternatingSteps);
}

namespace {

/// q'' = cos(t) from (-1, 0): q = -cos(t), v = sin(t). Only the times of the evaluations matter.
class DrivenProblem : public WrappedProblem {
public:
    using WrappedProblem::WrappedProblem;
    void start(std::span<double> q, std::span<double> v) const override { exact(0, q, v); }
    void acceleration(double t, std::span<const double>, std::span<const double>,
                      std::span<double> a) const override {
        a[0] = std::cos(t);
    }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        q[0] = -std::cos(t);
        v[0] = std::sin(t);
        return true;
    }
};

/// Counts the evaluations that are really asked for.
class CountingProblem : public WrappedProblem {
public:
    using WrappedProblem::WrappedProblem;
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        ++count;
        WrappedProblem::acceleration(t, q, v, a);
    }
    mutable std::int64_t count = 0;
};

} // namespace

void IntegratorFacts::everyIntegratorKeepsItsOrderWhenTheForceDependsOnTime() {
    QFETCH(const Integrator*, integrator);
    const auto spring = springOf(1);
    compareOrders(measuredOrders(*integrator, DrivenProblem(*spring), 2.6, integrator->orderFrom / 11),
                  integrator->order);
}

void IntegratorFacts::everyIntegratorEvaluatesAsOftenAsItDeclares() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    const CountingProblem counting(*pendulum);
    IntegratorState state = startIntegrator(*integrator, counting, 0.05);
    QCOMPARE(state.evaluations, counting.count);
    for (int n = 0; n < 10; ++n) {
        const std::int64_t before = counting.count;
        integrator->step(counting, state, n * 0.05, 0.05);
        QCOMPARE(state.evaluations, counting.count);
        if (integrator->evaluations > 0)
            QCOMPARE(counting.count - before, std::int64_t{integrator->evaluations});
        else
            QVERIFY(counting.count - before > 1 && counting.count - before < 30);
    }
}

void IntegratorFacts::aStepKeepsPhaseSpaceAreaExactlyIfItIsDeclaredSymplectic() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    double deviation = 0;
    for (const double theta : {-2.5, -0.4, 0.3, 1.83})
        for (const double omega : {-1.1, 0.6, 4.0})
            deviation =
                std::max(deviation, std::abs(areaFactor(*integrator, *pendulum, theta, omega, 0.2) - 1));
    const bool asDeclared = integrator->symplectic ? deviation < 1e-9 : deviation > 1e-7;
    QVERIFY2(asDeclared, qPrintable(QString("deviation %1").arg(deviation)));
}

void IntegratorFacts::theEnergyErrorStaysBoundedExactlyIfDeclaredSymplectic() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    const double T = 20 * pendulumPeriod(std::sqrt(11.7), {1.83, 0.6});
    double h = 0.1;
    std::pair<double, double> errors;
    do {
        h /= 2;
        errors = energyErrors(*integrator, *pendulum, T / 10, h);
    } while (!(errors.second < 0.01));
    QVERIFY2(errors.second > 1e-10, "the error is too small to be told from round-off");
    errors = energyErrors(*integrator, *pendulum, T, h);
    const double growth = errors.second / errors.first;
    QVERIFY2(integrator->symplectic ? growth < 1.2 : growth > 2,
             qPrintable(QString("growth %1").arg(growth)));
}

void IntegratorFacts::forwardAndBackReturnsToTheStartExactlyIfDeclaredReversible() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    const double h = 0.1;
    for (const int steps : {1, 40}) {
        IntegratorState state = startIntegrator(*integrator, *pendulum, h);
        const std::vector<double> start = state.y;
        stepTimes(*integrator, *pendulum, state, h, steps);
        IntegratorState back = startIntegrator(*integrator, *pendulum, steps * h, -h, state.q(), state.v());
        for (int n = steps; n > 0; --n) integrator->step(*pendulum, back, n * h, -h);
        const double distance = std::hypot(back.y[0] - start[0], back.y[1] - start[1]);
        const bool asDeclared = integrator->reversible ? distance < 1e-12 * steps : distance > 1e-9;
        QVERIFY2(asDeclared, qPrintable(QString("%1 steps: distance %2").arg(steps).arg(distance)));
    }
}

void IntegratorFacts::theStabilityLimitIsWhereItIsDeclared() {
    QFETCH(const Integrator*, integrator);
    const double limit = integrator->stabilityLimit;
    const auto radius = [&](double z) { return spectralRadius(*integrator, z); };
    if (limit == alwaysStable) {
        for (const double z : {0.01, 0.1, 1.0, 10.0, 1000.0}) QVERIFY(radius(z) < stableRadius);
    } else if (limit == neverStable) {
        for (const double z : {0.1, 0.3, 1.0, 3.0}) QVERIFY(radius(z) > unstableRadius);
    } else {
        for (const double part : {0.01, 0.1, 0.5, 0.9, 0.999}) QVERIFY(radius(part * limit) < stableRadius);
        QVERIFY(radius(1.001 * limit) > unstableRadius);
    }
}

void IntegratorFacts::coordinatesThatDoNotActOnEachOtherStepAsIfAlone() {
    QFETCH(const Integrator*, integrator);
    const auto swing = [](double, std::span<const double> q, std::span<const double> v, std::span<double> a) {
        for (std::size_t i = 0; i < q.size(); ++i) a[i] = -3 * std::sin(q[i]) - 0.1 * v[i];
    };
    const std::vector<double> q{0.3, -1.2, 2.5}, v{0.1, 4, -0.7};
    const AccelerationProblem all(q, v, swing);
    IntegratorState together = startIntegrator(*integrator, all, 0.1);
    stepTimes(*integrator, all, together, 0.1, 20);
    for (std::size_t i = 0; i < q.size(); ++i) {
        const AccelerationProblem one({q[i]}, {v[i]}, swing);
        IntegratorState alone = startIntegrator(*integrator, one, 0.1);
        stepTimes(*integrator, one, alone, 0.1, 20);
        QVERIFY(std::abs(together.q()[i] - alone.q()[0]) < 1e-13);
        QVERIFY(std::abs(together.v()[i] - alone.v()[0]) < 1e-13);
    }
}

void IntegratorFacts::stateAndMemoryAreAllThatTheNextStepNeeds() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(*integrator, *pendulum, 0.1);
    stepTimes(*integrator, *pendulum, state, 0.1, 7);
    IntegratorState copy = startIntegrator(*integrator, *pendulum, 0.1);
    copy.y = state.y;
    copy.memory = state.memory;
    std::fill(copy.stages.begin(), copy.stages.end(), std::nan(""));
    for (int n = 7; n < 20; ++n) {
        integrator->step(*pendulum, state, n * 0.1, 0.1);
        integrator->step(*pendulum, copy, n * 0.1, 0.1);
    }
    QVERIFY(state.y == copy.y);
    QVERIFY(state.memory == copy.memory);
}

void IntegratorFacts::aStepAllocatesNothing() {
    QFETCH(const Integrator*, integrator);
    const auto pendulum = referencePendulum();
    const std::size_t beforeStart = allocations;
    IntegratorState state = startIntegrator(*integrator, *pendulum, 0.1);
    QVERIFY(allocations > beforeStart); // the counter counts
    const std::size_t beforeSteps = allocations;
    stepTimes(*integrator, *pendulum, state, 0.1, 10);
    QCOMPARE(allocations, beforeSteps);
}

QTEST_APPLESS_MAIN(IntegratorFacts)
#include "integrator_facts.moc"
