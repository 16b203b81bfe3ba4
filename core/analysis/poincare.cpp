// SPDX-License-Identifier: GPL-3.0-or-later
// Poincaré section: the points at which a motion of several coordinates passes through a plane.
#include "core/analysis/kinds.h"
#include "core/analysis/motions_together.h"
#include "core/analysis/section_motions.h"
#include "core/input_error.h"
#include "core/translatable.h"

#include <utility>

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

/// Moves y = [q | v] from near the plane onto it: one classical Runge-Kutta step with the cut coordinate x
/// instead of the time, dy/dx = f(y) / x'. Source: M. Hénon, Physica D 5 (1982) 412-414.
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

/// Finds the cuts of one motion.
class CutFinder {
public:
    CutFinder(const AnalysedRun& run, std::size_t cut, const AnalysisSpec& spec)
        : cut_(cut),
          level_(spec.settings["level"]),
          sign_(spec.settings.choice("direction") == "rising" ? 1 : -1),
          h_(run.h),
          wanted_(static_cast<std::size_t>(spec.settings["cuts"])),
          most_(static_cast<std::int64_t>(spec.settings["most-steps-per-cut"])),
          plane_(*run.problem, cut),
          y_(2 * run.problem->coordinates() + 1) {
        cuts_.reserve(wanted_ * y_.size());
    }

    /// Takes the state after step n and all numbers before it, number k of motion i at k count + i. Returns
    /// false when there are enough cuts, or when no more are expected.
    bool take(const Ensemble& ensemble, std::size_t motion, std::int64_t n, std::span<const double> before,
              Worker& worker) {
        if (!ensemble.isFinite(motion)) return false;
        const std::size_t count = ensemble.size();
        const double was = sign_ * (before[cut_ * count + motion] - level_),
                     is = sign_ * (ensemble.value(motion, cut_) - level_);
        if (was < 0 && is >= 0) {
            // Start from the nearer end of the step, where the speed through the plane is not small.
            const bool fromBefore = -was < is;
            const std::span<double> state = std::span(y_).first(y_.size() - 1);
            if (fromBefore)
                for (std::size_t k = 0; k < state.size(); ++k) state[k] = before[k * count + motion];
            else
                ensemble.copy(motion, state);
            y_.back() = static_cast<double>(fromBefore ? n - 1 : n) * h_;
            plane_.to(level_, y_);
            cuts_.insert(cuts_.end(), y_.begin(), y_.end());
            worker.advance();
            last_ = n;
        }
        return cuts_.size() < wanted_ * y_.size() && n - last_ < most_;
    }
    /// Cuts as [q | v | t], one after the other.
    std::vector<double> cuts() && { return std::move(cuts_); }

private:
    std::size_t cut_; ///< index in [q | v]
    double level_, sign_, h_;
    std::size_t wanted_;
    std::int64_t most_; ///< steps between two cuts
    PlaneStep plane_;
    std::vector<double> y_, cuts_;
    std::int64_t last_ = 0; ///< step of the last cut
};

/// Finds the cuts of runs that are computed together and appends them to those of each run.
void findCuts(const RunGroup& together, std::span<const AnalysedRun* const> runs, std::size_t cut,
              const AnalysisSpec& spec, std::vector<std::vector<double>>& cuts, Worker& worker) {
    std::vector<const AnalysedRun*> followed;
    std::vector<CutFinder> finders;
    for (const std::size_t i : together) {
        followed.push_back(runs[i]);
        finders.emplace_back(*runs[i], cut, spec);
    }
    const double h = followed.front()->h;
    std::vector<double> before(2 * followed.front()->problem->coordinates() * followed.size()), now(before);
    const auto eachStep = [&](const Ensemble& ensemble, std::int64_t) {
        before.swap(now);
        ensemble.copyAll(now);
    };
    const auto take = [&](const Ensemble& ensemble, std::size_t i, std::int64_t n) {
        return finders[i].take(ensemble, i, n, before, worker);
    };
    followTogether(
        followed, h, [h](std::int64_t n) { return static_cast<double>(n) * h; }, eachStep, take, worker);
    for (std::size_t i = 0; i < together.size(); ++i) cuts[together[i]] = std::move(finders[i]).cuts();
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
    const std::vector<const AnalysedRun*> runs = sectionRuns(motions);
    const std::vector<RunGroup> items =
        cutTogether(runs, mostTogether(runs.size(), threads),
                    [&](std::size_t i, std::size_t j) { return runs[i]->h == runs[j]->h; });
    result.complete = inParallel(
        items.size(), wanted * runs.size(), progress,
        [&](std::size_t item, Worker& worker) { findCuts(items[item], runs, cut, spec, cuts, worker); },
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
