// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

namespace timestep {

/// JSON Schema (draft 2020-12) of an experiment file, made from the catalogues. Editors use it to complete
/// and check such files. It accepts every file that the program writes and every hand-written file that
/// follows the documentation. The program also reads numbers for choices and toggles. The schema does not
/// cover the contents of a world that a file describes completely.
Json experimentSchema();

/// JSON Schemas (draft 2020-12) of the worlds that an experiment file describes completely: particles and
/// sticks as read by worldFromJson(), rigid bodies as read by rigidWorldFromJson().
Json particleWorldSchema();
Json rigidWorldSchema();

} // namespace timestep
