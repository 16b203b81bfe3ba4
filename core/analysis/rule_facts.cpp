// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/rule_facts.h"

#include "core/particles/world_stepper.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr int mostPassesOfRule = 300;
constexpr double solvedError = 1e-11, explodedError = 1e3; ///< errors that end a measurement
constexpr double sameWorlds = 1e-12;

/// One stick of length 1 between masses 1 and 3, stretched by 1 %.
World barWorld(double stiffness = 1, double compliance = 0) {
    World world;
    world.addParticle({0.2, -0.1}, 1);
    world.addParticle({0.2 + 0.6 * 1.01, -0.1 + 0.8 * 1.01}, 3);
    world.addStickOfLength(0, 1, 1);
    world.stiffness[0] = stiffness;
    world.compliance[0] = compliance;
    return world;
}

/// A straight chain of sticks of length 1, stretched unevenly by about `strain`.
World chainWorld(bool pinned, double strain) {
    World world;
    double x = 0;
    for (int i = 0; i <= RuleFacts::sticksOfChain; ++i) {
        world.addParticle({x, 0}, 1, pinned && i == 0);
        x += 1 + strain * (1 + 0.5 * std::sin(1.7 * i));
    }
    for (std::uint32_t i = 0; i < RuleFacts::sticksOfChain; ++i) world.addStickOfLength(i, i + 1, 1);
    return world;
}

/// A strip of meshes, each with a diagonal, with many masses, and stretched by the strain in all directions.
World netWorld(double strain, double start = 0) {
    World world;
    for (std::uint32_t i = 0; i < 8; ++i) {
        const double column = i / 2, row = i % 2, n = i + start;
        world.addParticle({column + strain * std::sin(5 * n), row + strain * std::cos(3 * n)},
                          1 + 0.5 * (i % 3));
    }
    for (std::uint32_t i = 0; i < 8; ++i) {
        if (i % 2 == 0) world.addStickOfLength(i, i + 1, 1);
        if (i + 2 < 8) world.addStickOfLength(i, i + 2, 1);
        if (i % 2 == 0 && i + 3 < 8) world.addStickOfLength(i, i + 3, std::sqrt(2.0));
    }
    return world;
}

double errorOf(const World& world) {
    double sum = 0;
    for (std::size_t s = 0; s < world.sticks(); ++s) sum += world.strain(s) * world.strain(s);
    return std::sqrt(sum / static_cast<double>(world.sticks()));
}

World relaxed(World world, const WorldMethod& method, int passes) {
    WorldStepper().relax(world, method, passes);
    return world;
}

bool isMeasurable(double error) {
    return error > solvedError && error < explodedError; // false for NaN
}

/// All passes are made in one step, because relaxations may remember earlier passes.
std::vector<double> errorsOf(const World& world, const WorldMethod& method) {
    std::vector<double> errors{errorOf(world)};
    for (int passes = 1; passes <= mostPassesOfRule && isMeasurable(errors.back()); ++passes)
        errors.push_back(errorOf(relaxed(world, method, passes)));
    return errors;
}

/// The mean factor over the second half of the passes: by then the fast modes have decayed.
double factorOf(const std::vector<double>& errors) {
    const std::size_t last = errors.size() - 1, middle = last / 2;
    if (!std::isfinite(errors[last])) return undefined;
    if (last <= 2) return errors[last] < solvedError ? 0 : errors[last] / errors[last - 1];
    return std::pow(errors[last] / errors[middle], 1 / static_cast<double>(last - middle));
}

/// On one stick a rule of second order reaches round-off within a few passes, so the last factor is used.
double lastFactorOf(const std::vector<double>& errors) {
    const std::size_t last = errors.size() - 1;
    return errors[last] < solvedError && last <= 4 ? 0 : errors[last] / errors[last - 1];
}

double largestMoveBetween(const World& one, const World& other) {
    double largest = 0;
    for (std::size_t i = 0; i < one.particles(); ++i)
        largest = std::max(largest, std::hypot(one.x[i] - other.x[i], one.y[i] - other.y[i]));
    for (std::size_t i = 0; i < one.particles(); ++i)
        if (!std::isfinite(other.x[i]) || !std::isfinite(other.y[i])) return undefined;
    return largest;
}

void measureMomenta(RuleFacts& facts, const WorldMethod& method) {
    const World before = netWorld(0.05), after = relaxed(before, method, 1);
    double mass = 0, x = 0, y = 0;
    for (std::size_t i = 0; i < before.particles(); ++i) {
        const double m = 1 / before.inverseMass[i];
        mass += m;
        x += m * (after.x[i] - before.x[i]);
        y += m * (after.y[i] - before.y[i]);
    }
    facts.centreShift = std::hypot(x, y) / mass / largestMoveBetween(before, after);
    // One stick, because sticks that are relaxed one after another start from ends that the others have
    // moved.
    const World bar = barWorld(), moved = relaxed(bar, method, 1);
    double turn = 0, arm = 0;
    for (std::size_t i = 0; i < bar.particles(); ++i) {
        const double m = 1 / bar.inverseMass[i], cx = bar.x[i] - bar.x[0], cy = bar.y[i] - bar.y[0];
        turn += m * (cx * (moved.y[i] - bar.y[i]) - cy * (moved.x[i] - bar.x[i]));
        arm += m * std::hypot(cx, cy);
    }
    facts.turn = std::abs(turn) / (arm * largestMoveBetween(bar, moved));
}

void measureCompliance(RuleFacts& facts, const WorldMethod& method) {
    const auto lengthAfter = [&](double compliance, int passes) {
        return relaxed(barWorld(1, compliance), method, passes).strain(0);
    };
    facts.softened = std::abs(lengthAfter(0.7, 1) - lengthAfter(0, 1));
    facts.softenedByPasses = std::abs(lengthAfter(0.7, 20) - lengthAfter(0.7, 1));
}

/// The largest distance between the positions that two relaxations reach within three steps of three passes,
/// from three starts each on a hanging net, relative to the lengths of its sticks.
double differenceOfRules(const WorldMethod& one, const WorldMethod& other, bool rigid) {
    double largest = 0;
    for (int start = 0; start < 3; ++start) {
        World world = netWorld(0.08, start);
        world.flags[1] |= Pinned;
        world.rules.gravity = {0, -9.7};
        for (std::uint32_t s = 0; s < world.sticks() && !rigid; ++s) {
            world.stiffness[s] = s % 2 == 0 ? 0.7 : 1;
            world.compliance[s] = s % 3 == 0 ? 0.01 : 0;
            if (s % 4 == 1) world.stickFlags[s] |= TensionOnly;
        }
        World ends[2] = {world, world};
        const WorldMethod* methods[2] = {&one, &other};
        for (int i = 0; i < 2; ++i) {
            WorldMethod three = *methods[i];
            three.passes = 3;
            WorldStepper stepper;
            for (int n = 0; n < 3; ++n) stepper.step(ends[i], three, n, 0.1);
        }
        const double difference = largestMoveBetween(ends[0], ends[1]);
        if (!(difference <= largest)) largest = difference;
        if (std::isnan(largest)) return largest;
    }
    return largest;
}

std::optional<bool> betweenBounds(double value, double yes, double no) {
    if (value < yes) return true;
    if (value > no || std::isnan(value)) return false;
    return {};
}

} // namespace

std::optional<bool> RuleFacts::leavesRestAlone() const {
    return betweenBounds(moveAtRest, 1e-12, 1e-9);
}
std::optional<bool> RuleFacts::keepsMomentum() const {
    return betweenBounds(centreShift, 1e-12, 1e-6);
}
std::optional<bool> RuleFacts::keepsAngularMomentum() const {
    return betweenBounds(turn, 1e-9, 1e-6);
}
bool RuleFacts::usesStiffness() const {
    return !(std::abs(halfStiffnessFactor - barFactor) < 1e-6);
}
bool RuleFacts::usesCompliance() const {
    return softened > 1e-9;
}
bool RuleFacts::complianceIsThatOfStep() const {
    return softenedByPasses < 1e-12;
}

std::optional<RuleFacts> measureRule(const WorldMethod& of, const Worker& worker) {
    WorldMethod method;
    method.relaxation = of.relaxation;
    method.written = of.written;
    method.relaxationSettings = of.relaxationSettings;
    RuleFacts facts;
    for (const World& rest : {netWorld(0), chainWorld(false, 0)})
        facts.moveAtRest = std::max(facts.moveAtRest, largestMoveBetween(rest, relaxed(rest, method, 1)));
    facts.bar = errorsOf(barWorld(), method);
    facts.barFactor = lastFactorOf(facts.bar);
    facts.halfStiffnessFactor = lastFactorOf(errorsOf(barWorld(0.5), method));
    if (!worker.goesOn()) return {};
    facts.freeChain = errorsOf(chainWorld(false, 0.01), method);
    facts.freeFactor = factorOf(facts.freeChain);
    facts.pinnedChain = errorsOf(chainWorld(true, 0.01), method);
    facts.pinnedFactor = factorOf(facts.pinnedChain);
    if (!worker.goesOn()) return {};
    measureMomenta(facts, method);
    measureCompliance(facts, method);
    for (const Relaxation& record : relaxations()) {
        if (!worker.goesOn()) return {};
        const WorldMethod standard{.relaxation = &record};
        if (differenceOfRules(method, standard, false) < sameWorlds) facts.sameAs.push_back(&record);
        if (differenceOfRules(method, standard, true) < sameWorlds) facts.sameWhenRigid.push_back(&record);
    }
    return facts;
}

} // namespace timestep
