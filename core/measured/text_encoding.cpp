// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/text_encoding.h"

#include "core/table/escaped_text.h"

#include <cstddef>
#include <cstdint>

namespace timestep {

namespace {

constexpr std::uint32_t replacement = 0xFFFD;

unsigned byteAt(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

/// Source: RFC 3629, section 3.
void appendUtf8(std::string& text, std::uint32_t code) {
    const auto append = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        append(code);
    } else if (code < 0x800) {
        append(0xC0 | (code >> 6));
        append(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        append(0xE0 | (code >> 12));
        append(0x80 | ((code >> 6) & 0x3F));
        append(0x80 | (code & 0x3F));
    } else {
        append(0xF0 | (code >> 18));
        append(0x80 | ((code >> 12) & 0x3F));
        append(0x80 | ((code >> 6) & 0x3F));
        append(0x80 | (code & 0x3F));
    }
}

/// Source: RFC 2781, section 2.2.
std::string fromUtf16(std::string_view bytes, bool bigEndian) {
    std::string text;
    const auto unit = [&](std::size_t at) {
        const unsigned one = byteAt(bytes, at), two = byteAt(bytes, at + 1);
        return static_cast<std::uint32_t>(bigEndian ? (one << 8) | two : (two << 8) | one);
    };
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        std::uint32_t code = unit(at);
        if (code >= 0xD800 && code < 0xDC00 && at + 3 < bytes.size()) {
            const std::uint32_t low = unit(at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                at += 2;
            }
        }
        appendUtf8(text, code >= 0xD800 && code < 0xE000 ? replacement : code);
    }
    return text;
}

bool isUtf8(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t length = utf8Length(bytes);
        if (length == 0) return false;
        bytes.remove_prefix(length);
    }
    return true;
}

} // namespace

std::string utf8Of(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (bytes.starts_with("\xFF\xFE")) return fromUtf16(bytes.substr(2), false);
    if (bytes.starts_with("\xFE\xFF")) return fromUtf16(bytes.substr(2), true);
    if (isUtf8(bytes)) return std::string(bytes);
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 16);
    for (const char c : bytes) appendUtf8(text, static_cast<unsigned char>(c));
    return text;
}

} // namespace timestep
