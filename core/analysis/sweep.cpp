// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sweep.h"

#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/run/session.h"
#include "core/run/setting_key.h"
#include "core/run/verlet_settings.h"
#include "core/table/number_text.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <atomic>
#include <cmath>

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

Table emptyTable(const Session& session, const SweepSpec& spec) {
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

/// What one session says about its runs.
struct Row {
    struct OfRun {
        double maximum = 0, end = 0, evaluations = 0;
    };
    std::vector<OfRun> runs;
    std::atomic<bool> done = false;
};

void readRow(Row& row, const Session& session, const std::string& measure) {
    for (std::size_t i = 0; i < session.runs(); ++i) {
        const std::vector<double>& measured = session.table().find(measure, static_cast<int>(i))->values;
        const bool finite = session.simulation(i).finite();
        row.runs.push_back({finite ? largestMagnitude(measured) : undefined,
                            finite ? measured.back() : undefined,
                            static_cast<double>(session.simulation(i).evaluations())});
    }
    row.done = true;
}

void addRow(Table& table, const Experiment& experiment, const SweepSpec& spec, const Row& row, double value) {
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

Experiment changedExperiment(const Experiment& base, const SweepSpec& spec, double value) {
    Experiment changed = base;
    const auto index = static_cast<std::size_t>(std::max(value, 0.0));
    if (!spec.choices.empty() && index >= spec.choices.size())
        throw InputError("a value of the sweep stands for no choice", "values");
    setByKey(changed, spec.over, spec.choices.empty() ? exactNumber(value) : spec.choices[index]);
    if (!spec.shared.empty()) setByKey(changed, spec.shared, exactNumber(std::round(spec.budget / value)));
    if (spec.over == "step")
        for (Run& run : changed.runs) run.step.reset();
    return changed;
}

} // namespace

double expectedOrder(const Experiment& experiment, std::size_t run) {
    if (experiment.scene->kind() != SceneKind::Problem) return undefined;
    const Integrator* integrator = findIntegrator(experiment.runs[run].method.choice("integrator"));
    if (integrator == nullptr) return undefined;
    const ParameterValues& method = experiment.runs[run].method;
    if (velocityReading(method) == VelocityReading::Backward) return 1;
    const auto problem = makeSimulation(experiment, run);
    const bool centred = method.has("damping-form") && method.choice("damping-form") == "centred";
    return problem->problem()->dampingRate() == 0 || centred ? integrator->order
                                                             : integrator->orderWhenDamped;
}

Table sweep(const Experiment& experiment, const SweepSpec& spec, const SweepProgress& progress,
            unsigned threads) {
    if (spec.values.empty()) throw InputError("a sweep needs at least one value", "values");
    Experiment base = experiment;
    base.record = {spec.measure};
    base.recordEvery = 1;
    for (const double value : spec.values)
        if (changedExperiment(base, spec, value).duration == 0)
            throw InputError("a sweep needs a duration", "duration");
    Table table = emptyTable(Session(changedExperiment(base, spec, spec.values.front())), spec);
    const std::size_t count = spec.values.size();
    std::vector<Row> rows(count);
    std::size_t told = 0; // rows that `progress` knows of
    const auto tell = [&](std::size_t, std::size_t) {
        const std::size_t before = told;
        while (told < count && rows[told].done)
            if (++told; progress && !progress(told, count)) return false;
        return told > before || !progress || progress(told, count);
    };
    inParallel(
        count, count, tell,
        [&](std::size_t item, Worker& worker) {
            Session session(changedExperiment(base, spec, spec.values[item]));
            while (worker.goesOn())
                if (!session.step()) {
                    readRow(rows[item], session, spec.measure);
                    break;
                }
            worker.advance();
        },
        threads);
    for (std::size_t i = 0; i < told; ++i) addRow(table, base, spec, rows[i], spec.values[i]);
    return table;
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

} // namespace timestep
