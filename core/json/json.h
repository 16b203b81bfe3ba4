// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace timestep {

/// The place of a value in a text, and how it is written there.
struct Origin {
    std::string file;
    int line = 0;     ///< from 1; 0: the value comes from no text
    int column = 0;   ///< from 1
    int textLine = 0; ///< of a YAML scalar: line of its first character; in a block (|), the line below
    int textColumn = 0;
    bool plain = false;  ///< of a YAML scalar: written without quotes
    std::string written; ///< of a plain number or truth value of YAML: its letters
};

/// A value on the heap that is copied with its owner.
template <class Value>
class Boxed {
public:
    Boxed() = default;
    Boxed(Value value) : value_(std::make_unique<Value>(std::move(value))) {}
    Boxed(const Boxed& other) : value_(other.value_ ? std::make_unique<Value>(*other.value_) : nullptr) {}
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(Boxed other) noexcept {
        value_.swap(other.value_);
        return *this;
    }

    explicit operator bool() const { return value_ != nullptr; }
    Value& operator*() const { return *value_; }
    bool operator==(const Boxed& other) const { return *value_ == *other.value_; }

private:
    std::unique_ptr<Value> value_;
};

/// A value of a JSON or YAML text, or one that will be written as JSON: null, boolean, number, text, list or
/// object. Objects keep the order of their members, so the same data give the same bytes. A value that was
/// read from YAML knows its Origin. Core and app read values of files through JsonField, whose errors
/// name the path of the value; lessons read them with the functions at the end, whose errors name the place.
/// This is not the class of nlohmann/json, because a file that includes that one takes 2 s longer to compile.
class Json {
public:
    using List = std::vector<Json>;
    using Members = std::vector<std::pair<std::string, Json>>;

    /// Thrown if the value has another kind, or lacks the member or element.
    struct exception : std::runtime_error {
        using std::runtime_error::runtime_error;
    };

    Json(); ///< null
    Json(std::nullptr_t);
    Json(const char* text);
    Json(std::string_view text);
    Json(std::string text);
    Json(std::integral auto value) : value_(static_cast<std::uint64_t>(value)) {
        if constexpr (std::same_as<decltype(value), bool>)
            value_ = value;
        else if constexpr (std::signed_integral<decltype(value)>)
            if (value < 0) value_ = std::int64_t{value};
    }
    Json(std::floating_point auto value) : value_(static_cast<double>(value)) {}
    template <class Value>
    Json(const std::vector<Value>& values) : Json(array()) {
        for (const auto& value : values) push_back(Json(value));
    }
    template <class Value, class Less>
    Json(const std::map<std::string, Value, Less>& values) : Json(object()) {
        for (const auto& [key, value] : values) (*this)[key] = Json(value);
    }
    /// Makes an object if every item is a list of a text and another value, otherwise a list.
    Json(std::initializer_list<Json> items);

    Json(const Json& other);
    Json(Json&& other) noexcept;
    Json& operator=(const Json& other);
    Json& operator=(Json&& other) noexcept;
    ~Json();

    static Json array(std::initializer_list<Json> items = {});
    static Json object();
    /// Throws InputError with line and column.
    static Json parse(std::string_view text);

    bool is_null() const { return holds<std::monostate>(); }
    bool is_boolean() const { return holds<bool>(); }
    bool is_number() const { return is_number_integer() || holds<double>(); }
    bool is_number_integer() const {
        return holds<std::int64_t>() || holds<std::uint64_t>();
    } ///< no point or exponent
    bool is_string() const { return holds<Boxed<std::string>>(); }
    bool is_array() const { return holds<Boxed<List>>(); }
    bool is_object() const { return holds<Boxed<Members>>(); }
    bool is_scalar() const { return !is_null() && !is_array() && !is_object(); }

    std::size_t size() const; ///< number of elements or members; 0 for null, 1 for any other value
    bool empty() const { return size() == 0; }

    /// Returns a member and adds it if it is missing. Null becomes an object.
    Json& operator[](std::string_view key);
    const Json& operator[](std::string_view key) const { return at(key); }
    const Json& at(std::string_view key) const;
    Json& at(std::string_view key) { return const_cast<Json&>(std::as_const(*this).at(key)); }
    const Json* find(std::string_view key) const; ///< null if there is no such member
    Json* find(std::string_view key) { return const_cast<Json*>(std::as_const(*this).find(key)); }
    bool contains(std::string_view key) const { return find(key) != nullptr; }
    void erase(std::string_view key);
    /// The members of an object; null has none.
    const Members& items() const;
    Members& items();

    /// Returns an element of a list.
    const Json& operator[](std::integral auto index) const {
        return element(static_cast<std::size_t>(index));
    }
    Json& operator[](std::integral auto index) {
        return const_cast<Json&>(element(static_cast<std::size_t>(index)));
    }
    const Json& at(std::integral auto index) const { return element(static_cast<std::size_t>(index)); }
    Json& at(std::integral auto index) { return (*this)[index]; }
    const Json& back() const { return element(size() - 1); }
    /// Appends to a list. Null becomes a list.
    void push_back(Json value);
    /// The elements of a list; null has none.
    const Json* begin() const;
    const Json* end() const;
    Json* begin() { return const_cast<Json*>(std::as_const(*this).begin()); }
    Json* end() { return const_cast<Json*>(std::as_const(*this).end()); }
    /// The elements of a list; any other value has none.
    const List& list() const;
    List& list() { return const_cast<List&>(std::as_const(*this).list()); }

    bool boolean() const;
    double number() const;
    const std::string& text() const;

    /// Converts to a bool, number, text, or a list or map (by key) of them.
    template <class Value>
    Value get() const {
        if constexpr (std::is_same_v<Value, Json>)
            return *this;
        else if constexpr (std::is_same_v<Value, bool>)
            return boolean();
        else if constexpr (std::is_integral_v<Value>)
            return whole<Value>();
        else if constexpr (std::is_floating_point_v<Value>)
            return static_cast<Value>(number());
        else if constexpr (std::is_same_v<Value, std::string>)
            return text();
        else
            return collected(static_cast<Value*>(nullptr));
    }
    /// Returns a member, or `standard` if it is missing.
    template <class Value>
    Value value(std::string_view key, Value standard) const {
        const Json* const found = find(key);
        return found != nullptr ? found->get<Value>() : standard;
    }

    /// Returns the JSON text: one line if `indent` is negative, otherwise one member or element per line,
    /// indented by `indent` spaces per level. Replaces bytes that are not UTF-8 with U+FFFD.
    std::string dump(int indent = -1) const;

    bool operator==(const Json& other) const; ///< compares numbers by value, not origins

    const Origin& origin() const;
    void setOrigin(Origin origin) { origin_ = std::move(origin); }
    /// An InputError at this value's place.
    InputError error(const Sentence& message) const;

    /// The letters of a scalar of YAML, numbers and truth values as they were written. Empty for other kinds.
    const std::string& written() const;
    /// The functions below throw an InputError at the value's place for any other value; `what` names the
    /// value in the sentence.
    void expectMap(std::string_view what) const;
    void expectList(std::string_view what) const;
    const std::string& asText(std::string_view what) const; ///< any scalar that is not empty
    double asNumber(std::string_view what) const;           ///< "0.5", "1e-3", "1/60"
    int asWhole(std::string_view what, int lowest, int highest) const;
    bool asTruth(std::string_view what) const; ///< true, false, yes, no
    /// Requires an object whose keys are all among `known`; the error names the unknown key.
    void expectKeys(std::string_view what, std::initializer_list<std::string_view> known) const;
    /// The value of a key that must be there.
    const Json& required(std::string_view key, std::string_view what) const;

private:
    template <class Kind>
    bool holds() const {
        return std::holds_alternative<Kind>(value_);
    }
    const Json& element(std::size_t index) const;

    template <class Whole>
    Whole whole() const {
        if (const auto* value = std::get_if<std::int64_t>(&value_)) return static_cast<Whole>(*value);
        if (const auto* value = std::get_if<std::uint64_t>(&value_)) return static_cast<Whole>(*value);
        return static_cast<Whole>(number());
    }
    template <class Value>
    std::vector<Value> collected(std::vector<Value>*) const {
        std::vector<Value> values;
        for (const Json& value : *this) values.push_back(value.get<Value>());
        return values;
    }
    template <class Value>
    std::map<std::string, Value> collected(std::map<std::string, Value>*) const {
        std::map<std::string, Value> values;
        for (const auto& [key, value] : items()) values[key] = value.template get<Value>();
        return values;
    }

    /// Whole numbers are signed only below 0.
    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, Boxed<std::string>, Boxed<List>,
                 Boxed<Members>>
        value_;
    Boxed<Origin> origin_;
};

/// Parses the text of a file. Throws InputError with line and column for errors of syntax, numbers outside
/// the range of double, a duplicate key and more than 1000 levels.
Json jsonFromText(std::string_view text, const std::string& file);

/// The same error with file, line and column of the value that its path names, or of the nearest one around
/// it.
InputError placedIn(const InputError& error, const Json& document);
/// The same for the text of the document, or for the value of its member `part`.
InputError placedIn(const InputError& error, std::string_view text, const std::string& file,
                    std::string_view part = {});

} // namespace timestep
