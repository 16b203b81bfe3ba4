// SPDX-License-Identifier: GPL-3.0-or-later
// Prints what several threads gain: the time [s] of each piece of work on 1, 2, 4, 8 and 16 threads, and how
// many times faster it is than on one. With fewer cores than threads it shows what too many threads cost. No
// test depends on it.
//
//     scale [most threads]
#include "core/analysis/analysis.h"
#include "core/run/session/session.h"
#include "core/scenes/scene.h"
#include "core/team.h"

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

void compare(const std::string& title, unsigned most, const Work& work) {
    std::printf("%-44s", title.c_str());
    double alone = 0;
    for (unsigned threads = 1; threads <= most; threads *= 2) {
        const double time = work(threads);
        if (threads == 1) alone = time;
        std::printf(" %9.4f", time);
        if (threads > 1) std::printf(" (%4.1f)", alone / time);
        std::fflush(stdout);
    }
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
    std::printf("%-44s", "seconds (gain) on this many threads:");
    for (unsigned threads = 1; threads <= most; threads *= 2)
        std::printf(threads == 1 ? " %9u" : " %9u       ", threads);
    std::printf("\n");
    for (const double side : {100.0, 316.0})
        for (const int every : {10, 1})
            compare("a step of a cloth of " + std::to_string(static_cast<int>(side)) + " rows, row every " +
                        std::to_string(every),
                    most, cloth(side, "by-colour", every));
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
