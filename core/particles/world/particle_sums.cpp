// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/particle_sums.h"

#include "core/particles/world/lane_sums.h"

#include <cstddef>

namespace timestep {

void ParticleMasses::follow(const World& world) {
    if (flags_ == world.flags && inverseMass_ == world.inverseMass) return;
    flags_ = world.flags;
    inverseMass_ = world.inverseMass;
    const std::size_t n = world.particles();
    moving_.resize(n);
    free_.resize(n);
    held_ = false;
    total_ = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const bool moves = !(world.flags[i] & Pinned) && world.inverseMass[i] > 0;
        moving_[i] = moves ? 1 / world.inverseMass[i] : 0;
        free_[i] = world.isFixed(i) ? 0 : moving_[i];
        held_ = held_ || free_[i] != moving_[i];
        total_ += moving_[i];
    }
}

void ParticleSums::operator+=(const ParticleSums& other) {
    squares += other.squares;
    moment.x += other.moment.x;
    moment.y += other.moment.y;
    freeMoment.x += other.freeMoment.x;
    freeMoment.y += other.freeMoment.y;
}

namespace {

ParticleSums sumsOf(const World& world, const ParticleMasses& masses, std::size_t begin, std::size_t end) {
    LaneSums squares = {}, momentX = {}, momentY = {}, freeX = {}, freeY = {};
    for (std::size_t i = begin; i < end; ++i) {
        const double m = masses.moving()[i], free = masses.free()[i];
        if (m == 0) continue;
        const std::size_t lane = i % sumLanes;
        const double x = world.x[i], y = world.y[i];
        const double dx = x - world.previousX[i], dy = y - world.previousY[i];
        squares[lane] += m * (dx * dx + dy * dy);
        momentX[lane] += m * x;
        momentY[lane] += m * y;
        if (free == 0) continue;
        freeX[lane] += free * x;
        freeY[lane] += free * y;
    }
    return {total(squares), {total(momentX), total(momentY)}, {total(freeX), total(freeY)}};
}

ParticleSums updatedSumsOf(const World& world, const ParticleMasses& masses, double ratio, Point push,
                           std::size_t begin, std::size_t end) {
    LaneSums squares = {}, momentX = {}, momentY = {};
    for (std::size_t i = begin; i < end; ++i) {
        const double m = masses.moving()[i];
        if (m == 0) continue;
        const std::size_t lane = i % sumLanes;
        double x = world.x[i], y = world.y[i];
        double dx = (x - world.previousX[i]) * ratio, dy = (y - world.previousY[i]) * ratio;
        if (masses.free()[i] != 0) {
            dx += push.x;
            dy += push.y;
            x += dx;
            y += dy;
        }
        squares[lane] += m * (dx * dx + dy * dy);
        momentX[lane] += m * x;
        momentY[lane] += m * y;
    }
    return {total(squares), {total(momentX), total(momentY)}, {}};
}

} // namespace

ParticleSums particleSums(const World& world, const ParticleMasses& masses) {
    return sumOfBlocks(world.particles(), masses.blocks(),
                       [&](std::size_t begin, std::size_t end) { return sumsOf(world, masses, begin, end); });
}

ParticleSums updatedSums(const World& world, const ParticleMasses& masses, double ratio, Point push) {
    return sumOfBlocks(world.particles(), masses.blocks(), [&](std::size_t begin, std::size_t end) {
        return updatedSumsOf(world, masses, ratio, push, begin, end);
    });
}

} // namespace timestep
