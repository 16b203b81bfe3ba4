// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text.h"

#include <string>

namespace timestep {

/// A text of core in the reader's language, as runLabel() takes it.
std::string translatedUtf8(Text text);

} // namespace timestep
