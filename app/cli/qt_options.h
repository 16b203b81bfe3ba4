// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace timestep {

/// Removes the options that Qt itself reads, such as `-platform xcb`, `-style=fusion` and `-session ID`, with
/// their values. They begin with one dash, those of Timestep with two. An option at the end without its value
/// stays and is refused later.
std::vector<std::string> withoutQtOptions(const std::vector<std::string>& arguments);

} // namespace timestep
