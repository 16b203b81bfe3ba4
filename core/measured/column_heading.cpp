// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/column_heading.h"

#include "core/parameter/unit.h"
#include "core/text.h"

namespace timestep {

namespace {

bool isUnit(std::string_view text) {
    return !text.empty() && unitOf(text).has_value();
}

std::string_view withoutBrackets(std::string_view text) {
    text = trimmed(text);
    if (text.size() > 1 && text.front() == '(' && text.back() == ')') text = text.substr(1, text.size() - 2);
    return trimmed(text);
}

ColumnHeading parts(std::string_view name, std::string_view unit) {
    return {std::string(trimmed(name)), std::string(trimmed(unit))};
}

} // namespace

ColumnHeading headingOf(std::string_view head) {
    const std::string_view text = trimmed(head);
    if (text.ends_with(']'))
        if (const std::size_t open = text.rfind('['); open != std::string_view::npos && open > 0)
            return parts(text.substr(0, open), text.substr(open + 1, text.size() - open - 2));
    // The unit may contain brackets and slashes itself: the longest one is used.
    for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1))
        if (const std::string_view unit = text.substr(at);
            at > 0 && unit.ends_with(')') && text[at - 1] != '/' && isUnit(withoutBrackets(unit)))
            if (!trimmed(text.substr(0, at)).ends_with('/'))
                return parts(text.substr(0, at), withoutBrackets(unit));
    for (std::size_t at = text.find('/'); at != std::string_view::npos; at = text.find('/', at + 1))
        if (const std::string_view unit = withoutBrackets(text.substr(at + 1)); at > 0 && isUnit(unit))
            return parts(text.substr(0, at), unit);
    for (std::size_t at = text.find(" in "); at != std::string_view::npos; at = text.find(" in ", at + 1))
        if (const std::string_view unit = withoutBrackets(text.substr(at + 4)); isUnit(unit))
            return parts(text.substr(0, at), unit);
    // "Position, Ch P1 (cm) Run #1": what comes after the unit belongs to the name.
    for (std::size_t close = text.find_last_of(")]"); close != std::string_view::npos && close > 0;
         close = text.find_last_of(")]", close - 1)) {
        const std::size_t open = text.rfind(text[close] == ')' ? '(' : '[', close);
        if (open == std::string_view::npos || open == 0) continue;
        const std::string_view unit = trimmed(text.substr(open + 1, close - open - 1));
        if (!isUnit(unit) || unit == "1") continue; // "Sensor (1) x" counts sensors
        const std::string_view rest = trimmed(text.substr(close + 1));
        return parts(
            std::string(trimmed(text.substr(0, open))) + (rest.empty() ? "" : " ") + std::string(rest), unit);
    }
    // "time_ms", "angle_deg"; not a subscript, as in "x_m", and not a mark, as in "ball_A" or "sensor_1".
    if (const std::size_t at = text.rfind('_'); at != std::string_view::npos && at > 2) {
        const std::string_view unit = text.substr(at + 1);
        const bool isMark = unit.size() == 1 && !(unit[0] >= 'a' && unit[0] <= 'z');
        if (!isMark && isUnit(unit)) return parts(text.substr(0, at), unit);
    }
    return parts(text, {});
}

} // namespace timestep
