// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How each fact of an integrator's record is measured.
#include "core/exact/pendulum_motion.h"
#include "tests/core/test_problems.h"

#include <Eigen/Dense>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace timestep {

/// Errors below this are made of round-off, the exact motion's included.
inline constexpr double errorOfRoundOff = 1e-12;

/// The measured order of each of three halvings of the step; of two, where the third ends in round-off.
inline std::vector<double> measuredOrders(const Integrator& integrator, const Problem& problem, double T,
                                          int N, decltype(&largestError) errorOf = &largestError) {
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

inline QString faultOfOrders(const std::vector<double>& orders, int declared) {
    for (const double order : orders)
        if (!(std::abs(order - declared) < 0.1)) return QString("measured order %1").arg(order);
    return {};
}

/// A state of the reference pendulum after one step of h from (q, v).
inline std::pair<double, double> oneStep(const Integrator& integrator, const Problem& problem, double q,
                                         double v, double h) {
    IntegratorState state = startIntegrator(integrator, problem, 0, h, {&q, 1}, {&v, 1});
    integrator.step(problem, state, 0, h);
    return {state.y[0], state.y[1]};
}

/// Determinant of the Jacobian of one step, by central differences of fourth order.
inline double areaFactor(const Integrator& integrator, const Problem& problem, double q, double v, double h) {
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
inline std::pair<double, double> energyErrors(const Integrator& integrator, const Problem& problem, double T,
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
inline double spectralRadius(const Integrator& integrator, double h) {
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

inline constexpr double stableRadius = 1 + 1e-10, unstableRadius = 1 + 1e-7;

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

/// Counts the actual evaluations.
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

// The checks. Each returns a description of what is wrong with a fact; empty if it holds.

inline QString faultOfOrder(const Integrator& integrator) {
    return faultOfOrders(measuredOrders(integrator, *referencePendulum(), 2.6, integrator.orderFrom),
                         integrator.order);
}

inline QString faultOfOrderWhenDriven(const Integrator& integrator) {
    const auto spring = springOf(1);
    return faultOfOrders(measuredOrders(integrator, DrivenProblem(*spring), 2.6, integrator.orderFrom / 11),
                         integrator.order);
}

inline QString faultOfOrderWhenDamped(const Integrator& integrator) {
    return faultOfOrders(measuredOrders(integrator, *springOf(3, 1.5), 2.6, integrator.orderFrom / 2),
                         integrator.orderWhenDamped);
}

inline QString faultOfOrderOnAlternatingSteps(const Integrator& integrator) {
    const int steps = 2 * (integrator.orderFrom * 2 / 3); // the longer ones are then 2.6 / orderFrom
    return faultOfOrders(
        measuredOrders(integrator, *referencePendulum(), 2.6, steps, &largestErrorOnAlternatingSteps),
        integrator.orderOnAlternatingSteps);
}

inline QString faultOfEvaluations(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    const CountingProblem counting(*pendulum);
    IntegratorState state = startIntegrator(integrator, counting, 0.05);
    for (int n = 0; n < 10; ++n) {
        if (state.evaluations != counting.count)
            return QString("%1 counted, %2 made").arg(state.evaluations).arg(counting.count);
        const std::int64_t before = counting.count;
        integrator.step(counting, state, n * 0.05, 0.05);
        const std::int64_t made = counting.count - before;
        const bool asDeclared =
            integrator.evaluations > 0 ? made == integrator.evaluations : made > 1 && made < 30;
        if (!asDeclared) return QString("%1 evaluations").arg(made);
    }
    return {};
}

inline QString faultOfArea(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    double deviation = 0;
    for (const double theta : {-2.5, -0.4, 0.3, 1.83})
        for (const double omega : {-1.1, 0.6, 4.0})
            deviation =
                std::max(deviation, std::abs(areaFactor(integrator, *pendulum, theta, omega, 0.2) - 1));
    const bool asDeclared = integrator.symplectic ? deviation < 1e-9 : deviation > 1e-7;
    return asDeclared ? QString() : QString("deviation %1").arg(deviation);
}

inline QString faultOfEnergy(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    const double T = 20 * pendulumPeriod(std::sqrt(11.7), {1.83, 0.6});
    double h = 0.1;
    std::pair<double, double> errors;
    do {
        h /= 2;
        errors = energyErrors(integrator, *pendulum, T / 10, h);
    } while (!(errors.second < 0.01));
    if (!(errors.second > 1e-10)) return "the error is too small to be told from round-off";
    errors = energyErrors(integrator, *pendulum, T, h);
    const double growth = errors.second / errors.first;
    return (integrator.symplectic ? growth < 1.2 : growth > 2) ? QString() : QString("growth %1").arg(growth);
}

inline QString faultOfTheWayBack(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    const double h = 0.1;
    for (const int steps : {1, 40}) {
        IntegratorState state = startIntegrator(integrator, *pendulum, h);
        const std::vector<double> start = state.y;
        stepTimes(integrator, *pendulum, state, h, steps);
        IntegratorState back = startIntegrator(integrator, *pendulum, steps * h, -h, state.q(), state.v());
        for (int n = steps; n > 0; --n) integrator.step(*pendulum, back, n * h, -h);
        const double distance = std::hypot(back.y[0] - start[0], back.y[1] - start[1]);
        const bool asDeclared = integrator.reversible ? distance < 1e-12 * steps : distance > 1e-9;
        if (!asDeclared) return QString("%1 steps: distance %2").arg(steps).arg(distance);
    }
    return {};
}

inline QString faultOfStabilityLimit(const Integrator& integrator) {
    const double limit = integrator.stabilityLimit;
    const auto fault = [&](double z, bool stable) {
        const double radius = spectralRadius(integrator, z);
        return (stable ? radius < stableRadius : radius > unstableRadius)
                   ? QString()
                   : QString("radius 1 + %1 at w h = %2").arg(radius - 1).arg(z);
    };
    QStringList faults;
    if (limit == alwaysStable) {
        for (const double z : {0.01, 0.1, 1.0, 10.0, 1000.0}) faults << fault(z, true);
    } else if (limit == neverStable) {
        for (const double z : {0.1, 0.3, 1.0, 3.0}) faults << fault(z, false);
    } else {
        for (const double part : {0.01, 0.1, 0.5, 0.9, 0.999}) faults << fault(part * limit, true);
        faults << fault(1.001 * limit, false);
    }
    faults.removeAll(QString());
    return faults.join("; ");
}

/// Checks that the next step depends on the velocity exactly if the method stores velocities and not earlier
/// positions.
inline QString faultOfKeptVelocities(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(integrator, *pendulum, 0.1);
    stepTimes(integrator, *pendulum, state, 0.1, 7);
    IntegratorState other = state;
    other.v()[0] += 0.5;
    integrator.step(*pendulum, state, 0.7, 0.1);
    integrator.step(*pendulum, other, 0.7, 0.1);
    const bool differs = state.q()[0] != other.q()[0];
    return differs == integrator.keepsVelocities ? QString() : "the velocity says otherwise";
}

inline QString faultOfMemory(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(integrator, *pendulum, 0.1);
    stepTimes(integrator, *pendulum, state, 0.1, 7);
    IntegratorState copy = startIntegrator(integrator, *pendulum, 0.1);
    copy.y = state.y;
    copy.memory = state.memory;
    std::fill(copy.stages.begin(), copy.stages.end(), std::nan(""));
    for (int n = 7; n < 20; ++n) {
        integrator.step(*pendulum, state, n * 0.1, 0.1);
        integrator.step(*pendulum, copy, n * 0.1, 0.1);
    }
    return state.y == copy.y && state.memory == copy.memory ? QString() : "the copy went another way";
}

} // namespace timestep
