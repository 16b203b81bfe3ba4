// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how fast the timeline answers: 10,000 steps of a cloth of 100 x 100 particles, then jumps to
// instants all over them. No test depends on it.
#include "core/random.h"
#include "core/run/runner.h"
#include "core/run/setting_key.h"
#include "core/scenes/scene.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include <sys/resource.h>

using namespace timestep;

int main() {
    Experiment experiment = standardExperiment(*findScene("cloth"));
    setByKey(experiment, "columns", "100");
    setByKey(experiment, "rows", "100");
    setByKey(experiment, "passes", "16");
    experiment.recordEvery = 100;
    experiment.duration = experiment.step * 10000;
    Runner runner;
    runner.setPace(Runner::asFastAsPossible);
    const auto start = std::chrono::steady_clock::now();
    runner.load(experiment);
    runner.run();
    runner.finish();
    const std::chrono::duration<double> ran = std::chrono::steady_clock::now() - start;
    Random random(1, 0, 0);
    std::vector<double> times;
    for (int i = 0; i < 200; ++i) {
        const auto tick = static_cast<std::int64_t>(random.uniform(0, 10000));
        const auto before = std::chrono::steady_clock::now();
        runner.seek(tick);
        runner.drain();
        const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - before;
        times.push_back(spent.count());
    }
    std::sort(times.begin(), times.end());
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("10,000 steps in %.1f s; a jump takes %.1f ms (median), %.1f ms (95 %%), %.1f ms (longest); "
                "wanted: 50. Memory of the whole program: %.0f MiB; wanted: 512.\n",
                ran.count(), times[100], times[190], times.back(),
                static_cast<double>(usage.ru_maxrss) / 1024);
    return 0;
}
