// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_stepper.h"

#include "core/particles/ledger.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/particles/world/forces.h"
#include "core/particles/world/walls.h"
#include "core/particles/world_velocity.h"
#include "core/stop.h"
#include "core/team.h"

#include <cmath>
#include <memory>
#include <span>
#include <vector>

namespace timestep {

namespace {

/// Position Verlet: x' = x + (x - p) keep + g push, where p is the previous position [length] and g gravity
/// [length/time²]. With p = x - h v at the start it is semi-implicit Euler. A particle that begins the step
/// on the floor keeps only the friction factor's share of x - p (FloorFriction::Factor).
void update(World& world, const MoveFactors& factors) {
    const WorldRules& rules = world.rules;
    const Point push = {rules.gravity.x * factors.push, rules.gravity.y * factors.push};
    const bool rough = rules.walls && rules.floorFriction == FloorFriction::Factor;
    inShares(world.particles(), fewestShared(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            if (world.isFixed(i)) continue;
            const double keep =
                rough && touchesFloor(world, i) ? factors.keep * rules.frictionFactor : factors.keep;
            const double dx = (world.x[i] - world.previousX[i]) * keep + push.x;
            const double dy = (world.y[i] - world.previousY[i]) * keep + push.y;
            world.previousX[i] = world.x[i];
            world.previousY[i] = world.y[i];
            world.x[i] += dx;
            world.y[i] += dy;
        }
    });
}

/// Changes how far back in time the previous positions are. Those of pinned particles do not change.
void stretchHistory(World& world, double factor) {
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.flags[i] & Pinned) continue;
        world.previousX[i] = world.x[i] - (world.x[i] - world.previousX[i]) * factor;
        world.previousY[i] = world.y[i] - (world.y[i] - world.previousY[i]) * factor;
    }
}

/// PinRule::MovedAndReset: moves pins back to their previous positions. In the first step they have not moved
/// yet.
void putPinsBack(World& world, bool first) {
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if ((world.flags[i] & (Pinned | Held)) != Pinned) continue;
        if (first) {
            world.previousX[i] = world.x[i];
            world.previousY[i] = world.y[i];
        } else {
            world.x[i] = world.previousX[i];
            world.y[i] = world.previousY[i];
        }
    }
}

void roundToFloat(std::span<double> numbers) {
    for (double& number : numbers) number = static_cast<double>(static_cast<float>(number));
}

/// Precision::Float. Positions beyond the range of float become infinite, which ends the run as diverged.
void roundPositions(World& world, const WorldMethod& method) {
    if (method.precision == Precision::Double) return;
    roundToFloat(world.x);
    roundToFloat(world.y);
    roundToFloat(world.previousX);
    roundToFloat(world.previousY);
}

bool startsWithHalfKick(const WorldMethod& method) {
    return method.start == VerletStart::HalfKick || method.relaxation->keepsVelocities;
}

} // namespace

MoveFactors moveFactors(const WorldRules& rules, VerletForm form, const WorldStep& now) {
    const auto [ratio, time] = verletWeights(form, now.h, now.previousH);
    const double square = now.h * time;
    const DragFactors drag = dragFactors(rules.dragForm, rules.drag, rules.drag * now.h);
    return {.keep = drag.keep * ratio / drag.keepDivisor,
            .push = square * drag.force / drag.forceDivisor,
            .forcePush = square / drag.forceDivisor,
            .ratio = ratio,
            .square = square};
}

void startWorld(World& world, const WorldMethod& method, double h) {
    world.placePrevious(h);
    world.startVelocities.clear();
    if (!startsWithHalfKick(method)) return;
    const double part = h / method.substeps;
    stretchHistory(world, 1.0 / method.substeps);
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        const Point force = forceAt(world.rules, world, i, {world.x[i], world.y[i]}, 0);
        world.previousX[i] += halfKick(part) * (world.rules.gravity.x + force.x);
        world.previousY[i] += halfKick(part) * (world.rules.gravity.y + force.y);
    }
    if (method.relaxation->oldDirections) {
        World before = world;
        for (std::size_t i = 0; i < world.particles(); ++i) {
            if (world.isFixed(i)) continue;
            before.x[i] = world.previousX[i];
            before.y[i] = world.previousY[i];
        }
        for (std::size_t s = 0; s < world.sticks(); ++s)
            if (world.compliance[s] > 0) before.stickFlags[s] |= Cut;
        std::vector<double> lambda(world.sticks(), 0);
        DirectSolver().project(
            before, lambda, {.h = part, .tolerance = 1e-13, .oldX = world.x.data(), .oldY = world.y.data()});
        for (std::size_t i = 0; i < world.particles(); ++i) {
            if (world.isFixed(i)) continue;
            world.previousX[i] = before.x[i];
            world.previousY[i] = before.y[i];
        }
    }
    stretchHistory(world, method.substeps);
}

WorldStepper::WorldStepper() : work_(std::make_shared<RelaxationWork>()) {}

void WorldStepper::forget() {
    work_ = std::make_shared<RelaxationWork>();
}

std::span<const double> WorldStepper::transmitted() const {
    return work_->lambda;
}

bool WorldStepper::isLost() const {
    return work_->direct.isLost();
}

std::optional<TextPlace> WorldStepper::dividedAt() const {
    return work_->written.dividedAt;
}

StrainSums WorldStepper::strains(const World& world) const {
    return work_->strains.measure(world);
}

void WorldStepper::measureResidual(const World& world) {
    strainsAtEnd_ = strains(world);
    tornThen_ = world.torn;
    residuals_.push_back(strainsAtEnd_->rms());
}

void WorldStepper::relaxOnce(World& world, const WorldMethod& method, double h, std::int64_t step, int index,
                             int pass) {
    const int stream = index * method.passes + pass;
    work_->beginPass(world, method, step, step * method.substeps * method.passes + stream, stream);
    work_->relax(world, method, h, pass);
}

void WorldStepper::relax(World& world, const WorldMethod& method, int passes, double h) {
    work_->prepare(world, method);
    if (work_->remembersOld()) {
        work_->oldX = world.x;
        work_->oldY = world.y;
    }
    for (int pass = 0; pass < passes; ++pass) {
        mayStop(world.sticks());
        relaxOnce(world, method, h, 0, 0, pass);
    }
}

// Cost: particles + passes (sticks + particles) times a constant.
void WorldStepper::step(World& world, const WorldMethod& method, const WorldStep& now, Ledger* ledger) {
    work_->prepare(world, method);
    const int parts = method.substeps;
    if (parts > 1) stretchHistory(world, 1.0 / parts);
    const double h = now.h / parts;
    try {
        for (int k = 0; k < parts; ++k)
            substep(world, method, {now.number, h, k == 0 ? now.previousH / parts : h, now.time + k * h}, k,
                    ledger);
    } catch (const Stopped&) {
        *work_ = {}; // copies of the stepper continue to use it
        throw;
    }
    tearSticks(world);
    if (ledger != nullptr) ledger->close(world);
    if (parts > 1) stretchHistory(world, parts);
}

void WorldStepper::substep(World& world, const WorldMethod& method, const WorldStep& now, int index,
                           Ledger* ledger) {
    const auto tell = [&](WorldPart part, int pass = 0, bool before = false) {
        if (watcher_ != nullptr) watcher_->see(part, index, pass, before, world, *work_);
    };
    const auto round = [&] {
        roundPositions(world, method);
        tell(WorldPart::Rounding);
    };
    int unbooked = 0; // passes since the ledger last booked the sticks
    const auto bookSticks = [&] {
        if (ledger != nullptr && unbooked > 0) ledger->sticks(world, unbooked);
        unbooked = 0;
    };
    const auto meetWalls = [&] {
        const std::size_t first = firstAtWalls(world);
        const bool meets = first < world.particles();
        if (meets) {
            bookSticks();
            applyWalls(world, first);
            strainsAtEnd_.reset();
        }
        tell(WorldPart::Walls);
        round();
        if (meets && ledger != nullptr) ledger->walls(world);
    };
    const auto measure = [&] {
        if (measuresResiduals_) measureResidual(world);
    };
    mayStop(world.particles());
    tell(WorldPart::Begin);
    if (method.relaxation->usesPinRule && method.pinRule == PinRule::MovedAndReset)
        putPinsBack(world, now.number == 0 && index == 0);
    tell(WorldPart::Pins);
    if (work_->remembersOld()) {
        work_->oldX = world.x;
        work_->oldY = world.y;
    }
    turnMotors(world, now.h);
    tell(WorldPart::Motors);
    const MoveFactors factors = moveFactors(world.rules, method.verletForm, now);
    if (ledger != nullptr)
        ledger->open(world, {.previousH = now.previousH,
                             .h = now.h,
                             .ratio = factors.ratio,
                             .square = factors.square,
                             .time = now.time,
                             .velocity = velocityOf(method),
                             .elastic = method.relaxation->usesCompliance,
                             .first = index == 0,
                             .moves = method.pinRule == PinRule::MovedAndReset || !world.motors.empty() ||
                                      method.substeps > 1});
    update(world, factors);
    tell(WorldPart::Move);
    applyForces(world, factors.forcePush, now.time);
    tell(WorldPart::Forces);
    round();
    if (ledger != nullptr) ledger->updated(world);
    if (method.loopOrder == LoopOrder::WallsOnceBefore) meetWalls();
    residuals_.clear();
    strainsAtEnd_.reset();
    measure();
    for (int pass = 0; pass < method.passes; ++pass) {
        mayStop(world.sticks() + world.particles() + world.angleSprings.size());
        if (method.loopOrder == LoopOrder::SticksLast) meetWalls();
        tell(WorldPart::Sticks, pass, true);
        relaxOnce(world, method, now.h, now.number, index, pass);
        tell(WorldPart::Sticks, pass);
        applyAngleSprings(world);
        tell(WorldPart::Angles);
        round();
        ++unbooked;
        if (method.loopOrder == LoopOrder::WallsLast) meetWalls();
        measure();
    }
    if (method.loopOrder == LoopOrder::WallsOnceAfter) meetWalls();
    bookSticks();
    if (ledger != nullptr && work_->damps()) ledger->damped(dampedEnergy(world, *work_, now.h));
}

} // namespace timestep
