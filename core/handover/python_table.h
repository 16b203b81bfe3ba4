// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/handover/python_program.h"

#include <string>
#include <vector>

namespace timestep {

/// A column that a program can write, and its value in Python.
struct PythonColumn {
    std::string id, value;
};

/// How a program iterates over the rows of its table.
struct PythonRows {
    std::string loop;                  ///< over all runs, with the name of a run in `name`; two lines
    std::string before;                ///< lines before the values, indented by 12 blanks
    std::string names;                 ///< the variables in `columns`, as arguments: "t, x, v"
    std::vector<PythonColumn> columns; ///< in this order, without run and time
};

/// The names of the runs, which are keys of a dict: runs with the same label get a number.
std::vector<std::string> pythonRunNames(const Experiment& experiment);

/// Adds the part that writes table.csv: run and time, the columns, and the calculated columns that can be
/// computed from them. `chosen`: ids of the columns to write besides run and time; empty: all.
void addPythonTable(PythonText& program, const Experiment& experiment, const PythonRows& rows,
                    const std::vector<std::string>& chosen);

} // namespace timestep
