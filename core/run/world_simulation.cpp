// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/world_simulation.h"

#include "core/input_error.h"
#include "core/particles/draw_world.h"
#include "core/particles/world_json.h"
#include "core/scenes/world_rules.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

/// M |g| H, the weight of everything that moves times the height of the walls (or of the start, without
/// walls); without gravity the kinetic energy at the start; 1 if that is 0 as well.
double scaleOf(const World& world, double kinetic) {
    double mass = 0;
    for (std::size_t i = 0; i < world.particles(); ++i)
        if (!(world.flags[i] & Pinned) && world.inverseMass[i] > 0) mass += 1 / world.inverseMass[i];
    const Box box = world.rules.walls ? world.rules.box : boundsOf(world);
    const double weight = mass * std::hypot(world.rules.gravity.x, world.rules.gravity.y);
    const double scale = std::max(weight * std::abs(box.top - box.bottom), kinetic);
    return scale > 0 && std::isfinite(scale) ? scale : 1;
}

} // namespace

WorldSimulation::WorldSimulation(const Scene& scene, ParameterValues parameters, ParameterValues method,
                                 double h, World world, std::vector<std::uint32_t> listed, std::uint64_t seed)
    : Simulation(scene, std::move(parameters), std::move(method), h),
      world_(std::move(world)),
      listed_(std::move(listed)),
      seed_(seed),
      worldMethod_(timestep::worldMethod(method_, listed_, seed_)) {
    if (world_.particles() == 0) throw InputError("the world has no particles", "world");
    checkListedOrder();
    energyScale_ = scaleOf(world_, WorldSimulation::kineticEnergy());
}

void WorldSimulation::checkListedOrder() const {
    if (worldMethod_.order != StickOrder::Listed) return;
    std::vector<bool> seen(world_.sticks(), false);
    for (const std::uint32_t stick : listed_) {
        if (stick >= world_.sticks())
            throw InputError("there is no stick " + std::to_string(stick), "stick-order");
        if (seen[stick])
            throw InputError("stick " + std::to_string(stick) + " is listed twice", "stick-order");
        seen[stick] = true;
    }
    if (listed_.size() != world_.sticks())
        throw InputError("the order must list each of the " + std::to_string(world_.sticks()) +
                             " sticks once",
                         "stick-order");
}

void WorldSimulation::moveHeldParticles() {
    for (const Hand& hand : hands_) {
        world_.previousX[hand.particle] = world_.x[hand.particle];
        world_.previousY[hand.particle] = world_.y[hand.particle];
        world_.x[hand.particle] = hand.at.x;
        world_.y[hand.particle] = hand.at.y;
    }
}

void WorldSimulation::step() {
    moveHeldParticles();
    stepper_.step(world_, worldMethod_, steps_, h_, ledger_ ? &*ledger_ : nullptr);
    ++steps_;
}

void WorldSimulation::set(const std::string& key, const std::string& value) {
    if (parameters_.has(key)) {
        if (parameters_.descriptor(key).restarts)
            throw InputError("this changes the start and needs a new run", key);
        parameters_.set(key, value);
        world_.rules = rulesOf(parameters_, world_.rules);
    } else {
        ParameterValues changed = method_;
        changed.set(key, value);
        worldMethod_ = timestep::worldMethod(changed, listed_, seed_);
        method_ = std::move(changed);
        checkListedOrder();
    }
}

void WorldSimulation::apply(const Event& event) {
    if (event.kind == EventKind::Set) return set(event.key, event.value);
    const std::uint32_t i = event.index;
    if (event.kind == EventKind::Cut) {
        if (i >= world_.sticks()) throw InputError("there is no stick " + std::to_string(i));
        world_.stickFlags[i] |= Cut;
        return;
    }
    if (i >= world_.particles()) throw InputError("there is no particle " + std::to_string(i));
    if (!std::isfinite(event.at.x) || !std::isfinite(event.at.y))
        throw InputError("a particle can only be moved to a finite place");
    const auto hand =
        std::find_if(hands_.begin(), hands_.end(), [i](const Hand& other) { return other.particle == i; });
    const bool held = hand != hands_.end();
    if (event.kind == EventKind::Grab && held)
        throw InputError("particle " + std::to_string(i) + " is held already");
    if ((event.kind == EventKind::Move || event.kind == EventKind::Release) && !held)
        throw InputError("particle " + std::to_string(i) + " is not held");
    switch (event.kind) {
    case EventKind::Grab:
        world_.flags[i] |= Held;
        hands_.push_back({i, event.at});
        break;
    case EventKind::Move:
        hand->at = event.at;
        break;
    case EventKind::Release:
        hands_.erase(hand);
        world_.flags[i] = static_cast<std::uint8_t>(world_.flags[i] & ~Held);
        break;
    case EventKind::Pin:
        world_.flags[i] |= Pinned;
        break;
    case EventKind::Unpin:
        world_.flags[i] = static_cast<std::uint8_t>(world_.flags[i] & ~Pinned);
        break;
    case EventKind::Set:
    case EventKind::Cut:
        break;
    }
}

double WorldSimulation::kineticEnergy() const {
    return timestep::kineticEnergy(world_, h_);
}

double WorldSimulation::potentialEnergy() const {
    return timestep::potentialEnergy(world_);
}

std::string_view WorldSimulation::velocityConvention() const {
    return TRANSLATABLE("integrator", "backward velocity (x − previous x) / h");
}

bool WorldSimulation::finite() const {
    const auto allFinite = [](const std::vector<double>& values) {
        return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
    };
    return allFinite(world_.x) && allFinite(world_.y);
}

void WorldSimulation::draw(Frame& frame) const {
    drawWorld(world_, frame);
}

void WorldSimulation::drawExact(Frame& frame) const {
    if (scene().ghost != nullptr) scene().ghost(parameters_, time(), frame);
}

Json WorldSimulation::save() const {
    Json hands = Json::array();
    for (const Hand& hand : hands_)
        hands.push_back({{"particle", hand.particle}, {"at", {hand.at.x, hand.at.y}}});
    Json state = {{"steps", steps_}, {"world", saveWorld(world_)}, {"hands", hands}};
    if (ledger_) state["ledger"] = ledger_->save();
    return state;
}

void WorldSimulation::load(const Json& state) {
    World world = loadWorld(state.at("world"));
    if (world.particles() != world_.particles() || world.sticks() != world_.sticks())
        throw InputError("the state does not fit the scene", "world");
    std::vector<Hand> hands;
    for (const Json& hand : state.at("hands")) {
        const auto particle = hand.at("particle").get<std::uint32_t>();
        if (particle >= world.particles())
            throw InputError("there is no particle " + std::to_string(particle), "hands");
        hands.push_back({particle, {hand.at("at").at(0).get<double>(), hand.at("at").at(1).get<double>()}});
    }
    if (ledger_ && state.contains("ledger")) ledger_->load(state.at("ledger"));
    world_ = std::move(world);
    hands_ = std::move(hands);
    steps_ = state.at("steps").get<std::int64_t>();
}

} // namespace timestep
