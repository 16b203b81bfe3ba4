// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/document/document.h"

#include <span>
#include <string>
#include <vector>

namespace timestep {

/// A text of a lesson that people read, with the place of its first character.
struct PlacedText {
    std::string text;
    std::string file;
    int line = 0;
    int column = 0;
    std::size_t step = 0; ///< number of its step, from 0; the front matter's texts count to step 0

    /// An InputError at the place of a byte of the text.
    InputError error(const Sentence& message, std::size_t byte) const;
};

/// The texts of the front matter.
std::span<const BlockText> frontTexts();

/// Every text of a lesson that people read: those of the front matter, then those of each step in the order
/// of its parts.
std::vector<PlacedText> proseOf(const Document& document);

/// A piece of a text and the byte at which it begins there.
struct TextPiece {
    std::string text;
    std::size_t byte = 0;
};

/// Addresses of the links [text](address) outside code.
std::vector<TextPiece> linksOf(const std::string& markdown);

/// Those that begin with "action:".
std::vector<TextPiece> actionLinksOf(const std::string& markdown);

/// Files and addresses of the pictures ![text](file).
std::vector<TextPiece> pictureFilesOf(const std::string& markdown);

/// Formulas $...$ and $$...$$ without their dollar signs. Code and \$ hold none. Throws InputError at the
/// place of a dollar sign that opens a formula which is not closed within its paragraph.
std::vector<TextPiece> formulasOf(const PlacedText& text);

} // namespace timestep
