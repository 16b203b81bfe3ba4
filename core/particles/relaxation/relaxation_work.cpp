// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_work.h"

#include "core/method/stick_program.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/relaxation/stick_order.h"
#include "core/particles/relaxation/stick_shares.h"

#include <algorithm>

namespace timestep {

namespace {

bool changesFromPassToPass(StickOrder order) {
    return order == StickOrder::Random || order == StickOrder::Alternating;
}

} // namespace

bool RelaxationWork::follows(const World& world, const WorldMethod& method) const {
    return known_ && particles_ == world.particles() && flags_ == world.flags &&
           stickFlags_.size() == world.sticks() && method_ == method;
}

// Cuts have a shortcut because a cloth that tears loses sticks in every step.
void RelaxationWork::cutSticks(const World& world) {
    for (std::uint32_t s = 0; s < world.sticks(); ++s) {
        if (stickFlags_[s] == world.stickFlags[s]) continue;
        stickFlags_[s] = world.stickFlags[s];
        --sticksAt[world.stickA[s]];
        --sticksAt[world.stickB[s]];
        shares[s] = {};
        if (levels_) levels_->cut(s);
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
    const Relaxation& relaxation = *method.relaxation;
    const StickProgram* program = relaxation.program;
    const bool byCompliance = relaxation.ordered && relaxation.usesCompliance && program == nullptr;
    const double factor = relaxation.factor != nullptr ? relaxation.factor(method) : 1;
    known_ = true;
    method_ = method;
    particles_ = world.particles();
    flags_ = world.flags;
    stickFlags_ = world.stickFlags;
    sticksAt.assign(world.particles(), 0);
    shares.resize(world.sticks());
    weights.resize(byCompliance ? world.sticks() : 0);
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        shares[s] = sharesOf(world, s, method, factor);
        if (byCompliance) weights[s] = weightsOf(world, s, method.pinRule).sum;
        if (world.stickFlags[s] & Cut) continue;
        ++sticksAt[world.stickA[s]];
        ++sticksAt[world.stickB[s]];
    }
    const bool hasForces = relaxation.usesCompliance && (program == nullptr || program->lambda());
    lambda.assign(hasForces ? world.sticks() : 0, 0);
    damps_ = relaxation.usesCompliance && program == nullptr && isDamped(world);
    remembersOld_ = relaxation.oldDirections || damps_;
    written = {};
    if (program != nullptr) {
        written.kept.assign(world.sticks() * program->kept(), 0);
        for (std::size_t s = 0; s < world.sticks(); ++s)
            written.stiffness.push_back(stiffnessPerPass(world, s, method));
    }
    direct.forget();
    levels_.reset();
    order.clear();
    if (!relaxation.ordered || changesFromPassToPass(method.order)) return;
    arrangeSticks(order, world, method, 0, 0, 0);
    if (relaxation.kernel && !damps_ && world.sticks() >= StickLevels::fewest)
        levels_.emplace(world, order, shares, weights,
                        method.order == StickOrder::ByColour ? StickLevels::Fixed::Apart
                                                             : StickLevels::Fixed::Shared);
}

void RelaxationWork::beginPass(const World& world, const WorldMethod& method, std::int64_t step,
                               std::int64_t pass, int stream) {
    if (method.relaxation->ordered && changesFromPassToPass(method.order))
        arrangeSticks(order, world, method, step, pass, stream);
}

// Only this function chooses between the text of a relaxation and its kernel.
void RelaxationWork::relax(World& world, const WorldMethod& method, double h, int number) {
    if (!levels_) return method.relaxation->pass(world, {method, h, number, *this});
    if (number == 0) std::fill(lambda.begin(), lambda.end(), 0);
    levels_->relax(world, *method.relaxation->kernel, h, lambda);
}

} // namespace timestep
