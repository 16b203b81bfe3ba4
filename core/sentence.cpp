// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence.h"

namespace timestep {

Sentence Sentence::verbatim(std::string_view said) {
    Sentence result;
    result.letters = said;
    return result;
}

std::string Sentence::english() const {
    if (text.empty()) return letters;
    std::vector<std::string> inEnglish;
    for (const Sentence& one : values) inEnglish.push_back(one.english());
    return filled(text.english, inEnglish);
}

Sentence listed(const std::vector<Sentence>& values) {
    Sentence list;
    for (const Sentence& value : values)
        list = list.empty() ? value : Sentence(symbol("%1, %2"), list, value);
    return list;
}

Sentence listed(const std::vector<std::string>& values) {
    std::string list;
    for (const std::string& value : values) list += (list.empty() ? "" : ", ") + value;
    return Sentence::verbatim(list);
}

std::string filled(std::string_view pattern, const std::vector<std::string>& values) {
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             pattern[i + 1] <= '9' &&
                             static_cast<std::size_t>(pattern[i + 1] - '1') < values.size();
        if (isPlace)
            result += values[static_cast<std::size_t>(pattern[++i] - '1')];
        else
            result += pattern[i];
    }
    return result;
}

} // namespace timestep
