// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace timestep {

// A free text (a name, a title, a caption, a note) as a text of an output format, one function for each:
// texText() in tex_text.h, xmlText() in widgets/export/svg_device.h for SVG and HTML, and these. All take
// UTF-8; a byte that is no UTF-8 becomes U+FFFD, except where it says otherwise.

/// Length of the UTF-8 sequence at the beginning of `bytes` [bytes]; 0 if there is none. Refuses overlong
/// forms, surrogates and what is beyond U+10FFFF (Unicode 15, table 3-7).
std::size_t utf8Length(std::string_view bytes);

/// The text with U+FFFD in place of every byte that is no UTF-8.
std::string repairedUtf8(std::string_view text);

/// A text of Markdown that shows every character as it is; control characters are left out.
std::string markdownText(std::string_view text);
/// Markdown as a cell of a table: without line breaks, with escaped bars.
std::string markdownCell(std::string_view markdown);

/// A cell of a CSV file (RFC 4180): quotes where they are needed. An apostrophe before = + - @ and control
/// characters, unless it is a number: spreadsheets take a text that begins so for a formula.
std::string csvCell(std::string_view text);

/// A text for a terminal: a control character other than a line break or a tab, and a byte that is no UTF-8,
/// is shown as "\x1b".
std::string terminalText(std::string_view text);

} // namespace timestep
