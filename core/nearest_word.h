// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

#include <string>
#include <vector>

namespace timestep {

/// The word that differs in the fewest letters, if it is similar enough to be meant; otherwise empty.
std::string nearestWord(const std::string& word, const std::vector<std::string>& words);

/// The sentence about an unknown word, with "; did you mean ...?" behind it if one of the words is near.
Sentence withNearest(Sentence sentence, const std::string& word, const std::vector<std::string>& words);

/// Rejects a word that is not among the known ones and suggests the nearest, or else lists all of them.
/// Throws InputError with the option.
[[noreturn]] void refuseUnknown(const std::string& word, const std::vector<std::string>& known,
                                const std::string& option);

} // namespace timestep
