// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

namespace timestep {

/// JSON Schemas (draft 2020-12) of the worlds that an experiment file describes in full: particles and sticks
/// as worldFromJson() reads them, rigid bodies as rigidWorldFromJson() does.
Json particleWorldSchema();
Json rigidWorldSchema();

} // namespace timestep
