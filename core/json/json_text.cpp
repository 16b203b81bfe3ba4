// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/json/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace timestep {

namespace {

/// Longest text. Longer texts are refused before they are parsed. A world of ten million sticks is too long.
constexpr std::size_t largestText = 200'000'000; // [bytes]
constexpr std::size_t mostLevels = 1000;
/// Largest number of values. A value takes twenty times the memory of its two bytes of text. Worlds and
/// states of the longest text have fewer values.
constexpr std::size_t mostValues = 25'000'000;

struct Place {
    int line = 1, column = 1;
};

/// Line and column, both from 1 and counted in bytes, of the byte at `offset`.
Place placeOf(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto newline = before.rfind('\n');
    return {
        1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
        static_cast<int>(newline == std::string_view::npos ? before.size() : before.size() - newline - 1) +
            1};
}

/// The message of the parser without its name, error number and position.
Sentence complaint(const std::string& what) {
    const std::size_t colon = what.find(": "), bracket = what.find("] ");
    const std::size_t begin = colon != std::string::npos ? colon : bracket;
    const std::string rest = begin == std::string::npos ? what : what.substr(begin + 2);
    const std::size_t detail = rest.find(" - ");
    const std::string said = detail == std::string::npos ? rest : rest.substr(detail + 3);
    constexpr std::string_view overflow = "number overflow parsing ";
    if (said.starts_with(overflow))
        return {TRANSLATABLE("fault", "this is not JSON: number overflow parsing %1"),
                said.substr(overflow.size())};
    if (constexpr std::string_view sign = "unexpected '"; said.starts_with(sign))
        return {TRANSLATABLE("fault", "this is not JSON: unexpected %1"),
                said.substr(sign.size() - 1, said.find('\'', sign.size()) + 2 - sign.size())};
    const std::pair<std::string_view, Text> known[] = {
        {"unexpected end of input", TRANSLATABLE("fault", "unexpected end of input")},
        {"invalid literal", TRANSLATABLE("fault", "invalid literal")},
        {"unexpected ", TRANSLATABLE("fault", "an unexpected sign or word")},
        {"invalid number", TRANSLATABLE("fault", "invalid number")},
        {"invalid string: missing closing quote",
         TRANSLATABLE("fault", "invalid string: missing closing quote")},
        {"invalid string: control character",
         TRANSLATABLE("fault", "invalid string: a control character must be escaped")},
        {"invalid string: forbidden character",
         TRANSLATABLE("fault", "invalid string: forbidden character after a backslash")},
        {"invalid string: ill-formed UTF-8", TRANSLATABLE("fault", "invalid string: ill-formed UTF-8 byte")},
        {"invalid string", TRANSLATABLE("fault", "invalid string: a wrong \\u escape")},
        {"invalid BOM", TRANSLATABLE("fault", "invalid byte order mark")}};
    for (const auto& [start, text] : known)
        if (said.starts_with(start)) return {TRANSLATABLE("fault", "this is not JSON: %1"), text};
    return {TRANSLATABLE("fault", "this is not JSON: %1"), said};
}

/// Builds the value from the events of the parser of nlohmann/json, in the order of the text. Refuses
/// duplicate keys in an object, because one of the two values would be lost without notice.
class Builder {
public:
    explicit Builder(std::string_view text) : text_(text) {}

    Json take() { return std::move(root_); }

    bool null() { return add(Json()); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(std::int64_t value) { return add(value); }
    bool number_unsigned(std::uint64_t value) { return add(value); }
    bool number_float(double value, const std::string&) { return add(value); }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return begin(Json::object()); }
    bool start_array(std::size_t) { return begin(Json::array()); }
    bool end_object() { return end(); }
    bool end_array() { return end(); }

    bool key(std::string& key) {
        if (stands(key)) throw InputError(TRANSLATABLE("fault", "this key stands here twice"), pathOf(key));
        open_.back()->items().emplace_back(std::move(key), Json());
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error) {
        refuse(complaint(error.what()), position);
    }

    [[noreturn]] void refuse(const Sentence& sentence, std::size_t position) const {
        InputError mistake(sentence);
        const Place place = placeOf(text_, position > 0 ? position - 1 : 0);
        mistake.line = place.line;
        mistake.column = place.column;
        throw mistake;
    }

private:
    Json& place(Json value) {
        if (++values_ > mostValues)
            throw InputError(
                Sentence(TRANSLATABLE("fault", "this file is too large: at most %1 values are read"),
                         std::to_string(mostValues)));
        if (open_.empty()) return root_ = std::move(value);
        Json& parent = *open_.back();
        if (parent.is_object()) return parent.items().back().second = std::move(value);
        parent.push_back(std::move(value));
        return parent[parent.size() - 1];
    }

    bool add(Json value) {
        place(std::move(value));
        return true;
    }

    bool begin(Json value) {
        if (open_.size() == mostLevels)
            throw InputError(TRANSLATABLE("fault", "lists and objects stand in each other too deeply"));
        open_.push_back(&place(std::move(value)));
        keys_.emplace_back();
        return true;
    }

    bool end() {
        open_.pop_back();
        keys_.pop_back();
        return true;
    }

    /// Whether the innermost object has this key. Large objects keep their keys in a set, because a search
    /// through all keys for each new key takes quadratic time.
    bool stands(const std::string& key) {
        const Json& object = *open_.back();
        if (object.size() < 32) return object.contains(key);
        std::unordered_set<std::string>& keys = keys_.back();
        if (keys.empty())
            for (const auto& [name, value] : object.items()) keys.insert(name);
        return !keys.insert(key).second;
    }

    std::string pathOf(const std::string& key) const {
        std::string path;
        for (const Json* each : open_)
            if (each != open_.back())
                path +=
                    (each->is_object() ? each->items().back().first : std::to_string(each->size() - 1)) + "/";
        return path + key;
    }

    std::string_view text_;
    Json root_;
    std::size_t values_ = 0;
    std::vector<Json*> open_; ///< the lists and objects that have begun but not ended
    std::vector<std::unordered_set<std::string>> keys_; ///< of each of them; empty for small ones
};

void writeNumber(double value, std::string& text) {
    if (!std::isfinite(value)) {
        text += "null";
        return;
    }
    std::array<char, 64>
        digits{}; // the function with which nlohmann/json writes numbers, so that the bytes are the same
    text.append(digits.data(),
                nlohmann::detail::to_chars(digits.data(), digits.data() + digits.size(), value));
}

void writeText(const std::string& value, std::string& text) {
    const bool plain = std::all_of(value.begin(), value.end(),
                                   [](char c) { return c >= ' ' && c < 0x7F && c != '"' && c != '\\'; });
    if (plain)
        text += '"' + value + '"';
    else
        text += nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// `indent` spaces per level; below 0: everything in one line.
void write(const Json& json, int indent, std::size_t level, std::string& text) {
    const auto newLine = [&](std::size_t at) {
        if (indent >= 0) text += '\n' + std::string(at * static_cast<std::size_t>(indent), ' ');
    };
    if (json.is_null()) {
        text += "null";
    } else if (json.is_boolean()) {
        text += json.boolean() ? "true" : "false";
    } else if (json.is_number_integer()) {
        const bool negative = json.number() < 0;
        text +=
            negative ? std::to_string(json.get<std::int64_t>()) : std::to_string(json.get<std::uint64_t>());
    } else if (json.is_number()) {
        writeNumber(json.number(), text);
    } else if (json.is_string()) {
        writeText(json.text(), text);
    } else if (json.empty()) {
        text += json.is_array() ? "[]" : "{}";
    } else {
        const char* before = json.is_array() ? "[" : "{";
        const auto next = [&] {
            text += before;
            before = ",";
            newLine(level + 1);
        };
        if (json.is_array())
            for (const Json& element : json) {
                next();
                write(element, indent, level + 1, text);
            }
        else
            for (const auto& [key, value] : json.items()) {
                next();
                writeText(key, text);
                text += indent >= 0 ? ": " : ":";
                write(value, indent, level + 1, text);
            }
        newLine(level);
        text += json.is_array() ? ']' : '}';
    }
}

/// Refuses a null byte: the parser takes it for the end of the text and would ignore the rest.
void refuseNull(std::string_view text) {
    const std::size_t at = text.find('\0');
    if (at == std::string_view::npos) return;
    InputError error(TRANSLATABLE("fault", "this is not JSON: a null byte stands here"));
    const Place place = placeOf(text, at);
    error.line = place.line;
    error.column = place.column;
    throw error;
}

} // namespace

std::string Json::dump(int indent) const {
    std::string text;
    write(*this, indent, 0, text);
    return text;
}

Json jsonFromText(std::string_view text, const std::string& file) {
    try {
        if (text.size() > largestText)
            throw InputError(TRANSLATABLE("fault", "this file is too large: at most 200 MB are read"));
        refuseNull(text);
        Builder builder(text);
        nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
        return builder.take();
    } catch (InputError& error) {
        error.file = file;
        throw;
    }
}

} // namespace timestep
