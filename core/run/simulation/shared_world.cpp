// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/shared_world.h"

#include <tuple>
#include <utility>

namespace timestep {

namespace {

/// The members that steps and events change.
constexpr std::tuple changing{&World::x,          &World::y,     &World::previousX,
                              &World::previousY,  &World::flags, &World::motors,
                              &World::stickFlags, &World::torn,  &World::rules};

template <class Action>
void eachChanging(const Action& action) {
    std::apply([&](auto... member) { (action(member), ...); }, changing);
}

} // namespace

SharedWorld::SharedWorld(const SharedWorld& other) : whole_(false) {
    if (other.common_ == nullptr) other.common_ = std::make_shared<const World>(other.world_);
    common_ = other.common_;
    eachChanging([&](auto member) { world_.*member = other.world_.*member; });
}

World& SharedWorld::complete() const {
    World all = *common_;
    eachChanging([&](auto member) { all.*member = std::move(world_.*member); });
    world_ = std::move(all);
    whole_ = true;
    return world_;
}

std::size_t SharedWorld::bytesOfCopy() const {
    constexpr std::size_t perParticle = 4 * sizeof(double) + 1;
    return world_.x.size() * perParticle + world_.stickFlags.size() + world_.motors.size() * sizeof(Motor);
}

} // namespace timestep
