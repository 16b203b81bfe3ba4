// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_velocity.h"

#include "core/particles/direct_solver.h"
#include "core/particles/forces.h"
#include "core/particles/relaxation.h"

namespace timestep {

WorldVelocity velocityOf(const WorldMethod& method) {
    return method.relaxation->keepsVelocities ? WorldVelocity::WholeStep : method.velocity;
}

// v = (x - p) / h + h a / 2 with a the acceleration at x; the whole-step velocity of RATTLE (Andersen 1983)
// differs from it by the forces of the sticks at x alone, which projecting gives.
std::vector<Point> worldVelocities(const World& world, const WorldMethod& method, double h, double time) {
    const WorldVelocity kind = velocityOf(method);
    std::vector<Point> velocities(world.particles());
    for (std::size_t i = 0; i < world.particles(); ++i) {
        if ((world.flags[i] & Pinned) || world.inverseMass[i] == 0) continue;
        velocities[i] = {(world.x[i] - world.previousX[i]) / h, (world.y[i] - world.previousY[i]) / h};
        if (kind == WorldVelocity::Backward || world.isFixed(i)) continue;
        const Point force = forceAt(world.rules, world, i, {world.x[i], world.y[i]}, time);
        const double half = h / method.substeps / 2;
        velocities[i].x += half * (world.rules.gravity.x + force.x);
        velocities[i].y += half * (world.rules.gravity.y + force.y);
    }
    if (kind == WorldVelocity::WholeStep) DirectSolver().projectVelocities(world, velocities);
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

} // namespace timestep
