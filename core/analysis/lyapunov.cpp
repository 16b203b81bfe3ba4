// SPDX-License-Identifier: GPL-3.0-or-later
// Largest Lyapunov exponent: the mean rate at which neighbouring motions diverge.
#include "core/analysis/analysed_run.h"
#include "core/analysis/kinds.h"
#include "core/input_error.h"
#include "core/random.h"
#include "core/run/experiment/time_unit.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr Parameter lyapunovSettings[] = {
    {.id = "transient",
     .name = TRANSLATABLE("parameter", "time left out"),
     .unit = "1",
     .standard = 50,
     .minimum = 0,
     .maximum = 1e9,
     .description = TRANSLATABLE("parameter", "At the start, until the motion has settled.")},
    {.id = "time",
     .name = TRANSLATABLE("parameter", "time measured"),
     .unit = "1",
     .standard = 1000,
     .minimum = 1e-9,
     .maximum = 1e9},
    {.id = "interval",
     .name = TRANSLATABLE("parameter", "steps between two corrections"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 10,
     .minimum = 1,
     .maximum = 1e6,
     .description = TRANSLATABLE("parameter", "After each, the distance is set back to its first value.")},
    {.id = "separation",
     .name = TRANSLATABLE("parameter", "distance of the neighbours"),
     .unit = "1",
     .standard = 1e-8,
     .minimum = 1e-14,
     .maximum = 1e6},
};

void proposeLyapunov(const Experiment& experiment, AnalysisSpec& spec) {
    const double most = 1e5 * analysedRuns(experiment).front().h;
    const double duration = experiment.duration > 0 ? std::min(experiment.duration, most) : most / 20;
    spec.settings.set("transient", duration);
    spec.settings.set("time", 20 * duration);
}

/// Two motions start at a distance d0 in a random direction. After each interval T the distance is d; the sum
/// of log(d / d0) over all intervals so far, divided by their time, is the exponent [1/time unit]. Then the
/// second motion, with all that its method remembers, is moved along their difference to the distance d0.
/// Source: G. Benettin, L. Galgani, A. Giorgilli, J.-M. Strelcyn, Meccanica 15 (1980) 9-20 and 21-30.
class Neighbours {
public:
    Neighbours(const AnalysedRun& run, double separation)
        : run_(run), d0_(separation), one_(run.start(run.h)) {}

    /// Advances only the first motion.
    void settle(std::int64_t steps, Worker& worker) {
        for (std::int64_t i = 0; i < steps && worker.goesOn(); ++i) step(one_);
    }
    void part() {
        other_ = one_;
        Random random(1);
        for (std::size_t i = 0; i < one_.y.size(); ++i) {
            const bool unused = i < one_.n && run_.problem->isFirstOrder(i);
            other_.y[i] += unused ? 0 : d0_ * random.uniform(-1, 1);
        }
        // With a memory, the neighbour starts like any run.
        const std::int64_t evaluations = other_.evaluations;
        run_.integrator->start(*run_.problem, other_, time(), run_.h);
        run_.integrator->start(*run_.problem, one_, time(), run_.h);
        other_.evaluations = evaluations;
        pull();
    }
    /// log(d / d0) after some steps.
    double follow(std::int64_t steps) {
        for (std::int64_t i = 0; i < steps; ++i) {
            run_.integrator->step(*run_.problem, other_, time(), run_.h);
            step(one_);
        }
        const double d = run_.distance(one_.y, other_.y);
        pull();
        return std::log(d / d0_);
    }
    double time() const { return static_cast<double>(steps_) * run_.h; }
    bool finite() const { return isFinite(one_.y) && isFinite(other_.y); }

private:
    void step(IntegratorState& state) {
        run_.integrator->step(*run_.problem, state, time(), run_.h);
        ++steps_;
    }
    void pull() {
        const double share = d0_ / run_.distance(one_.y, other_.y);
        const auto scale = [share](std::vector<double>& other, const std::vector<double>& one) {
            for (std::size_t i = 0; i < one.size(); ++i) other[i] = one[i] + share * (other[i] - one[i]);
        };
        scale(other_.y, one_.y);
        scale(other_.memory, one_.memory);
    }

    const AnalysedRun& run_;
    double d0_;
    IntegratorState one_, other_;
    std::int64_t steps_ = 0;
};

struct Exponent {
    std::vector<double> times, running, logs;
};

Exponent exponentOf(const AnalysedRun& run, const AnalysisSpec& spec, Worker& worker) {
    const auto interval = static_cast<std::int64_t>(spec.settings["interval"]);
    const double T = static_cast<double>(interval) * run.h;
    const std::int64_t count = countedSteps(std::ceil(spec.settings["time"] / T), "time");
    Neighbours motions(run, spec.settings["separation"]);
    motions.settle(countedSteps(std::round(spec.settings["transient"] / run.h), "transient"), worker);
    motions.part();
    const double begin = motions.time();
    Exponent result;
    double sum = 0;
    for (std::int64_t k = 0; k < count && worker.goesOn(); ++k) {
        result.logs.push_back(motions.follow(interval));
        sum += result.logs.back();
        if (!motions.finite() || !std::isfinite(sum)) {
            result.logs.pop_back();
            break;
        }
        result.times.push_back(motions.time());
        result.running.push_back(sum / (motions.time() - begin));
        worker.advance();
    }
    return result;
}

/// Standard error of the mean from ten parts of the run, each of which gives an exponent.
double standardError(const Exponent& exponent, double T) {
    constexpr std::size_t parts = 10;
    const std::size_t size = exponent.logs.size() / parts;
    if (size == 0) return undefined;
    double mean = 0, squares = 0;
    std::vector<double> rates(parts);
    for (std::size_t p = 0; p < parts; ++p) {
        for (std::size_t i = 0; i < size; ++i) rates[p] += exponent.logs[p * size + i];
        rates[p] /= static_cast<double>(size) * T;
        mean += rates[p] / parts;
    }
    for (const double rate : rates) squares += (rate - mean) * (rate - mean);
    return std::sqrt(squares / (parts * (parts - 1)));
}

AnalysisResult runLyapunov(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                           unsigned threads) {
    const std::vector<AnalysedRun> runs = analysedRuns(experiment);
    std::vector<Exponent> exponents(runs.size());
    std::size_t all = 0;
    const auto intervalOf = [&](const AnalysedRun& run) { return spec.settings["interval"] * run.h; };
    for (const AnalysedRun& run : runs)
        all += static_cast<std::size_t>(std::ceil(spec.settings["time"] / intervalOf(run)));
    if (all > 10'000'000)
        throw InputError(TRANSLATABLE("fault", "these are more than ten million intervals"), "time");
    AnalysisResult result;
    result.complete = inParallel(
        runs.size(), all, progress,
        [&](std::size_t item, Worker& worker) { exponents[item] = exponentOf(runs[item], spec, worker); },
        threads);
    result.table.runs = result.summary.runs = runLabels(experiment);
    const std::string time(timeUnitOf(experiment));
    const std::string unit = time == "1" ? time : "1/" + time;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int r = static_cast<int>(i);
        const auto number = [&](const char* id, Text name, double value) {
            result.summary.columns.push_back({id, name, unit, r, {value}});
        };
        number("exponent", TRANSLATABLE("metric", "largest Lyapunov exponent"),
               exponents[i].running.empty() ? undefined : exponents[i].running.back());
        number("exponent-error", TRANSLATABLE("metric", "its standard error"),
               standardError(exponents[i], intervalOf(runs[i])));
        result.table.columns.push_back(
            {"time", TRANSLATABLE("metric", "time t"), time, r, std::move(exponents[i].times)});
        result.table.columns.push_back({"exponent",
                                        TRANSLATABLE("metric", "largest Lyapunov exponent so far"), unit, r,
                                        std::move(exponents[i].running)});
    }
    return result;
}

} // namespace

constinit const Analysis lyapunovAnalysis{
    .id = "lyapunov",
    .name = TRANSLATABLE("analysis", "Lyapunov exponent"),
    .description = TRANSLATABLE("analysis", "The mean rate at which neighbouring motions part, and how it "
                                            "settles: above 0 the motion is chaotic."),
    .settings = lyapunovSettings,
    .chart = {.x = "time", .y = "exponent"},
    .propose = proposeLyapunov,
    .run = runLyapunov,
};

} // namespace timestep
