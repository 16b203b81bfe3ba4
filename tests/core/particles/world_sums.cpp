// SPDX-License-Identifier: GPL-3.0-or-later
// Sums and searches over worlds, compared with plain loops.
#include "core/particles/relaxation/strain_sums.h"
#include "core/particles/world/particle_sums.h"
#include "core/particles/world/walls.h"
#include "core/random.h"
#include "core/scenes/scene_list.h"
#include "tests/tools.h"

#include <cstring>

namespace timestep::world_sums_test {

namespace {

/// A net with pins, held and heavy particles, one-way and cut sticks, and random positions.
World tangled(std::uint32_t columns, std::uint32_t rows) {
    Random random(columns * rows);
    World world;
    const auto jitter = [&] { return random.uniform(-0.3, 0.3); };
    for (std::uint32_t r = 0; r < rows; ++r)
        for (std::uint32_t c = 0; c < columns; ++c) {
            const std::uint32_t p = world.addParticle({c + jitter(), r + jitter()}, 1 + random.uniform(0, 3),
                                                      r == 0 && c % 5 == 0);
            world.previousX[p] += jitter();
            world.previousY[p] += jitter();
            world.radius[p] = random.uniform(0, 0.1);
            if (p % 37 == 5) world.flags[p] |= Held;
            if (p % 41 == 7) world.inverseMass[p] = 0;
            if (c > 0) world.addStickOfLength(p - 1, p, 1, p % 3 == 0 ? TensionOnly : 0);
            if (r > 0) world.addStickOfLength(p, p - columns, 1.1);
            if (r > 0 && c > 0 && p % 4 == 0) world.addStickOfLength(p, p - columns - 1, 1.5);
        }
    for (std::size_t s = 3; s < world.sticks(); s += 11) world.stickFlags[s] |= Cut;
    world.rules.walls = true;
    world.rules.box = {-10, -10, 1000, 1000};
    return world;
}

std::vector<World> worlds() {
    std::vector<World> list;
    for (const std::uint32_t columns : {1u, 2u, 3u, 7u, 8u, 9u, 16u, 37u})
        for (const std::uint32_t rows : {1u, 2u, 5u, 17u}) list.push_back(tangled(columns, rows));
    return list;
}

std::vector<double> numbersOf(const ParticleSums& sums) {
    return {sums.squares, sums.moment.x, sums.moment.y, sums.freeMoment.x, sums.freeMoment.y};
}

std::vector<double> numbersOf(const StrainSums& sums) {
    return {sums.squares, sums.largest, sums.stretch, static_cast<double>(sums.count), sums.rms()};
}

std::string bytes(const std::vector<double>& numbers) {
    return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(double)};
}

void compareNear(const std::vector<double>& one, const std::vector<double>& other) {
    QCOMPARE(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i)
        COMPARE_NEAR(one[i], other[i], 1e-12 * std::max(1.0, std::abs(other[i])));
}

} // namespace

class WorldSums : public QObject {
    Q_OBJECT

private slots:
    void sumsOverParticlesAreThoseOfAPlainLoop() {
        for (const World& world : worlds()) {
            ParticleMasses masses;
            masses.follow(world);
            ParticleSums now, next;
            double total = 0;
            const double ratio = 0.75;
            const Point push = {0.125, -0.5};
            for (std::size_t i = 0; i < world.particles(); ++i) {
                if ((world.flags[i] & Pinned) || world.inverseMass[i] == 0) continue;
                const double m = 1 / world.inverseMass[i];
                const double dx = world.x[i] - world.previousX[i], dy = world.y[i] - world.previousY[i];
                const bool free = !world.isFixed(i);
                total += m;
                now.squares += m * (dx * dx + dy * dy);
                now.moment = {now.moment.x + m * world.x[i], now.moment.y + m * world.y[i]};
                if (free)
                    now.freeMoment = {now.freeMoment.x + m * world.x[i], now.freeMoment.y + m * world.y[i]};
                const double ux = dx * ratio + (free ? push.x : 0), uy = dy * ratio + (free ? push.y : 0);
                next.squares += m * (ux * ux + uy * uy);
                next.moment.x += m * (world.x[i] + (free ? ux : 0));
                next.moment.y += m * (world.y[i] + (free ? uy : 0));
            }
            COMPARE_NEAR(masses.total(), total, 1e-12 * total);
            compareNear(numbersOf(particleSums(world, masses)), numbersOf(now));
            compareNear(numbersOf(updatedSums(world, masses, ratio, push)), numbersOf(next));
        }
    }

    void massesFollowFlags() {
        World world = tangled(5, 3);
        ParticleMasses masses;
        masses.follow(world);
        const double before = masses.total();
        const std::size_t free = 8;
        QVERIFY(!world.isFixed(free));
        world.flags[free] |= Held;
        masses.follow(world);
        QCOMPARE(masses.total(), before);
        QCOMPARE(masses.free()[free], 0.0);
        world.flags[free] = Pinned;
        masses.follow(world);
        COMPARE_NEAR(masses.total(), before - 1 / world.inverseMass[free], 1e-12);
    }

    void strainsAreThoseOfTheSticksOneByOne() {
        for (const World& world : worlds()) {
            StrainSums plain;
            for (std::size_t s = 0; s < world.sticks(); ++s) {
                if (world.stickFlags[s] & Cut) continue;
                const double strain = world.strain(s);
                plain.squares += strain * strain;
                plain.largest = std::max(plain.largest, std::abs(strain));
                plain.stretch += strain * world.length[s];
                ++plain.count;
            }
            compareNear(numbersOf(StrainRuns().measure(world)), numbersOf(plain));
        }
    }

    void sticksOfTheirLengthHaveNoStrain() {
        World world;
        for (std::uint32_t i = 0; i < 40; ++i) {
            world.addParticle({0.1 * i, 49});
            if (i > 0) world.addStick(i - 1, i);
        }
        const StrainSums sums = StrainRuns().measure(world);
        QCOMPARE(sums.largest, 0.0);
        QCOMPARE(sums.rms(), 0.0);
        world.x[20] += 1e-9;
        QVERIFY(StrainRuns().measure(world).largest > 0.9e-8);
    }

    void aNumberThatIsNotFiniteIsNotLost() {
        World world = tangled(37, 5);
        world.x[90] = std::nan("");
        QVERIFY(std::isnan(StrainRuns().measure(world).largest));
        QVERIFY(std::isnan(StrainRuns().measure(world).rms()));
    }

    void strainsDoNotDependOnWhenSticksWereCut() {
        World world = tangled(37, 17);
        StrainRuns kept;
        const std::string before = bytes(numbersOf(kept.measure(world)));
        World cut = world;
        for (std::size_t s = 0; s < cut.sticks(); s += 5) cut.stickFlags[s] |= Cut;
        const std::string after = bytes(numbersOf(kept.measure(cut)));
        QVERIFY(after != before);
        QCOMPARE(after, bytes(numbersOf(StrainRuns().measure(cut))));
        QCOMPARE(bytes(numbersOf(kept.measure(world))), before); // a jump back to an earlier state
    }

    void theSearchForParticlesAtWallsFindsAllThatWallsMove() {
        Random random(3);
        for (int trial = 0; trial < 400; ++trial) {
            World world = tangled(7, 5);
            world.rules.box = {random.uniform(-2, 0), random.uniform(-2, 0), random.uniform(6, 8),
                               random.uniform(4, 6)};
            world.rules.yDown = trial % 2 == 0;
            world.rules.floorFriction = trial % 3 == 0 ? FloorFriction::FreezeX : FloorFriction::None;
            World plain = world;
            std::vector<std::size_t> moved, found;
            for (std::size_t i = 0; i < world.particles(); ++i) {
                const double r = world.radius[i];
                const Box& box = world.rules.box;
                const bool beyond = world.x[i] < box.left + r || world.x[i] > box.right - r ||
                                    world.y[i] < box.bottom + r || world.y[i] > box.top - r;
                const bool frozen =
                    world.rules.floorFriction == FloorFriction::FreezeX && touchesFloor(world, i);
                if (beyond || frozen) moved.push_back(i);
            }
            for (std::size_t i = firstAtWalls(world); i < world.particles(); i = firstAtWalls(world, i + 1))
                found.push_back(i);
            QCOMPARE(found, moved);
            bool floor = false;
            for (std::size_t i = 0; i < world.particles(); ++i) floor = floor || touchesFloor(world, i);
            QCOMPARE(someTouchFloor(world), floor);
            world.rules.walls = false;
            QCOMPARE(firstAtWalls(world), world.particles());
            QVERIFY(!someTouchFloor(world));
        }
    }
};

REGISTER_TEST(WorldSums)

} // namespace timestep::world_sums_test

#include "world_sums.moc"
