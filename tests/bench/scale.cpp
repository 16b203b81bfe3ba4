// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what several threads gain: the time [s] of each piece of work on 1, 2, 4, 8 and 16 threads, and how
// many times faster it is than on one; the best of some rounds that take turns. With fewer cores than threads
// it shows what too many threads cost. No test depends on it.
//
//     scale [most threads [rounds [first letters of the pieces of work]]]
#include "core/analysis/analysis.h"
#include "core/random.h"
#include "core/rigid/rigid_stepper.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/team.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

using namespace timestep;

namespace {

double secondsOf(const std::function<void()>& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

using Work = std::function<double(unsigned threads)>;

std::string wanted; ///< first letters of the pieces of work to time
int rounds = 3;     ///< of which the best counts

void compare(const std::string& title, unsigned most, const Work& work) {
    if (!title.starts_with(wanted)) return;
    std::printf("%-44s", title.c_str());
    std::vector<double> best;
    for (int round = 0; round < rounds; ++round) {
        std::size_t column = 0;
        for (unsigned threads = 1; threads <= most; threads *= 2, ++column) {
            const double time = work(threads);
            if (round == 0) best.push_back(time);
            best[column] = std::min(best[column], time);
        }
    }
    std::printf(" %9.4f", best.front());
    for (std::size_t i = 1; i < best.size(); ++i)
        std::printf(" %9.4f (%4.1f)", best[i], best.front() / best[i]);
    std::fflush(stdout);
    std::printf("\n");
}

/// Steps of a square cloth with 16 passes.
Work cloth(double side, const char* order, int rowEvery) {
    Experiment experiment = standardExperiment(*findScene("cloth"));
    experiment.parameters.set("columns", side);
    experiment.parameters.set("rows", side);
    experiment.parameters.set("pin-every", 1.0);
    experiment.duration = 0;
    experiment.recordEvery = rowEvery;
    ParameterValues& method = experiment.runs.front().method;
    method.set("passes", 16.0);
    method.set("order", order);
    return [experiment, side](unsigned threads) {
        const TeamSize size(threads);
        Session session(experiment);
        const auto steps = static_cast<std::int64_t>(10 + 1e6 / (side * side));
        session.advance(10);
        return secondsOf([&] { session.advance(steps); }) / static_cast<double>(steps);
    };
}

/// a = b + 3 c over numbers that no cache holds: what memory alone gains.
double memoryAlone(unsigned threads) {
    constexpr std::size_t count = 16'000'000;
    static std::vector<double> a(count), b(count, 1.0), c(count, 2.0);
    const TeamSize size(threads);
    const auto move = [&] {
        inShares(count, 0, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) a[i] = b[i] + 3 * c[i];
        });
    };
    move();
    return secondsOf([&] {
               for (int n = 0; n < 10; ++n) move();
           }) /
           10;
}

RigidWorld ground() {
    RigidWorld world;
    world.rules.gravity = {0, -10};
    RigidBodySetup setup;
    setup.isStatic = true;
    setup.position = {0, -10};
    world.addBox(1000, 20, setup);
    return world;
}

RigidWorld pyramid(int rows) {
    RigidWorld world = ground();
    for (int row = 0; row < rows; ++row)
        for (int i = 0; i < rows - row; ++i) {
            RigidBodySetup box;
            box.position = {(i - (rows - row - 1) / 2.0) * 1.125, 0.5 + row};
            box.friction = 0.6;
            world.addBox(1, 1, box);
        }
    return world;
}

/// Boxes that fall in columns side by side, each a little turned.
RigidWorld pile(int boxes) {
    RigidWorld world = ground();
    Random random(1, 0, 0);
    constexpr int across = 100;
    for (int i = 0; i < boxes; ++i) {
        RigidBodySetup box;
        box.position = {1.2 * (i % across - across / 2), 1 + 1.2 * (i / across)};
        box.angle = random.uniform(-0.2, 0.2);
        box.friction = 0.4;
        world.addBox(1, 1, box);
    }
    return world;
}

/// Steps of a world of rigid bodies by split impulses, after `settle` steps.
Work bodies(const RigidWorld& start, ContactOrder order, int settle) {
    RigidMethod method;
    method.order = order;
    return [start, method, settle](unsigned threads) {
        constexpr int steps = 60;
        constexpr double h = 1.0 / 60;
        const TeamSize size(threads);
        RigidWorld world = start;
        RigidStepper stepper;
        int number = 0;
        while (number < settle) stepper.step(world, method, number++, h);
        return secondsOf([&] {
                   for (int n = 0; n < steps; ++n) stepper.step(world, method, number++, h);
               }) /
               steps;
    };
}

Work analysis(
    const char* kind, const char* scene, const std::vector<const char*>& methods,
    const std::function<void(AnalysisSpec&)>& change = [](AnalysisSpec&) {}) {
    Experiment experiment = standardExperiment(*findScene(scene));
    const Run run = experiment.runs.front();
    experiment.runs.clear();
    for (const char* method : methods) {
        experiment.runs.push_back(run);
        experiment.runs.back().method.set("integrator", method);
    }
    AnalysisSpec spec = standardAnalysis(experiment, kind);
    change(spec);
    return [experiment, spec](unsigned threads) {
        return secondsOf([&] { analyse(experiment, spec, nullptr, threads); });
    };
}

} // namespace

int main(int argc, char** argv) {
    const unsigned most = argc > 1 ? static_cast<unsigned>(std::atoi(argv[1])) : 16;
    if (argc > 2) rounds = std::max(1, std::atoi(argv[2]));
    if (argc > 3) wanted = argv[3];
    std::printf("%-44s", "seconds (gain) on this many threads:");
    for (unsigned threads = 1; threads <= most; threads *= 2)
        std::printf(threads == 1 ? " %9u" : " %9u       ", threads);
    std::printf("\n");
    compare("memory alone, 384 MB", most, memoryAlone);
    for (const double side : {100.0, 316.0, 1000.0})
        for (const int every : {10, 1})
            compare("a step of a cloth of " + std::to_string(static_cast<int>(side)) + " rows, row every " +
                        std::to_string(every),
                    most, cloth(side, "by-colour", every));
    for (const ContactOrder order : {ContactOrder::AsMade, ContactOrder::ByColour}) {
        const std::string name = order == ContactOrder::AsMade ? "as made" : "by colour";
        compare("a step of a pyramid of 80 rows, " + name, most, bodies(pyramid(80), order, 30));
        compare("a step of a pile of 5,000 boxes, " + name, most, bodies(pile(5000), order, 180));
    }
    const std::vector<const char*> four = {"semi-implicit-euler", "velocity-verlet", "explicit-midpoint",
                                           "rk4"};
    compare("work-precision, four methods, Kepler", most, analysis("work-precision", "kepler", four));
    compare("phase cloud of 10,000 points, four methods", most,
            analysis("phase-cloud", "pendulum", four,
                     [](AnalysisSpec& spec) { spec.settings.set("points", 10000.0); }));
    compare("stability map, four methods, double pendulum", most,
            analysis("stability-map", "double-pendulum", four));
    compare("bifurcations, double pendulum", most, analysis("bifurcation", "double-pendulum", {"rk4"}));
    compare("stroboscope of 32 starts, Duffing", most,
            analysis("stroboscope", "duffing", {"rk4"}, [](AnalysisSpec& spec) {
                spec.settings.set("starts", 32.0);
                spec.settings.set("start-to", 1.0);
            }));
    return 0;
}
