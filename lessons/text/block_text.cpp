// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/text/block_text.h"

namespace timestep {

TextPlaces textsUnder(const Yaml& block, std::string_view key) {
    TextPlaces texts;
    const Yaml* value = block.find(key);
    if (value == nullptr) return texts;
    if (value->kind != Yaml::Kind::List) return {value};
    for (const Yaml& item : value->items) texts.push_back(&item);
    return texts;
}

TextPlaces textsOfEntries(const Yaml* list, std::string_view key) {
    TextPlaces texts;
    if (list == nullptr) return texts;
    for (const Yaml& entry : list->items)
        if (const Yaml* text = entry.find(key)) texts.push_back(text);
    return texts;
}

TextPlaces textsOf(std::span<const BlockText> texts, const Yaml& block) {
    TextPlaces all;
    for (const BlockText& text : texts)
        for (const Yaml* place : text.find(block, text.key)) all.push_back(place);
    return all;
}

} // namespace timestep
