// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/escaped_text.h"

#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// C0 and C1 (U+0080 to U+009F, a byte C2 before) control characters, and the delete character.
bool isControl(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1) return first < 0x20 || first == 0x7F;
    return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

/// `text`: UTF-8. Line breaks and tabs stay.
std::string withoutControls(std::string_view text) {
    std::string visible;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view character = text.substr(at, utf8Length(text.substr(at, 4)));
        if (!isControl(character) || character == "\n" || character == "\t") visible += character;
        at += character.size();
    }
    return visible;
}

} // namespace

std::size_t utf8Length(std::string_view bytes) {
    const auto byte = [&](std::size_t i) {
        return i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (bytes.empty()) return 0;
    if (first < 0x80U) return 1;
    if (first >= 0xC2U && first <= 0xDFU) return continues(1) ? 2 : 0;
    if (first >= 0xE0U && first <= 0xEFU) {
        const unsigned lowest = first == 0xE0U ? 0xA0U : 0x80U, highest = first == 0xEDU ? 0x9FU : 0xBFU;
        return byte(1) >= lowest && byte(1) <= highest && continues(2) ? 3 : 0;
    }
    if (first >= 0xF0U && first <= 0xF4U) {
        const unsigned lowest = first == 0xF0U ? 0x90U : 0x80U, highest = first == 0xF4U ? 0x8FU : 0xBFU;
        return byte(1) >= lowest && byte(1) <= highest && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

std::string repairedUtf8(std::string_view text) {
    std::string repaired;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text.substr(at, 4));
        repaired += length == 0 ? std::string_view("\uFFFD") : text.substr(at, length);
        at += std::max<std::size_t>(length, 1);
    }
    return repaired;
}

std::string markdownText(std::string_view bytes) {
    constexpr std::string_view everywhere = "\\`*_{}[]()<>|$~&!\"'^", atTheBeginning = "#+-=:";
    const std::string text = withoutControls(repairedUtf8(bytes));
    std::string escaped;
    bool beginning = true; // at the start of a line: only blanks and digits so far
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool apart = i + 1 == text.size() || isBlank(text[i + 1]);
        const bool numbered = beginning && apart && c == '.' && !escaped.empty() && isDigit(escaped.back());
        if (everywhere.find(c) != std::string_view::npos || numbered ||
            (beginning && atTheBeginning.find(c) != std::string_view::npos))
            escaped += '\\';
        escaped += c == '\n' ? "  \n" : std::string(1, c);
        beginning = c == '\n' || (beginning && (isBlank(c) || isDigit(c)));
    }
    return escaped;
}

std::string markdownCell(std::string_view markdown) {
    std::string cell;
    bool escaped = false; // by an odd number of backslashes before
    for (const char c : markdown) {
        const bool isBreak = c == '\n' || c == '\r';
        if (c == '|' && !escaped) cell += '\\';
        if (!isBreak)
            cell += c;
        else if (!cell.empty() && cell.back() != ' ')
            cell += ' ';
        escaped = c == '\\' && !escaped;
    }
    return cell;
}

std::string csvCell(std::string_view bytes) {
    std::string text = repairedUtf8(bytes);
    double value = 0;
    const bool isFormula =
        !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
    const std::string_view number = std::string_view(text).substr(text.starts_with('+') ? 1 : 0);
    if (isFormula && readDouble(number, value) != number.size()) text.insert(0, "'");
    if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string terminalText(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = std::max<std::size_t>(utf8Length(text.substr(at, 4)), 1);
        const std::string_view character = text.substr(at, length);
        const bool isWrong = length == 1 && static_cast<unsigned char>(character[0]) >= 0x80;
        at += length;
        if (character == "\n" || character == "\t" || (!isWrong && !isControl(character))) {
            shown += character;
            continue;
        }
        const auto code = static_cast<unsigned char>(character.back());
        shown += "\\x";
        shown += digits[code >> 4U];
        shown += digits[code & 15U];
    }
    return shown;
}

} // namespace timestep
