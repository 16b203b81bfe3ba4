// SPDX-License-Identifier: GPL-3.0-or-later
// Stroboscopic section: the points at which a driven motion is once in each period of the drive.
#include "core/analysis/kinds.h"
#include "core/analysis/motions_together.h"
#include "core/analysis/section_motions.h"
#include "core/input_error.h"
#include "core/run/experiment/time_unit.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Parameter strobeSettings[] = {
    {.id = "points",
     .name = TRANSLATABLE("parameter", "points"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 2000,
     .minimum = 1,
     .maximum = 1e6},
    {.id = "period",
     .name = TRANSLATABLE("parameter", "period"),
     .unit = "1",
     .standard = 0,
     .minimum = 0,
     .maximum = 1e300,
     .description = TRANSLATABLE("parameter", "Time between two points; 0: the period of the drive.")},
    {.id = "phase",
     .name = TRANSLATABLE("parameter", "phase"),
     .unit = "1",
     .standard = 0,
     .minimum = 0,
     .maximum = 1,
     .description = TRANSLATABLE("parameter", "Part of the period after which the first point is taken.")},
    {.id = "transient",
     .name = TRANSLATABLE("parameter", "periods left out"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 100,
     .minimum = 0,
     .maximum = 1e6,
     .description = TRANSLATABLE("parameter", "At the start, until the motion has settled.")},
    sectionStarts,
    sectionFirstStart,
    sectionLastStart,
};

double strobePeriod(const AnalysedRun& run, const AnalysisSpec& spec) {
    const double given = spec.settings["period"];
    const double period = given > 0 ? given : run.problem->drivingPeriod();
    if (!(period > 0))
        throw InputError(
            TRANSLATABLE("fault",
                         "nothing drives this problem with a known period: the period must be given"),
            "period");
    return period;
}

void proposeStroboscope(const Experiment& experiment, AnalysisSpec& spec) {
    const AnalysedRun run = analysedRun(experiment, 0);
    spec.over = firstStart(experiment);
    // Without a drive, the period of small oscillations.
    const double driven = run.problem->drivingPeriod(), w = run.problem->naturalFrequency();
    spec.settings.set("period", driven > 0 ? driven : w > 0 ? 2 * std::numbers::pi / w : 1);
}

/// The steps of a motion and the instants of its points. The step is period / n with the smallest whole n for
/// which it is not larger than the run's.
struct StrobePace {
    StrobePace(const AnalysedRun& run, const AnalysisSpec& spec)
        : period(strobePeriod(run, spec)),
          n(std::max(1.0, std::ceil(period / run.h - 1e-9))),
          steps(countedSteps(n, "period")),
          first(std::llround(spec.settings["phase"] * static_cast<double>(steps)) % steps) {}
    bool operator==(const StrobePace&) const = default;
    double time(std::int64_t step) const {
        return (static_cast<double>(step / steps) + static_cast<double>(step % steps) / n) * period;
    }

    double period, n;          ///< [time unit]; steps
    std::int64_t steps, first; ///< of a period; of the first point
};

/// Appends the points [q | v | t] of runs that are computed together to those of each run.
void strobePoints(const RunGroup& together, std::span<const AnalysedRun* const> runs,
                  const AnalysisSpec& spec, std::vector<std::vector<double>>& points, Worker& worker) {
    const StrobePace pace(*runs[together.front()], spec);
    const auto wanted = static_cast<std::int64_t>(spec.settings["points"]);
    const auto transient = static_cast<std::int64_t>(spec.settings["transient"]);
    std::vector<const AnalysedRun*> followed;
    for (const std::size_t i : together) followed.push_back(runs[i]);
    std::vector<double> y(2 * followed.front()->problem->coordinates());
    bool isDue = false, endsPeriod = false; // step n
    const auto keep = [&](const Ensemble& ensemble, std::size_t i, std::int64_t n) {
        if (!isDue) return;
        ensemble.copy(i, y);
        std::vector<double>& own = points[together[i]];
        own.insert(own.end(), y.begin(), y.end());
        own.push_back(pace.time(n));
        worker.advance();
    };
    const std::int64_t last = (transient + wanted) * pace.steps;
    const auto eachStep = [&](const Ensemble& ensemble, std::int64_t n) {
        isDue = n / pace.steps >= transient && n % pace.steps == pace.first;
        endsPeriod = n % pace.steps == 0;
        for (std::size_t i = 0; n == 0 && i < together.size(); ++i) keep(ensemble, i, 0);
    };
    const auto take = [&](const Ensemble& ensemble, std::size_t i, std::int64_t n) {
        if (n == last || (endsPeriod && !ensemble.isFinite(i))) return false;
        keep(ensemble, i, n);
        return true;
    };
    followTogether(
        followed, pace.period / pace.n, [&](std::int64_t n) { return pace.time(n); }, eachStep, take, worker);
}

AnalysisResult runStroboscope(const Experiment& experiment, const AnalysisSpec& spec,
                              const Progress& progress, unsigned threads) {
    const std::vector<SectionMotion> motions = sectionMotions(experiment, spec);
    const double periods = spec.settings["transient"] + spec.settings["points"];
    for (const SectionMotion& motion : motions)
        static_cast<void>(countedSteps(periods * StrobePace(motion.run, spec).n, "period"));
    std::vector<std::vector<double>> points(motions.size());
    AnalysisResult result;
    const auto wanted = static_cast<std::size_t>(spec.settings["points"]);
    const std::vector<const AnalysedRun*> runs = sectionRuns(motions);
    const std::vector<RunGroup> items =
        cutTogether(runs, mostTogether(runs.size(), threads), [&](std::size_t i, std::size_t j) {
            return StrobePace(*runs[i], spec) == StrobePace(*runs[j], spec);
        });
    result.complete = inParallel(
        items.size(), wanted * runs.size(), progress,
        [&](std::size_t item, Worker& worker) { strobePoints(items[item], runs, spec, points, worker); },
        threads);
    result.table.runs = result.summary.runs = sectionLabels(motions);
    addSectionPoints(result.table, experiment, motions, points, 0);
    for (std::size_t i = 0; i < motions.size(); ++i) {
        const StrobePace pace(motions[i].run, spec);
        const std::size_t width = 2 * motions[i].run.problem->coordinates() + 1;
        result.summary.columns.push_back({"points",
                                          TRANSLATABLE("metric", "points found"),
                                          "1",
                                          static_cast<int>(i),
                                          {static_cast<double>(points[i].size() / width)}});
        result.summary.columns.push_back({"step",
                                          TRANSLATABLE("metric", "step size h"),
                                          std::string(timeUnitOf(experiment)),
                                          static_cast<int>(i),
                                          {pace.period / pace.n}});
    }
    return result;
}

} // namespace

constinit const Analysis stroboscopeAnalysis{
    .id = "stroboscope",
    .name = TRANSLATABLE("analysis", "Stroboscopic section"),
    .description =
        TRANSLATABLE("analysis", "Marks where a driven motion is once in each period of the drive: "
                                 "one point if it repeats, several if it repeats later, a strange "
                                 "set if it is chaotic."),
    .settings = strobeSettings,
    .needsOver = true,
    .overName = TRANSLATABLE("analysis", "Starts differ in"),
    .chart = {.marks = AnalysisChart::Marks::Points},
    .propose = proposeStroboscope,
    .run = runStroboscope,
};

} // namespace timestep
