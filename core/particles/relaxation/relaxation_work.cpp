// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_work.h"

#include "core/method/stick_program.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/world/stick_grid.h"

#include <algorithm>

namespace timestep {

bool RelaxationWork::follows(const World& world, const WorldMethod& method) const {
    return known_ && particles_ == world.particles() && flags_ == world.flags &&
           stickFlags_.size() == world.sticks() && method_ == method;
}

// Only cuts are worth a shortcut: a cloth that tears loses sticks in every step.
void RelaxationWork::cutSticks(const World& world) {
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        if (stickFlags_[s] == world.stickFlags[s]) continue;
        stickFlags_[s] = world.stickFlags[s];
        --sticksAt[world.stickA[s]];
        --sticksAt[world.stickB[s]];
        shares.a[s] = shares.b[s] = 0;
        forward_.remove(s);
        backward_.remove(s);
    }
    direct.forget();
}

void RelaxationWork::prepare(const World& world, const WorldMethod& method) {
    if (follows(world, method)) {
        if (stickFlags_ == world.stickFlags) return;
        const auto onlyCut = [](std::uint8_t before, std::uint8_t now) {
            return now == (before | Cut) || now == before;
        };
        if (std::equal(stickFlags_.begin(), stickFlags_.end(), world.stickFlags.begin(), onlyCut))
            return cutSticks(world);
    }
    known_ = true;
    method_ = method;
    particles_ = world.particles();
    flags_ = world.flags;
    stickFlags_ = world.stickFlags;
    free.resize(world.particles());
    for (std::size_t i = 0; i < world.particles(); ++i) free[i] = world.isFixed(i) ? 0 : 1;
    sticksAt.assign(world.particles(), 0);
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Cut) continue;
        ++sticksAt[world.stickA[s]];
        ++sticksAt[world.stickB[s]];
    }
    const auto factor = method.relaxation->factor;
    shares.compute(world, method, factor != nullptr ? factor(method) : 1);
    compliant = method.relaxation->usesCompliance &&
                std::any_of(world.compliance.begin(), world.compliance.end(), [](double c) { return c > 0; });
    const StickProgram* program = method.relaxation->program;
    const bool hasForces = method.relaxation->usesCompliance && (program == nullptr || program->lambda());
    lambda.assign(hasForces ? world.sticks() : 0, 0);
    written = {};
    if (program != nullptr) {
        written.kept.assign(world.sticks() * program->kept(), 0);
        for (std::size_t s = 0; s < world.sticks(); ++s)
            written.stiffness.push_back(stiffnessPerPass(world, s, method));
    }
    direct.forget();
    forward_ = backward_ = {};
    pairs_.resize(2 * world.particles());
    schedule_ = newest_ = nullptr;
    if (!method.relaxation->ordered || method.order == StickOrder::Random) {
        plainOrder_.resize(world.sticks());
        for (std::uint32_t s = 0; s < world.sticks(); ++s) plainOrder_[s] = s;
        return;
    }
    std::vector<std::uint32_t> order, parts;
    const auto grid = method.order == StickOrder::GridRows ? gridOf(world) : std::nullopt;
    if (grid)
        orderByGridRows(order, world, *grid, &parts);
    else
        arrangeSticks(order, world, method, 0, 0, 0);
    forward_.build(world, order, shares, parts);
    if (method.order == StickOrder::Alternating) {
        arrangeSticks(order, world, method, 0, 1, 0);
        backward_.build(world, order, shares);
    }
}

void RelaxationWork::beginPass(const World& world, const WorldMethod& method, std::int64_t step,
                               std::int64_t pass, int stream) {
    if (!method.relaxation->ordered) return;
    if (method.order == StickOrder::Random) {
        arrangeSticks(plainOrder_, world, method, step, pass, stream);
        return;
    }
    schedule_ = method.order == StickOrder::Alternating && pass % 2 != 0 ? &backward_ : &forward_;
}

std::span<const std::uint32_t> RelaxationWork::order() const {
    return schedule_ != nullptr ? schedule_->sticks() : std::span<const std::uint32_t>(plainOrder_);
}

void RelaxationWork::relaxByShares(World& world, StickRule rule) {
    if (schedule_ != nullptr)
        relaxSchedule(rule, *schedule_, world.x, world.y, pairs_);
    else
        relaxPlainly(world, plainOrder_, shares, rule);
}

void RelaxationWork::relaxCompliant(World& world, PinRule pinRule, double h, int number) {
    if (number == 0) {
        newest_ = nullptr;
        std::fill(lambda.begin(), lambda.end(), 0);
    }
    if (schedule_ == nullptr) {
        for (const std::uint32_t s : plainOrder_)
            if (shares.a[s] != 0 || shares.b[s] != 0)
                projectCompliant(world.x.data(), world.y.data(), world.stickA[s], world.stickB[s],
                                 world.length[s], minError(world, s), weightsOf(world, s, pinRule),
                                 softnessOf(world, s, h), lambda[s]);
        return;
    }
    schedule_->soften(world, pinRule, h);
    if (newest_ != schedule_) {
        forces();
        const auto sticks = schedule_->sticks();
        for (std::size_t i = 0; i < sticks.size(); ++i) schedule_->lambda[i] = lambda[sticks[i]];
        newest_ = schedule_;
    }
    relaxSchedule(StickRule::Compliance, *schedule_, world.x, world.y, pairs_);
}

const std::vector<double>& RelaxationWork::forces() const {
    if (newest_ != nullptr) {
        const auto sticks = newest_->sticks();
        for (std::size_t i = 0; i < sticks.size(); ++i) lambda[sticks[i]] = newest_->lambda[i];
        newest_ = nullptr;
    }
    return lambda;
}

} // namespace timestep
