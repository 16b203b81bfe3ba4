// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/world_simulation.h"

#include "core/input_error.h"
#include "core/particles/world/brush.h"
#include "core/particles/world/draw_world.h"
#include "core/particles/world/stick_grid.h"
#include "core/particles/world_json.h"
#include "core/particles/world_velocity.h"
#include "core/scenes/world_rules.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace timestep {

namespace {

/// M |g| H, the weight of everything that moves times the height of the walls (or of the start, without
/// walls), or the kinetic and elastic energy at the start if that is greater; 1 if both are 0.
double scaleOf(const World& world, double atStart) {
    double mass = 0;
    for (std::size_t i = 0; i < world.particles(); ++i)
        if (!(world.flags[i] & Pinned) && world.inverseMass[i] > 0) mass += 1 / world.inverseMass[i];
    const Box box = world.rules.walls ? world.rules.box : boundsOf(world);
    const double weight = mass * std::hypot(world.rules.gravity.x, world.rules.gravity.y);
    const double scale = std::max(weight * std::abs(box.top - box.bottom), atStart);
    return scale > 0 && std::isfinite(scale) ? scale : 1;
}

double limited(double way, double limit) {
    return std::clamp(way, -limit, limit);
}

} // namespace

WorldSimulation::WorldSimulation(RunSetup setup, World world, std::vector<std::uint32_t> listed,
                                 std::shared_ptr<const OwnRelaxation> own)
    : Simulation(std::move(setup)),
      world_(std::move(world)),
      listed_(std::move(listed)),
      own_(std::move(own)),
      worldMethod_(timestep::worldMethod(method_, listed_, seed_, own_)) {
    if (world_->particles() == 0)
        throw InputError(TRANSLATABLE("fault", "the world has no particles"), "world");
    checkOrder(worldMethod_);
    startWorld(*world_, worldMethod_, loop_.stepSize(0));
    stepper_.measureResiduals(false);
    const double elastic = worldMethod_.relaxation->usesCompliance ? elasticEnergy(*world_) : 0;
    energyScale_ = scaleOf(*world_, WorldSimulation::kineticEnergy() + elastic);
}

void WorldSimulation::checkOrder(const WorldMethod& method) const {
    if (method.order == StickOrder::GridRows && method.relaxation->ordered && !gridOf(*world_))
        throw InputError(
            TRANSLATABLE("fault", "this order needs sticks that form a grid: each joins neighbours in a row "
                                  "or in a column of particles that are numbered row by row"),
            "order");
    if (method.order != StickOrder::Listed) return;
    std::vector<bool> seen(world_->sticks(), false);
    for (const std::uint32_t stick : listed_) {
        if (stick >= world_->sticks())
            throw InputError(Sentence(TRANSLATABLE("fault", "there is no stick %1"), stick), "stick-order");
        if (seen[stick])
            throw InputError(Sentence(TRANSLATABLE("fault", "stick %1 is listed twice"), stick),
                             "stick-order");
        seen[stick] = true;
    }
    if (listed_.size() != world_->sticks())
        throw InputError(Sentence(TRANSLATABLE("fault", "the order must list each of the %1 sticks once"),
                                  world_->sticks()),
                         "stick-order");
}

/// Held particles move to the hand, but along each axis at most by the limit of the hand (the "elasticity" of
/// Pikuma's cloth, 2021).
void WorldSimulation::moveHeldParticles() {
    for (const Hand& hand : hands_) {
        const std::uint32_t i = hand.particle;
        world_->previousX[i] = world_->x[i];
        world_->previousY[i] = world_->y[i];
        world_->x[i] =
            hand.limit > 0 ? world_->x[i] + limited(hand.at.x - world_->x[i], hand.limit) : hand.at.x;
        world_->y[i] =
            hand.limit > 0 ? world_->y[i] + limited(hand.at.y - world_->y[i], hand.limit) : hand.at.y;
    }
}

std::unique_ptr<Simulation> WorldSimulation::clone() const {
    auto copy = std::unique_ptr<WorldSimulation>(new WorldSimulation(*this));
    copy->watch(nullptr);
    return copy;
}

std::size_t WorldSimulation::bytes() const {
    return sizeof(*this) + world_.bytesOfCopy() + stepper_.residuals().size() * sizeof(double);
}

std::size_t WorldSimulation::bytesInUse() const {
    // The world twice, of which clones share one copy, and the numbers of a relaxation: shares, orders,
    // corrections.
    constexpr std::size_t perParticle = 16 * sizeof(double), perStick = 28 * sizeof(double);
    return sizeof(*this) + world_->particles() * perParticle + world_->sticks() * perStick;
}

void WorldSimulation::step() {
    measured_ = {};
    moveHeldParticles();
    const WorldStep now{steps_, loop_.stepSize(steps_), loop_.previousStepSize(steps_), time()};
    if (ledger_ && goesOn_ && hands_.empty()) ledger_->goOn();
    if (loop_.changesAt(steps_)) {
        WorldMethod corrected = worldMethod_;
        corrected.verletForm = VerletForm::Corrected;
        stepper_.step(*world_, corrected, now, ledger_ ? &*ledger_ : nullptr);
    } else {
        stepper_.step(*world_, worldMethod_, now, ledger_ ? &*ledger_ : nullptr);
    }
    // With substeps, previous positions are those of the whole step again only after the ledger is closed.
    if (ledger_ && worldMethod_.substeps == 1) measured_.sums = ledger_->sumsAtEnd();
    if (ledger_) measured_.potential = ledger_->potentialAtEnd();
    goesOn_ = true;
    loop_.advance(steps_++);
}

void WorldSimulation::set(const std::string& key, const Value& value) {
    if (parameters_.has(key)) {
        if (parameters_.descriptor(key).restarts)
            throw InputError(TRANSLATABLE("fault", "this changes the start and needs a new run"), key);
        parameters_.set(key, value);
        world_->rules = rulesOf(parameters_, world_->rules);
    } else {
        ParameterValues changed = method_;
        changed.set(key, value);
        if (changed.descriptor(key).restarts)
            throw InputError(TRANSLATABLE("fault", "this changes the start and needs a new run"), key);
        WorldMethod method = timestep::worldMethod(changed, listed_, seed_, own_);
        checkOrder(method);
        worldMethod_ = std::move(method);
        method_ = std::move(changed);
    }
}

void WorldSimulation::apply(const Event& event) {
    measured_ = {};
    goesOn_ = false;
    act(event);
    touched_ = touched_ || event.kind != EventKind::Set;
}

void WorldSimulation::act(const Event& event) {
    for (const double number : {event.at.x, event.at.y, event.to.x, event.to.y, event.radius, event.limit})
        if (!std::isfinite(number))
            throw InputError(TRANSLATABLE("fault", "a particle can only be moved to a finite place"));
    const std::uint32_t i = event.index;
    switch (event.kind) {
    case EventKind::Set:
        return set(event.key, event.value);
    case EventKind::Cut:
        if (i >= world_->sticks())
            throw InputError(Sentence(TRANSLATABLE("fault", "there is no stick %1"), i));
        world_->stickFlags[i] |= Cut;
        return;
    case EventKind::Brush:
    case EventKind::Blow:
    case EventKind::CutAcross:
    case EventKind::CutAround:
        return applyStroke(event);
    default:
        break;
    }
    if (i >= world_->particles())
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no particle %1"), i));
    switch (event.kind) {
    case EventKind::Pin:
        world_->flags[i] |= Pinned;
        return;
    case EventKind::Unpin:
        world_->flags[i] = static_cast<std::uint8_t>(world_->flags[i] & ~Pinned);
        return;
    case EventKind::Ghost:
        world_->previousX[i] = event.at.x;
        world_->previousY[i] = event.at.y;
        return;
    case EventKind::Place:
        world_->previousX[i] += event.at.x - world_->x[i];
        world_->previousY[i] += event.at.y - world_->y[i];
        world_->x[i] = event.at.x;
        world_->y[i] = event.at.y;
        return;
    case EventKind::Velocity: {
        const double h = loop_.previousStepSize(steps_);
        world_->previousX[i] = world_->x[i] - event.to.x * h;
        world_->previousY[i] = world_->y[i] - event.to.y * h;
        return;
    }
    default:
        applyHand(event);
    }
}

void WorldSimulation::applyHand(const Event& event) {
    const std::uint32_t i = event.index;
    const auto hand =
        std::find_if(hands_.begin(), hands_.end(), [i](const Hand& other) { return other.particle == i; });
    const bool held = hand != hands_.end();
    if (event.kind == EventKind::Grab) {
        if (held) throw InputError(Sentence(TRANSLATABLE("fault", "particle %1 is held already"), i));
        world_->flags[i] |= Held;
        hands_.push_back({i, event.at, event.limit});
        return;
    }
    if (!held) throw InputError(Sentence(TRANSLATABLE("fault", "particle %1 is not held"), i));
    if (event.kind == EventKind::Move) {
        hand->at = event.at;
        return;
    }
    hands_.erase(hand);
    world_->flags[i] = static_cast<std::uint8_t>(world_->flags[i] & ~Held);
}

void WorldSimulation::applyStroke(const Event& event) {
    switch (event.kind) {
    case EventKind::Brush:
        brush(*world_, event.at, event.radius,
              event.limit > 0 ? Point{limited(event.to.x, event.limit), limited(event.to.y, event.limit)}
                              : event.to);
        break;
    case EventKind::Blow:
        blow(*world_, event.at, event.radius, event.to, lastStepSize());
        break;
    case EventKind::CutAcross:
        cutAcross(*world_, event.at, event.to);
        break;
    default:
        cutAround(*world_, event.at, event.radius);
    }
}

const ParticleSums& WorldSimulation::sums() const {
    if (!measured_.sums) {
        masses_.follow(*world_);
        measured_.sums = particleSums(*world_, masses_);
    }
    return *measured_.sums;
}

const StrainSums& WorldSimulation::strains() const {
    if (!measured_.strains)
        measured_.strains = goesOn_ ? stepper_.strainsAtEnd(*world_) : stepper_.strains(*world_);
    return *measured_.strains;
}

double WorldSimulation::kineticEnergy() const {
    if (!measured_.kinetic)
        measured_.kinetic = velocityOf(worldMethod_) == WorldVelocity::Backward
                                ? timestep::kineticEnergy(sums(), lastStepSize())
                                : timestep::kineticEnergy(*world_, worldVelocities(*world_, worldMethod_,
                                                                                   lastStepSize(), time()));
    return *measured_.kinetic;
}

double WorldSimulation::potentialEnergy() const {
    if (!measured_.potential) {
        measured_.potential = timestep::potentialEnergy(*world_, sums());
        if (worldMethod_.relaxation->usesCompliance) *measured_.potential += elasticEnergy(*world_);
    }
    return *measured_.potential;
}

Sentence WorldSimulation::failure() const {
    if (stepper_.isLost())
        return Sentence(TRANSLATABLE("integrator",
                                     "%1 finds no positions where the sticks have their lengths; "
                                     "they start too far from them"),
                        worldMethod_.relaxation->name);
    const auto at = stepper_.dividedAt();
    if (!at || finite()) return {};
    return {symbol("%1 %2:%3"), TRANSLATABLE("integrator", "the rule divides by zero, line and column:"),
            at->line, at->column};
}

std::vector<double> WorldSimulation::stickForces() const {
    if (!worldMethod_.relaxation->usesCompliance || steps_ == 0) return {};
    const double h = lastStepSize() / worldMethod_.substeps;
    const auto transmitted = stepper_.transmitted();
    std::vector<double> forces(transmitted.begin(), transmitted.end());
    for (double& force : forces) force /= h * h;
    return forces;
}

Text WorldSimulation::velocityConvention() const {
    switch (velocityOf(worldMethod_)) {
    case WorldVelocity::Central:
        return TRANSLATABLE("integrator", "central velocity (x − previous x) / h + h a / 2");
    case WorldVelocity::WholeStep:
        return TRANSLATABLE("integrator", "whole-step velocity along the sticks");
    case WorldVelocity::Backward:
        break;
    }
    return TRANSLATABLE("integrator", "backward velocity (x − previous x) / h");
}

bool WorldSimulation::finite() const {
    const auto isFinite = [](double number) { return std::isfinite(number); };
    return std::all_of(world_->x.begin(), world_->x.end(), isFinite) &&
           std::all_of(world_->y.begin(), world_->y.end(), isFinite);
}

void WorldSimulation::draw(Frame& frame) const {
    drawWorld(*world_, frame, lastStepSize());
    if (scene().draw != nullptr) scene().draw(parameters_, {}, frame);
}

void WorldSimulation::drawExact(Frame& frame) const {
    if (scene().ghost != nullptr && !touched_) scene().ghost(parameters_, time(), frame);
}

Json WorldSimulation::save() const {
    Json hands = Json::array();
    for (const Hand& hand : hands_)
        hands.push_back({{"particle", hand.particle}, {"at", {hand.at.x, hand.at.y}}, {"limit", hand.limit}});
    Json state = {{"steps", steps_},
                  {"frame-loop", loop_.save()},
                  {"world", saveWorld(*world_)},
                  {"hands", hands},
                  {"touched", touched_}};
    const auto residuals = stepper_.residuals();
    if (std::all_of(residuals.begin(), residuals.end(), [](double r) { return std::isfinite(r); }))
        state["residuals"] =
            std::vector<double>(residuals.begin(), residuals.end()); // JSON has only finite numbers
    if (ledger_) state["ledger"] = ledger_->save();
    return state;
}

void WorldSimulation::load(const JsonField& state) {
    World world = loadWorld(state.member("world"));
    if (world.particles() != world_->particles() || world.sticks() != world_->sticks())
        state.member("world").refuse(TRANSLATABLE("fault", "the state does not fit the scene"));
    std::vector<Hand> hands;
    for (const JsonField& hand : state.member("hands").elements())
        hands.push_back({hand.member("particle").index(world.particles()), hand.member("at").point(),
                         hand.has("limit") ? hand.member("limit").number() : 0});
    auto residuals = state.has("residuals") ? state.member("residuals").numbers() : std::vector<double>();
    if (ledger_ && state.has("ledger")) ledger_->load(state.member("ledger"));
    loop_.load(state.member("frame-loop"));
    world_ = SharedWorld(std::move(world));
    measured_ = {};
    goesOn_ = false;
    stepper_.forget();
    stepper_.takeResiduals(std::move(residuals));
    hands_ = std::move(hands);
    touched_ = state.has("touched") && state.member("touched").toggle();
    steps_ = state.member("steps").tally();
}

} // namespace timestep
