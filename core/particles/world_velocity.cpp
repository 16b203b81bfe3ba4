// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_velocity.h"

#include "core/particles/relaxation/direct_solver.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/world/forces.h"

namespace timestep {

WorldVelocity velocityOf(const WorldMethod& method) {
    return method.relaxation->keepsVelocities ? WorldVelocity::WholeStep : method.velocity;
}

namespace {

/// h a / 2 with the acceleration a of a particle at its present position, without sticks.
Point halfKickOf(const World& world, std::size_t i, double h, double time) {
    const Point force = forceAt(world.rules, world, i, {world.x[i], world.y[i]}, time);
    return {h / 2 * (world.rules.gravity.x + force.x), h / 2 * (world.rules.gravity.y + force.y)};
}

} // namespace

// v = (x - p) / h + h a / 2 with a the acceleration at x; the whole-step velocity of RATTLE (Andersen 1983)
// differs from it only by the forces of the sticks at x, which the projection gives.
std::vector<Point> worldVelocities(const World& world, WorldVelocity kind, double h, double kick,
                                   double time) {
    std::vector<Point> velocities(world.particles());
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if ((world.flags[i] & Pinned) || world.inverseMass[i] == 0) continue;
        velocities[i] = {(world.x[i] - world.previousX[i]) / h, (world.y[i] - world.previousY[i]) / h};
        if (kind == WorldVelocity::Backward || world.isFixed(i)) continue;
        const Point half = halfKickOf(world, i, kick, time);
        velocities[i].x += half.x;
        velocities[i].y += half.y;
    }
    if (kind == WorldVelocity::WholeStep) DirectSolver().projectVelocities(world, velocities);
    return velocities;
}

std::vector<Point> worldVelocities(const World& world, const WorldMethod& method, double h, double time) {
    return worldVelocities(world, velocityOf(method), h, h / method.substeps, time);
}

std::vector<Point> observedVelocities(const World& world, const WorldMethod& method, double h, double time) {
    const bool wholeStep = velocityOf(method) == WorldVelocity::WholeStep;
    const double part = h / method.substeps;
    std::vector<Point> velocities =
        worldVelocities(world, wholeStep ? WorldVelocity::WholeStep : WorldVelocity::Central, h, part, time);
    for (const Motor& motor : world.motors) {
        const std::uint32_t i = motor.particle;
        velocities[i] = {(world.x[i] - world.previousX[i]) / part, (world.y[i] - world.previousY[i]) / part};
    }
    return velocities;
}

double kineticEnergy(const World& world, const std::vector<Point>& velocities) {
    double sum = 0;
    for (std::size_t i = 0; i < world.particles(); ++i)
        if (!(world.flags[i] & Pinned) && world.inverseMass[i] > 0)
            sum += (velocities[i].x * velocities[i].x + velocities[i].y * velocities[i].y) /
                   (2 * world.inverseMass[i]);
    return sum;
}

double centralKineticEnergy(const World& world, double h, double time) {
    double sum = 0;
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if ((world.flags[i] & Pinned) || world.inverseMass[i] == 0) continue;
        const Point half = world.isFixed(i) ? Point{} : halfKickOf(world, i, h, time);
        const double vx = (world.x[i] - world.previousX[i]) / h + half.x;
        const double vy = (world.y[i] - world.previousY[i]) / h + half.y;
        sum += (vx * vx + vy * vy) / (2 * world.inverseMass[i]);
    }
    return sum;
}

} // namespace timestep
