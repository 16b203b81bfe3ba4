// SPDX-License-Identifier: GPL-3.0-or-later
// Bifurcation sweep: where the settled motion passes, over the values of a setting.
#include "core/analysis/kinds.h"
#include "core/analysis/parameter_range.h"
#include "core/analysis/section_motions.h"
#include "core/input_error.h"
#include "core/run/setting_key.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>

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

/// The parameter that a person would try first: the drive, or the first number that is no start.
std::string firstDial(const Experiment& experiment) {
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
    spec.over = firstDial(experiment);
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

/// What is recorded of one motion.
class Recorder {
public:
    Recorder(const AnalysedRun& run, const AnalysisSpec& spec, std::size_t coordinate)
        : run_(run), coordinate_(coordinate), rates_(run.problem->coordinates()) {
        const double given = spec.settings["period"];
        period_ = given > 0 ? given : run.problem->drivingPeriod();
        perPeriod_ = period_ > 0 ? static_cast<std::int64_t>(std::ceil(period_ / run.h - 1e-9)) : 0;
        h_ = period_ > 0 ? period_ / static_cast<double>(perPeriod_) : run.h;
        most_ = static_cast<std::int64_t>(spec.settings["most-steps-per-point"]);
    }

    std::vector<double> points(std::int64_t transient, std::int64_t wanted, Worker& worker) {
        IntegratorState state = run_.start(h_);
        std::vector<double> found;
        double x0 = run_.valueOf(coordinate_, state.y), s0 = rate(state, 0);
        std::int64_t last = 0, count = 0;
        for (std::int64_t n = 0; count < transient + wanted && worker.goesOn() && n - last < most_;) {
            run_.integrator->step(*run_.problem, state, time(n), h_);
            ++n;
            if (!isFinite(state.y)) break;
            const double x1 = run_.valueOf(coordinate_, state.y);
            bool is = perPeriod_ > 0 && n % perPeriod_ == 0;
            double value = x1;
            if (perPeriod_ == 0) {
                const double s1 = rate(state, time(n));
                is = s0 > 0 && s1 <= 0;
                if (is) value = crest(h_, x0, x1, s0, s1);
                s0 = s1;
            }
            x0 = x1;
            if (!is) continue;
            if (count++ >= transient) found.push_back(value);
            last = n;
        }
        return found;
    }

private:
    double time(std::int64_t n) const {
        if (perPeriod_ == 0) return static_cast<double>(n) * h_;
        return (static_cast<double>(n / perPeriod_) +
                static_cast<double>(n % perPeriod_) / static_cast<double>(perPeriod_)) *
               period_;
    }
    double rate(const IntegratorState& state, double t) {
        if (!run_.problem->isFirstOrder(coordinate_)) return state.v()[coordinate_];
        run_.problem->acceleration(t, state.q(), state.v(), rates_);
        return rates_[coordinate_];
    }

    const AnalysedRun& run_;
    std::size_t coordinate_;
    double period_ = 0, h_ = 0;  ///< [time unit]
    std::int64_t perPeriod_ = 0; ///< steps; 0: largest values are recorded
    std::int64_t most_ = 0;      ///< steps between two points
    std::vector<double> rates_;
};

AnalysisResult runBifurcation(const Experiment& experiment, const AnalysisSpec& spec,
                              const Progress& progress, unsigned threads) {
    const auto count = static_cast<std::size_t>(spec.settings["values"]);
    const std::vector<double> values = parameterRange(spec, count);
    if (spec.over.empty()) throw InputError(TRANSLATABLE("fault", "a sweep needs a setting"), "over");
    const auto at = [&](std::size_t k) {
        Experiment changed = experiment;
        setByKey(changed, spec.over, exactNumber(values[k]));
        return changed;
    };
    at(0), at(count - 1); // values that the setting refuses
    const std::size_t runs = experiment.runs.size();
    const std::vector<Coordinate> coordinates = coordinatesOf(experiment, analysedRun(experiment, 0));
    const std::size_t coordinate = coordinateIndex(coordinates, spec.coordinate);
    std::vector<std::vector<double>> found(count * runs);
    AnalysisResult result;
    result.complete = inParallel(
        found.size(), found.size(), progress,
        [&](std::size_t item, Worker& worker) {
            const AnalysedRun run = analysedRun(at(item / runs), item % runs);
            found[item] = Recorder(run, spec, coordinate)
                              .points(static_cast<std::int64_t>(spec.settings["transient"]),
                                      static_cast<std::int64_t>(spec.settings["points"]), worker);
            worker.advance();
        },
        threads);
    result.table.runs = result.summary.runs = runLabels(experiment);
    const SettingFacts facts = describe(experiment, SettingKey::parse(spec.over));
    for (std::size_t r = 0; r < runs; ++r) {
        Column across = columnOf("value", facts.name, facts.unit, static_cast<int>(r));
        const Coordinate& c = coordinates[coordinate];
        Column points = columnOf(std::string(c.id), c.name, c.unit, static_cast<int>(r));
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
    .coordinateName = TRANSLATABLE("analysis", "Coordinate"),
    .chart = {.marks = AnalysisChart::Marks::Points},
    .propose = proposeBifurcation,
    .run = runBifurcation,
};

} // namespace timestep
