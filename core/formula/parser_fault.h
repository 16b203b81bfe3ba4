// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

#include <muParserError.h>

namespace timestep {

/// What the parser of formulas found wrong, without the position.
Sentence parserFault(const mu::ParserError& error);

} // namespace timestep
