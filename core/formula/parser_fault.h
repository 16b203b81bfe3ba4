// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

#include <muParserError.h>

namespace timestep {

/// The sentence for a fault found by the parser of formulas, without the position.
Sentence parserFault(const mu::ParserError& error);

} // namespace timestep
