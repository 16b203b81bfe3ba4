// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// A sentence of a text, without formulas, code and links' addresses.
struct CountedSentence {
    std::string text; ///< a formula is "F", and code is "C"
    int words = 0;    ///< a formula or a piece of code is one word
};

/// The sentences of a Markdown text: what ends with a full stop, a question mark or an exclamation mark.
/// Headings, tables and phrases without such an end are left out.
std::vector<CountedSentence> sentencesOf(std::string_view markdown);

/// How the lengths of sentences are distributed [words].
struct SentenceLengths {
    std::size_t count = 0;
    double mean = 0;
    double deviation = 0; ///< standard deviation; 0 without sentences
    CountedSentence longest;
};

SentenceLengths lengthsOf(const std::vector<CountedSentence>& sentences);

} // namespace timestep
