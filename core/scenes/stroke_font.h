// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Letters made of pen strokes, for worlds of particles and sticks. Every glyph has a cell of width 4 with
/// its base line at 0. Small letters have height 4, capitals 6; descenders reach down to -2, accents of
/// capitals up to 9 (y up).
using Strokes = std::vector<std::vector<Point>>;

/// Returns the strokes of a character; empty for a space. Throws InputError if the font lacks the character.
Strokes strokesOf(char32_t character);

/// Returns the characters of a UTF-8 text. Throws InputError if the text is not valid UTF-8.
std::u32string charactersOf(std::string_view text);

} // namespace timestep
