// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/text/yaml.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

/// Places of texts in a block, in the order in which a translation gives them.
using TextPlaces = std::vector<const Json*>;

/// Returns the text under `key`, or all texts of the list there. Empty if there is no such key.
TextPlaces textsUnder(const Json& block, std::string_view key);
/// Returns the values that the entries of a list have under `key`. Entries without the key are skipped.
/// `list` may be null.
TextPlaces textsOfEntries(const Json* list, std::string_view key);

/// One key of a translated block, and the texts of lesson.md that its values replace.
struct BlockText {
    enum class Form : std::uint8_t {
        One,    ///< a single text
        List,   ///< a list of texts
        Choices ///< a list of maps of id, text and feedback, as in lesson.md
    };
    std::string_view key = {};
    Form form = Form::List;
    TextPlaces (*find)(const Json& block, std::string_view key) = textsUnder;
    bool mayCalculate = false; ///< a text that begins with = is an expression
};

inline std::span<const BlockText> noTexts() {
    return {};
}

/// Returns the places of all texts of a block, key by key.
TextPlaces textsOf(std::span<const BlockText> texts, const Json& block);

} // namespace timestep
