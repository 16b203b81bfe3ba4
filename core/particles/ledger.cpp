// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/ledger.h"

#include "core/json/json.h"
#include "core/particles/world/forces.h"
#include "core/particles/world/stick.h"
#include "core/particles/world/walls.h"
#include "core/particles/world_velocity.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Height of the lower rim of particle 0 above the floor.
double heightOfFirst(const World& world) {
    const WorldRules& rules = world.rules;
    return (rules.yDown ? rules.box.top - world.y[0] : world.y[0] - rules.box.bottom) - world.radius[0];
}

/// Whether the update of a free particle changes its energy by more than its own error.
bool dissipates(const WorldRules& rules) {
    return rules.drag != 0 || rules.wind != Point{} || rules.history != History::Kept ||
           (rules.walls && rules.floorFriction == FloorFriction::Factor);
}

double energyInCentres(const World& world) {
    return world.rules.centres.empty() ? 0 : centreEnergy(world);
}

double potentialEnergy(const World& world, const ParticleSums& sums, double inCentres) {
    return inCentres - (world.rules.gravity.x * sums.moment.x + world.rules.gravity.y * sums.moment.y);
}

} // namespace

double kineticEnergy(const ParticleSums& sums, double h) {
    return sums.squares / (2 * h * h);
}

double kineticEnergy(const World& world, double h) {
    ParticleMasses masses;
    masses.follow(world);
    return kineticEnergy(particleSums(world, masses), h);
}

double potentialEnergy(const World& world, const ParticleSums& sums) {
    return potentialEnergy(world, sums, energyInCentres(world));
}

double potentialEnergy(const World& world) {
    ParticleMasses masses;
    masses.follow(world);
    return potentialEnergy(world, particleSums(world, masses));
}

double Ledger::centreX(const ParticleSums& sums) const {
    return masses_.total() > 0 ? sums.moment.x / masses_.total() : 0;
}

double elasticEnergy(const World& world) {
    double sum = 0;
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (!(world.compliance[s] > 0) || (world.stickFlags[s] & Cut)) continue;
        const double excess = world.distance(world.stickA[s], world.stickB[s]) - world.length[s];
        if ((world.stickFlags[s] & TensionOnly) && excess < 0) continue;
        sum += excess * excess / (2 * world.compliance[s]);
    }
    return sum;
}

double dampedEnergy(const World& world, const RelaxationWork& work, double h) {
    double sum = 0;
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (!(dampingGamma(world, s, h) > 0) || work.shares[s].none()) continue;
        if ((world.stickFlags[s] & TensionOnly) && work.lambda[s] == 0) continue; // slack
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        const Point d = between(world, a, b);
        const double r = std::sqrt(d.x * d.x + d.y * d.y);
        if (r == 0) continue;
        const double grown =
            ((d.x - (work.oldX[b] - work.oldX[a])) * d.x + (d.y - (work.oldY[b] - work.oldY[a])) * d.y) / r;
        sum += world.damping[s] * grown * grown / h;
    }
    return sum;
}

// Between the parts of a step it uses central velocities instead of whole-step ones, which need a projection.
Ledger::Energy Ledger::energyOf(const World& world, const ParticleSums& sums) const {
    const double kinetic = step_.velocity == WorldVelocity::Backward ? timestep::kineticEnergy(sums, h_)
                                                                     : centralKineticEnergy(world, h_, time_);
    const double inCentres = energyInCentres(world);
    return {kinetic, potentialEnergy(world, sums, inCentres), inCentres};
}

Ledger::Energy Ledger::wholeStepEnergy(const World& world, const Energy& before) const {
    const std::vector<Point> velocities = worldVelocities(world, step_.velocity, h_, h_, time_);
    return {timestep::kineticEnergy(world, velocities), before.potential, before.inCentres};
}

void Ledger::follow(const World& world) {
    masses_.follow(world);
    if (stickFlags_ != world.stickFlags) followSticks(world);
}

void Ledger::followSticks(const World& world) {
    stickFlags_ = world.stickFlags;
    torn_ = world.torn;
    knowsElastic_ = false;
    sticks_ = std::count_if(stickFlags_.begin(), stickFlags_.end(),
                            [](std::uint8_t flags) { return (flags & Cut) == 0; });
}

// x' = x + (x - p) ratio + a square, where a comes only from gravity and the centres of force. The height in
// a centre of force is measured after the step, when positions are known. The central velocity before the
// step contains half a kick of the wind, which x - p does not contain; the velocity after it is (x' - x) / h
// + h a / 2.
Ledger::Energy Ledger::undamped(const World& world) const {
    const double ratio = step_.ratio, square = step_.square;
    const bool central = step_.velocity != WorldVelocity::Backward;
    const Point gravity = world.rules.gravity;
    if (world.rules.centres.empty() && !central) {
        const ParticleSums sums =
            updatedSums(world, masses_, ratio, {gravity.x * square, gravity.y * square});
        return energyOf(world, sums);
    }
    WorldRules withoutWind;
    const bool windy = world.rules.wind != Point{};
    if (windy) {
        withoutWind = world.rules;
        withoutWind.wind = {};
    }
    const WorldRules& calm = windy ? withoutWind : world.rules;
    Energy energy;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        const double mass = masses_.moving()[i];
        if (mass == 0) continue;
        const Point at = {world.x[i], world.y[i]};
        double dx = (at.x - world.previousX[i]) * ratio;
        double dy = (at.y - world.previousY[i]) * ratio;
        Point next = at;
        if (!world.isFixed(i)) {
            const Point a = forceAt(calm, world, i, at, 0);
            dx += (gravity.x + a.x) * square;
            dy += (gravity.y + a.y) * square;
            if (central) {
                const Point all = forceAt(world.rules, world, i, at, step_.time);
                dx += (all.x - a.x) * square / 2;
                dy += (all.y - a.y) * square / 2;
            }
            next = {at.x + dx, at.y + dy};
            if (central) {
                const Point then = forceAt(calm, world, i, next, 0);
                dx += (gravity.x + then.x) * h_ * h_ / 2;
                dy += (gravity.y + then.y) * h_ * h_ / 2;
            }
        }
        energy.kinetic += mass * (dx * dx + dy * dy) / (2 * h_ * h_);
        energy.potential -= mass * (gravity.x * next.x + gravity.y * next.y);
    }
    return energy;
}

void Ledger::bookElastic(const World& world, double& account) {
    if (!step_.elastic) return;
    const double elastic = knowsElastic_ ? elastic_ : elasticEnergy(world);
    if (!std::isnan(elastic_)) account += elastic - elastic_; // also NaN for a world that has diverged
    elastic_ = elastic;
    knowsElastic_ = true;
}

/// Sums and energies of the world after a change.
Ledger::Energy Ledger::measure(const World& world) {
    sums_ = particleSums(world, masses_);
    knowsElastic_ = false;
    return energyOf(world, sums_);
}

void Ledger::open(const World& world, const LedgerStep& step) {
    const bool goesOn = goesOn_ && !step.moves && started_ && step.velocity == WorldVelocity::Backward &&
                        step_.velocity == WorldVelocity::Backward && step.elastic == step_.elastic &&
                        step.previousH == h_;
    goesOn_ = false;
    step_ = step;
    h_ = step.previousH;
    time_ = step.time;
    if (!goesOn || !masses_.areOf(world)) follow(world);
    const bool isWholeStep = step.first && step.velocity == WorldVelocity::WholeStep;
    const Energy present = goesOn ? now_ : measure(world);
    Energy before = isWholeStep ? wholeStepEnergy(world, present) : present;
    bookElastic(world, outside);
    if (!started_) {
        started_ = true;
        centre_ = centreX(sums_);
        last_ = {world.x[0] - world.previousX[0], world.y[0] - world.previousY[0]};
        bounceHeight = heightOfFirst(world);
    } else {
        outside += before.total() - now_.total();
    }
    if (isWholeStep) {
        constraint += present.total() - before.total();
        before = present;
    }
    h_ = step.h;
    time_ = step.time + step.h;
    now_ = before;
    splits_ = step.velocity == WorldVelocity::Backward || dissipates(world.rules);
    if (splits_) {
        now_ = undamped(world);
        numerical += now_.total() - before.total();
    }
    force_ = {};
}

void Ledger::updated(const World& world) {
    const Energy energy = measure(world);
    if (splits_) {
        numerical += energy.inCentres;
        dissipated += energy.total() - energy.inCentres - now_.total();
    } else {
        numerical += energy.total() - now_.total();
    }
    now_ = energy;
    momentum_ = sums_.freeMoment;
}

void Ledger::walls(const World& world) {
    const Energy energy = measure(world);
    dissipated += energy.kinetic - now_.kinetic;
    numerical += energy.potential - now_.potential;
    now_ = energy;
    momentum_ = sums_.freeMoment;
}

void Ledger::sticks(const World& world, int passes) {
    const bool moves = world.sticks() > 0 || !world.angleSprings.empty();
    const Energy energy = moves ? measure(world) : now_;
    constraint += energy.total() - now_.total();
    bookElastic(world, constraint);
    sticksVisited += sticks_ * passes;
    now_ = energy;
    force_.x -= (sums_.freeMoment.x - momentum_.x) / (h_ * h_);
    force_.y -= (sums_.freeMoment.y - momentum_.y) / (h_ * h_);
    momentum_ = sums_.freeMoment;
}

void Ledger::countBounces(const World& world) {
    const WorldRules& rules = world.rules;
    const Point step = {world.x[0] - world.previousX[0], world.y[0] - world.previousY[0]};
    const double up = rules.yDown ? -1 : 1;
    const bool floor = up * last_.y < 0 && up * step.y > 0;
    const bool ceiling = rules.gravity.y == 0 && up * last_.y > 0 && up * step.y < 0;
    if (last_.x * step.x < 0 || floor || ceiling) ++bounces;
    if (up * last_.y > 0 && up * step.y <= 0) // the highest point was the position one step ago
        bounceHeight = heightOfFirst(world) - up * step.y;
    last_ = step;
}

void Ledger::close(const World& world) {
    if (step_.velocity == WorldVelocity::WholeStep) {
        const Energy before = now_;
        now_ = wholeStepEnergy(world, before);
        constraint += now_.total() - before.total();
    }
    if (torn_ != world.torn) followSticks(world);
    bookElastic(world, constraint);
    if (!world.rules.walls) return;
    countBounces(world);
    const double centre = centreX(sums_);
    if (someTouchFloor(world)) slidingDistance += std::abs(centre - centre_);
    centre_ = centre;
}

Json Ledger::save() const {
    const auto text = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    return {{"dissipated", text(dissipated)},
            {"drift", text(numerical)},
            {"constraint", text(constraint)},
            {"outside", text(outside)},
            {"bounces", bounces},
            {"bounce-height", text(bounceHeight)},
            {"sliding-distance", text(slidingDistance)},
            {"sticks-visited", sticksVisited},
            {"kinetic", text(now_.kinetic)},
            {"potential", text(now_.potential)},
            {"elastic", text(elastic_)},
            {"last", {text(last_.x), text(last_.y)}},
            {"centre", text(centre_)},
            {"force", {text(force_.x), text(force_.y)}},
            {"started", started_}};
}

void Ledger::load(const JsonField& state) {
    const auto number = [&](std::string_view key) { return state.member(key).numberOrNull(); };
    const auto point = [&](std::string_view key) {
        const JsonField field = state.member(key);
        return Point{field.element(0).numberOrNull(), field.element(1).numberOrNull()};
    };
    dissipated = number("dissipated");
    numerical = number("drift");
    constraint = number("constraint");
    outside = number("outside");
    bounces = state.member("bounces").tally();
    bounceHeight = number("bounce-height");
    slidingDistance = number("sliding-distance");
    sticksVisited = state.member("sticks-visited").tally();
    now_ = {number("kinetic"), number("potential")};
    elastic_ = state.has("elastic") ? number("elastic") : undefined;
    last_ = point("last");
    centre_ = number("centre");
    force_ = point("force");
    started_ = state.member("started").toggle();
}

} // namespace timestep
