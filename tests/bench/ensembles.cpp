// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how many times faster many motions of one problem go in vector lanes than one by one, for every
// scene whose equation lanes can have. Both go in turn within one process, many rounds, and medians are
// compared; judge it on a quiet machine. No test depends on it. `ensemble_speed [ROUNDS [avx2]]`: without
// wider vectors.
#include "core/kernels/lanes/ensemble.h"
#include "core/scenes/scene.h"
#include "tests/bench/ratio_table.h"

#include <hwy/targets.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace timestep;

namespace {

constexpr int steps = 400;

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<long>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

double nanoseconds(const auto& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begin).count();
}

/// Times of one step of one motion [ns].
struct Times {
    double lanes = 0, single = 0;
    double worstRatio = 0; ///< of a round
    double ratio() const { return single / lanes; }
};

/// A batch of motions of the scene with its standard step, all from near the start.
Times timesOf(const Integrator& integrator, const Scene& scene, const Problem& problem, int rounds) {
    const std::size_t n = problem.coordinates(), motions = Ensemble::batchSize(n);
    const std::vector<const Problem*> problems(motions, &problem);
    std::vector<double> starts(2 * n * motions);
    for (std::size_t i = 0; i < motions; ++i) {
        const std::span<double> q(starts.data() + 2 * n * i, n), v(starts.data() + 2 * n * i + n, n);
        problem.start(q, v);
        for (double& value : v) value += 1e-3 * static_cast<double>(i);
    }
    const double made = static_cast<double>(steps) * static_cast<double>(motions);
    std::vector<double> lanes, single;
    double worstRatio = HUGE_VAL;
    for (int round = -1; round < rounds; ++round) { // one to warm up
        Ensemble together(integrator, problems, 0, scene.step, starts, Ensemble::Sines::Lanes);
        std::vector<IntegratorState> states;
        for (std::size_t i = 0; i < motions; ++i) {
            const std::span<const double> y(starts.data() + 2 * n * i, 2 * n);
            states.push_back(startIntegrator(integrator, problem, 0, scene.step, y.first(n), y.subspan(n)));
        }
        const double ofLanes = nanoseconds([&] {
            for (int k = 0; k < steps; ++k) together.step(k * scene.step, scene.step);
        });
        const double ofSingle = nanoseconds([&] {
            for (IntegratorState& state : states)
                for (int k = 0; k < steps; ++k) integrator.step(problem, state, k * scene.step, scene.step);
        });
        if (round < 0) continue;
        lanes.push_back(ofLanes / made);
        single.push_back(ofSingle / made);
        worstRatio = std::min(worstRatio, ofSingle / ofLanes);
    }
    return {median(lanes), median(single), worstRatio};
}

} // namespace

int main(int count, char** arguments) {
    const int rounds = count > 1 ? std::atoi(arguments[1]) : 11;
    if (count > 2 && std::string(arguments[2]) == "avx2") hwy::DisableTargets(HWY_AVX3 | HWY_AVX3_DL);
    std::printf("  vectors: %s\n", hwy::TargetName(hwy::SupportedTargets() & -hwy::SupportedTargets()));
    for (const char* id : {"velocity-verlet", "rk4"}) {
        std::vector<Times> all;
        for (const Scene& scene : scenes()) {
            if (scene.kind() != SceneKind::Problem) continue;
            const auto problem = problemOf(scene, ParameterValues(scene.parameters), {});
            if (problem->laneEquation() == nullptr) continue;
            const Times times = timesOf(*findIntegrator(id), scene, *problem, rounds);
            std::printf("  %-16s %-18s %6.2f ns in lanes, %6.2f one by one: %5.1f times, worst round %5.1f\n",
                        id, std::string(scene.id).c_str(), times.lanes, times.single, times.ratio(),
                        times.worstRatio);
            all.push_back(times);
        }
        std::sort(all.begin(), all.end(),
                  [](const Times& one, const Times& other) { return one.ratio() < other.ratio(); });
        const Times &middle = all[all.size() / 2], &worst = all.front();
        printRatio(std::string("motions in lanes, median scene, ") + id, middle.lanes, middle.single,
                   "ns/motion", 6);
        printRatio(std::string("motions in lanes, worst scene, ") + id, worst.lanes, worst.single,
                   "ns/motion", 6);
    }
    return 0;
}
