// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/method_facts.h"

#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

using ErrorOf = decltype(&largestError);

constexpr int fewestSteps = 12, mostHalvings = 9; ///< 12, 24 ... 6144 steps for the reference time
/// Smaller errors are not used: the exact motion is known to 1e-14, and that grows over a run.
constexpr double roundOff = 3e-13;

bool measuringStops(const Worker* worker) {
    return worker != nullptr && !worker->goesOn();
}

/// Finds successive halvings near the same whole number, from the finest on: three of them, or two before
/// round-off.
void findOrder(MeasuredOrder& order) {
    const int last = static_cast<int>(order.errors.size()) - 1;
    const auto isRound = [&](int i) { return order.errors[static_cast<std::size_t>(i)] < roundOff; };
    for (int end = last; end >= 2; --end) {
        if (isRound(end)) continue;
        const int count = end < last && isRound(end + 1) ? 2 : 3;
        if (end - count < 0) continue;
        double sum = 0;
        for (int i = end - count + 1; i <= end; ++i) sum += order.orders[static_cast<std::size_t>(i)];
        const double mean = sum / count, whole = std::round(mean);
        bool near = std::isfinite(mean);
        for (int i = end - count + 1; i <= end; ++i)
            near = near && std::abs(order.orders[static_cast<std::size_t>(i)] - whole) < orderTolerance;
        if (!near || whole < 0) continue;
        order.order = static_cast<int>(whole);
        order.measured = mean;
        return;
    }
}

MeasuredOrder orderOn(const Integrator& integrator, const Problem& problem, ErrorOf errorOf,
                      const Worker* worker) {
    MeasuredOrder order;
    for (int halving = 0; halving <= mostHalvings && !measuringStops(worker); ++halving) {
        const int steps = fewestSteps << halving;
        // With alternating steps, the longer ones have the size in the table.
        const int count = errorOf == &largestErrorOnAlternatingSteps ? steps * 4 / 3 : steps;
        const double error = errorOf(integrator, problem, referenceTime, count, worker);
        order.orders.push_back(halving == 0 ? undefined : std::log2(order.errors.back() / error));
        order.errors.push_back(error);
        order.steps.push_back(referenceTime / steps);
    }
    findOrder(order);
    return order;
}

/// Yes below one bound, no above the other, undecided between them.
std::optional<bool> yesOrNo(double value, double yes, double no) {
    if (value < yes) return true;
    if (value > no || std::isnan(value)) return false;
    return {};
}

bool declaresFacts(const Integrator& record, const MethodFacts& facts) {
    const bool limitAgrees = record.stabilityLimit == facts.stability.limit ||
                             (std::isfinite(record.stabilityLimit) && record.stabilityLimit > 0 &&
                              std::abs(facts.stability.limit / record.stabilityLimit - 1) < 1e-3);
    return facts.order.order == record.order && facts.whenDamped.order == record.orderWhenDamped &&
           facts.onAlternatingSteps.order == record.orderOnAlternatingSteps &&
           facts.keepsArea() == record.symplectic && facts.returns() == record.reversible && limitAgrees &&
           (record.evaluations == 0 ||
            facts.evaluations == std::pair{record.evaluations, record.evaluations});
}

} // namespace

std::optional<bool> MethodFacts::keepsArea() const {
    return yesOrNo(areaDeviation, areaKept, areaChanged);
}
std::optional<bool> MethodFacts::returns() const {
    if (returnDistance < returned && returnDistanceOf40 < 40 * returned) return true;
    if (!(returnDistance <= notReturned) || !(returnDistanceOf40 <= notReturned)) return false;
    return {};
}
std::optional<bool> MethodFacts::energyStaysBounded() const {
    if (!energyGrowth) return {};
    return yesOrNo(*energyGrowth, energyBounded, energyGrows);
}

bool MeasuredStability::growsLikeTime() const {
    return limit == neverStable && !radius.empty() && std::all_of(radius.begin(), radius.end(), [](double r) {
               return std::abs(r - 1) < doubleEigenvalue;
           });
}

MeasuredOrder measureOrder(const Integrator& integrator, const Worker* worker) {
    return orderOn(integrator, *referencePendulum(), &largestError, worker);
}

/// Increases the step until it is unstable, then bisects. If the radius just beyond the limit found is not
/// clearly above 1, it leaves 1 slowly from step 0 on, and the method is never stable.
MeasuredStability measureStability(const Integrator& integrator, const Worker* worker) {
    MeasuredStability result;
    const auto radius = [&](double z) { return spectralRadius(integrator, z); };
    const auto isStable = [&](double z) { return radius(z) < stableRadius; };
    double stable = 0, unstable = 0;
    for (double z = 0.0201; z < 2000 && !measuringStops(worker); z = z < 8 ? z + 0.0201 : z * 1.05) {
        const double r = radius(z);
        result.steps.push_back(z);
        result.radius.push_back(r);
        if (std::isnan(r)) return result;
        if (r < stableRadius) {
            stable = z;
            continue;
        }
        unstable = z;
        break;
    }
    if (unstable == 0) {
        result.limit = alwaysStable;
        return result;
    }
    for (int i = 0; i < 60 && unstable - stable > 1e-12 * unstable && !measuringStops(worker); ++i) {
        const double middle = (stable + unstable) / 2;
        (isStable(middle) ? stable : unstable) = middle;
    }
    result.limit = stable > 0 && radius(1.001 * stable) > unstableRadius ? stable : neverStable;
    // The picture also shows a little beyond the limit.
    const double end = std::max(1.5 * result.steps.back(), 3.0);
    for (double z = result.steps.back() + 0.0201; z < end && !measuringStops(worker); z += 0.0201) {
        result.steps.push_back(z);
        result.radius.push_back(radius(z));
    }
    return result;
}

std::optional<MethodFacts> measureFacts(const Integrator& integrator, const Worker& worker) {
    MethodFacts facts;
    facts.evaluations = evaluationsPerStep(integrator);
    facts.order = measureOrder(integrator, &worker);
    facts.areaFactors = areaFactors(integrator);
    facts.areaDeviation = areaDeviation(integrator);
    facts.returnDistance = distanceAfterReturn(integrator, 1);
    facts.returnDistanceOf40 = distanceAfterReturn(integrator, 40);
    if (!worker.goesOn()) return {};
    facts.stability = measureStability(integrator, &worker);
    facts.whenDamped = orderOn(integrator, *springOf(3, 1.5), &largestError, &worker);
    facts.whenDriven = orderOn(integrator, *drivenByTime(), &largestError, &worker);
    facts.onAlternatingSteps =
        orderOn(integrator, *referencePendulum(), &largestErrorOnAlternatingSteps, &worker);
    facts.energyGrowth = energyGrowth(integrator, &worker);
    for (const Integrator& record : integrators()) {
        if (!worker.goesOn()) return {};
        if (record.isAdaptive() || &record == &integrator) continue;
        if (differenceOfMotions(integrator, record) < sameMotion) {
            facts.sameAs.push_back(&record);
            if (differenceOfMotions(integrator, record, true) < sameMotion)
                facts.sameWhenDamped.push_back(&record);
        }
        if (declaresFacts(record, facts)) facts.sameFacts.push_back(&record);
    }
    // The most similar first: with the same facts, and with their own velocities.
    for (auto* records : {&facts.sameAs, &facts.sameWhenDamped})
        std::stable_sort(records->begin(), records->end(),
                         [&](const Integrator* one, const Integrator* other) {
                             const auto rank = [&](const Integrator* record) {
                                 const bool same = std::find(facts.sameFacts.begin(), facts.sameFacts.end(),
                                                             record) != facts.sameFacts.end();
                                 return 2 * (same ? 0 : 1) + (record->keepsVelocities ? 0 : 1);
                             };
                             return rank(one) < rank(other);
                         });
    return worker.goesOn() ? std::optional(std::move(facts)) : std::nullopt;
}

} // namespace timestep
