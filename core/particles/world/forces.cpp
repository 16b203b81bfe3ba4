// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/forces.h"

#include "core/stop.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// The factor of the wind at this time, 0 to 1.
double gust(const WorldRules& rules, double time) {
    if (rules.gustPeriod == 0) return 1;
    return (1 - std::cos(2 * std::numbers::pi * time / rules.gustPeriod)) / 2;
}

Point placeOf(const World& world, const CentreForce& force, CentrePlace place) {
    if (force.particle < 0) return force.at;
    const auto i = static_cast<std::size_t>(force.particle);
    return place == CentrePlace::Now ? Point{world.x[i], world.y[i]}
                                     : Point{world.previousX[i], world.previousY[i]};
}

} // namespace

void turnMotors(World& world, double h) {
    for (Motor& motor : world.motors) {
        const std::uint32_t i = motor.particle;
        if (world.flags[i] & Held) continue;
        // Full turns are subtracted, so that the angle stays exact in a long run.
        motor.angle =
            std::remainder(motor.angle + world.rules.motorSpeed * motor.gear * h, 2 * std::numbers::pi);
        world.previousX[i] = world.x[i];
        world.previousY[i] = world.y[i];
        world.x[i] = motor.centre.x + motor.radius * std::cos(motor.angle);
        world.y[i] = motor.centre.y + motor.radius * std::sin(motor.angle);
    }
}

// The factor 1 - d²/R² is that of Point.behavior in the source of Verly.js (Hazra 2020), which repels. It
// adds to positions once per frame, as push = 1 does here.
Point forceAt(const WorldRules& rules, const World& world, std::size_t particle, Point at, double time,
              CentrePlace place) {
    const double wind = gust(rules, time);
    Point a = {rules.wind.x * wind, rules.wind.y * wind};
    for (const CentreForce& force : rules.centres) {
        if (force.particle >= 0 && static_cast<std::size_t>(force.particle) == particle) continue;
        const Point centre = placeOf(world, force, place);
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
            mayStop(rules.centres.size());
            const Point a = forceAt(rules, world, i, {world.previousX[i], world.previousY[i]}, time,
                                    CentrePlace::BeforeStep);
            world.x[i] += a.x * push;
            world.y[i] += a.y * push;
        }
        if (rules.history == History::Overwritten) {
            world.previousX[i] = world.x[i];
            world.previousY[i] = world.y[i];
        }
    }
}

// PBD (Müller et al. 2007, eqs. 8 and 9) with C = theta - theta0, theta the angle from r = a - middle to s =
// c - middle. Its gradients are s' / |s|² at c, -r' / |r|² at a and minus their sum at the middle, where '
// turns a vector by a right angle. So momentum and angular momentum do not change.
void applyAngleSprings(World& world) {
    for (const AngleSpring& spring : world.angleSprings) {
        const std::uint32_t points[3] = {spring.a, spring.middle, spring.c};
        const double rx = world.x[spring.a] - world.x[spring.middle];
        const double ry = world.y[spring.a] - world.y[spring.middle];
        const double sx = world.x[spring.c] - world.x[spring.middle];
        const double sy = world.y[spring.c] - world.y[spring.middle];
        const double rr = rx * rx + ry * ry;
        const double ss = sx * sx + sy * sy;
        if (rr == 0 || ss == 0) continue;
        const Point atA = {ry / rr, -rx / rr};
        const Point atC = {-sy / ss, sx / ss};
        const Point gradients[3] = {atA, {-atA.x - atC.x, -atA.y - atC.y}, atC};
        double sum = 0;
        double weights[3] = {};
        for (int k = 0; k < 3; ++k) {
            weights[k] = world.isFixed(points[k]) ? 0 : world.inverseMass[points[k]];
            sum += weights[k] * (gradients[k].x * gradients[k].x + gradients[k].y * gradients[k].y);
        }
        if (!(sum > 0)) continue;
        const double theta = angleAt(world, spring.a, spring.middle, spring.c);
        const double excess = std::remainder(theta - spring.angle, 2 * std::numbers::pi);
        const double lambda = -spring.stiffness * excess / sum;
        for (int k = 0; k < 3; ++k) {
            world.x[points[k]] += weights[k] * lambda * gradients[k].x;
            world.y[points[k]] += weights[k] * lambda * gradients[k].y;
        }
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
        mayStop(world.rules.centres.size());
        for (const CentreForce& force : world.rules.centres) {
            if (force.particle >= 0 && static_cast<std::size_t>(force.particle) == i) continue;
            const Point centre = placeOf(world, force, CentrePlace::Now);
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
