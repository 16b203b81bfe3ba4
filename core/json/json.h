// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace timestep {

/// A JSON value: null, boolean, number, text, list or object. Objects keep the order of their members, so the
/// same data give the same bytes. Read values of files through JsonField, whose errors name the path of the
/// value. nlohmann/json parses the text and formats numbers; only json_text.cpp includes it.
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
    template <class Whole, std::enable_if_t<std::is_integral_v<Whole>, int> = 0>
    Json(Whole value) : value_(std::monostate()) {
        if constexpr (std::is_same_v<Whole, bool>)
            value_ = value;
        else if constexpr (std::is_unsigned_v<Whole>)
            value_ = std::uint64_t{value};
        else
            value_ = std::int64_t{value};
    }
    template <class Real, std::enable_if_t<std::is_floating_point_v<Real>, int> = 0>
    Json(Real value) : value_(static_cast<double>(value)) {}
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

    bool is_null() const;
    bool is_boolean() const;
    bool is_number() const;
    bool is_number_integer() const; ///< written without point and exponent
    bool is_string() const;
    bool is_array() const;
    bool is_object() const;

    std::size_t size() const; ///< number of elements or members; 0 for null, 1 for any other value
    bool empty() const { return size() == 0; }

    /// Returns a member and adds it if it is missing. Null becomes an object.
    Json& operator[](std::string_view key);
    const Json& operator[](std::string_view key) const { return at(key); }
    const Json& at(std::string_view key) const;
    Json& at(std::string_view key);
    const Json* find(std::string_view key) const; ///< null if there is no such member
    bool contains(std::string_view key) const { return find(key) != nullptr; }
    void erase(std::string_view key);
    /// The members of an object; null has none.
    const Members& items() const;
    Members& items();

    /// Returns an element of a list.
    template <class Index, std::enable_if_t<std::is_integral_v<Index>, int> = 0>
    const Json& operator[](Index index) const {
        return element(static_cast<std::size_t>(index));
    }
    template <class Index, std::enable_if_t<std::is_integral_v<Index>, int> = 0>
    Json& operator[](Index index) {
        return const_cast<Json&>(element(static_cast<std::size_t>(index)));
    }
    template <class Index, std::enable_if_t<std::is_integral_v<Index>, int> = 0>
    const Json& at(Index index) const {
        return element(static_cast<std::size_t>(index));
    }
    template <class Index, std::enable_if_t<std::is_integral_v<Index>, int> = 0>
    Json& at(Index index) {
        return const_cast<Json&>(element(static_cast<std::size_t>(index)));
    }
    const Json& back() const { return element(size() - 1); }
    /// Appends to a list. Null becomes a list.
    void push_back(Json value);
    /// The elements of a list; null has none.
    const Json* begin() const;
    const Json* end() const;
    Json* begin() { return const_cast<Json*>(std::as_const(*this).begin()); }
    Json* end() { return const_cast<Json*>(std::as_const(*this).end()); }

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

    bool operator==(const Json& other) const; ///< compares numbers by value

private:
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

    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::unique_ptr<std::string>,
                 std::unique_ptr<List>, std::unique_ptr<Members>>
        value_;
};

/// Parses the text of a file. Throws InputError with line and column for errors of syntax, numbers outside
/// the range of double and more than 1000 levels, and with the path for a duplicate key.
Json jsonFromText(std::string_view text, const std::string& file);

} // namespace timestep
