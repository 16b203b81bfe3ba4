// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/number_text.h"

#include "core/undefined.h"

#include <array>
#include <charconv>
#include <cmath>
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

} // namespace

std::size_t writeExactNumber(double value, std::span<char> text) {
    if (std::isnan(value)) value = undefined; // the sign of a NaN depends on the processor
    return static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), value).ptr -
                                    text.data());
}

std::string exactNumber(double value) {
    std::array<char, 40> text{};
    return {text.data(), writeExactNumber(value, text)};
}

std::string shortNumber(double value) {
    std::array<char, 40> text{};
    if (std::isnan(value)) value = undefined;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

std::size_t readDouble(std::string_view text, double& value) {
    const auto [rest, error] = fromChars(text.data(), text.data() + text.size(), value);
    return error == std::errc() ? static_cast<std::size_t>(rest - text.data()) : 0;
}

} // namespace timestep
