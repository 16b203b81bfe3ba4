// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_builder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

/// Longest text. Longer texts are refused before they are parsed. A world of ten million sticks is too long.
constexpr std::size_t largestText = 200'000'000; // [bytes]
constexpr std::size_t mostLevels = 1000;

/// An error with line and column, both from 1 and counted in bytes, of the byte at `offset`.
InputError errorAt(std::string_view text, std::size_t offset, const Sentence& sentence) {
    const std::string_view before = text.substr(0, offset);
    InputError error(sentence);
    error.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
    error.column = static_cast<int>(before.size() - (before.rfind('\n') + 1)) + 1;
    return error;
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

/// Reads bytes for the parser and notes in `reached` how far it has come.
struct NotingIterator {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* byte;
    const char** reached;

    reference operator*() const { return *byte; }
    NotingIterator& operator++() {
        *reached = ++byte;
        return *this;
    }
    bool operator==(const NotingIterator& other) const { return byte == other.byte; }
    bool operator!=(const NotingIterator& other) const { return byte != other.byte; }
};

/// Hands the events of the parser of nlohmann/json to a sink and knows where each value begins.
/// Sink: add(Json scalar), begin(Json emptyListOrObject), key(const Json&), end().
template <class Sink>
class Reader {
public:
    Reader(std::string_view text, Sink& sink) : text_(text), sink_(sink) {}

    void read() {
        const NotingIterator begin{text_.data(), &reached_}, end{text_.data() + text_.size(), &reached_};
        try {
            nlohmann::json::sax_parse(begin, end, this);
        } catch (InputError& error) {
            if (error.line == 0) error = errorAt(text_, next(), error.message);
            throw;
        }
    }

    /// The byte at which the value begins that the sink gets: the first after the value before that is no
    /// separator. After a number the parser has read one byte too many, but that is a separator, too.
    std::size_t next() const {
        const std::size_t done = done_ == nullptr ? 0 : static_cast<std::size_t>(done_ - text_.data());
        return text_.find_first_not_of(" \t\r\n,:]}\xEF\xBB\xBF", done);
    }

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
    bool key(std::string& key) { return sink_.key(std::move(key)), advance(); }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error) {
        throw errorAt(text_, position > 0 ? position - 1 : 0, complaint(error.what()));
    }

private:
    bool add(Json&& value) { return sink_.add(std::move(value)), advance(); }
    bool begin(Json&& value) { return sink_.begin(std::move(value)), advance(); }
    bool end() { return sink_.end(), advance(); }
    bool advance() {
        done_ = reached_;
        return true;
    }

    std::string_view text_;
    Sink& sink_;
    const char* reached_ = nullptr; ///< the first byte that the parser has not read
    const char* done_ = nullptr;    ///< the same after the last value
};

/// Finds the place of the value with a path, or of the nearest one around it. Keeps no values, because those
/// of a large state with their places would take gigabytes.
class Finder {
public:
    Finder(std::string_view text, std::string_view path) : reader_(text, *this) {
        while (!path.empty()) {
            const std::size_t end = std::min(path.find('/'), path.size());
            path_.emplace_back(path.substr(0, end));
            path.remove_prefix(std::min(end + 1, path.size()));
        }
    }

    std::size_t find() {
        reader_.read();
        return place_;
    }

    void add(const Json&) { isOnPath(); }
    void begin(const Json& value) { open_.push_back({value.is_array(), isOnPath()}); }
    void key(const Json& key) { open_.back().key = key.text(); }
    void end() { open_.pop_back(); }

private:
    struct Level {
        bool isList = false;
        bool onPath = false;
        std::size_t values = 0;
        std::string key = {};
    };

    bool isOnPath() {
        if (!open_.empty()) {
            Level& parent = open_.back();
            const std::string name = parent.isList ? std::to_string(parent.values++) : parent.key;
            if (!parent.onPath || open_.size() > path_.size() || path_[open_.size() - 1] != name)
                return false;
        }
        place_ = reader_.next();
        return true;
    }

    Reader<Finder> reader_;
    std::vector<std::string> path_;
    std::vector<Level> open_;
    std::size_t place_ = 0;
};

void writeNumber(double value, std::string& text) {
    if (!std::isfinite(value)) {
        text += "null";
        return;
    }
    // How nlohmann/json writes numbers. Its dump() gives the same bytes in twice the time (0.49 to 0.23 µs).
    std::array<char, 64> digits{};
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
        text += json.number() < 0 ? std::to_string(json.get<std::int64_t>())
                                  : std::to_string(json.get<std::uint64_t>());
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
        if (const std::size_t at = text.find('\0'); at != std::string_view::npos) // the parser would end here
            throw errorAt(text, at, TRANSLATABLE("fault", "this is not JSON: there is a null byte here"));
        JsonBuilder builder(mostLevels);
        Reader(text, builder).read();
        return builder.take();
    } catch (InputError& error) {
        error.file = file;
        throw;
    }
}

InputError placedIn(const InputError& error, std::string_view text, const std::string& file,
                    std::string_view part) {
    std::string path(part);
    path += (part.empty() || error.path.empty() ? "" : "/") + error.path;
    InputError placed = errorAt(text, Finder(text, path).find(), error.message);
    placed.path = error.path;
    placed.file = file;
    return placed;
}

} // namespace timestep
