// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/sweep.h"

#include "core/input_error.h"
#include "core/run/session.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

constexpr std::size_t columnsPerRun = 4;

/// Unit of the swept setting; the experiment knows it by its descriptor.
std::string unitOf(const Experiment& experiment, const std::string& key) {
    const std::string id = key.substr(key.rfind('/') == std::string::npos ? 0 : key.rfind('/') + 1);
    if (id == "step" || id == "duration") return std::string(experiment.scene->timeUnit);
    if (experiment.parameters.has(id)) return std::string(experiment.parameters.descriptor(id).unit);
    return "1";
}

std::string nameOf(const Experiment& experiment, const std::string& key) {
    const std::string id = key.substr(key.rfind('/') == std::string::npos ? 0 : key.rfind('/') + 1);
    if (id == "step") return TRANSLATABLE("metric", "step size h");
    if (id == "duration") return TRANSLATABLE("metric", "duration");
    if (experiment.parameters.has(id)) return std::string(experiment.parameters.descriptor(id).name);
    const ParameterValues& method = experiment.runs.front().method;
    return method.has(id) ? std::string(method.descriptor(id).name) : id;
}

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
    return std::isfinite(order) ? order : std::numeric_limits<double>::quiet_NaN();
}

Table emptyTable(const Session& session, const SweepSpec& spec) {
    Table table;
    table.runs = session.table().runs;
    table.columns.push_back(
        {"value", nameOf(session.experiment(), spec.over), unitOf(session.experiment(), spec.over), -1, {}});
    for (std::size_t i = 0; i < session.runs(); ++i) {
        const int run = static_cast<int>(i);
        const Column* measured = session.table().find(spec.measure, run);
        table.columns.push_back({spec.measure + "-maximum", measured->name, measured->unit, run, {}});
        table.columns.push_back({spec.measure + "-end", measured->name, measured->unit, run, {}});
        table.columns.push_back({"evaluations", TRANSLATABLE("metric", "force evaluations"), "1", run, {}});
        table.columns.push_back({"order", TRANSLATABLE("metric", "measured order"), "1", run, {}});
    }
    return table;
}

void addRow(Table& table, const Session& session, const SweepSpec& spec, double value) {
    std::vector<double>& values = table.columns[0].values;
    values.push_back(value);
    const std::size_t row = values.size() - 1;
    for (std::size_t i = 0; i < session.runs(); ++i) {
        Column* const column = &table.columns[1 + columnsPerRun * i];
        const std::vector<double>& measured = session.table().find(spec.measure, static_cast<int>(i))->values;
        const bool finite = session.simulation(i).finite();
        const double undefined = std::numeric_limits<double>::quiet_NaN();
        column[0].values.push_back(finite ? largestMagnitude(measured) : undefined);
        column[1].values.push_back(finite ? measured.back() : undefined);
        column[2].values.push_back(static_cast<double>(session.simulation(i).evaluations()));
        column[3].values.push_back(
            row == 0 ? undefined
                     : localOrder(values[row - 1], value, column[0].values[row - 1], column[0].values[row]));
    }
}

/// Steps to the end; asks `goOn` some fifty times a second. False: it said no.
template <class GoOn>
bool finishRun(Session& session, const GoOn& goOn) {
    if (session.experiment().duration == 0) throw InputError("a sweep needs a duration", "duration");
    auto asked = std::chrono::steady_clock::now();
    while (session.step()) {
        const auto now = std::chrono::steady_clock::now();
        if (now - asked < std::chrono::milliseconds(20)) continue;
        asked = now;
        if (!goOn()) return false;
    }
    return true;
}

} // namespace

Table sweep(const Experiment& experiment, const SweepSpec& spec, const SweepProgress& progress) {
    if (spec.values.empty()) throw InputError("a sweep needs at least one value", "values");
    Experiment base = experiment;
    base.record = {spec.measure};
    base.recordEvery = 1;
    Table table;
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
        Experiment changed = base;
        setByKey(changed, spec.over, exactNumber(spec.values[i]));
        if (spec.over == "step")
            for (Run& run : changed.runs) run.step.reset();
        Session session(std::move(changed));
        if (i == 0) table = emptyTable(session, spec);
        if (!finishRun(session, [&] { return !progress || progress(i, spec.values.size()); })) break;
        addRow(table, session, spec, spec.values[i]);
        if (progress && !progress(i + 1, spec.values.size())) break;
    }
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
