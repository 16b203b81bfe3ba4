// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/measured_series.h"

#include "core/input_error.h"
#include "core/parameter/typed_number.h"
#include "core/parameter/unit.h"
#include "core/run/experiment/experiment.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

const RecordedColumn& measureNamed(std::span<const RecordedColumn> measures, const std::string& id) {
    const auto found = std::find_if(measures.begin(), measures.end(),
                                    [&](const RecordedColumn& one) { return one.id == id; });
    if (found != measures.end()) return *found;
    std::vector<std::string> known;
    for (const RecordedColumn& one : measures) known.push_back(one.id);
    throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" cannot be measured in this scene; there are %2"),
                              id, listed(known)),
                     "columns");
}

/// The factor from the unit of a column to the wanted one. Where the run has pure numbers, as those of own
/// equations, they are taken as SI units.
double factorOf(const MeasuredTable& table, std::size_t column, const std::string& chosen,
                const std::string& standard, std::string_view wanted, bool isUnitless) {
    const ColumnHeading& heading = table.columns[column].heading;
    const std::string& named = chosen.empty() ? heading.unit : chosen;
    const std::string& unit = named.empty() ? standard : named;
    if (const auto factor = conversion(unit, wanted)) return *factor;
    if (const auto read = wanted == "1" && isUnitless ? unitOf(unit) : std::nullopt) return read->factor;
    InputError error(
        Sentence(TRANSLATABLE("fault", "the unit \"%1\" of column \"%2\" cannot be converted to %3"), unit,
                 heading.name, wanted));
    error.file = table.file;
    throw error;
}

/// The uncertainties of all rows [unit of the measure]; one number if all are equal.
std::vector<double> uncertaintiesOf(const MeasuredTable& table, const MeasuredColumns::OfMeasure& chosen,
                                    const std::string& unitOfValues, double factorOfValues,
                                    const RecordedColumn& measure, bool isUnitless) {
    if (chosen.sigma.empty()) return {};
    if (const auto number = typedNumber(chosen.sigma)) {
        if (!(*number > 0))
            throw InputError(TRANSLATABLE("fault", "an uncertainty must be greater than 0"), "sigma");
        return {*number * factorOfValues};
    }
    const std::size_t column = table.find(chosen.sigma);
    const double factor = factorOf(table, column, {}, unitOfValues, measure.unit, isUnitless);
    std::vector<double> all = table.numbers(column);
    for (std::size_t row = 0; row < all.size(); ++row) {
        if (all[row] <= 0) {
            InputError error(
                Sentence(TRANSLATABLE("fault", "the uncertainty in row %1 must be greater than 0"), row + 1),
                "sigma");
            error.file = table.file;
            throw error;
        }
        all[row] *= factor;
    }
    return all;
}

/// A placeholder for the calculated columns, which no metric computes.
constexpr Metric calculatedMetric{.id = "calculated",
                                  .value = [](const Simulation&, double) { return undefined; }};

} // namespace

std::vector<RecordedColumn> comparableMeasures(const Experiment& experiment, const Simulation& simulation) {
    std::vector<RecordedColumn> measures = columnsOf(simulation);
    for (const CalculatedColumn& column : experiment.calculated)
        measures.push_back(
            {column.id, column.name, column.unit, RecordedColumn::Source::Metric, 0, &calculatedMetric});
    return measures;
}

bool isCalculated(const RecordedColumn& measure) {
    return measure.metric == &calculatedMetric;
}

MeasuredRows rowsOf(const MeasuredTable& table, const MeasuredColumns& columns,
                    std::span<const RecordedColumn> measures, std::string_view timeUnit) {
    const bool isUnitless = timeUnit == "1";
    const std::size_t timeColumn = table.find(columns.time);
    const double timeFactor = columns.scale * factorOf(table, timeColumn, columns.timeUnit,
                                                       std::string(timeUnit), timeUnit, isUnitless);
    MeasuredRows rows;
    for (const double time : table.numbers(timeColumn))
        rows.time.push_back(timeFactor * time + columns.shift);
    for (const MeasuredColumns::OfMeasure& chosen : columns.measures) {
        const RecordedColumn& measure = measureNamed(measures, chosen.measure);
        const std::size_t column = table.find(chosen.column);
        if (column == timeColumn)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "the column \"%1\" cannot be both the time and %2"),
                         table.columns[column].heading.name, chosen.measure),
                "columns");
        std::vector<double> values = table.numbers(column);
        const double factor = factorOf(table, column, chosen.unit, measure.unit, measure.unit, isUnitless);
        for (double& value : values) value *= factor;
        rows.values.push_back(std::move(values));
        const std::string& named = chosen.unit.empty() ? table.columns[column].heading.unit : chosen.unit;
        rows.sigma.push_back(uncertaintiesOf(table, chosen, named.empty() ? measure.unit : named, factor,
                                             measure, isUnitless));
    }
    return rows;
}

std::vector<MeasuredSeries> seriesOf(const MeasuredTable& table, const MeasuredColumns& columns,
                                     std::span<const RecordedColumn> measures, std::string_view timeUnit) {
    const MeasuredRows rows = rowsOf(table, columns, measures, timeUnit);
    std::vector<bool> isOut(table.rows());
    for (const std::size_t row : columns.leftOut)
        if (row < isOut.size()) isOut[row] = true;
    std::vector<MeasuredSeries> all;
    for (std::size_t i = 0; i < columns.measures.size(); ++i) {
        const std::vector<double>&values = rows.values[i], &sigma = rows.sigma[i];
        MeasuredSeries series{columns.measures[i].measure, {}, {}, {}};
        for (std::size_t row = 0; row < table.rows(); ++row) {
            const double one = sigma.empty() ? 1 : sigma.size() == 1 ? sigma[0] : sigma[row];
            const bool isKnown =
                std::isfinite(rows.time[row]) && std::isfinite(values[row]) && std::isfinite(one);
            if (isOut[row] || !isKnown) continue;
            series.time.push_back(rows.time[row]);
            series.value.push_back(values[row]);
            if (!sigma.empty()) series.sigma.push_back(one);
        }
        if (series.time.empty())
            throw InputError(Sentence(TRANSLATABLE("fault", "no row has both a time and a value of \"%1\""),
                                      series.measure),
                             "columns");
        all.push_back(std::move(series));
    }
    return all;
}

std::vector<Sentence> readingOf(const MeasuredTable& table, const MeasuredColumns& columns,
                                std::span<const RecordedColumn> measures, std::string_view timeUnit) {
    std::vector<Sentence> reading;
    const auto unitRead = [&](const std::string& of, std::size_t column, const std::string& chosen,
                              std::string_view standard) {
        const ColumnHeading& heading = table.columns[column].heading;
        if (!chosen.empty())
            reading.push_back(
                {TRANSLATABLE("fit", "%1: column \"%2\" in %3, as was asked"), of, heading.name, chosen});
        else if (table.columns[column].isClock)
            reading.push_back(
                {TRANSLATABLE("fit", "%1: column \"%2\" of clock times, in s since the first row"), of,
                 heading.name});
        else if (!heading.unit.empty())
            reading.push_back({TRANSLATABLE("fit", "%1: column \"%2\" in %3, as its head says"), of,
                               heading.name, heading.unit});
        else
            reading.push_back(
                {TRANSLATABLE("fit", "%1: column \"%2\" in %3, because its head names no unit that is known"),
                 of, heading.name, standard});
    };
    const std::size_t time = table.find(columns.time);
    unitRead("t", time, columns.timeUnit, timeUnit);
    for (const MeasuredColumns::OfMeasure& chosen : columns.measures) {
        const std::size_t column = table.find(chosen.column);
        unitRead(chosen.measure, column, chosen.unit, measureNamed(measures, chosen.measure).unit);
        std::size_t missing = 0;
        for (std::size_t row = 0; row < table.rows(); ++row)
            if (!std::isfinite(table.columns[time].values[row]) ||
                !std::isfinite(table.columns[column].values[row]))
                ++missing;
        if (missing > 0)
            reading.push_back(
                {TRANSLATABLE("fit", "%1: %2 of %3 rows have no time or no value and are left out"),
                 chosen.measure, missing, table.rows()});
    }
    if (!columns.leftOut.empty())
        reading.push_back({TRANSLATABLE("fit", "%1 of %2 rows are left out by hand"), columns.leftOut.size(),
                           table.rows()});
    if (table.repeatedHeads > 0)
        reading.push_back(
            {TRANSLATABLE("fit", "lines that repeat the heads are left out: %1"), table.repeatedHeads});
    if (!table.footer.empty())
        reading.push_back({TRANSLATABLE("fit", "what is below the rows is left out: \"%1\""),
                           table.footer.front().substr(0, 40)});
    return reading;
}

} // namespace timestep
