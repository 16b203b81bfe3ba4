// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"

#include "core/text.h"

#include <charconv>
#include <cmath>
#include <string>

namespace timestep {

namespace {

constexpr std::string_view minusSign = "\u2212";
constexpr std::string_view noBreakSpace = "\u00A0";
constexpr std::string_view narrowNoBreakSpace = "\u202F";

void replaceAll(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

std::optional<double> plainNumber(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.starts_with('-')) return std::nullopt;
    }
    if (text.empty() || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos)
        return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace

std::optional<double> typedNumber(std::string_view typed) {
    constexpr std::size_t longest = 100;
    if (typed.size() > longest) return std::nullopt;
    std::string text(typed);
    replaceAll(text, minusSign, "-");
    replaceAll(text, noBreakSpace, " ");
    replaceAll(text, narrowNoBreakSpace, " ");
    // A comma is the decimal sign. Together with a dot, one of them would have to group digits, and which one
    // depends on the reader: such a text is refused.
    if (text.find(',') != std::string::npos && text.find('.') != std::string::npos) return std::nullopt;
    replaceAll(text, ",", ".");
    std::string_view rest = trimmed(text);
    double scale = 1;
    if (rest.ends_with('%')) {
        rest.remove_suffix(1);
        scale = 0.01;
    }
    const std::size_t slash = rest.find('/');
    if (slash == std::string_view::npos) {
        const auto value = plainNumber(rest);
        return value ? std::optional(*value * scale) : std::nullopt;
    }
    const auto above = plainNumber(rest.substr(0, slash)), below = plainNumber(rest.substr(slash + 1));
    if (!above || !below || !std::isfinite(*above / *below)) return std::nullopt;
    return *above / *below * scale;
}

} // namespace timestep
