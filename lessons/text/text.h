// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// The largest lesson file that is read [bytes].
inline constexpr std::size_t largestLessonFile = 4U << 20U;

/// Reads a text file. Throws InputError (file, and line where known) for one that cannot be read, is too
/// large, is not UTF-8 or holds control characters. A byte order mark is dropped and CR LF becomes LF.
std::string readTextFile(const std::string& path);
/// Checks and converts a text in memory as readTextFile() does a file. Errors name `path`.
std::string cleanText(std::string_view bytes, const std::string& path);

/// The lines of a text without their line ends.
std::vector<std::string_view> splitLines(std::string_view text);

/// Column of a byte of a line as people count it: characters, from 1.
int columnOf(std::string_view line, std::size_t byte);

} // namespace timestep
