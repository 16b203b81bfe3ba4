// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

namespace timestep {

/// JSON Schema (draft 2020-12) of an experiment file, made from the catalogues: what an editor needs to
/// complete and check one. It says what every file that the program writes, and every file written by hand as
/// the documents say, looks like. The program itself also reads numbers in the place of choices and toggles.
/// The inside of a world that a file describes in full is not part of it.
Json experimentSchema();

} // namespace timestep
