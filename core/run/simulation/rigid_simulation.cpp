// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/rigid_simulation.h"

#include "core/input_error.h"
#include "core/rigid/draw_rigid.h"
#include "core/rigid/rigid_json.h"
#include "core/rigid/rigid_settings.h"
#include "core/scenes/rigid_rules.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace timestep {

namespace {

/// Largest force of a hand, in weights of the held body.
constexpr double handStrength = 50;

/// Returns M |g| H: the weight of all bodies that move times the height of the view at the start. Without
/// gravity it returns the kinetic energy at the start, or 1 if that is 0 too.
double scaleOf(const RigidWorld& world, const Box& box) {
    double weight = 0;
    for (const RigidBody& body : world.bodies)
        if (!body.isStatic())
            weight += std::hypot(world.rules.gravity.x, world.rules.gravity.y) / body.inverseMass;
    const double scale = std::max(weight * std::abs(box.top - box.bottom), kineticEnergy(world));
    return scale > 0 && std::isfinite(scale) ? scale : 1;
}

std::uint32_t watchedBody(const RigidWorld& world) {
    if (const auto named = world.findBody("watched")) return *named;
    const auto moving = std::find_if(world.bodies.rbegin(), world.bodies.rend(),
                                     [](const RigidBody& body) { return !body.isStatic(); });
    return moving == world.bodies.rend() ? 0 : static_cast<std::uint32_t>(world.bodies.rend() - moving - 1);
}

double energyOf(const RigidWorld& world) {
    return kineticEnergy(world) + potentialEnergy(world);
}

std::vector<RigidJoint>::iterator handOn(RigidWorld& world, std::uint32_t body) {
    return std::find_if(world.joints.begin(), world.joints.end(), [body](const RigidJoint& joint) {
        return joint.kind == RigidJointKind::Mouse && joint.b == body;
    });
}

struct Count {
    const char* key;
    std::int64_t RigidCounters::*count;
};
constexpr std::array<Count, 7> counts = {{
    {"bounds-tests", &RigidCounters::boundsTests},
    {"pair-tests", &RigidCounters::pairTests},
    {"touching", &RigidCounters::touching},
    {"contacts", &RigidCounters::contacts},
    {"warm-started", &RigidCounters::warmStarted},
    {"point-solves", &RigidCounters::pointSolves},
    {"swept-tests", &RigidCounters::sweptTests},
}};
struct Share {
    const char* key;
    double RigidEnergyChange::*share;
};
constexpr std::array<Share, 4> shares = {{
    {"motion", &RigidEnergyChange::motion},
    {"contact-work", &RigidEnergyChange::contacts},
    {"joint-work", &RigidEnergyChange::joints},
    {"push", &RigidEnergyChange::positionCorrection},
}};

/// In states only if they are not 0.
constexpr std::array<Share, 2> laterShares = {{
    {"drive-work", &RigidEnergyChange::drives},
    {"damping-work", &RigidEnergyChange::damping},
}};

Json statisticsToJson(const RigidStatistics& statistics) {
    Json json = {
        {"residual", statistics.residual},
        {"all-pair-tests", statistics.pairTests},
        {"outside", statistics.outside},
        {"watched", statistics.watched},
        {"last-impact", std::isfinite(statistics.lastImpact) ? Json(statistics.lastImpact) : Json(nullptr)},
        {"start", {statistics.start.x, statistics.start.y}}};
    for (const Count& each : counts) json[each.key] = statistics.last.*each.count;
    for (const Share& each : shares) json[each.key] = statistics.energy.*each.share;
    for (const Share& each : laterShares)
        if (const double share = statistics.energy.*each.share; share != 0) json[each.key] = share;
    return json;
}

RigidStatistics statisticsFromJson(const JsonField& json, std::size_t bodies) {
    RigidStatistics statistics;
    statistics.residual = json.member("residual").numberOrNull();
    statistics.pairTests = json.member("all-pair-tests").tally();
    statistics.outside = json.member("outside").numberOrNull();
    if (json.has("last-impact")) statistics.lastImpact = json.member("last-impact").numberOrNull();
    statistics.watched = json.member("watched").index(bodies);
    const std::vector<double> start = json.member("start").numbersOrNull();
    if (start.size() != 2)
        json.member("start").refuse(TRANSLATABLE("fault", "two numbers [x, y] are expected here"));
    statistics.start = {start[0], start[1]};
    for (const Count& each : counts) statistics.last.*each.count = json.member(each.key).tally();
    for (const Share& each : shares) statistics.energy.*each.share = json.member(each.key).numberOrNull();
    for (const Share& each : laterShares)
        if (json.has(each.key)) statistics.energy.*each.share = json.member(each.key).numberOrNull();
    return statistics;
}

} // namespace

RigidSimulation::RigidSimulation(RunSetup setup, RigidWorld world)
    : Simulation(std::move(setup)),
      world_(std::move(world)),
      rigidMethod_(timestep::rigidMethod(method_, seed_)) {
    if (world_.bodies.empty()) throw InputError(TRANSLATABLE("fault", "the world has no bodies"), "world");
    const Box box = scene_->bounds(parameters_);
    energyScale_ = scaleOf(world_, box);
    statistics_.watched = watchedBody(world_);
    statistics_.start = {world_.bodies[statistics_.watched].x, world_.bodies[statistics_.watched].y};
    // Without gravity, the acceleration that crosses the height of the view in a second.
    const double g = std::hypot(world_.rules.gravity.x, world_.rules.gravity.y);
    handAcceleration_ = handStrength * (g > 0 ? g : 2 * std::abs(box.top - box.bottom));
    stepper_.findContacts(world_, rigidMethod_);
}

std::unique_ptr<Simulation> RigidSimulation::clone() const {
    auto copy = std::unique_ptr<RigidSimulation>(new RigidSimulation(*this));
    copy->watch(nullptr);
    return copy;
}

std::size_t RigidSimulation::bytes() const {
    constexpr std::size_t ofBody = sizeof(RigidBody),
                          ofCorner = 2 * sizeof(Point), // a corner with its normal
        ofContact = sizeof(RigidContact), ofJoint = sizeof(RigidJoint), ofStepper = 3500;
    const std::size_t measured = stepper_.iterationImpulses(0).size() * stepper_.residuals().size();
    return sizeof(*this) + ofStepper + world_.bodies.size() * ofBody + world_.corners.size() * ofCorner +
           (world_.contacts.size() + world_.remembered.size()) * ofContact + world_.joints.size() * ofJoint +
           world_.forces.size() * sizeof(RigidForce) + measured * sizeof(double);
}

const TwoBodies& RigidSimulation::relation() const {
    if (!relation_) relation_ = twoBodies(world_, 0, 1);
    return *relation_;
}

void RigidSimulation::step() {
    relation_.reset();
    const double before = time();
    stepper_.step(world_, rigidMethod_, steps_, loop_.stepSize(steps_));
    ++steps_;
    if (std::isfinite(stepper_.firstImpact())) statistics_.lastImpact = before + stepper_.firstImpact();
    statistics_.last = stepper_.counters();
    statistics_.pairTests += statistics_.last.pairTests;
    if (!stepper_.residuals().empty()) statistics_.residual = stepper_.residuals().back();
    for (const auto& list : {std::span<const Share>(shares), std::span<const Share>(laterShares)})
        for (const Share& each : list) statistics_.energy.*each.share += stepper_.energyChange().*each.share;
}

void RigidSimulation::set(const std::string& key, const Value& value) {
    if (parameters_.has(key)) {
        if (parameters_.descriptor(key).restarts)
            throw InputError(TRANSLATABLE("fault", "this changes the start and needs a new run"), key);
        parameters_.set(key, value);
        const double before = energyOf(world_);
        world_.rules = rigidRulesOf(parameters_, world_.rules);
        statistics_.outside += energyOf(world_) - before;
    } else {
        method_.set(key, value);
        rigidMethod_ = timestep::rigidMethod(method_, seed_);
    }
}

void RigidSimulation::apply(const Event& event) {
    relation_.reset();
    act(event);
    touched_ = touched_ || event.kind != EventKind::Set;
}

void RigidSimulation::act(const Event& event) {
    for (const double number : {event.at.x, event.at.y, event.to.x, event.to.y, event.angle})
        if (!std::isfinite(number))
            throw InputError(TRANSLATABLE("fault", "a body can only be moved to a finite place"));
    const bool concernsBody = event.kind == EventKind::Grab || event.kind == EventKind::Move ||
                              event.kind == EventKind::Release || event.kind == EventKind::Place ||
                              event.kind == EventKind::Velocity;
    if (concernsBody && event.index >= world_.bodies.size())
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no body %1"), event.index));
    switch (event.kind) {
    case EventKind::Set:
        return set(event.key, event.value);
    case EventKind::Grab:
    case EventKind::Move:
    case EventKind::Release:
        return applyHand(event);
    case EventKind::Place:
        return place(event);
    case EventKind::Velocity:
        return push(event);
    default:
        throw InputError(TRANSLATABLE(
            "fault", "rigid bodies can be grabbed, moved, released, placed and thrown, nothing else"));
    }
}

double RigidSimulation::strengthOfHand(std::uint32_t body) const {
    return handAcceleration_ / world_.bodies[body].inverseMass;
}

void RigidSimulation::applyHand(const Event& event) {
    const std::uint32_t body = event.index;
    const auto hand = handOn(world_, body);
    const bool held = hand != world_.joints.end();
    if (event.kind == EventKind::Grab) {
        const Sentence name(TRANSLATABLE("fault", "body %1"), body);
        if (held) throw InputError(Sentence(TRANSLATABLE("fault", "%1 is held already"), name));
        if (world_.bodies[body].isStatic())
            throw InputError(Sentence(TRANSLATABLE("fault", "%1 is static: it can only be placed"), name));
        world_.addMouseJoint(body, event.at, strengthOfHand(body));
        return;
    }
    if (!held) throw InputError(Sentence(TRANSLATABLE("fault", "body %1 is not held"), body));
    if (event.kind == EventKind::Move)
        hand->localA = event.at;
    else
        world_.removeJoint(static_cast<std::uint32_t>(hand - world_.joints.begin()));
}

void RigidSimulation::place(const Event& event) {
    const double before = energyOf(world_);
    RigidBody& body = world_.bodies[event.index];
    body.x = event.at.x;
    body.y = event.at.y;
    body.angle = event.angle;
    body.snapX = body.snapY = body.snapAngle = 0;
    statistics_.outside += energyOf(world_) - before;
    stepper_.findContacts(world_, rigidMethod_);
}

void RigidSimulation::push(const Event& event) {
    RigidBody& body = world_.bodies[event.index];
    if (body.isStatic())
        throw InputError(
            Sentence(TRANSLATABLE("fault", "body %1 is static: it can only be placed"), event.index));
    const double before = energyOf(world_);
    body.vx = event.to.x;
    body.vy = event.to.y;
    statistics_.outside += energyOf(world_) - before;
}

double RigidSimulation::kineticEnergy() const {
    return timestep::kineticEnergy(world_);
}

double RigidSimulation::potentialEnergy() const {
    return timestep::potentialEnergy(world_);
}

Sentence RigidSimulation::failure() const {
    if (world_.joints.empty() || rigidMethod_.positionCorrection != PositionCorrection::Baumgarte) return {};
    double largest = 0;
    for (const RigidBody& body : world_.bodies) largest = std::max(largest, body.radius);
    if (!(jointError(world_) > 1000 * largest)) return {};
    return TRANSLATABLE("integrator",
                        "Baumgarte has torn the joints apart; split impulses or soft contacts hold them");
}

Text RigidSimulation::velocityConvention() const {
    return TRANSLATABLE("integrator", "velocities of the bodies after the step");
}

void RigidSimulation::draw(Frame& frame) const {
    const auto first = static_cast<std::ptrdiff_t>(frame.points.size());
    drawRigidWorld(world_, frame);
    // The first point is the one whose path is drawn.
    const auto isWatched = [this](const FramePoint& point) {
        return point.role == Role::Grip && point.index == static_cast<std::int32_t>(statistics_.watched);
    };
    const auto watched = std::find_if(frame.points.begin() + first, frame.points.end(), isWatched);
    if (watched != frame.points.end()) std::swap(*watched, frame.points[static_cast<std::size_t>(first)]);
}

void RigidSimulation::drawExact(Frame& frame) const {
    if (scene().ghost != nullptr && !touched_) scene().ghost(parameters_, time(), frame);
}

Json RigidSimulation::save() const {
    return {{"steps", steps_},
            {"bodies", saveRigidWorld(world_)},
            {"account", statisticsToJson(statistics_)},
            {"touched", touched_}};
}

void RigidSimulation::load(const JsonField& state) {
    relation_.reset();
    RigidWorld world = loadRigidWorld(state.member("bodies"));
    if (world.bodies.size() != world_.bodies.size() || world.corners.size() != world_.corners.size())
        state.member("bodies").refuse(TRANSLATABLE("fault", "the state does not fit the scene"));
    statistics_ = statisticsFromJson(state.member("account"), world.bodies.size());
    world_ = std::move(world);
    touched_ = state.has("touched") && state.member("touched").toggle();
    steps_ = state.member("steps").tally();
}

} // namespace timestep
