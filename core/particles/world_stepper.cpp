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

/// Position Verlet with the drag form of the world: x' = x + (x - p) keep + g push, where p is the previous
/// position [length], g gravity [length/time²], keep [1] and push [time²] as DragForm says. With p = x - h v
/// at the start it is semi-implicit Euler. A particle that begins the step on the floor keeps only the
/// friction factor's share of x - p (FloorFriction::Factor).
void update(World& world, double h) {
    const WorldRules& rules = world.rules;
    const double keep = rules.dragForm == DragForm::Exponential ? std::exp(-rules.drag * h) : 1 - rules.drag;
    const double push = rules.dragForm == DragForm::PerStepAndGravity ? h * h * (1 - rules.drag) : h * h;
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

// Cost: particles + passes (sticks + particles) times a constant. Measuring the residuals adds about a
// quarter.
void WorldStepper::step(World& world, const WorldMethod& method, std::int64_t number, double h,
                        Ledger* ledger) {
    const auto meetWalls = [&] {
        applyWalls(world);
        if (ledger != nullptr) ledger->walls(world);
    };
    turnMotors(world, h);
    if (ledger != nullptr) ledger->open(world, h);
    update(world, h);
    applyForces(world, h * h, static_cast<double>(number) * h);
    if (ledger != nullptr) ledger->updated(world);
    if (method.loopOrder == LoopOrder::WallsOnceBefore) meetWalls();
    residuals_.clear();
    residuals_.push_back(rmsStrain(world));
    for (int pass = 0; pass < method.passes; ++pass) {
        if (method.loopOrder == LoopOrder::SticksLast) meetWalls();
        arrange(order_, method, world.sticks(), number, pass);
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
