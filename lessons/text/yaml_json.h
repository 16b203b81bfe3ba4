// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/json/json.h"
#include "lessons/text/yaml.h"

namespace timestep {

/// A value of a lesson in the form of experiment files: plain yes, no and numbers are truth values and
/// numbers, all else is text.
Json jsonOf(const Yaml& yaml);

/// The same error with file, line and column of the value that its path names.
InputError placedIn(const InputError& error, const Yaml& yaml);

} // namespace timestep
