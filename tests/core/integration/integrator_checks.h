// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How each fact of an integrator's record is measured.
#include "core/analysis/method_measures.h"
#include "tests/core/integration/test_problems.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace timestep {

inline QString faultOfOrders(const std::vector<double>& orders, int declared) {
    for (const double order : orders)
        if (!(std::abs(order - declared) < orderTolerance)) return QString("measured order %1").arg(order);
    return {};
}

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
    return faultOfOrders(
        measuredOrders(integrator, *referencePendulum(), referenceTime, integrator.orderFrom),
        integrator.order);
}

inline QString faultOfOrderWhenDriven(const Integrator& integrator) {
    return faultOfOrders(
        measuredOrders(integrator, *drivenByTime(), referenceTime, integrator.orderFrom / 11),
        integrator.order);
}

inline QString faultOfOrderWhenDamped(const Integrator& integrator) {
    return faultOfOrders(
        measuredOrders(integrator, *springOf(3, 1.5), referenceTime, integrator.orderFrom / 2),
        integrator.orderWhenDamped);
}

inline QString faultOfOrderOnAlternatingSteps(const Integrator& integrator) {
    const int steps = 2 * (integrator.orderFrom * 2 / 3); // the longer ones are then 2.6 / orderFrom
    return faultOfOrders(measuredOrders(integrator, *referencePendulum(), referenceTime, steps,
                                        &largestErrorOnAlternatingSteps),
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
    const double deviation = areaDeviation(integrator);
    const bool asDeclared = integrator.symplectic ? deviation < areaKept : deviation > areaChanged;
    return asDeclared ? QString() : QString("deviation %1").arg(deviation);
}

inline QString faultOfEnergy(const Integrator& integrator) {
    const std::optional<double> growth = energyGrowth(integrator);
    if (!growth) return "no step has an error of the energy that can be told from round-off";
    return (integrator.symplectic ? *growth < energyBounded : *growth > energyGrows)
               ? QString()
               : QString("growth %1").arg(*growth);
}

inline QString faultOfTheWayBack(const Integrator& integrator) {
    for (const int steps : {1, 40}) {
        const double distance = distanceAfterReturn(integrator, steps);
        const bool asDeclared = integrator.reversible ? distance < returned * steps : distance > notReturned;
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

/// Checks that the next step depends on the velocity if and only if the method stores velocities and not
/// earlier positions.
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
