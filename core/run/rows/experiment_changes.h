// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace timestep {

struct Experiment;

// Changes of an experiment as the command line, Python and interactive pages take them.

/// Sets values, with keys as in setByKey(). Texts that follow from a given text and are not given are
/// emptied. Throws InputError.
void setValues(Experiment& experiment, const std::vector<std::pair<std::string, std::string>>& values);

/// Adds calculated columns, each "NAME [UNIT] = FORMULA". Throws InputError (path: calculate "..."), with the
/// column in the text where it is known.
void addCalculated(Experiment& experiment, const std::vector<std::string>& columns);

/// Replaces the condition at which the runs end, unless `until` is empty, and adds to those that are noted.
/// Throws InputError (path: until, crossings).
void setConditions(Experiment& experiment, const std::string& until,
                   const std::vector<std::string>& crossings);

} // namespace timestep
