// SPDX-License-Identifier: GPL-3.0-or-later
// Poincaré section: the points at which a motion of several coordinates passes through a plane.
#include "core/analysis/kinds.h"
#include "core/analysis/section_motions.h"
#include "core/input_error.h"
#include "core/translatable.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr Choice cutDirections[] = {{"rising", TRANSLATABLE("parameter", "rising")},
                                    {"falling", TRANSLATABLE("parameter", "falling")}};

constexpr Parameter poincareSettings[] = {
    {.id = "cuts",
     .name = TRANSLATABLE("parameter", "cuts"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 2000,
     .minimum = 1,
     .maximum = 1e6},
    {.id = "level",
     .name = TRANSLATABLE("parameter", "level of the cut"),
     .unit = "1",
     .standard = 0,
     .minimum = -1e300,
     .maximum = 1e300},
    {.id = "direction",
     .name = TRANSLATABLE("parameter", "direction"),
     .kind = ParameterKind::Choice,
     .choices = cutDirections},
    {.id = "most-steps-per-cut",
     .name = TRANSLATABLE("parameter", "most steps per cut"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 100000,
     .minimum = 1,
     .maximum = 1e9,
     .description =
         TRANSLATABLE("parameter", "A run ends if the motion does not return within this number of steps.")},
    sectionStarts,
    sectionFirstStart,
    sectionLastStart,
};

/// Moves y = [q | v] from near the plane onto it: one classical Runge-Kutta step with the cut coordinate x in
/// place of the time, dy/dx = f(y) / x'. Source: M. Hénon, Physica D 5 (1982) 412-414.
class PlaneStep {
public:
    /// `cut`: index in y of the value that is cut.
    PlaneStep(const Problem& problem, std::size_t cut) : problem_(&problem), cut_(cut) {
        const std::size_t n = problem.coordinates();
        for (auto* buffer : {&k_[0], &k_[1], &k_[2], &k_[3], &at_}) buffer->resize(2 * n + 1);
    }
    /// y holds [q | v | t].
    void to(double level, std::span<double> y) {
        const double d = level - y[cut_];
        slope(y, k_[0]);
        for (int stage = 1; stage < 4; ++stage) {
            const double part = stage == 3 ? d : d / 2;
            for (std::size_t i = 0; i < y.size(); ++i) at_[i] = y[i] + part * k_[stage - 1][i];
            slope(at_, k_[stage]);
        }
        for (std::size_t i = 0; i < y.size(); ++i)
            y[i] += d / 6 * (k_[0][i] + 2 * k_[1][i] + 2 * k_[2][i] + k_[3][i]);
        y[cut_] = level;
    }

private:
    void slope(std::span<const double> y, std::span<double> k) const {
        const std::size_t n = problem_->coordinates();
        problem_->acceleration(y[2 * n], y.first(n), y.subspan(n, n), k.subspan(n, n));
        const double speed = cut_ < n ? y[n + cut_] : k[cut_];
        for (std::size_t i = 0; i < n; ++i) {
            k[i] = y[n + i] / speed;
            k[n + i] /= speed;
        }
        k[2 * n] = 1 / speed;
    }

    const Problem* problem_;
    std::size_t cut_;
    std::vector<double> k_[4], at_;
};

void expectPlane(const AnalysedRun& run) {
    if (run.problem->coordinates() < 2)
        throw InputError(TRANSLATABLE("fault", "a section needs a scene of two coordinates or more"));
}

void proposePoincare(const Experiment& experiment, AnalysisSpec& spec) {
    const AnalysedRun run = analysedRun(experiment, 0);
    expectPlane(run);
    spec.over = firstStart(experiment);
    spec.coordinate = std::string(coordinatesOf(experiment, run).front().id);
}

/// Cuts as [q | v | t], one after the other.
std::vector<double> cutsOf(const AnalysedRun& run, std::size_t cut, const AnalysisSpec& spec,
                           Worker& worker) {
    const double level = spec.settings["level"];
    const double sign = spec.settings.choice("direction") == "rising" ? 1 : -1;
    const auto wanted = static_cast<std::size_t>(spec.settings["cuts"]);
    const auto most = static_cast<std::int64_t>(spec.settings["most-steps-per-cut"]);
    IntegratorState state = run.start(run.h);
    PlaneStep plane(*run.problem, cut);
    std::vector<double> cuts, before(state.y.size() + 1), after(state.y.size() + 1);
    cuts.reserve(wanted * after.size());
    std::int64_t n = 0, last = 0;
    for (std::size_t count = 0; count < wanted && worker.goesOn() && n - last < most;) {
        std::copy(state.y.begin(), state.y.end(), before.begin());
        before.back() = static_cast<double>(n) * run.h;
        run.integrator->step(*run.problem, state, before.back(), run.h);
        ++n;
        if (!isFinite(state.y)) break;
        const double was = sign * (before[cut] - level), is = sign * (state.y[cut] - level);
        if (!(was < 0 && is >= 0)) continue;
        std::copy(state.y.begin(), state.y.end(), after.begin());
        after.back() = static_cast<double>(n) * run.h;
        // Start from the nearer end of the step, where the speed through the plane is not small.
        std::vector<double>& from = -was < is ? before : after;
        plane.to(level, from);
        cuts.insert(cuts.end(), from.begin(), from.end());
        worker.advance();
        ++count;
        last = n;
    }
    return cuts;
}

AnalysisResult runPoincare(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                           unsigned threads) {
    const std::vector<SectionMotion> motions = sectionMotions(experiment, spec);
    for (const SectionMotion& motion : motions) expectPlane(motion.run);
    const std::size_t n = motions.front().run.problem->coordinates();
    const std::size_t coordinate =
        coordinateIndex(coordinatesOf(experiment, motions.front().run), spec.coordinate);
    const std::size_t cut = coordinate + (motions.front().run.problem->isFirstOrder(coordinate) ? n : 0);
    std::vector<std::vector<double>> cuts(motions.size());
    AnalysisResult result;
    const auto wanted = static_cast<std::size_t>(spec.settings["cuts"]);
    result.complete = inParallel(
        motions.size(), wanted * motions.size(), progress,
        [&](std::size_t item, Worker& worker) { cuts[item] = cutsOf(motions[item].run, cut, spec, worker); },
        threads);
    result.table.runs = result.summary.runs = sectionLabels(motions);
    // The coordinate next to the cut coordinate comes first, because the chart shows it.
    addSectionPoints(result.table, experiment, motions, cuts, coordinate + 1);
    for (std::size_t i = 0; i < motions.size(); ++i)
        result.summary.columns.push_back({"cuts",
                                          TRANSLATABLE("metric", "cuts found"),
                                          "1",
                                          static_cast<int>(i),
                                          {static_cast<double>(cuts[i].size() / (2 * n + 1))}});
    return result;
}

} // namespace

constinit const Analysis poincareAnalysis{
    .id = "poincare",
    .name = TRANSLATABLE("analysis", "Poincaré section"),
    .description = TRANSLATABLE("analysis", "Marks where the motion passes through a plane: curves for a "
                                            "regular motion, a cloud for a chaotic one."),
    .settings = poincareSettings,
    .needsOver = true,
    .needsCoordinate = true,
    .overName = TRANSLATABLE("analysis", "Starts differ in"),
    .chart = {.marks = AnalysisChart::Marks::Points},
    .propose = proposePoincare,
    .run = runPoincare,
};

} // namespace timestep
