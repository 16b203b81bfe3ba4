// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_text.h"

#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <system_error>

#ifndef __cpp_lib_to_chars // libc++ reads whole numbers only
#include <fast_float/fast_float.h>
#endif

namespace timestep {

namespace {

#ifdef __cpp_lib_to_chars
std::from_chars_result fromChars(const char* begin, const char* end, double& value) {
    return std::from_chars(begin, end, value);
}
#else
/// fast_float up to 3.9 returns infinity for numbers that are too large and 0 for those that are too small.
bool isOutOfRange(std::string_view number, double value) {
    const std::string_view digits = number.substr(0, number.find_first_of("eE"));
    return (std::isinf(value) || value == 0) && digits.find_first_of("123456789") != std::string_view::npos;
}

std::from_chars_result fromChars(const char* begin, const char* end, double& value) {
    double read = 0;
    const auto [rest, error] = fast_float::from_chars(begin, end, read);
    if (error != std::errc()) return {rest, error};
    if (isOutOfRange({begin, static_cast<std::size_t>(rest - begin)}, read))
        return {rest, std::errc::result_out_of_range};
    value = read;
    return {rest, error};
}
#endif

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 14000 // of emscripten in Debian 12
/// The fewest digits that are read as the same number, with or without an exponent, whichever is shorter.
std::size_t toChars(double value, std::span<char> text) {
    std::array<char, 40> scientific{};
    int digits = 1;
    for (double read = 0; digits < 17; ++digits) {
        const int length = std::snprintf(scientific.data(), scientific.size(), "%.*e", digits - 1, value);
        if (fromChars(scientific.data(), scientific.data() + length, read).ec == std::errc() && read == value)
            break;
    }
    const auto length = static_cast<std::size_t>(
        std::snprintf(scientific.data(), scientific.size(), "%.*e", digits - 1, value));
    if (std::isfinite(value)) {
        const int power = std::atoi(std::strchr(scientific.data(), 'e') + 1);
        std::array<char, 400> fixed{};
        const auto plain = static_cast<std::size_t>(
            std::snprintf(fixed.data(), fixed.size(), "%.*f", std::max(0, digits - 1 - power), value));
        if (plain <= length) return std::string_view(fixed.data(), plain).copy(text.data(), text.size());
    }
    return std::string_view(scientific.data(), length).copy(text.data(), text.size());
}
std::size_t toShortChars(double value, std::span<char> text) {
    return static_cast<std::size_t>(std::snprintf(text.data(), text.size(), "%.6g", value));
}
#else
std::size_t toChars(double value, std::span<char> text) {
    return static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), value).ptr -
                                    text.data());
}
std::size_t toShortChars(double value, std::span<char> text) {
    char* const begin = text.data();
    return static_cast<std::size_t>(
        std::to_chars(begin, begin + text.size(), value, std::chars_format::general, 6).ptr - begin);
}
#endif

} // namespace

std::size_t writeExactNumber(double value, std::span<char> text) {
    return toChars(std::isnan(value) ? undefined : value, text); // the sign of a NaN depends on the processor
}

std::string exactNumber(double value) {
    std::array<char, 40> text{};
    return {text.data(), writeExactNumber(value, text)};
}

std::string shortNumber(double value) {
    std::array<char, 40> text{};
    return {text.data(), toShortChars(std::isnan(value) ? undefined : value, text)};
}

std::size_t readDouble(std::string_view text, double& value) {
    const auto [rest, error] = fromChars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? static_cast<std::size_t>(rest - text.data()) : 0;
}

} // namespace timestep
