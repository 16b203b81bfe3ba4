// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wording.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// A sentence about a method, with placeholders %1, %2 for its values.
struct FactSentence {
    std::string_view fact = {}; ///< id of the fact: "order", "area" ...
    Text text = {};             ///< TRANSLATABLE("facts", ...)
    std::vector<Wording> values = {};
};
std::string english(const FactSentence& sentence);

} // namespace timestep
