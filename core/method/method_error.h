// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/translatable.h"

#include <string>
#include <vector>

namespace timestep {

/// A place in the text of a method, both numbers from 1; a column counts characters.
struct TextPlace {
    int line = 1, column = 1;
};

/// What is wrong with the text of a method: one sentence with placeholders %1, %2 for `values`, and its
/// place. As an InputError it reads in English.
class MethodError : public InputError {
public:
    MethodError(TextPlace at, Text text, std::vector<std::string> valuesOfText = {});

    Text fault; ///< TRANSLATABLE("method", ...)
    std::vector<std::string> values;
};

} // namespace timestep
