// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how many times faster steps with 16 passes are than those of a cloth as tutorials write it, and how
// far the worst stick is stretched at rest. All candidates take turns in one process, medians over the
// rounds, in time of the processor: ratios mean something on a busy machine too, times do not. No test
// depends on it.
//
//     sticks [rounds] [steps until rest, 0: do not measure]
#include "core/particles/world/stick_grid.h"
#include "core/particles/world_measures.h"
#include "core/particles/world_stepper.h"
#include "core/random.h"
#include "tests/bench/ratio_table.h"
#include "tests/bench/tutorial_of.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace timestep;

namespace {

constexpr double step = 1.0 / 60;
constexpr int passes = 16;
constexpr double gravity = 981;
constexpr double drag = 0.01;

/// Square cloth, its top row pinned, every stick 10 long; made as the tutorial does: left, then up.
World cloth(std::uint32_t side) {
    World world;
    for (std::uint32_t r = 0; r < side; ++r)
        for (std::uint32_t c = 0; c < side; ++c) {
            const std::uint32_t i = world.addParticle({10.0 * c, 10.0 * r}, 1, r == 0);
            if (c > 0) world.addStickOfLength(i, i - 1, 10);
            if (r > 0) world.addStickOfLength(i, i - side, 10);
        }
    return world;
}

/// A disc of triangles with shaken particles, pinned along its upper rim.
World disc(int radius) {
    World world;
    Random random(1);
    std::vector<std::vector<std::int64_t>> index;
    for (int r = -radius; r <= radius; ++r) {
        index.emplace_back();
        for (int c = -radius; c <= radius; ++c) {
            const double x = 10 * (c + 0.5 * (r & 1)), y = 8.66 * r;
            const bool inside = x * x + y * y <= 100.0 * radius * radius * 0.74;
            std::int64_t particle = -1;
            if (inside)
                particle = world.addParticle({x + random.uniform(-1, 1), y + random.uniform(-1, 1)}, 1,
                                             y < -8.3 * radius * 0.86);
            index.back().push_back(particle);
        }
    }
    const auto join = [&](std::int64_t a, std::int64_t b) {
        if (a >= 0 && b >= 0) world.addStick(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b));
    };
    for (std::size_t r = 0; r < index.size(); ++r)
        for (std::size_t c = 0; c < index[r].size(); ++c) {
            if (c > 0) join(index[r][c], index[r][c - 1]);
            if (r == 0) continue;
            join(index[r][c], index[r - 1][c]);
            const bool odd = (static_cast<int>(r) - radius) & 1;
            if (odd && c + 1 < index[r].size()) join(index[r][c], index[r - 1][c + 1]);
            if (!odd && c > 0) join(index[r][c], index[r - 1][c - 1]);
        }
    return world;
}

World ropes(std::uint32_t count, std::uint32_t links) {
    World world;
    for (std::uint32_t k = 0; k < count; ++k)
        for (std::uint32_t i = 0; i <= links; ++i) {
            const std::uint32_t p = world.addParticle({50.0 * k + 3 * i, 9.0 * i}, 1, i == 0);
            if (i > 0) world.addStick(p - 1, p);
        }
    return world;
}

/// Figures of 16 particles and 21 sticks, each a little different.
World ragdolls(std::uint32_t count) {
    constexpr int bones[21][2] = {{0, 1},   {1, 2}, {2, 3},   {1, 4},   {4, 5},   {5, 6},  {1, 7},
                                  {7, 8},   {8, 9}, {3, 10},  {10, 11}, {11, 12}, {3, 13}, {13, 14},
                                  {14, 15}, {4, 7}, {10, 13}, {4, 2},   {7, 2},   {2, 10}, {2, 13}};
    World world;
    Random random(2);
    for (std::uint32_t k = 0; k < count; ++k) {
        const std::uint32_t first = static_cast<std::uint32_t>(world.particles());
        for (int i = 0; i < 16; ++i)
            world.addParticle(
                {100.0 * k + 7 * (i % 4) + random.uniform(0, 3), 9.0 * (i / 4) + random.uniform(0, 3)}, 1,
                i == 0);
        for (const auto& bone : bones)
            world.addStick(first + static_cast<std::uint32_t>(bone[0]),
                           first + static_cast<std::uint32_t>(bone[1]));
    }
    return world;
}

struct Candidate {
    std::string name;
    std::function<void()> advance;
    std::function<double()> strain;
    std::vector<double> times = {}; ///< [s]
};

Candidate candidate(const std::string& name, const World& start, const WorldMethod& method) {
    auto world = std::make_shared<World>(start);
    world->rules.gravity = {0, gravity};
    world->rules.drag = drag;
    world->rules.dragForm = DragForm::PerStepAndGravity;
    auto stepper = std::make_shared<WorldStepper>();
    stepper->measureResiduals(false);
    auto number = std::make_shared<std::int64_t>(0);
    return {name,
            [=] {
                stepper->step(*world, method, *number, step);
                ++*number;
            },
            [=] { return largestStrain(*world); }};
}

WorldMethod gaussSeidel(StickOrder order) {
    WorldMethod method;
    method.relaxation = findRelaxation("gauss-seidel");
    method.passes = passes;
    method.order = order;
    return method;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void compare(const std::string& title, const World& world, std::vector<Candidate> extra, int rounds, int rest,
             double bar) {
    std::vector<Candidate> candidates;
    std::shared_ptr<tutorial::Cloth> baseline = tutorialOf(world);
    candidates.push_back({"tutorial", [=] { baseline->update(step, passes, drag, gravity); },
                          [=] { return baseline->largestStrain(); }});
    candidates.push_back(candidate("made order", world, gaussSeidel(StickOrder::AsMade)));
    candidates.push_back(candidate("coloured", world, gaussSeidel(StickOrder::Coloured)));
    if (gridOf(world)) candidates.push_back(candidate("grid rows", world, gaussSeidel(StickOrder::GridRows)));
    for (Candidate& other : extra) candidates.push_back(std::move(other));
    const int repeats = static_cast<int>(std::max<std::size_t>(1, 40'000 / world.sticks()));
    for (int round = -1; round < rounds; ++round)
        for (Candidate& one : candidates) {
            const std::clock_t begin = std::clock(); // of the processor: waiting for it does not count
            for (int k = 0; k < repeats; ++k) one.advance();
            const double time = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            if (round >= 0) one.times.push_back(time / repeats);
        }
    const double scale = 1e9 / (passes * static_cast<double>(world.sticks()));
    const double reference = median(candidates[0].times);
    for (std::size_t i = 1; i < candidates.size(); ++i) {
        Candidate& one = candidates[i];
        const bool inLanes = one.name == "coloured" || one.name == "grid rows";
        printRatio(title + ", " + one.name, scale * median(one.times), scale * reference, "ns/stick pass",
                   inLanes ? bar : 0);
        if (rest == 0) continue;
        for (int n = 0; n < rest; ++n) one.advance();
        std::printf("    largest strain at rest %.4g\n", one.strain());
    }
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 11;
    const int rest = argc > 2 ? std::atoi(argv[2]) : 0;
    compare("cloth 100 x 100", cloth(100), {}, rounds, rest, 10);
    compare("cloth 316 x 316", cloth(316), {}, rounds, 0, 10);
    compare("disc of triangles", disc(40), {}, rounds, 0, 4);
    compare("100 ragdolls", ragdolls(100), {}, rounds, 0, 4);
    compare("1000 ropes of 20", ropes(1000, 20), {}, rounds, 0, 4);
    const World rope = ropes(1, 1000);
    WorldMethod direct = gaussSeidel(StickOrder::AsMade);
    direct.relaxation = findRelaxation("direct");
    direct.substeps = 5;
    direct.passes = 4;
    direct.set("tolerance", 0);
    compare("rope of 1000", rope, {candidate("direct, 5 substeps x 4", rope, direct)}, rounds,
            rest > 0 ? 600 : 0, 1);
    return 0;
}
