// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document.h"

namespace timestep {

/// The document with the prose of a translation: same steps, same ids; everything else stays. A translation
/// that disagrees (a step or block missing, added or in another order, a prose that one of them lacks, a link
/// that does something else) is an InputError with file, line and column. `language` is the code of the
/// translation's language.
Document translated(const Document& original, const Document& translation, const std::string& language);

} // namespace timestep
