// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation_microscope.h"

#include "core/particles/stick_order.h"

#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// A world of nothing but this stick and its ends.
World worldOfOne(const World& world, std::uint32_t stick) {
    World one;
    one.rules = world.rules;
    for (const std::uint32_t end : {world.stickA[stick], world.stickB[stick]}) {
        const std::uint32_t i = one.addParticle({world.x[end], world.y[end]});
        one.previousX[i] = world.previousX[end];
        one.previousY[i] = world.previousY[end];
        one.inverseMass[i] = world.inverseMass[end];
        one.radius[i] = world.radius[end];
        one.flags[i] = world.flags[end];
    }
    one.addStickOfLength(0, 1, world.length[stick], world.stickFlags[stick]);
    one.stiffness[0] = world.stiffness[stick];
    one.compliance[0] = world.compliance[stick];
    return one;
}

Point exactMove(const World& from, std::size_t i, const World& to, std::size_t j) {
    return {exactDifference(from.x[i], to.x[j]), exactDifference(from.y[i], to.y[j])};
}

void moveBy(World& world, std::uint32_t particle, Point by) {
    world.x[particle] += by.x;
    world.y[particle] += by.y;
}

void apply(World& world, const StickVisit& visit) {
    moveBy(world, world.stickA[visit.stick], visit.moveA);
    moveBy(world, world.stickB[visit.stick], visit.moveB);
}

} // namespace

/// Where |to| is far smaller than |from| or the signs differ the difference can have lost its last bit; a
/// number that was reached by one addition is then reached from a neighbour of it.
double exactDifference(double from, double to) {
    // Only adding -0 leaves a -0 as it is.
    if (from == to && std::signbit(from) == std::signbit(to)) return -0.0;
    const double difference = to - from;
    if (from + difference == to || !std::isfinite(difference)) return difference;
    constexpr double far = std::numeric_limits<double>::infinity();
    double below = difference, above = difference;
    for (int i = 0; i < 8; ++i) {
        below = std::nextafter(below, -far);
        above = std::nextafter(above, far);
        if (from + below == to) return below;
        if (from + above == to) return above;
    }
    return difference;
}

PassAccount accountOfPass(const World& world, const WorldMethod& method, double h) {
    PassAccount account{world, world, method.relaxation->ordered, {}, {}, {}};
    WorldStepper().relax(account.after, method, 1, h);
    std::vector<std::uint32_t> order;
    WorldMethod ofOne = method;
    ofOne.order = StickOrder::AsMade;
    ofOne.listed.clear();
    if (account.oneByOne)
        arrangeSticks(order, world, method, 0, 0, 0);
    else
        arrangeSticks(order, world, ofOne, 0, 0, 0);
    World now = world;
    WorldStepper stepper;
    for (const std::uint32_t stick : order) {
        if (world.stickFlags[stick] & Cut) continue;
        const World from = worldOfOne(now, stick);
        World to = from;
        stepper.forget();
        stepper.relax(to, ofOne, 1, h);
        account.visits.push_back({stick, exactMove(from, 0, to, 0), exactMove(from, 1, to, 1)});
        if (account.oneByOne) apply(now, account.visits.back());
    }
    if (account.oneByOne) return account;
    for (std::size_t i = 0; i < world.particles(); ++i)
        account.applied.push_back(exactMove(world, i, account.after, i));
    World reached = world;
    for (std::uint32_t i = 0; i < world.particles(); ++i) moveBy(reached, i, account.applied[i]);
    for (std::size_t i = 0; i < world.particles(); ++i)
        account.rounding.push_back(exactMove(reached, i, account.after, i));
    return account;
}

World worldAfter(const PassAccount& account, std::size_t visits) {
    if (!account.oneByOne) return visits > account.visits.size() ? account.after : account.before;
    World world = account.before;
    for (std::size_t i = 0; i < visits && i < account.visits.size(); ++i) apply(world, account.visits[i]);
    return world;
}

std::vector<double> strainsOf(const World& world) {
    std::vector<double> strains(world.sticks());
    for (std::size_t s = 0; s < strains.size(); ++s) strains[s] = world.strain(s);
    return strains;
}

} // namespace timestep
