// SPDX-License-Identifier: GPL-3.0-or-later
// Error against work, and the work needed for a wanted error.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/analysis/measured_error.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/run/experiment/time_unit.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace timestep {

namespace {

constexpr Choice takes[] = {{"maximum", TRANSLATABLE("parameter", "largest over the run")},
                            {"end", TRANSLATABLE("parameter", "at the end")}};

constexpr Parameter workPrecisionSettings[] = {
    {.id = "error",
     .name = TRANSLATABLE("parameter", "wanted error"),
     .unit = "1",
     .standard = 1e-4,
     .minimum = 1e-15,
     .description = TRANSLATABLE("parameter", "In the unit of what is measured.")},
    {.id = "take",
     .name = TRANSLATABLE("parameter", "error taken"),
     .kind = ParameterKind::Choice,
     .choices = takes},
    {.id = "fewest-steps",
     .name = TRANSLATABLE("parameter", "fewest steps"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 8,
     .minimum = 1,
     .maximum = 1e9},
    {.id = "most-steps",
     .name = TRANSLATABLE("parameter", "most steps"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 262144,
     .minimum = 1,
     .maximum = 1e9,
     .description = TRANSLATABLE("parameter", "No result for a method that needs more steps.")},
};

/// The search of one method. It doubles N from the fewest steps on, until the error is 100 times below the
/// wanted one if N allows; then it narrows down the smallest N that reaches it, at the place predicted by a
/// power law between the two ends or, if that does not help, in the middle, to 1 step or 1/500 of N. Each
/// trial needs those before it. Trials of later doublings, which may prove useless, can be made early.
class MethodSearch {
public:
    explicit MethodSearch(const AnalysisSpec& spec)
        : wanted_(spec.settings["error"]),
          end_(spec.settings.choice("take") == "end"),
          most_(static_cast<std::int64_t>(spec.settings["most-steps"])),
          next_(static_cast<std::int64_t>(spec.settings["fewest-steps"])),
          largest_(most_) {}

    bool isComplete() const { return next_ == 0; }
    /// The steps of a trial that nobody makes yet: the next one, or with `early` the last of the doublings
    /// that a power law predicts. 0: there is none.
    std::int64_t open(bool early) const {
        const std::int64_t N = early ? predictedEnd() : next_;
        for (std::int64_t at = N; at > 0; at = early && at / 2 > next_ ? at / 2 : 0)
            if (!tried_.contains(at)) return at;
        return 0;
    }
    /// Whether the result of a trial may still be needed. Any thread may ask.
    bool mayNeed(std::int64_t N) const { return N <= largest_.load(std::memory_order_relaxed); }
    void begin(std::int64_t N) { tried_[N] = {}; }
    /// Continues the search as far as trials are known. Rethrows the fault of a trial that it needs.
    void finish(std::int64_t N, const ErrorOfRun& error, std::exception_ptr fault) {
        tried_[N] = {true, error, std::move(fault)};
        for (auto trial = tried_.find(next_); trial != tried_.end() && trial->second.isDone;
             trial = tried_.find(next_)) {
            if (trial->second.fault) std::rethrow_exception(trial->second.fault);
            take(trial->second.error);
        }
    }

    const std::vector<ErrorOfRun>& curve() const { return curve_; }
    double errorOf(const ErrorOfRun& one) const { return end_ ? one.end : one.maximum; }
    /// The run with the fewest steps that reaches the wanted error, once the search is complete.
    const std::optional<ErrorOfRun>& answer() const { return above_; }

private:
    struct Trial {
        bool isDone = false;
        ErrorOfRun error = {};
        std::exception_ptr fault = {};
    };

    bool reached(const ErrorOfRun& one) const { return errorOf(one) <= wanted_; }
    double beyond() const { return wanted_ / 100; }

    void take(const ErrorOfRun& error) {
        if (!doubles_) {
            (reached(error) ? *above_ : below_) = error;
            next_ = narrower();
            return;
        }
        const bool floor = !curve_.empty() && errorOf(error) > errorOf(curve_.back());
        curve_.push_back(error);
        if (!reached(error)) first_ = curve_.size();
        const bool isLast = reached(error) && (errorOf(error) <= beyond() || floor);
        const std::int64_t N = next_;
        next_ = isLast || N > most_ / 2 ? 0 : 2 * N;
        if (next_ > 0) return;
        doubles_ = false;
        largest_ = N;
        if (first_ == curve_.size()) return;
        above_ = curve_[first_];
        if (first_ == 0) return;
        below_ = curve_[first_ - 1];
        next_ = narrower();
    }
    /// The next trial between below and above; 0: they are close enough.
    std::int64_t narrower() const {
        const ErrorOfRun &below = below_, &above = *above_;
        if (above.steps - below.steps <= std::max<std::int64_t>(1, above.steps / 500)) return 0;
        const double low = static_cast<double>(below.steps), high = static_cast<double>(above.steps);
        const double order = std::log(errorOf(below) / errorOf(above)) / std::log(high / low);
        // Slightly beyond the prediction, so that the next two trials enclose the answer.
        const double guess = low * std::pow(errorOf(below) / wanted_, 1 / order);
        const double nudged = guess + (guess - (low + high) / 2 > 0 ? -0.001 : 0.001) * guess;
        const double margin = (high - low) / 16;
        const double at = std::isfinite(nudged) && order > 0 ? std::clamp(nudged, low + margin, high - margin)
                                                             : (low + high) / 2;
        return std::clamp<std::int64_t>(std::llround(at), below.steps + 1, above.steps - 1);
    }
    /// The last doubling that the last two errors predict; 0: they predict none.
    std::int64_t predictedEnd() const {
        if (!doubles_ || curve_.size() < 4) return 0;
        const double last = errorOf(curve_.back());
        const double order = std::log2(errorOf(curve_[curve_.size() - 2]) / last);
        const double doublings = std::ceil(std::log2(last / beyond()) / order);
        if (!(order > 0.5) || !(doublings > 1)) return 0;
        std::int64_t N = next_;
        for (double k = 1; k < doublings && N <= most_ / 2; ++k) N *= 2;
        return N;
    }

    double wanted_;
    bool end_;
    std::int64_t most_;
    std::int64_t next_;                   ///< steps of the next trial; 0: the search is complete
    std::map<std::int64_t, Trial> tried_; ///< by their steps; begun or done
    bool doubles_ = true;
    std::vector<ErrorOfRun> curve_;
    std::size_t first_ = 0; ///< of the curve that reaches the wanted error and all after it do
    ErrorOfRun below_;
    std::optional<ErrorOfRun> above_;
    std::atomic<std::int64_t> largest_; ///< most steps of a trial that may be needed
};

/// Lets each thread make the longest trial that a search needs next, or else the longest early one.
class SharedSearches {
public:
    SharedSearches(const Experiment& experiment, const AnalysisSpec& spec)
        : experiment_(&experiment), spec_(&spec) {
        for (std::size_t i = 0; i < experiment.runs.size(); ++i) searches_.emplace_back(spec);
    }

    /// Makes trials until all searches are complete.
    void work(Worker& worker) {
        std::unique_lock lock(mutex_);
        while (worker.goesOn() && !std::all_of(searches_.begin(), searches_.end(),
                                               [](const MethodSearch& one) { return one.isComplete(); })) {
            const auto [run, N] = longest();
            if (N == 0)
                changed_.wait_for(lock, std::chrono::milliseconds(20));
            else
                make(run, N, worker, lock);
        }
    }
    const MethodSearch& operator[](std::size_t run) const { return searches_[run]; }

private:
    std::pair<std::size_t, std::int64_t> longest() const {
        std::pair<std::size_t, std::int64_t> found = {0, 0};
        for (const bool early : {false, true})
            for (std::size_t i = 0; i < searches_.size() && (!early || found.second == 0); ++i)
                if (const std::int64_t N = searches_[i].open(early); N > found.second) found = {i, N};
        return found;
    }
    void make(std::size_t run, std::int64_t N, Worker& worker, std::unique_lock<std::mutex>& lock) {
        MethodSearch& search = searches_[run];
        search.begin(N);
        lock.unlock();
        ErrorOfRun error;
        std::exception_ptr fault;
        try {
            error = measureError(*experiment_, run, spec_->measure, N,
                                 [&] { return worker.goesOn() && search.mayNeed(N); });
        } catch (const InputError&) {
            fault = std::current_exception();
        }
        lock.lock();
        if (!worker.goesOn() || !search.mayNeed(N)) return;
        search.finish(N, error, fault);
        if (search.isComplete()) worker.advance();
        changed_.notify_all();
    }

    const Experiment* experiment_;
    const AnalysisSpec* spec_;
    std::deque<MethodSearch> searches_; ///< one per run
    std::mutex mutex_;                  ///< of the searches
    std::condition_variable changed_;
};

void proposeWorkPrecision(const Experiment& experiment, AnalysisSpec& spec) {
    spec.measure = proposedErrorMeasure(experiment);
    expectDuration(experiment);
}

AnalysisResult runWorkPrecision(const Experiment& experiment, const AnalysisSpec& spec,
                                const Progress& progress, unsigned threads) {
    expectDuration(experiment);
    expectMeasure(experiment, spec.measure);
    if (spec.settings["fewest-steps"] > spec.settings["most-steps"])
        throw InputError(TRANSLATABLE("fault", "the fewest steps must not be more than the most"),
                         "most-steps");
    const std::size_t count = experiment.runs.size();
    SharedSearches searches(experiment, spec);
    AnalysisResult result;
    const unsigned working = threadsOf(threads);
    result.complete = inParallel(
        working, count, progress, [&](std::size_t, Worker& worker) { searches.work(worker); }, working);
    result.table.runs = result.summary.runs = runLabels(experiment);
    const std::string_view time = timeUnitOf(experiment);
    const MeasureNames names = measureNames(experiment, spec.measure);
    for (std::size_t i = 0; i < count; ++i) {
        const int r = static_cast<int>(i);
        Column evaluations = columnOf("evaluations", TRANSLATABLE("metric", "force evaluations"), "1", r);
        Column error = columnOf("error", names.name, names.unit, r);
        Column steps = columnOf("steps", TRANSLATABLE("metric", "steps"), "1", r);
        Column size = columnOf("step-size", TRANSLATABLE("metric", "step size h"), time, r);
        for (const ErrorOfRun& one : searches[i].curve()) {
            evaluations.values.push_back(static_cast<double>(one.evaluations));
            error.values.push_back(searches[i].errorOf(one));
            steps.values.push_back(static_cast<double>(one.steps));
            size.values.push_back(experiment.duration / static_cast<double>(one.steps));
        }
        for (Column* column : {&evaluations, &error, &steps, &size})
            result.table.columns.push_back(std::move(*column));
        const auto answer = [&](const char* id, Text name, double value) {
            result.summary.columns.push_back({id, name, "1", r, {value}});
        };
        const std::optional<ErrorOfRun> needed =
            searches[i].isComplete() ? searches[i].answer() : std::nullopt;
        answer("evaluations-needed", TRANSLATABLE("metric", "evaluations for the wanted error"),
               needed ? static_cast<double>(needed->evaluations) : undefined);
        answer("steps-needed", TRANSLATABLE("metric", "steps for the wanted error"),
               needed ? static_cast<double>(needed->steps) : undefined);
    }
    return result;
}

/// The error of a method of order p is proportional to work^-p. Draws a line of that slope through the point
/// at which the wanted error is reached.
std::vector<ChartLine> linesOfWorkPrecision(const DerivedResult& derived, const ChartRequest&) {
    const Table &table = derived.result.table, &summary = derived.result.summary;
    std::vector<ChartLine> slopes;
    for (std::size_t i = 0; i < table.runs.size(); ++i) {
        const int run = static_cast<int>(i);
        const double order = expectedOrder(derived.of, i);
        const double needed = summary.find("evaluations-needed", run)->values.front();
        if (!std::isfinite(needed) || !std::isfinite(order) ||
            table.find("evaluations", run)->values.size() < 2)
            continue;
        ChartLine line;
        line.run = run;
        line.label = TRANSLATABLE("analysis", "slope −%1");
        line.numbers = {{order}};
        for (const double factor : {0.25, 4.0}) {
            line.x.push_back(needed * factor);
            line.y.push_back(derived.spec.settings["error"] * std::pow(factor, -order));
        }
        slopes.push_back(std::move(line));
    }
    return slopes;
}

} // namespace

constinit const Analysis workPrecisionAnalysis{
    .id = "work-precision",
    .name = TRANSLATABLE("analysis", "Error against work"),
    .description =
        TRANSLATABLE("analysis", "The error of each method against the number of force evaluations, "
                                 "and how many a wanted error takes."),
    .settings = workPrecisionSettings,
    .needsMeasure = true,
    .chart = {.x = "evaluations",
              .y = "error",
              .marks = AnalysisChart::Marks::LineAndPoints,
              .scale = AnalysisChart::Scale::Logarithmic,
              .lines = linesOfWorkPrecision},
    .propose = proposeWorkPrecision,
    .run = runWorkPrecision,
};

} // namespace timestep
