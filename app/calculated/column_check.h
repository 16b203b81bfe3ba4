// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace timestep {

/// A name that a formula may use.
struct KnownName {
    QString name;
    QString meaning; ///< "velocity v [m/s]", in the language of the program
};

/// What is wrong with calculated columns of an experiment.
struct ColumnFault {
    std::size_t column = 0; ///< index of the first wrong column
    QString sentence;       ///< in the language of the program if it is translated
    int place = 0;          ///< character of the formula, from 1; 0: unknown
};

/// The names that a formula at the end of these columns may use. `simulation`: of a run of the experiment.
std::vector<KnownName> knownNames(const Experiment& experiment, const Simulation& simulation,
                                  std::vector<CalculatedColumn> columns);

/// Checks the columns; returns nothing if they are right.
std::optional<ColumnFault> faultOf(const Experiment& experiment, const Simulation& simulation,
                                   std::vector<CalculatedColumn> columns);

/// The values of calculated columns in one row of the first run.
struct ColumnValues {
    double time = 0; ///< [time unit]
    std::vector<double> values;
};

/// Computes the experiment from its start to a tick, or as far as it gets in two seconds. Stops early once
/// `isWanted` returns false. Throws InputError.
ColumnValues valuesAt(Experiment experiment, std::int64_t tick, const std::function<bool()>& isWanted);

} // namespace timestep
