// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how many times faster a session steps a cloth with 16 passes, with all columns recorded, than the
// program of a tutorial that computes and records nothing else. Time of the processor, medians over rounds in
// which both take turns. No test depends on it.
//
//     program_speed [rounds]
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "tests/bench/ratio_table.h"
#include "tests/bench/tutorial_of.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <vector>

using namespace timestep;

namespace {

constexpr double passes = 16;

Experiment cloth(double side, const std::string& relaxation, const std::string& order, int recordEvery) {
    Experiment experiment = standardExperiment(*findScene("cloth"));
    experiment.parameters.set("columns", side);
    experiment.parameters.set("rows", side);
    experiment.parameters.set("pin-every", 1.0);
    experiment.duration = 0;
    experiment.recordEvery = recordEvery;
    ParameterValues& method = experiment.runs.front().method;
    method.set("passes", passes);
    method.set("relaxation", relaxation);
    method.set("order", order);
    return experiment;
}

/// Time of one call [s].
double timeOf(const std::function<void()>& function, int calls) {
    const std::clock_t begin = std::clock();
    for (int k = 0; k < calls; ++k) function();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / calls;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void compare(const std::string& title, const Experiment& experiment, int rounds, double bar) {
    Session session(experiment);
    const World& world = *session.simulation(0).world();
    const std::unique_ptr<tutorial::Cloth> baseline = tutorialOf(world);
    const int calls = 10 * static_cast<int>(std::max<std::size_t>(1, 10'000 / world.sticks()));
    std::vector<double> ours, theirs;
    for (int round = -1; round < rounds; ++round) {
        const double one = timeOf([&] { session.step(); }, calls);
        const double other = timeOf(
            [&] {
                baseline->update(experiment.step, static_cast<int>(passes), experiment.parameters["drag"],
                                 experiment.parameters["gravity"]);
            },
            calls);
        session.clearRows();
        if (round < 0) continue;
        ours.push_back(one);
        theirs.push_back(other);
    }
    printRatio(title, 1e3 * median(ours), 1e3 * median(theirs), "ms/step", bar);
}

} // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 9;
    struct Line {
        const char *relaxation, *order;
        int every;
        double bar;
    };
    constexpr Line lines[] = {
        {"gauss-seidel", "grid-rows", 10, 4.5}, {"gauss-seidel", "grid-rows", 1, 2.4},
        {"gauss-seidel", "coloured", 10, 4.5},  {"gauss-seidel", "as-made", 10, 1},
        {"sor", "grid-rows", 10, 4.5},          {"jakobsen", "grid-rows", 10, 4.5},
        {"xpbd", "grid-rows", 10, 2},           {"jacobi-averaged", "as-made", 10, 0},
        {"chebyshev", "as-made", 10, 2},
    };
    for (const double side : {100.0, 316.0})
        for (const Line& line : lines)
            compare("session, " + std::to_string(static_cast<int>(side)) + " x " +
                        std::to_string(static_cast<int>(side)) + ", " + line.relaxation + ", " + line.order +
                        ", row every " + std::to_string(line.every),
                    cloth(side, line.relaxation, line.order, line.every), rounds, line.bar);
    return 0;
}
