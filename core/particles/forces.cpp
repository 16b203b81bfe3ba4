// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/forces.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// Between 0 and 1: the wind at this time.
double gust(const WorldRules& rules, double time) {
    if (rules.gustPeriod == 0) return 1;
    return (1 - std::cos(2 * std::numbers::pi * time / rules.gustPeriod)) / 2;
}

/// Where a centre of force was before the step.
Point placeOf(const World& world, const CentreForce& force) {
    if (force.particle < 0) return force.at;
    const auto i = static_cast<std::size_t>(force.particle);
    return {world.previousX[i], world.previousY[i]};
}

void turn(World& world, std::uint32_t particle, std::uint32_t around, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    const double dx = world.x[particle] - world.x[around];
    const double dy = world.y[particle] - world.y[around];
    world.x[particle] = world.x[around] + c * dx - s * dy;
    world.y[particle] = world.y[around] + s * dx + c * dy;
}

} // namespace

void turnMotors(World& world, double h) {
    for (Motor& motor : world.motors) {
        const std::uint32_t i = motor.particle;
        if (world.flags[i] & Held) continue;
        // A whole number of turns is taken off, so that the angle stays exact in a long run.
        motor.angle =
            std::remainder(motor.angle + world.rules.motorSpeed * motor.gear * h, 2 * std::numbers::pi);
        world.previousX[i] = world.x[i];
        world.previousY[i] = world.y[i];
        world.x[i] = motor.centre.x + motor.radius * std::cos(motor.angle);
        world.y[i] = motor.centre.y + motor.radius * std::sin(motor.angle);
    }
}

// The factor 1 - d²/R² is that of Point.behavior in the source of Verly.js (Hazra 2020), which repels; it
// adds to positions once per frame, as we do with push = 1.
Point forceAt(const WorldRules& rules, const World& world, std::size_t particle, Point at, double time) {
    const double wind = gust(rules, time);
    Point a = {rules.wind.x * wind, rules.wind.y * wind};
    for (const CentreForce& force : rules.centres) {
        if (force.particle >= 0 && static_cast<std::size_t>(force.particle) == particle) continue;
        const Point centre = placeOf(world, force);
        const double dx = centre.x - at.x;
        const double dy = centre.y - at.y;
        const double squared = dx * dx + dy * dy;
        const double reach = force.radius * force.radius;
        if (squared == 0 || (reach > 0 && squared >= reach)) continue;
        const double share = force.strength * (reach > 0 ? 1 - squared / reach : 1) / std::sqrt(squared);
        a.x += share * dx;
        a.y += share * dy;
    }
    return a;
}

void applyForces(World& world, double push, double time) {
    const WorldRules& rules = world.rules;
    const bool forces = rules.wind != Point{} || !rules.centres.empty();
    if (!forces && rules.history == History::Kept) return;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        if (forces) {
            const Point a = forceAt(rules, world, i, {world.previousX[i], world.previousY[i]}, time);
            world.x[i] += a.x * push;
            world.y[i] += a.y * push;
        }
        if (rules.history == History::Overwritten) {
            world.previousX[i] = world.x[i];
            world.previousY[i] = world.y[i];
        }
    }
}

void applyAngleSprings(World& world) {
    for (const AngleSpring& spring : world.angleSprings) {
        const bool moveA = !world.isFixed(spring.a);
        const bool moveC = !world.isFixed(spring.c);
        if (!moveA && !moveC) continue;
        const double present = angleAt(world, spring.a, spring.middle, spring.c);
        const double excess = std::remainder(present - spring.angle, 2 * std::numbers::pi);
        const double share = spring.stiffness * excess * (moveA && moveC ? 0.5 : 1);
        if (moveA) turn(world, spring.a, spring.middle, share);
        if (moveC) turn(world, spring.c, spring.middle, -share);
    }
}

void tearSticks(World& world) {
    const WorldRules& rules = world.rules;
    if (rules.tearRule == TearRule::None) return;
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Cut) continue;
        const double limit =
            rules.tearRule == TearRule::Ratio ? rules.tearLimit * world.length[s] : rules.tearLimit;
        if (!(world.distance(world.stickA[s], world.stickB[s]) > limit)) continue;
        world.stickFlags[s] |= Cut;
        ++world.torn;
    }
}

// The potential of strength (1 - d²/R²) is -strength (R - d + (d³/R² - R) / 3) inside, 0 outside; without a
// radius it is strength d.
double centreEnergy(const World& world) {
    double sum = 0;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        for (const CentreForce& force : world.rules.centres) {
            if (force.particle >= 0 && static_cast<std::size_t>(force.particle) == i) continue;
            const Point centre = placeOf(world, force);
            const double d = std::hypot(world.x[i] - centre.x, world.y[i] - centre.y);
            const double r = force.radius;
            if (r == 0)
                sum += force.strength * d / world.inverseMass[i];
            else if (d < r)
                sum -= force.strength * (r - d + (d * d * d / (r * r) - r) / 3) / world.inverseMass[i];
        }
    }
    return sum;
}

} // namespace timestep
