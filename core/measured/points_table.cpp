// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/points_table.h"

#include "core/run/experiment/experiment.h"
#include "core/run/rows/column_calculator.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Follows the name of a measure in the name of its rate of change.
constexpr Text rateSuffix = TRANSLATABLE("metric", " (rate of change)");

void addCalculatedColumns(Table& table, const Experiment& experiment) {
    if (experiment.calculated.empty()) return;
    const auto simulation = makeSimulation(experiment, 0);
    ColumnCalculator calculator(experiment, *simulation);
    std::size_t row = 0;
    const auto read = [&](const RecordedColumn& column) {
        const Column* const measured = table.find(column.id);
        return measured != nullptr ? measured->values[row] : undefined;
    };
    std::vector<std::vector<double>> values(experiment.calculated.size());
    for (; row < table.rows(); ++row) {
        calculator.compute(read, simulation->parameters());
        for (std::size_t i = 0; i < values.size(); ++i) values[i].push_back(calculator.values()[i]);
    }
    for (std::size_t i = 0; i < values.size(); ++i) {
        const CalculatedColumn& one = experiment.calculated[i];
        const bool isDefined =
            std::any_of(values[i].begin(), values[i].end(), [](double value) { return !std::isnan(value); });
        if (isDefined && table.find(one.id) == nullptr)
            table.columns.push_back({one.id, one.name, one.unit, 0, std::move(values[i])});
    }
}

} // namespace

std::vector<double> rateOfChange(std::span<const double> t, std::span<const double> y) {
    const std::size_t n = std::min(t.size(), y.size());
    std::vector<double> rates(n, undefined);
    const auto slope = [&](std::size_t i) { return (y[i + 1] - y[i]) / (t[i + 1] - t[i]); };
    for (std::size_t i = 0; n > 1 && i < n; ++i) {
        if (i == 0 || i + 1 == n) {
            rates[i] = slope(i == 0 ? 0 : n - 2);
        } else {
            const double h = t[i] - t[i - 1], k = t[i + 1] - t[i];
            rates[i] = (h * h * y[i + 1] + (k * k - h * h) * y[i] - k * k * y[i - 1]) / (h * k * (h + k));
        }
        if (!std::isfinite(rates[i])) rates[i] = undefined;
    }
    return rates;
}

PointsTable pointsTable(const Experiment& experiment, const MeasuredTable& table,
                        const MeasuredColumns& columns, std::span<const RecordedColumn> measures,
                        std::string_view timeUnit, bool leftOut) {
    const MeasuredRows all = rowsOf(table, columns, measures, timeUnit);
    PointsTable points;
    points.table.runs = {table.file};
    for (std::size_t row = 0; row < all.time.size(); ++row) {
        const bool isOut =
            std::find(columns.leftOut.begin(), columns.leftOut.end(), row) != columns.leftOut.end();
        if (std::isfinite(all.time[row]) && isOut == leftOut) points.rows.push_back(row);
    }
    std::stable_sort(points.rows.begin(), points.rows.end(),
                     [&](std::size_t a, std::size_t b) { return all.time[a] < all.time[b]; });
    const auto chosen = [&](const std::vector<double>& values) {
        std::vector<double> list;
        for (const std::size_t row : points.rows) list.push_back(values[row]);
        return list;
    };
    points.table.columns.push_back(
        {"time", TRANSLATABLE("metric", "time t"), std::string(timeUnit), 0, chosen(all.time)});
    for (std::size_t i = 0; i < columns.measures.size(); ++i) {
        const std::string& id = columns.measures[i].measure;
        const auto measure = std::find_if(measures.begin(), measures.end(),
                                          [&](const RecordedColumn& one) { return one.id == id; });
        if (points.table.find(id) != nullptr) continue; // the same measure from two columns
        points.table.columns.push_back({id, measure->name, measure->unit, 0, chosen(all.values[i])});
    }
    addCalculatedColumns(points.table, experiment);
    const std::size_t count = points.table.columns.size();
    for (std::size_t i = 1; i < count; ++i) {
        const Column& of = points.table.columns[i];
        std::string unit = of.unit + "/" + std::string(timeUnit);
        if (timeUnit == "1") unit = of.unit;
        if (timeUnit != "1" && of.unit == "1") unit = "1/" + std::string(timeUnit);
        const Wording name = of.name.letters.empty() ? Wording(of.name.text, rateSuffix)
                                                     : Wording("d(" + of.name.letters + ")/dt");
        Column rate{"rate-" + of.id, name, unit, 0, rateOfChange(points.table.columns[0].values, of.values)};
        points.table.columns.push_back(std::move(rate));
    }
    return points;
}

} // namespace timestep
