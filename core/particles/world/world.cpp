// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world/world.h"

#include "core/input_error.h"

#include <algorithm>
#include <cmath>

namespace timestep {

std::uint32_t World::addParticle(Point at, double mass, bool pinned) {
    x.push_back(at.x);
    y.push_back(at.y);
    previousX.push_back(at.x);
    previousY.push_back(at.y);
    inverseMass.push_back(1 / mass);
    radius.push_back(0);
    flags.push_back(pinned ? Pinned : 0);
    return static_cast<std::uint32_t>(x.size() - 1);
}

std::uint32_t World::addStick(std::uint32_t a, std::uint32_t b, std::uint8_t stickFlag, double factor) {
    const double restLength = distance(a, b) * factor;
    if (!(restLength > 0))
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the stick between particles %1 and %2 has no length"), a, b));
    const std::uint32_t stick = addStickOfLength(a, b, restLength, stickFlag);
    preTension[stick] = factor;
    return stick;
}

std::uint32_t World::addStickOfLength(std::uint32_t a, std::uint32_t b, double restLength,
                                      std::uint8_t stickFlag) {
    stickA.push_back(a);
    stickB.push_back(b);
    length.push_back(restLength);
    preTension.push_back(1);
    stiffness.push_back(1);
    compliance.push_back(0);
    damping.push_back(0);
    stickFlags.push_back(stickFlag);
    return static_cast<std::uint32_t>(stickA.size() - 1);
}

void World::addAngleSpring(std::uint32_t a, std::uint32_t middle, std::uint32_t c, double springStiffness) {
    angleSprings.push_back({a, middle, c, angleAt(*this, a, middle, c), springStiffness});
}

void World::addMotor(std::uint32_t particle, Point centre, double gear) {
    const double dx = x[particle] - centre.x;
    const double dy = y[particle] - centre.y;
    const double distance = std::sqrt(dx * dx + dy * dy);
    if (!(distance > 0))
        throw InputError(TRANSLATABLE("fault", "a motor cannot turn a particle that is at its centre"));
    flags[particle] |= Pinned;
    motors.push_back({particle, centre, distance, std::atan2(dy, dx), gear});
}

void World::nameParticle(std::uint32_t particle, std::string name) {
    names.insert(std::upper_bound(names.begin(), names.end(), particle,
                                  [](std::uint32_t p, const ParticleName& n) { return p < n.particle; }),
                 {particle, std::move(name)});
}

namespace {

bool isBefore(const StartVelocity& start, std::uint32_t particle) {
    return start.particle < particle;
}

} // namespace

void World::setStartVelocity(std::uint32_t particle, Point velocity) {
    const auto found = std::lower_bound(startVelocities.begin(), startVelocities.end(), particle, isBefore);
    if (found != startVelocities.end() && found->particle == particle)
        found->velocity = velocity;
    else
        startVelocities.insert(found, {particle, velocity});
}

const Point* World::startVelocity(std::uint32_t particle) const {
    const auto found = std::lower_bound(startVelocities.begin(), startVelocities.end(), particle, isBefore);
    return found != startVelocities.end() && found->particle == particle ? &found->velocity : nullptr;
}

void World::placePrevious(double h) {
    for (const StartVelocity& start : startVelocities) {
        previousX[start.particle] = x[start.particle] - start.velocity.x * h;
        previousY[start.particle] = y[start.particle] - start.velocity.y * h;
    }
}

std::optional<std::uint32_t> World::findParticle(std::string_view name) const {
    for (const ParticleName& entry : names)
        if (entry.name == name) return entry.particle;
    return std::nullopt;
}

double World::distance(std::uint32_t a, std::uint32_t b) const {
    const double dx = x[b] - x[a];
    const double dy = y[b] - y[a];
    return std::sqrt(dx * dx + dy * dy);
}

void World::addSheet(std::uint32_t first, std::uint32_t columns, std::uint32_t rows) {
    ClothSheet& sheet = sheets.emplace_back(ClothSheet{first, columns, rows, {}, {}});
    sheet.across.assign(std::size_t{columns} * rows, ClothSheet::noStick);
    sheet.down = sheet.across;
    for (std::uint32_t s = 0; s < sticks(); ++s) {
        const auto [low, high] = std::minmax(stickA[s], stickB[s]);
        if (!sheet.holds(low) || !sheet.holds(high)) continue;
        const std::uint32_t node = low - first;
        if (high - low == 1 && (node + 1) % columns != 0)
            sheet.across[node] = s;
        else if (high - low == columns)
            sheet.down[node] = s;
    }
}

double World::strain(std::size_t stick) const {
    if (stickFlags[stick] & Cut) return 0;
    const double strain = distance(stickA[stick], stickB[stick]) / length[stick] - 1;
    return (stickFlags[stick] & TensionOnly) && strain < 0 ? 0 : strain;
}

double angleAt(const World& world, std::uint32_t a, std::uint32_t middle, std::uint32_t c) {
    const double ax = world.x[a] - world.x[middle];
    const double ay = world.y[a] - world.y[middle];
    const double cx = world.x[c] - world.x[middle];
    const double cy = world.y[c] - world.y[middle];
    return std::atan2(ax * cy - ay * cx, ax * cx + ay * cy);
}

} // namespace timestep
