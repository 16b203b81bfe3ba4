// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

namespace timestep {

/// Takes the next piece of a text that never exists as a whole.
using TextSink = std::function<void(std::string_view piece)>;

} // namespace timestep
