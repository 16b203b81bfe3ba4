// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text.h"

#include <string>

namespace timestep {

/// Translates a text of core to the current language; can be passed to runLabel().
std::string translatedUtf8(Text text);

} // namespace timestep
