// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

struct Experiment;
struct Table;

/// Gives the runs of a table their labels in the current language.
void nameRuns(Table& table, const Experiment& experiment);

} // namespace timestep
