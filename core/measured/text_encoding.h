// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace timestep {

/// Returns the text of a file in UTF-8, without a byte order mark. Reads UTF-8, UTF-16 with a byte order
/// mark, and takes any other text as Latin 1 (ISO 8859-1), in which older data loggers write degrees and
/// umlauts.
std::string utf8Of(std::string_view bytes);

} // namespace timestep
