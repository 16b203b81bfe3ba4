// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/world_edit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr std::uint32_t gone = std::numeric_limits<std::uint32_t>::max();
constexpr double sameLength = 1e-9; ///< relative

template <class Value>
void keep(std::vector<Value>& values, const std::vector<bool>& kept) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (kept[i]) values[next++] = values[i];
    values.resize(next);
}

void keepSticks(World& world, const std::vector<bool>& kept) {
    keep(world.stickA, kept);
    keep(world.stickB, kept);
    keep(world.length, kept);
    keep(world.preTension, kept);
    keep(world.stiffness, kept);
    keep(world.compliance, kept);
    keep(world.damping, kept);
    keep(world.stickFlags, kept);
}

void addStickLike(World& world, const World& from, std::size_t s, std::uint32_t a, std::uint32_t b) {
    const std::uint32_t stick = world.addStickOfLength(a, b, from.length[s], from.stickFlags[s]);
    world.preTension[stick] = from.preTension[s];
    world.stiffness[stick] = from.stiffness[s];
    world.compliance[stick] = from.compliance[s];
    world.damping[stick] = from.damping[s];
}

std::uint32_t addParticleLike(World& world, const World& from, std::size_t i, Point shift) {
    const std::uint32_t added = world.addParticle({from.x[i] + shift.x, from.y[i] + shift.y});
    world.previousX[added] = from.previousX[i] + shift.x;
    world.previousY[added] = from.previousY[i] + shift.y;
    world.inverseMass[added] = from.inverseMass[i];
    world.radius[added] = from.radius[i];
    world.flags[added] = from.flags[i];
    if (const Point* velocity = from.startVelocity(static_cast<std::uint32_t>(i)))
        world.setStartVelocity(added, *velocity);
    return added;
}

} // namespace

World without(const World& world, const std::vector<std::uint32_t>& particles,
              const std::vector<std::uint32_t>& sticks) {
    World result = world;
    std::vector<bool> kept(world.particles(), true), keptSticks(world.sticks(), true);
    for (const std::uint32_t particle : particles) kept[particle] = false;
    for (const std::uint32_t stick : sticks) keptSticks[stick] = false;
    for (std::size_t s = 0; s < world.sticks(); ++s)
        if (!kept[world.stickA[s]] || !kept[world.stickB[s]]) keptSticks[s] = false;
    std::vector<std::uint32_t> renumbered(world.particles(), gone);
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < kept.size(); ++i)
        if (kept[i]) renumbered[i] = next++;

    keepSticks(result, keptSticks);
    for (auto* ends : {&result.stickA, &result.stickB})
        for (std::uint32_t& end : *ends) end = renumbered[end];
    for (auto* values :
         {&result.x, &result.y, &result.previousX, &result.previousY, &result.inverseMass, &result.radius})
        keep(*values, kept);
    keep(result.flags, kept);

    const auto lost = [&](std::uint32_t particle) { return renumbered[particle] == gone; };
    std::erase_if(result.names, [&](const ParticleName& name) { return lost(name.particle); });
    for (ParticleName& name : result.names) name.particle = renumbered[name.particle];
    std::erase_if(result.startVelocities, [&](const StartVelocity& start) { return lost(start.particle); });
    for (StartVelocity& start : result.startVelocities) start.particle = renumbered[start.particle];
    std::erase_if(result.angleSprings, [&](const AngleSpring& spring) {
        return lost(spring.a) || lost(spring.middle) || lost(spring.c);
    });
    for (AngleSpring& spring : result.angleSprings)
        for (std::uint32_t* particle : {&spring.a, &spring.middle, &spring.c})
            *particle = renumbered[*particle];
    std::erase_if(result.motors, [&](const Motor& motor) { return lost(motor.particle); });
    for (Motor& motor : result.motors) motor.particle = renumbered[motor.particle];
    std::erase_if(result.polygons, [&](const Polygon& polygon) {
        return std::any_of(polygon.corners.begin(), polygon.corners.end(), lost);
    });
    for (Polygon& polygon : result.polygons)
        for (std::uint32_t& corner : polygon.corners) corner = renumbered[corner];
    if (std::any_of(result.outline.begin(), result.outline.end(), lost)) result.outline.clear();
    for (std::uint32_t& corner : result.outline) corner = renumbered[corner];
    result.sheets.clear();
    for (const ClothSheet& sheet : world.sheets) {
        bool whole = true;
        for (std::uint32_t i = 0; i < sheet.columns * sheet.rows; ++i) whole &= !lost(sheet.first + i);
        if (whole) result.addSheet(renumbered[sheet.first], sheet.columns, sheet.rows);
    }
    const auto centred = [](const CentreForce& force) { return force.particle >= 0; };
    std::erase_if(result.rules.centres, [&](const CentreForce& force) {
        return centred(force) && lost(static_cast<std::uint32_t>(force.particle));
    });
    for (CentreForce& force : result.rules.centres)
        if (centred(force))
            force.particle = static_cast<std::int32_t>(renumbered[static_cast<std::size_t>(force.particle)]);
    return result;
}

World partOf(const World& world, const std::vector<std::uint32_t>& particles) {
    World part;
    std::vector<std::uint32_t> renumbered(world.particles(), gone);
    for (const std::uint32_t i : particles) renumbered[i] = addParticleLike(part, world, i, {});
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        const std::uint32_t a = renumbered[world.stickA[s]], b = renumbered[world.stickB[s]];
        if (a != gone && b != gone) addStickLike(part, world, s, a, b);
    }
    return part;
}

std::uint32_t append(World& world, const World& part, Point shift) {
    const auto first = static_cast<std::uint32_t>(world.particles());
    for (std::size_t i = 0; i < part.particles(); ++i) addParticleLike(world, part, i, shift);
    for (std::size_t s = 0; s < part.sticks(); ++s)
        addStickLike(world, part, s, first + part.stickA[s], first + part.stickB[s]);
    return first;
}

void mirror(World& world, const std::vector<std::uint32_t>& particles) {
    if (particles.empty()) return;
    double left = world.x[particles.front()], right = left;
    for (const std::uint32_t i : particles) {
        left = std::min(left, world.x[i]);
        right = std::max(right, world.x[i]);
    }
    for (const std::uint32_t i : particles) {
        world.x[i] = left + right - world.x[i];
        world.previousX[i] = left + right - world.previousX[i];
        if (const Point* velocity = world.startVelocity(i))
            world.setStartVelocity(i, {-velocity->x, velocity->y});
    }
}

void moveParticle(World& world, std::uint32_t particle, Point to) {
    std::vector<std::size_t> fitted;
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (world.stickA[s] != particle && world.stickB[s] != particle) continue;
        const double distance = world.distance(world.stickA[s], world.stickB[s]) * world.preTension[s];
        if (std::abs(world.length[s] - distance) <= sameLength * world.length[s]) fitted.push_back(s);
    }
    world.previousX[particle] += to.x - world.x[particle];
    world.previousY[particle] += to.y - world.y[particle];
    world.x[particle] = to.x;
    world.y[particle] = to.y;
    for (const std::size_t s : fitted) {
        const double length = world.distance(world.stickA[s], world.stickB[s]) * world.preTension[s];
        if (length > 0) world.length[s] = length;
    }
}

} // namespace timestep
