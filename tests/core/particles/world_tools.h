// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/particles/world_json.h"
#include "core/particles/world_measures.h"
#include "core/particles/world_stepper.h"
#include "core/particles/world_velocity.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

namespace timestep {

/// Particles joined in a row by sticks of one rest length, from the first particle on.
inline World chain(const std::vector<Point>& points, double restLength, bool firstPinned) {
    World world;
    for (std::size_t i = 0; i < points.size(); ++i) world.addParticle(points[i], 1, firstPinned && i == 0);
    for (std::uint32_t i = 0; i + 1 < points.size(); ++i) world.addStickOfLength(i, i + 1, restLength);
    return world;
}

/// n + 1 particles on the x axis, `spacing` apart.
inline std::vector<Point> row(int n, double spacing) {
    std::vector<Point> points;
    for (int i = 0; i <= n; ++i) points.push_back({i * spacing, 0});
    return points;
}

inline WorldMethod gaussSeidelMethod(int passes, StickOrder order = StickOrder::AsMade) {
    WorldMethod method;
    method.relaxation = findRelaxation("gauss-seidel");
    method.passes = passes;
    method.order = order;
    return method;
}

/// Makes passes without a step in time, in the order in which the sticks were made.
inline void relax(World& world, int passes, PinRule pinRule = PinRule::InverseMass) {
    WorldMethod method = gaussSeidelMethod(passes);
    method.pinRule = pinRule;
    WorldStepper().relax(world, method, passes);
}

/// The same by the text of the relaxation, without a kernel. Returns RelaxationWork::lambda.
inline std::vector<double> relaxByText(World& world, const WorldMethod& method, int passes, double h = 1) {
    RelaxationWork work;
    work.prepare(world, method);
    if (work.damps()) {
        work.oldX = world.x;
        work.oldY = world.y;
    }
    for (int pass = 0; pass < passes; ++pass) {
        work.beginPass(world, method, 0, pass, pass);
        method.relaxation->pass(world, {method, h, pass, work});
    }
    return work.lambda;
}

/// Euclidean norm of the length errors of all sticks [length].
inline double residualNorm(const World& world) {
    double sum = 0;
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        const double excess = world.strain(s) * world.length[s];
        sum += excess * excess;
    }
    return std::sqrt(sum);
}

/// Every number of the world as text. Equal texts mean equal bits.
inline std::string bytes(const World& world) {
    return saveWorld(world).dump();
}

} // namespace timestep
