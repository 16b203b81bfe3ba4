// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/handover/python_table.h"

#include <string>
#include <vector>

namespace timestep {

/// The calculated columns of an experiment in Python.
struct PythonCalculated {
    std::string functions;                      ///< calculated(NAMES, memory) and what it needs; empty: none
    std::vector<std::string> ids;               ///< of the numbers that it returns, in their order
    std::vector<CalculatedColumn> leftOut = {}; ///< they need numbers that the program does not know
};

/// Writes calculated(NAMES, memory), which returns the calculated columns that `chosen` names (empty: all)
/// of one row; `memory` holds what delta() and sum() know of the rows before. Where a formula has no value,
/// the number is nan.
PythonCalculated pythonCalculated(const Experiment& experiment, const PythonRows& rows,
                                  const std::vector<std::string>& chosen);

} // namespace timestep
