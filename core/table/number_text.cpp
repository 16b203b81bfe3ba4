// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_text.h"

#include <array>
#include <charconv>

namespace timestep {

std::size_t writeExactNumber(double value, std::span<char> text) {
    return static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), value).ptr -
                                    text.data());
}

std::string exactNumber(double value) {
    std::array<char, 40> text{};
    return {text.data(), writeExactNumber(value, text)};
}

std::string shortNumber(double value) {
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

} // namespace timestep
