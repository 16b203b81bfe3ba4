// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <string>
#include <vector>

namespace timestep {

/// A piece of a program: a heading for people, and lines of Python.
struct PythonPart {
    std::string heading, text;
};

/// The same experiment as a plain Python program, in parts: equations, methods, run, table, picture. It needs
/// Python 3.8 and nothing else; the last part draws with matplotlib, or says that it is not there. It writes
/// `table.csv` in the tidy form: run, time, coordinates and velocities under the ids of the Table, and
/// kinetic-energy, potential-energy, total-energy. Throws InputError with one sentence that names what cannot
/// be handed over.
std::vector<PythonPart> pythonParts(const Experiment& experiment);

/// The parts as one program.
std::string pythonProgram(const Experiment& experiment);

} // namespace timestep
