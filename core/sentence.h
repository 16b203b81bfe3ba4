// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace timestep {

/// A displayed sentence: a text with placeholders %1 to %9, and their values. A value is a text or a
/// sentence, which are translated too, or letters and numbers, which are the same in every language.
struct Sentence {
    Text text = {};
    std::vector<Sentence> values = {};
    std::string letters = {}; ///< the whole sentence if there is no text

    Sentence() = default;
    template <class... Values>
    Sentence(Text pattern, const Values&... inPlaces) : text(pattern), values{value(inPlaces)...} {}
    /// A sentence that needs no translation: a name, or one that is already in the reader's language.
    static Sentence verbatim(std::string_view said);

    bool empty() const { return text.empty() && letters.empty(); }
    std::string english() const;

private:
    template <class Value>
    static Sentence value(const Value& one) {
        if constexpr (std::is_same_v<Value, Sentence> || std::is_same_v<Value, Text>)
            return one;
        else if constexpr (std::integral<Value>)
            return verbatim(std::to_string(one));
        else
            return verbatim(one);
    }
};

/// The values, joined by commas.
Sentence listed(const std::vector<Sentence>& values);
Sentence listed(const std::vector<std::string>& values);

/// Replaces %1 to %9 with the values. A % before anything else does not change.
std::string filled(std::string_view pattern, const std::vector<std::string>& values);

} // namespace timestep
