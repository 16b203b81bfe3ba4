// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Letters as a pen draws them, for worlds of particles and sticks. Every glyph stands in a cell 4 wide; its
/// base line is at 0, small letters are 4 high, capitals 6, descenders reach -2, accents of capitals 9 (y
/// up).
using Strokes = std::vector<std::vector<Point>>;

/// The strokes of a letter; empty for a space. Throws InputError for a character that has none.
Strokes strokesOf(char32_t character);

/// The characters of a UTF-8 text. Throws InputError when it is none.
std::u32string charactersOf(std::string_view text);

} // namespace timestep
