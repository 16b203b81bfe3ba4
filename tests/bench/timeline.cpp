// SPDX-License-Identifier: GPL-3.0-or-later
// Prints how fast the timeline answers: 10,000 steps of a cloth of 100 x 100 particles, then jumps to
// instants all over them. Time of the processor, beside that of a loop of a million dependent additions,
// which tells how fast the machine is. No test depends on it.
#include "core/random.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/runner.h"
#include "core/scenes/scene.h"
#include "tests/bench/ratio_table.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include <sys/resource.h>

using namespace timestep;

namespace {

/// Processor time of all threads since the start of the program [ms].
double now() {
    return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double calibration() {
    const double start = now();
    volatile double sum = 0;
    for (int i = 0; i < 1'000'000; ++i) sum = sum + 1;
    return now() - start;
}

} // namespace

int main() {
    constexpr double steps = 10'000;
    Experiment experiment = standardExperiment(*findScene("cloth"));
    setByKey(experiment, "columns", "100");
    setByKey(experiment, "rows", "100");
    setByKey(experiment, "passes", "16");
    experiment.recordEvery = 100;
    experiment.duration = experiment.step * steps;
    Runner runner;
    runner.setPace(Runner::asFastAsPossible);
    const double start = now();
    runner.load(experiment);
    runner.run();
    runner.finish();
    const double ran = now() - start;
    Random random(1, 0, 0);
    std::vector<double> times;
    for (int i = 0; i < 200; ++i) {
        const auto tick = static_cast<std::int64_t>(random.uniform(0, steps));
        const double before = now();
        runner.seek(tick);
        runner.drain();
        times.push_back(now() - before);
    }
    std::sort(times.begin(), times.end());
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf(
        "  %.0f steps in %.1f s, a jump %.1f ms (median), %.1f ms (longest), memory of the whole program "
        "%.0f MiB; a million additions %.2f ms\n",
        steps, ran / 1e3, times[100], times.back(), static_cast<double>(usage.ru_maxrss) / 1024,
        calibration());
    printRatio("jump in 10,000 steps of a cloth, 95 %, beside 50 ms", times[190], 50, "ms", 1);
    return 0;
}
