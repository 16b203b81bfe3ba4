// SPDX-License-Identifier: GPL-3.0-or-later
// One run for each of several values of a setting.
#include "core/analysis/sweep.h"

#include "core/analysis/kinds.h"
#include "core/analysis/measured_error.h"
#include "core/curve_fit/fits.h"
#include "core/curve_fit/rounding_floor.h"
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/session.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/run/simulation/verlet_settings.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

double largestMagnitude(const std::vector<double>& values) {
    double largest = 0;
    for (const double value : values) {
        if (std::isnan(value)) return value;
        largest = std::max(largest, std::abs(value));
    }
    return largest;
}

double localOrder(double x0, double x1, double y0, double y1) {
    const double order = std::log(y1 / y0) / std::log(x1 / x0);
    return std::isfinite(order) ? order : undefined;
}

Table emptyTable(const Session& session, const AnalysisSpec& spec) {
    Table table;
    table.runs = session.table().runs;
    const SettingFacts over = describe(session.experiment(), SettingKey::parse(spec.over));
    const bool ofMethod =
        over.parameter != nullptr && !session.experiment().parameters.has(over.parameter->id);
    table.columns.push_back({"value", over.name, ofMethod ? "1" : std::string(over.unit), -1, {}});
    for (std::size_t i = 0; i < session.runs(); ++i) {
        const int run = static_cast<int>(i);
        const Column* measured = session.table().find(spec.measure, run);
        table.columns.push_back({spec.measure + "-maximum", measured->name, measured->unit, run, {}});
        table.columns.push_back({spec.measure + "-end", measured->name, measured->unit, run, {}});
        table.columns.push_back({"evaluations", TRANSLATABLE("metric", "force evaluations"), "1", run, {}});
        table.columns.push_back({"order", TRANSLATABLE("metric", "measured order"), "1", run, {}});
        if (spec.over == "step" && session.experiment().scene->kind() == SceneKind::Problem)
            table.columns.push_back(
                {"expected-order", TRANSLATABLE("metric", "expected order"), "1", run, {}});
    }
    return table;
}

/// The results of the runs at one value.
struct Row {
    struct OfRun {
        double maximum = 0, end = 0, evaluations = 0;
        std::optional<double> horizon; ///< of the computed reference that the measure needs
    };
    std::vector<OfRun> runs;
    std::atomic<std::size_t> done = 0; ///< number of runs that have ended
};

/// Reads the result of a session of one run that has ended.
Row::OfRun resultOf(const Session& session, const std::string& measure) {
    const std::vector<double>& measured = session.table().find(measure, 0)->values;
    const Simulation& simulation = session.simulation(0);
    const bool finite = simulation.finite();
    return {finite ? largestMagnitude(measured) : undefined, finite ? measured.back() : undefined,
            static_cast<double>(simulation.evaluations()),
            std::isnan(measured.back()) ? referenceHorizonOf(simulation) : std::nullopt};
}

void addRow(Table& table, const Experiment& experiment, const AnalysisSpec& spec, const Row& row,
            double value) {
    std::vector<double>& values = table.columns[0].values;
    values.push_back(value);
    const std::size_t at = values.size() - 1;
    for (std::size_t i = 0; i < row.runs.size(); ++i) {
        const int run = static_cast<int>(i);
        const auto column = [&](const std::string& id) -> std::vector<double>& {
            return std::find_if(table.columns.begin(), table.columns.end(),
                                [&](const Column& one) { return one.run == run && one.id == id; })
                ->values;
        };
        std::vector<double>& maximum = column(spec.measure + "-maximum");
        maximum.push_back(row.runs[i].maximum);
        column(spec.measure + "-end").push_back(row.runs[i].end);
        column("evaluations").push_back(row.runs[i].evaluations);
        column("order").push_back(at == 0 ? undefined
                                          : localOrder(values[at - 1], value, maximum[at - 1], maximum[at]));
        if (table.find("expected-order", run) != nullptr)
            column("expected-order").push_back(expectedOrder(experiment, i));
    }
}

Experiment recordingOnly(Experiment experiment, const std::string& measure) {
    experiment.record = {measure};
    experiment.recordEvery = 1;
    return experiment;
}

Experiment changedExperiment(const Experiment& base, const AnalysisSpec& spec, double value) {
    Experiment changed = base;
    const std::vector<std::string>& choices = spec.swept.choices;
    if (!choices.empty() && !(value < static_cast<double>(choices.size())))
        throw InputError(TRANSLATABLE("fault", "a value of the sweep matches no choice"), "values");
    setByKey(changed, spec.over,
             choices.empty() ? Value(value) : choices[static_cast<std::size_t>(std::max(value, 0.0))]);
    if (!spec.swept.shared.empty())
        setByKey(changed, spec.swept.shared, std::round(spec.swept.budget / value));
    if (spec.over == "step")
        for (Run& run : changed.runs) run.step.reset();
    return changed;
}

/// Returns an error measure, or another measure if the scene has none.
std::string proposedMeasure(const Experiment& experiment) {
    const Session start(experiment);
    for (const char* id : {"position-error", "largest-strain", "kinetic-energy"})
        if (start.table().find(id) != nullptr) return id;
    return {};
}

void proposeSweep(const Experiment& experiment, AnalysisSpec& spec) {
    spec.over = "step";
    spec.measure = proposedMeasure(experiment);
    spec.swept.values = proposedValues(experiment, spec.over);
}

AnalysisResult runSweep(const Experiment& experiment, const AnalysisSpec& spec, const Progress& progress,
                        unsigned threads) {
    if (spec.swept.values.empty())
        throw InputError(TRANSLATABLE("fault", "a sweep needs at least one value"), "values");
    const std::vector<double> values = valuesOfPart(spec.swept);
    const Experiment base = recordingOnly(experiment, spec.measure);
    for (const double value : values) {
        const Experiment changed = changedExperiment(base, spec, value);
        if (changed.duration == 0)
            throw InputError(TRANSLATABLE("fault", "a sweep needs a duration"), "duration");
    }
    AnalysisResult result;
    result.table = emptySweepTable(experiment, spec);
    result.summary.runs = result.table.runs;
    const std::size_t count = values.size(), runs = experiment.runs.size();
    std::vector<Row> rows(count);
    for (Row& row : rows) row.runs.resize(runs);
    std::size_t reported = 0; // rows already reported to `progress`
    const auto reportProgress = [&](std::size_t, std::size_t) {
        const std::size_t before = reported;
        while (reported < count && rows[reported].done == runs)
            if (++reported; progress && !progress(reported, count)) return false;
        return reported > before || !progress || progress(reported, count);
    };
    inParallel(
        count * runs, count, reportProgress,
        [&](std::size_t item, Worker& worker) {
            const std::size_t run = item % runs;
            Row& row = rows[item / runs];
            Session session(onlyRun(changedExperiment(base, spec, values[item / runs]), run));
            while (worker.goesOn())
                if (!session.step()) {
                    row.runs[run] = resultOf(session, spec.measure);
                    ++row.done;
                    break;
                }
        },
        threads);
    for (const Row& row : rows)
        for (const Row::OfRun& one : row.runs)
            if (one.horizon) throw beyondReference(*one.horizon);
    for (std::size_t i = 0; i < reported; ++i) addRow(result.table, base, spec, rows[i], values[i]);
    result.complete = reported == count;
    return result;
}

std::vector<ChartLine> linesOfSweep(const DerivedResult& derived, const ChartRequest& request) {
    if (!request.slopes) return {};
    return fittedSlopes(derived, drawnColumn(sweepAnalysis.chart, derived.spec.measure, request));
}

bool allPositive(const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), [](double value) { return !(value <= 0); });
}

constexpr double leastTold = 1e-4; ///< the smallest uncertainty that is shown; smaller ones are rounded up

/// Decimals that show one digit of an uncertainty, 2 to 4; none: it is not known.
std::optional<int> decimalsOfError(double error) {
    if (!(error >= leastTold) || !std::isfinite(error)) return std::nullopt;
    int decimals = 2;
    for (double unit = 0.01; error < 0.95 * unit && decimals < 4; unit /= 10) ++decimals;
    return decimals;
}

} // namespace

double expectedOrder(const Experiment& experiment, std::size_t run) {
    if (experiment.scene->kind() != SceneKind::Problem) return undefined;
    const Integrator* integrator = findIntegrator(experiment.runs[run].method.choice("integrator"));
    if (integrator == nullptr) return undefined; // a user-defined method declares nothing
    const ParameterValues& method = experiment.runs[run].method;
    if (velocityReading(method) == VelocityReading::Backward) return 1;
    const auto problem = makeSimulation(experiment, run);
    const bool centred = method.has("damping-form") && method.choice("damping-form") == "centred";
    return problem->problem()->dampingRate() == 0 || centred ? integrator->order
                                                             : integrator->orderWhenDamped;
}

AnalysisSpec sweepOver(std::string over, std::vector<double> values, std::string measure) {
    AnalysisSpec spec;
    spec.kind = sweepAnalysis.id;
    spec.over = std::move(over);
    spec.measure = std::move(measure);
    spec.swept.values = std::move(values);
    return spec;
}

std::vector<double> valuesOfPart(const SweptValues& swept) {
    const std::size_t count = swept.values.size();
    if (swept.part < 1 || swept.part > swept.parts || swept.parts > count)
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no part %1 of %2 with %3 values"),
                                  swept.part, swept.parts, count),
                         "part");
    const auto at = [&](std::size_t part) {
        return swept.values.begin() + static_cast<std::ptrdiff_t>(part * count / swept.parts);
    };
    return {at(swept.part - 1), at(swept.part)};
}

Table emptySweepTable(const Experiment& experiment, const AnalysisSpec& spec) {
    const Experiment base = recordingOnly(experiment, spec.measure);
    return emptyTable(Session(changedExperiment(base, spec, spec.swept.values.front())), spec);
}

Table joinedSweep(const std::vector<Table>& parts) {
    Table whole = parts.front();
    for (std::size_t i = 0; i < whole.columns.size(); ++i)
        for (auto part = parts.begin() + 1; part != parts.end(); ++part) {
            const std::vector<double>& more = part->columns.at(i).values;
            whole.columns[i].values.insert(whole.columns[i].values.end(), more.begin(), more.end());
        }
    const std::vector<double> values = whole.columns[0].values;
    for (std::size_t i = 0; i < whole.columns.size(); ++i) {
        Column& order = whole.columns[i];
        if (order.id != "order") continue;
        const auto maximum = std::find_if(whole.columns.begin(), whole.columns.end(), [&](const Column& one) {
            return one.run == order.run && one.id.ends_with("-maximum");
        });
        for (std::size_t row = 1; row < values.size(); ++row)
            order.values[row] =
                localOrder(values[row - 1], values[row], maximum->values[row - 1], maximum->values[row]);
    }
    return whole;
}

std::vector<ChartLine> fittedSlopes(const DerivedResult& derived, const std::string& columnId) {
    const Table& table = derived.result.table;
    const std::vector<double>& x = table.find("value", -1)->values;
    const auto usable = [&](const Column& column) {
        return column.id != columnId || allPositive(column.values);
    };
    if (x.empty() || !allPositive(x) || !std::all_of(table.columns.begin(), table.columns.end(), usable))
        return {};
    const bool overSteps = derived.spec.over == "step" || findAnalysis(derived.spec.kind)->takesSteps;
    std::vector<ChartLine> fitted;
    for (const Column& column : table.columns) {
        if (column.id != columnId) continue;
        const AboveFloor used =
            overSteps ? aboveRoundingFloor(x, column.values) : AboveFloor{x, column.values, 0};
        const Fit law = fitCurve(FitKind::PowerLaw, used.steps, used.errors);
        if (!law.found() || law.determination < straightLine) continue;
        ChartLine line;
        line.run = column.run;
        const double slope = law.parameters[1].value;
        const double error = law.points > law.count ? std::max(law.parameters[1].error, leastTold) : 0;
        const std::optional<int> decimals = decimalsOfError(error);
        line.label =
            decimals ? TRANSLATABLE("analysis", "slope %1 ± %2") : TRANSLATABLE("analysis", "slope %1");
        line.numbers = {{slope, decimals.value_or(3)}};
        if (decimals) line.numbers.push_back({error, *decimals});
        const Column* expected = derived.result.summary.find("expected-order", column.run);
        if (expected != nullptr && std::isfinite(expected->values.front())) {
            line.label = decimals ? TRANSLATABLE("analysis", "slope %1 ± %2, expected %3")
                                  : TRANSLATABLE("analysis", "slope %1, expected %2");
            line.numbers.push_back({expected->values.front()});
        }
        if (decimals && used.leftOut > 0) {
            line.label = line.numbers.size() > 2
                             ? TRANSLATABLE("analysis", "slope %1 ± %2, expected %3, %4 left out (rounding)")
                             : TRANSLATABLE("analysis", "slope %1 ± %2, %3 left out (rounding)");
            line.numbers.push_back({static_cast<double>(used.leftOut)});
        }
        const auto [low, high] = std::minmax_element(used.steps.begin(), used.steps.end());
        line.x = {*low, *high};
        for (const double at : line.x)
            line.y.push_back(law.parameters[0].value * std::pow(at, law.parameters[1].value));
        fitted.push_back(std::move(line));
    }
    return fitted;
}

std::vector<double> proposedValues(const Experiment& experiment, const std::string& key) {
    std::vector<double> values;
    if (key == "step") {
        for (double h = 2 * experiment.step; values.size() < 6; h /= 2) values.push_back(h);
        return values;
    }
    const SettingKey setting = SettingKey::parse(key);
    const SettingFacts facts = describe(experiment, setting);
    if (facts.parameter == nullptr && facts.unit == "1" && setting.id.find('/') != std::string::npos) {
        const double now = parseNumber(get(experiment, setting));
        for (const double factor : {0.25, 0.5, 1.0, 2.0, 4.0})
            values.push_back((now == 0 ? 1 : now) * factor);
        return values;
    }
    if (facts.parameter == nullptr || facts.parameter->kind == ParameterKind::Choice ||
        facts.parameter->kind == ParameterKind::Toggle)
        throw InputError(TRANSLATABLE("fault", "no values are proposed for this setting"), "values");
    const Parameter& parameter = *facts.parameter;
    const double now = parseNumber(get(experiment, setting));
    if (parameter.kind == ParameterKind::Integer) return {1, 2, 4, 8, 16};
    if (now > 0)
        for (const double factor : {0.25, 0.5, 1.0, 2.0, 4.0}) values.push_back(now * factor);
    else
        for (int i = 0; i < 5; ++i)
            values.push_back(parameter.lower + i * (parameter.upper - parameter.lower) / 4);
    std::erase_if(values,
                  [&](double value) { return value < parameter.minimum || value > parameter.maximum; });
    return values;
}

std::vector<double> parseValues(const std::string& list) {
    std::vector<double> values;
    std::size_t begin = 0;
    while (begin <= list.size()) {
        const std::size_t comma = std::min(list.find(',', begin), list.size());
        values.push_back(parseNumber(list.substr(begin, comma - begin)));
        begin = comma + 1;
    }
    return values;
}

constinit const Analysis sweepAnalysis{
    .id = "sweep",
    .name = TRANSLATABLE("analysis", "Sweep"),
    .description = TRANSLATABLE("analysis", "One run for each of several values of a setting, and what was "
                                            "measured in it."),
    .needsMeasure = true,
    .needsValues = true,
    .chart = {.x = "value",
              .y = "-maximum",
              .marks = AnalysisChart::Marks::LineAndPoints,
              .scale = AnalysisChart::Scale::LogarithmicIfPositive,
              .namedByMeasure = true,
              .lines = linesOfSweep},
    .propose = proposeSweep,
    .run = runSweep,
};

} // namespace timestep
