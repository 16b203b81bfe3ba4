// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/block_text.h"

namespace timestep {

TextPlaces textsUnder(const Json& block, std::string_view key) {
    TextPlaces texts;
    const Json* value = block.find(key);
    if (value == nullptr) return texts;
    if (!value->is_array()) return {value};
    for (const Json& item : value->list()) texts.push_back(&item);
    return texts;
}

TextPlaces textsOfEntries(const Json* list, std::string_view key) {
    TextPlaces texts;
    if (list == nullptr) return texts;
    for (const Json& entry : list->list())
        if (const Json* text = entry.find(key)) texts.push_back(text);
    return texts;
}

TextPlaces textsOf(std::span<const BlockText> texts, const Json& block) {
    TextPlaces all;
    for (const BlockText& text : texts)
        for (const Json* place : text.find(block, text.key)) all.push_back(place);
    return all;
}

} // namespace timestep
