// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace timestep {

/// Parses numbers with commas, semicolons or blanks between them: "0.1, 0; -1/2". Throws InputError.
std::vector<double> parseNumberList(std::string_view text);

} // namespace timestep
