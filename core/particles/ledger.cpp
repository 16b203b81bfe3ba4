// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/ledger.h"

#include "core/json/json.h"
#include "core/particles/forces.h"
#include "core/particles/walls.h"
#include "core/undefined.h"

#include <cmath>

namespace timestep {

namespace {

bool moves(const World& world, std::size_t i) {
    return !(world.flags[i] & Pinned) && world.inverseMass[i] > 0;
}

/// Sum of m x over all free particles. Its differences are momenta times the step.
Point massTimesPosition(const World& world) {
    Point sum;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        sum.x += world.x[i] / world.inverseMass[i];
        sum.y += world.y[i] / world.inverseMass[i];
    }
    return sum;
}

double centreX(const World& world) {
    double sum = 0;
    double mass = 0;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (!moves(world, i)) continue;
        sum += world.x[i] / world.inverseMass[i];
        mass += 1 / world.inverseMass[i];
    }
    return mass > 0 ? sum / mass : 0;
}

/// Height of the lower rim of particle 0 above the floor.
double heightOfFirst(const World& world) {
    const WorldRules& rules = world.rules;
    return (rules.yDown ? rules.box.top - world.y[0] : world.y[0] - rules.box.bottom) - world.radius[0];
}

} // namespace

double kineticEnergy(const World& world, double h) {
    double sum = 0;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (!moves(world, i)) continue;
        const double vx = (world.x[i] - world.previousX[i]) / h;
        const double vy = (world.y[i] - world.previousY[i]) / h;
        sum += (vx * vx + vy * vy) / (2 * world.inverseMass[i]);
    }
    return sum;
}

double potentialEnergy(const World& world) {
    double sum = world.rules.centres.empty() ? 0 : centreEnergy(world);
    for (std::size_t i = 0; i < world.particles(); ++i)
        if (moves(world, i))
            sum -= (world.rules.gravity.x * world.x[i] + world.rules.gravity.y * world.y[i]) /
                   world.inverseMass[i];
    return sum;
}

Ledger::Energy Ledger::energyOf(const World& world) const {
    return {kineticEnergy(world, h_), potentialEnergy(world)};
}

// x' = x + (x - p) ratio + a square where a comes only from gravity and the centres of force.
Ledger::Energy Ledger::undamped(const World& world, double ratio, double square) const {
    WorldRules calm = world.rules;
    calm.wind = {};
    Energy energy;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (!moves(world, i)) continue;
        const double mass = 1 / world.inverseMass[i];
        const Point at = {world.x[i], world.y[i]};
        double dx = (at.x - world.previousX[i]) * ratio;
        double dy = (at.y - world.previousY[i]) * ratio;
        Point next = at;
        if (!world.isFixed(i)) {
            const Point a = calm.centres.empty() ? Point{} : forceAt(calm, world, i, at, 0);
            dx += (calm.gravity.x + a.x) * square;
            dy += (calm.gravity.y + a.y) * square;
            next = {at.x + dx, at.y + dy};
        }
        energy.kinetic += mass * (dx * dx + dy * dy) / (2 * h_ * h_);
        energy.potential -= mass * (calm.gravity.x * next.x + calm.gravity.y * next.y);
        // The height in a centre of force is measured after the step, when positions are known.
    }
    return energy;
}

void Ledger::open(const World& world, double previousH, double h, double ratio, double square) {
    h_ = previousH;
    const Energy before = energyOf(world);
    if (!started_) {
        started_ = true;
        centre_ = centreX(world);
        last_ = {world.x[0] - world.previousX[0], world.y[0] - world.previousY[0]};
        bounceHeight = heightOfFirst(world);
    } else {
        outside += before.total() - now_.total();
    }
    h_ = h;
    const Energy after = undamped(world, ratio, square);
    drift += after.total() - before.total();
    now_ = after;
    force_ = {};
    passWork_.clear();
}

void Ledger::updated(const World& world) {
    const Energy energy = energyOf(world);
    const double inCentres = world.rules.centres.empty() ? 0 : centreEnergy(world);
    drift += inCentres;
    dissipated += energy.total() - inCentres - now_.total();
    now_ = energy;
    momentum_ = massTimesPosition(world);
}

void Ledger::walls(const World& world) {
    const Energy energy = energyOf(world);
    dissipated += energy.kinetic - now_.kinetic;
    drift += energy.potential - now_.potential;
    now_ = energy;
    momentum_ = massTimesPosition(world);
}

void Ledger::sticks(const World& world) {
    const Energy energy = energyOf(world);
    const double work = energy.total() - now_.total();
    constraint += work;
    passWork_.push_back(work);
    for (const std::uint8_t flags : world.stickFlags) sticksVisited += (flags & Cut) == 0 ? 1 : 0;
    now_ = energy;
    const Point momentum = massTimesPosition(world);
    force_.x -= (momentum.x - momentum_.x) / (h_ * h_);
    force_.y -= (momentum.y - momentum_.y) / (h_ * h_);
    momentum_ = momentum;
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
    now_ = energyOf(world);
    if (!world.rules.walls) return;
    countBounces(world);
    bool onFloor = false;
    for (std::size_t i = 0; i < world.particles() && !onFloor; ++i) onFloor = touchesFloor(world, i);
    const double centre = centreX(world);
    if (onFloor) slidingDistance += std::abs(centre - centre_);
    centre_ = centre;
}

Json Ledger::save() const {
    const auto text = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    return {{"dissipated", text(dissipated)},
            {"drift", text(drift)},
            {"constraint", text(constraint)},
            {"outside", text(outside)},
            {"bounces", bounces},
            {"bounce-height", text(bounceHeight)},
            {"sliding-distance", text(slidingDistance)},
            {"sticks-visited", sticksVisited},
            {"kinetic", text(now_.kinetic)},
            {"potential", text(now_.potential)},
            {"last", {text(last_.x), text(last_.y)}},
            {"centre", text(centre_)},
            {"force", {text(force_.x), text(force_.y)}},
            {"passes", passWork_},
            {"started", started_}};
}

void Ledger::load(const Json& state) {
    const auto number = [](const Json& value) { return value.is_null() ? undefined : value.get<double>(); };
    dissipated = number(state.at("dissipated"));
    drift = number(state.at("drift"));
    constraint = number(state.at("constraint"));
    outside = number(state.at("outside"));
    bounces = state.at("bounces").get<std::int64_t>();
    bounceHeight = number(state.at("bounce-height"));
    slidingDistance = number(state.at("sliding-distance"));
    sticksVisited = state.at("sticks-visited").get<std::int64_t>();
    now_ = {number(state.at("kinetic")), number(state.at("potential"))};
    last_ = {number(state.at("last").at(0)), number(state.at("last").at(1))};
    centre_ = number(state.at("centre"));
    force_ = {number(state.at("force").at(0)), number(state.at("force").at(1))};
    passWork_.clear();
    for (const Json& work : state.at("passes")) passWork_.push_back(number(work));
    started_ = state.at("started").get<bool>();
}

} // namespace timestep
