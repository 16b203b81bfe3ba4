// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_text.h"

#include <array>
#include <charconv>

namespace timestep {

std::string exactNumber(double value) {
    std::array<char, 40> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::string shortNumber(double value) {
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

} // namespace timestep
