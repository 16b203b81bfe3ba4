// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation.h"

#include "core/particles/forces.h"
#include "core/particles/ledger.h"
#include "core/particles/walls.h"
#include "core/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace timestep {

namespace {

/// What a step multiplies displacements with [1], and accelerations by gravity and by forces [time²].
struct Factors {
    double keep, push, forcePush;
    double ratio, square; ///< the same of displacements and of accelerations, without drag
};

/// As VerletForm and DragForm say, d being the drag.
Factors factorsOf(const WorldRules& rules, VerletForm form, const WorldStep& now) {
    const double h = now.h, d = rules.drag;
    const double ratio = form == VerletForm::Naive ? 1 : h / now.previousH;
    const double square = form == VerletForm::Corrected ? h * (h + now.previousH) / 2 : h * h;
    switch (rules.dragForm) {
    case DragForm::PerStep:
        break;
    case DragForm::PerStepAndGravity:
        return {(1 - d) * ratio, square * (1 - d), square, ratio, square};
    case DragForm::Exponential:
        return {std::exp(-d * h) * ratio, square, square, ratio, square};
    case DragForm::Implicit:
        return {ratio / (1 + d * h), square / (1 + d * h), square / (1 + d * h), ratio, square};
    case DragForm::Centred: {
        const double half = d * h / 2;
        return {(1 - half) / (1 + half) * ratio, square / (1 + half), square / (1 + half), ratio, square};
    }
    }
    return {(1 - d) * ratio, square, square, ratio, square};
}

/// Position Verlet: x' = x + (x - p) keep + g push, where p is the previous position [length] and g gravity
/// [length/time²]. With p = x - h v at the start it is semi-implicit Euler. A particle that begins the step
/// on the floor keeps only the friction factor's share of x - p (FloorFriction::Factor).
void update(World& world, const Factors& factors) {
    const WorldRules& rules = world.rules;
    const double keep = factors.keep, push = factors.push;
    const bool rough = rules.walls && rules.floorFriction == FloorFriction::Factor;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        const double share = rough && touchesFloor(world, i) ? keep * rules.frictionFactor : keep;
        const double dx = (world.x[i] - world.previousX[i]) * share + rules.gravity.x * push;
        const double dy = (world.y[i] - world.previousY[i]) * share + rules.gravity.y * push;
        world.previousX[i] = world.x[i];
        world.previousY[i] = world.y[i];
        world.x[i] += dx;
        world.y[i] += dy;
    }
}

/// The order of the sticks in this pass. Alternating counts passes over the whole run, so that it alternates
/// with one pass per step too: forward in the first, third ... Random gives the same order whenever the step
/// is repeated.
void arrange(std::vector<std::uint32_t>& order, const WorldMethod& method, std::size_t sticks,
             std::int64_t step, int pass) {
    order.resize(sticks);
    if (method.order == StickOrder::Listed) {
        std::copy(method.listed.begin(), method.listed.end(), order.begin());
        return;
    }
    std::iota(order.begin(), order.end(), 0U);
    const bool odd = (step * method.passes + pass) % 2 == 0;
    if (method.order == StickOrder::Reversed || (method.order == StickOrder::Alternating && !odd))
        std::reverse(order.begin(), order.end());
    if (method.order == StickOrder::Random)
        Random(method.seed, static_cast<std::uint64_t>(step), static_cast<std::uint64_t>(pass))
            .shuffle(order);
}

} // namespace

void startHalfKick(World& world, double h) {
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        const Point force = forceAt(world.rules, world, i, {world.x[i], world.y[i]}, 0);
        world.previousX[i] += h * h / 2 * (world.rules.gravity.x + force.x);
        world.previousY[i] += h * h / 2 * (world.rules.gravity.y + force.y);
    }
}

// Cost: particles + passes (sticks + particles) times a constant. Measuring the residuals adds about a
// quarter.
void WorldStepper::step(World& world, const WorldMethod& method, const WorldStep& now, Ledger* ledger) {
    const auto meetWalls = [&] {
        applyWalls(world);
        if (ledger != nullptr) ledger->walls(world);
    };
    turnMotors(world, now.h);
    const Factors factors = factorsOf(world.rules, method.verletForm, now);
    if (ledger != nullptr) ledger->open(world, now.previousH, now.h, factors.ratio, factors.square);
    update(world, factors);
    applyForces(world, factors.forcePush, now.time);
    if (ledger != nullptr) ledger->updated(world);
    if (method.loopOrder == LoopOrder::WallsOnceBefore) meetWalls();
    residuals_.clear();
    residuals_.push_back(rmsStrain(world));
    for (int pass = 0; pass < method.passes; ++pass) {
        if (method.loopOrder == LoopOrder::SticksLast) meetWalls();
        arrange(order_, method, world.sticks(), now.number, pass);
        method.relaxation->pass(world, order_, method.pinRule);
        applyAngleSprings(world);
        if (ledger != nullptr) ledger->sticks(world);
        if (method.loopOrder == LoopOrder::WallsLast) meetWalls();
        residuals_.push_back(rmsStrain(world));
    }
    if (method.loopOrder == LoopOrder::WallsOnceAfter) meetWalls();
    tearSticks(world);
    if (ledger != nullptr) ledger->close(world);
}

} // namespace timestep
