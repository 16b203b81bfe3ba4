// SPDX-License-Identifier: GPL-3.0-or-later
// Bifurcation diagram: points of the settled motion over the values of a setting.
#include "core/analysis/kinds.h"
#include "core/analysis/motions_together.h"
#include "core/analysis/parameter_range.h"
#include "core/analysis/section_motions.h"
#include "core/analysis/state_columns.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace timestep {

namespace {

constexpr Parameter bifurcationSettings[] = {
    parameterFrom,
    parameterTo,
    {.id = "values",
     .name = TRANSLATABLE("parameter", "values"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 200,
     .minimum = 1,
     .maximum = 10000},
    {.id = "period",
     .name = TRANSLATABLE("parameter", "period"),
     .unit = "1",
     .standard = 0,
     .minimum = 0,
     .maximum = 1e300,
     .description = TRANSLATABLE("parameter", "Time between two points; 0: the period of the drive, or else "
                                              "the largest values of the coordinate.")},
    {.id = "transient",
     .name = TRANSLATABLE("parameter", "points left out"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 100,
     .minimum = 0,
     .maximum = 1e6},
    {.id = "points",
     .name = TRANSLATABLE("parameter", "points for each value"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 60,
     .minimum = 1,
     .maximum = 1e5},
    {.id = "most-steps-per-point",
     .name = TRANSLATABLE("parameter", "most steps per point"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 100000,
     .minimum = 1,
     .maximum = 1e9},
};

/// The proposed parameter: the drive, or the first number that is not an initial value.
std::string proposedParameter(const Experiment& experiment) {
    if (experiment.parameters.has("drive")) return "drive";
    for (const Parameter& parameter : experiment.parameters.descriptors())
        if (parameter.kind == ParameterKind::Number && !parameter.restarts && parameter.id != "view")
            return std::string(parameter.id);
    const std::vector<std::string> entries = entryKeys(experiment);
    if (entries.empty()) throw InputError(TRANSLATABLE("fault", "this scene has no parameter for a sweep"));
    return entries.front();
}

void proposeBifurcation(const Experiment& experiment, AnalysisSpec& spec) {
    const AnalysedRun run = analysedRun(experiment, 0);
    spec.over = proposedParameter(experiment);
    const double now = parseNumber(valueByKey(experiment, spec.over));
    spec.settings.set("from", now - std::abs(now) / 2);
    spec.settings.set("to", now == 0 ? 1 : now + std::abs(now) / 2);
    spec.coordinate = std::string(coordinatesOf(experiment, run).front().id);
}

/// Largest value of the cubic through (0, x0) and (h, x1) with the slopes s0 > 0 and s1 <= 0.
double crest(double h, double x0, double x1, double s0, double s1) {
    // x(u) = x0 + s0 h u + b u² + a u³ for u from 0 to 1.
    const double a = 2 * (x0 - x1) + h * (s0 + s1), b = 3 * (x1 - x0) - h * (2 * s0 + s1);
    const double root = std::sqrt(std::max(b * b - 3 * a * h * s0, 0.0));
    // The root of 3 a u² + 2 b u + s0 h between 0 and 1, without cancellation.
    const double u = std::clamp(h * s0 / (root - b), 0.0, 1.0);
    return x0 + u * (s0 * h + u * (b + u * a));
}

/// The steps of a motion and the instants of its points.
struct Pace {
    Pace(const AnalysedRun& run, const AnalysisSpec& spec) {
        const double given = spec.settings["period"];
        period = given > 0 ? given : run.problem->drivingPeriod();
        perPeriod = period > 0 ? countedSteps(std::max(1.0, std::ceil(period / run.h - 1e-9)), "period") : 0;
        h = period > 0 ? period / static_cast<double>(perPeriod) : run.h;
    }
    bool operator==(const Pace&) const = default;
    double time(std::int64_t n) const {
        if (perPeriod == 0) return static_cast<double>(n) * h;
        return (static_cast<double>(n / perPeriod) +
                static_cast<double>(n % perPeriod) / static_cast<double>(perPeriod)) *
               period;
    }

    double period = 0, h = 0;   ///< [time unit]
    std::int64_t perPeriod = 0; ///< steps; 0: largest values are recorded
};

/// What the diagram shows: a coordinate, its velocity, or a calculated column.
struct Measured {
    std::size_t index = 0; ///< of the coordinate, or of the calculated column
    bool isVelocity = false, isCalculated = false;
    Column column; ///< without values
};

/// Throws InputError (path "coordinate") for an unknown id.
Measured measuredOf(const Experiment& experiment, const std::vector<Coordinate>& coordinates,
                    const AnalysedRun& run, const std::string& id) {
    for (std::size_t i = 0; i < coordinates.size(); ++i)
        if (const Coordinate& c = coordinates[i]; c.velocityId == id && !run.problem->isFirstOrder(i))
            return {i,
                    true,
                    false,
                    {std::string(c.velocityId), c.velocityName, std::string(c.velocityUnit), 0, {}}};
    for (std::size_t i = 0; i < experiment.calculated.size(); ++i)
        if (const CalculatedColumn& c = experiment.calculated[i]; c.id == id)
            return {i, false, true, {c.id, c.name, c.unit, 0, {}}};
    const std::size_t index = coordinateIndex(coordinates, id);
    const Coordinate& c = coordinates[index];
    return {index, false, false, {std::string(c.id), c.name, std::string(c.unit), 0, {}}};
}

/// Records the points of one motion.
class Recorder {
public:
    Recorder(const AnalysedRun& run, const AnalysisSpec& spec, const Measured& measured,
             const Experiment& experiment, std::size_t index)
        : coordinate_(measured.isCalculated ? 0 : measured.index),
          pace_(run, spec),
          transient_(static_cast<std::int64_t>(spec.settings["transient"])),
          wanted_(static_cast<std::int64_t>(spec.settings["points"])),
          most_(static_cast<std::int64_t>(spec.settings["most-steps-per-point"])),
          inVelocities_(measured.isVelocity || run.problem->isFirstOrder(coordinate_)),
          coordinates_(run.problem->coordinates()) {
        if (!measured.isCalculated) return;
        if (pace_.perPeriod == 0)
            throw InputError(TRANSLATABLE("fault", "the points of a calculated column need a period"),
                             "period");
        columns_ = std::make_unique<StateColumns>(experiment, index, run);
        calculated_ = measured.index;
        state_.resize(2 * coordinates_ + 1);
    }

    const Pace& pace() const { return pace_; }
    /// True if take() asks for accelerations.
    bool needsAcceleration() const { return inVelocities_ && pace_.perPeriod == 0; }
    void begin(const Ensemble& ensemble, std::size_t motion) {
        value_ = valueIn(ensemble, motion);
        rate_ = pace_.perPeriod == 0 ? rateIn(ensemble, motion) : 0;
        due_ = pace_.perPeriod;
    }
    /// Takes the state after step n. Returns false once the points are complete or no more come.
    bool take(const Ensemble& ensemble, std::size_t motion, std::int64_t n) {
        if (!ensemble.isFinite(motion)) return false;
        bool is = false;
        double point = 0;
        if (pace_.perPeriod > 0) {
            is = n == due_;
            if (is) {
                point = columns_ ? calculatedIn(ensemble, motion, n) : valueIn(ensemble, motion);
                due_ += pace_.perPeriod;
            }
        } else {
            const double value = valueIn(ensemble, motion), rate = rateIn(ensemble, motion);
            is = rate_ > 0 && rate <= 0;
            if (is) point = crest(pace_.h, value_, value, rate_, rate);
            value_ = value;
            rate_ = rate;
        }
        if (is) {
            if (count_++ >= transient_) found_.push_back(point);
            last_ = n;
        }
        return count_ < transient_ + wanted_ && n - last_ < most_;
    }
    std::vector<double> points() && { return std::move(found_); }

private:
    double valueIn(const Ensemble& ensemble, std::size_t motion) const {
        return ensemble.value(motion, coordinate_ + (inVelocities_ ? coordinates_ : 0));
    }
    double rateIn(const Ensemble& ensemble, std::size_t motion) const {
        return inVelocities_ ? ensemble.acceleration(motion, coordinate_)
                             : ensemble.value(motion, coordinates_ + coordinate_);
    }

    double calculatedIn(const Ensemble& ensemble, std::size_t motion, std::int64_t n) {
        ensemble.copy(motion, std::span(state_).first(2 * coordinates_));
        state_.back() = pace_.time(n);
        return columns_->at(state_)[calculated_];
    }

    std::size_t coordinate_;
    Pace pace_;
    std::int64_t transient_, wanted_, most_; ///< points left out, points kept, steps between two
    bool inVelocities_;                      ///< of the state: a velocity, or a variable of first order
    std::size_t coordinates_;
    std::unique_ptr<StateColumns> columns_; ///< null: a coordinate or a velocity
    std::size_t calculated_ = 0;            ///< number of the column
    std::vector<double> state_;             ///< [q | v | t]
    std::vector<double> found_;
    double value_ = 0, rate_ = 0;                 ///< of what is measured, after the last step
    std::int64_t due_ = 0, last_ = 0, count_ = 0; ///< step of the next point; of the last; points
};

/// The values of the setting that one work item computes, for one run.
struct BlockOfValues {
    std::size_t run = 0, begin = 0, end = 0;
};

void record(const RunGroup& together, std::span<const AnalysedRun* const> motions,
            std::vector<Recorder>& recorders, Worker& worker) {
    std::vector<const AnalysedRun*> runs;
    for (const std::size_t i : together) runs.push_back(motions[i]);
    const Pace& pace = recorders[together.front()].pace();
    const auto eachStep = [&](Ensemble& ensemble, std::int64_t n) {
        if (recorders[together.front()].needsAcceleration()) ensemble.findAccelerations(pace.time(n));
        for (std::size_t i = 0; n == 0 && i < together.size(); ++i) recorders[together[i]].begin(ensemble, i);
    };
    const auto take = [&](const Ensemble& ensemble, std::size_t i, std::int64_t n) {
        const bool goesOn = recorders[together[i]].take(ensemble, i, n);
        if (!goesOn) worker.advance();
        return goesOn;
    };
    followTogether(
        runs, pace.h, [&](std::int64_t n) { return pace.time(n); }, eachStep, take, worker);
}

AnalysisResult runBifurcation(const Experiment& experiment, const AnalysisSpec& spec,
                              const Progress& progress, unsigned threads) {
    const auto count = static_cast<std::size_t>(spec.settings["values"]);
    const std::vector<double> values = parameterRange(spec, count);
    if (spec.over.empty()) throw InputError(TRANSLATABLE("fault", "a sweep needs a setting"), "over");
    const auto at = [&](std::size_t k) {
        Experiment changed = experiment;
        setByKey(changed, spec.over, values[k]);
        return changed;
    };
    at(0), at(count - 1); // throws for values that the setting refuses
    const std::size_t runs = experiment.runs.size();
    const std::vector<Coordinate> coordinates = coordinatesOf(experiment, analysedRun(experiment, 0));
    const Measured measured =
        measuredOf(experiment, coordinates, analysedRun(experiment, 0), spec.coordinate);
    std::vector<std::vector<double>> found(count * runs);
    AnalysisResult result;
    std::vector<BlockOfValues> blocks;
    for (std::size_t r = 0; r < runs; ++r) {
        // Values of a setting that changes the times of the points cannot be computed in lanes.
        const AnalysedRun first = analysedRun(at(0), r), last = analysedRun(at(count - 1), r);
        const bool together = goesTogether(first) && Pace(first, spec) == Pace(last, spec);
        const std::size_t width = together ? mostTogether(count * runs, threads) : 1;
        for (std::size_t k = 0; k < count; k += width) blocks.push_back({r, k, std::min(k + width, count)});
    }
    result.complete = inParallel(
        blocks.size(), found.size(), progress,
        [&](std::size_t item, Worker& worker) {
            const auto& [r, begin, end] = blocks[item];
            std::vector<AnalysedRun> motions;
            std::vector<Recorder> recorders;
            for (std::size_t k = begin; k < end; ++k) motions.push_back(analysedRun(at(k), r));
            std::vector<const AnalysedRun*> list;
            for (std::size_t k = begin; k < end; ++k) {
                const AnalysedRun& motion = motions[k - begin];
                list.push_back(&motion);
                recorders.emplace_back(motion, spec, measured, measured.isCalculated ? at(k) : experiment, r);
            }
            for (const RunGroup& together : cutTogether(list, list.size(), [&](std::size_t i, std::size_t j) {
                     return recorders[i].pace() == recorders[j].pace();
                 })) {
                record(together, list, recorders, worker);
                for (const std::size_t i : together)
                    found[(begin + i) * runs + r] = std::move(recorders[i]).points();
            }
        },
        threads);
    result.table.runs = result.summary.runs = runLabels(experiment);
    const SettingFacts facts = describe(experiment, SettingKey::parse(spec.over));
    for (std::size_t r = 0; r < runs; ++r) {
        Column across = columnOf("value", facts.name, facts.unit, static_cast<int>(r));
        Column points = measured.column;
        points.run = static_cast<int>(r);
        for (std::size_t k = 0; k < count; ++k)
            for (const double value : found[k * runs + r]) {
                across.values.push_back(values[k]);
                points.values.push_back(value);
            }
        result.summary.columns.push_back({"points",
                                          TRANSLATABLE("metric", "points found"),
                                          "1",
                                          static_cast<int>(r),
                                          {static_cast<double>(points.values.size())}});
        result.table.columns.push_back(std::move(across));
        result.table.columns.push_back(std::move(points));
    }
    return result;
}

} // namespace

constinit const Analysis bifurcationAnalysis{
    .id = "bifurcation",
    .name = TRANSLATABLE("analysis", "Bifurcation diagram"),
    .description =
        TRANSLATABLE("analysis", "Where the settled motion is once in each period of the drive, or "
                                 "its largest values, for many values of a parameter."),
    .settings = bifurcationSettings,
    .needsOver = true,
    .needsCoordinate = true,
    .takesVelocities = true,
    .coordinateName = TRANSLATABLE("analysis", "Coordinate"),
    .chart = {.marks = AnalysisChart::Marks::Points},
    .propose = proposeBifurcation,
    .run = runBifurcation,
};

} // namespace timestep
