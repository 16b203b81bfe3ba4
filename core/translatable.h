// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace timestep {

/// A displayed text of core: its English form and its translation context (empty: the text is the same in
/// every language). It converts to a view of the English text. Both members point to constants of the
/// program.
struct Text {
    const char* context = "";
    const char* english = "";

    constexpr Text() = default;
    constexpr Text(const char* contextOfText, const char* englishText)
        : context(contextOfText), english(englishText) {}

    constexpr operator std::string_view() const { return english; }
    constexpr bool empty() const { return *english == '\0'; }

    friend constexpr bool operator==(Text one, Text other) {
        return std::string_view(one.context) == other.context &&
               std::string_view(one.english) == other.english;
    }
    friend constexpr bool operator==(Text text, std::string_view other) {
        return std::string_view(text.english) == other;
    }
};

/// Makes a Text of symbols that are the same in every language: "x1".
constexpr Text symbol(const char* letters) {
    return {"", letters};
}

} // namespace timestep

/// Makes a Text. lupdate collects it under `context`, and widgets translate it when they show it.
#define TRANSLATABLE(context, text) ::timestep::Text(context, text)
