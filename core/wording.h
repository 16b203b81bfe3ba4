// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"

#include <string>
#include <utility>

namespace timestep {

/// A displayed wording. It consists of up to two texts and of letters that are the same in every language:
/// "angle θ" + " (exact)", "normal impulse of contact" + " 3".
struct Wording {
    Text text = {};
    Text suffix = {};         ///< follows `text`
    std::string letters = {}; ///< follow both

    Wording() = default;
    Wording(Text first, Text second = {}) : text(first), suffix(second) {}
    Wording(Text first, std::string last) : text(first), letters(std::move(last)) {}
    Wording(std::string only) : letters(std::move(only)) {}
    Wording(const char* only) : letters(only) {}

    bool empty() const { return text.empty() && suffix.empty() && letters.empty(); }
    std::string english() const { return std::string(text.english) + suffix.english + letters; }
    bool operator==(const Wording&) const = default;
};

} // namespace timestep
