// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"

namespace timestep {

/// Returns the document with the prose of a translation. Steps, ids and everything else stay. Throws
/// InputError with file, line and column if the translation does not match: a step or block is missing, added
/// or in another order, only one of the two has a text, or a link does something else. `language` is the code
/// of the translation's language.
/// With `faults`, faults within blocks and steps are added there, and their texts stay those of the original.
Document translated(const Document& original, const Document& translation, const std::string& language,
                    std::vector<InputError>* faults = nullptr);

} // namespace timestep
