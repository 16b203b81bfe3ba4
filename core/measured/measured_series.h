// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measured/measured_table.h"
#include "core/run/rows/metric.h"
#include "core/sentence.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct Experiment;

/// Measured values of one measure of an experiment, in the units of the experiment. The lists have the same
/// length; all values are finite.
struct MeasuredSeries {
    std::string measure;       ///< its id, "theta"
    std::vector<double> time;  ///< on the clock of the run [time unit]
    std::vector<double> value; ///< [unit of the measure]
    std::vector<double>
        sigma; ///< standard uncertainty of each value, > 0 [unit of the measure]; empty: unknown

    bool operator==(const MeasuredSeries&) const = default;
};

/// The meaning of a table's columns. Columns are named as for MeasuredTable::find(). An empty unit means the
/// one in the head of the column, or if that has none, the one of the measure.
struct MeasuredColumns {
    struct OfMeasure {
        std::string measure, column, unit = {};
        /// A number [unit of the column], or the name of a column with one number per row, whose unit is that
        /// of its head, or else that of the values; empty: unknown.
        std::string sigma = {};
    };
    std::string time, timeUnit = {};
    double scale = 1,
           shift = 0; ///< time on the clock of the run = scale * time of the column + shift [time unit]
    std::vector<OfMeasure> measures = {};
    std::vector<std::size_t> leftOut = {}; ///< rows that the user has left out, from 0
};

/// The chosen columns in the units of the run, with all rows of the table; NaN where a cell is empty.
struct MeasuredRows {
    std::vector<double> time;                ///< on the clock of the run [time unit]
    std::vector<std::vector<double>> values; ///< of each measure [unit of the measure]
    std::vector<std::vector<double>>
        sigma; ///< uncertainties [unit of the measure]: one per row, one number for all, or none
};

/// Throws InputError as seriesOf() does.
MeasuredRows rowsOf(const MeasuredTable& table, const MeasuredColumns& columns,
                    std::span<const RecordedColumn> measures, std::string_view timeUnit);

/// The quantities that measured values can be compared with: the measures of a run of the experiment, and its
/// calculated columns, whose values a ColumnCalculator computes (isCalculated()).
std::vector<RecordedColumn> comparableMeasures(const Experiment& experiment, const Simulation& simulation);
bool isCalculated(const RecordedColumn& measure);

/// Returns one series for each of columns.measures, without rows that are left out or have no time, value or
/// uncertainty.
/// `measures`: comparableMeasures(); `timeUnit`: that of its scene. Throws InputError for an unknown column
/// or measure, a unit that cannot be converted, a cell that is not a number, and an uncertainty that is not
/// positive.
std::vector<MeasuredSeries> seriesOf(const MeasuredTable& table, const MeasuredColumns& columns,
                                     std::span<const RecordedColumn> measures, std::string_view timeUnit);

/// How the columns were read, in sentences: the unit of each and where it comes from, rows and lines that
/// were left out. Throws InputError as seriesOf() does.
std::vector<Sentence> readingOf(const MeasuredTable& table, const MeasuredColumns& columns,
                                std::span<const RecordedColumn> measures, std::string_view timeUnit);

} // namespace timestep
