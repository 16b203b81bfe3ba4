// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"

#include <string>
#include <vector>

namespace timestep {

/// A place in the text of a method, both numbers from 1; a column counts characters.
struct TextPlace {
    int line = 1, column = 1;
};

/// A fault in the text of a method, and its place.
class MethodError : public InputError {
public:
    MethodError(TextPlace at, Sentence said);
    MethodError(TextPlace at, Text text, const std::vector<std::string>& values = {});
};

} // namespace timestep
