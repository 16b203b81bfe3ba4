// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <string>
#include <vector>

namespace timestep {

/// A piece of a program: a heading for people, and lines of Python.
struct PythonPart {
    std::string heading, text;
};

/// A program in its parts.
struct PythonText {
    std::vector<PythonPart> parts;
    std::vector<CalculatedColumn> leftOut = {}; ///< calculated columns that the program does not compute
    /// A further cell of a notebook: the picture with a slider for the step; without ipywidgets for three
    /// steps. Empty: the runs have no common function.
    std::string slider = {};
};

/// The same experiment as a plain Python program, in parts: equations, methods, run, table, picture. It needs
/// only Python 3.8; the last part draws with matplotlib, or reports that matplotlib is missing. It writes
/// `table.csv` in the tidy form: run, time, coordinates and velocities under the ids of the Table, and
/// kinetic-energy, potential-energy, total-energy; then the calculated columns whose formulas need only
/// these. `columns`: ids of the columns to write; empty: all. Throws InputError with one sentence that names
/// what cannot be handed over.
PythonText pythonText(const Experiment& experiment, const std::vector<std::string>& columns = {});

/// The parts as one program.
std::string pythonProgram(const Experiment& experiment, const std::vector<std::string>& columns = {});

} // namespace timestep
