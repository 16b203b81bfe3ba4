// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parameter/typed_number.h"

#include "core/table/number_text.h"
#include "core/text.h"

#include <cmath>
#include <numbers>
#include <string>

namespace timestep {

namespace {

constexpr std::string_view minusSign = "\u2212";
constexpr std::string_view noBreakSpace = "\u00A0";
constexpr std::string_view narrowNoBreakSpace = "\u202F";
constexpr std::string_view degreeSign = "\u00B0";
constexpr std::string_view letterPi = "\u03C0";

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
    if (readDouble(text, value) != text.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

/// "20", "20*2": numbers with signs of multiplication between them.
std::optional<double> productOf(std::string_view text) {
    double product = 1;
    for (;;) {
        const std::size_t star = text.find('*');
        const auto factor = plainNumber(text.substr(0, star));
        if (!factor) return std::nullopt;
        product *= *factor;
        if (star == std::string_view::npos)
            return std::isfinite(product) ? std::optional(product) : std::nullopt;
        text.remove_prefix(star + 1);
    }
}

/// "pi", "-pi", "2pi", "2 pi", "2*pi", "20*2*pi" as a multiple of pi; nothing if the text has no pi.
std::optional<double> multipleOfPi(std::string_view text) {
    text = trimmed(text);
    if (!text.ends_with("pi")) return std::nullopt;
    text.remove_suffix(2);
    text = trimmed(text);
    if (text.empty() || text == "+") return 1;
    if (text == "-") return -1;
    if (text.ends_with('*')) text.remove_suffix(1);
    return productOf(text);
}

} // namespace

std::optional<TypedAngle> typedAngle(std::string_view typed) {
    std::string_view rest = trimmed(typed);
    if (rest.ends_with(degreeSign)) {
        rest.remove_suffix(degreeSign.size());
        const auto number = typedNumber(rest);
        if (!number || rest.find('%') != std::string_view::npos) return std::nullopt;
        return TypedAngle{*number * (std::numbers::pi / 180), TypedAngle::Written::InDegrees};
    }
    std::string text(rest.substr(0, 100));
    replaceAll(text, letterPi, "pi");
    replaceAll(text, minusSign, "-");
    replaceAll(text, ",", ".");
    if (text.find("pi") == std::string::npos || typed.size() > 100) {
        const auto number = typedNumber(typed);
        return number ? std::optional(TypedAngle{*number, TypedAngle::Written::Plain}) : std::nullopt;
    }
    const std::size_t slash = text.find('/');
    const auto above = multipleOfPi(std::string_view(text).substr(0, slash));
    const auto below = slash == std::string::npos ? std::optional(1.0)
                                                  : plainNumber(std::string_view(text).substr(slash + 1));
    if (!above || !below || !std::isfinite(*above * std::numbers::pi / *below)) return std::nullopt;
    return TypedAngle{*above * std::numbers::pi / *below, TypedAngle::Written::WithPi};
}

std::optional<double> typedNumber(std::string_view typed) {
    constexpr std::size_t longest = 100;
    if (typed.size() > longest) return std::nullopt;
    std::string text(typed);
    replaceAll(text, minusSign, "-");
    replaceAll(text, noBreakSpace, " ");
    replaceAll(text, narrowNoBreakSpace, " ");
    // A comma is a decimal sign. In a text with a dot and a comma, one of them would group digits, and which
    // one depends on the reader. So such a text is refused.
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
        const auto value = productOf(rest);
        return value ? std::optional(*value * scale) : std::nullopt;
    }
    const auto above = productOf(rest.substr(0, slash)), below = plainNumber(rest.substr(slash + 1));
    if (!above || !below || !std::isfinite(*above / *below)) return std::nullopt;
    return *above / *below * scale;
}

} // namespace timestep
