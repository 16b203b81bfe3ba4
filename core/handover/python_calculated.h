// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/handover/python_table.h"

#include <string>
#include <vector>

namespace timestep {

/// The calculated columns of an experiment in Python.
struct PythonCalculated {
    std::string functions;        ///< calculated(NAMES, memory) and the functions that it calls; empty: none
    std::vector<std::string> ids; ///< of the numbers that it returns, in this order
    std::vector<CalculatedColumn> leftOut = {}; ///< columns that need numbers that the program does not have
};

/// Writes calculated(NAMES, memory), which returns the calculated columns that `chosen` names (empty: all) of
/// one row; `memory` keeps the earlier rows' values for delta() and sum(). If a formula has no value, the
/// number is nan.
PythonCalculated pythonCalculated(const Experiment& experiment, const PythonRows& rows,
                                  const std::vector<std::string>& chosen);

} // namespace timestep
