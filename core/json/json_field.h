// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/json/json.h"
#include "core/parameter/parameter.h"
#include "core/sentence.h"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// Bound for a number that may have any finite value.
inline constexpr double unlimited = std::numeric_limits<double>::max();

/// A value inside a JSON document, with its path. All files are read through this class. Every function that
/// reads the value throws InputError with that path if the value has another kind. The document must outlive
/// the field.
class JsonField {
public:
    explicit JsonField(const Json& value, std::string path = {}) : value_(&value), path_(std::move(path)) {}

    const std::string& path() const { return path_; }
    const Json& json() const { return *value_; }
    [[noreturn]] void refuse(const Sentence& sentence) const;

    /// Throws unless the value is an object whose members are all among `known`.
    void expectObject(std::initializer_list<std::string_view> known) const;
    bool has(std::string_view key) const;
    /// Returns a member. Throws if the object lacks it.
    JsonField member(std::string_view key) const;

    /// Number of elements. Throws unless the value is a list.
    std::size_t size() const;
    JsonField element(std::size_t index) const;
    /// Returns all elements.
    std::vector<JsonField> elements() const;

    double number() const; ///< finite
    double number(double minimum, double maximum) const;
    double positive() const;
    double quantity() const;    ///< a number, or a text with a typed number: "1/60"
    double numberOrNot() const; ///< a number, or "nan", "inf" or "-inf" for numbers that JSON does not have
    /// A number of a saved state. Files have null for numbers that are not finite; the result is then NaN.
    /// States in memory have these numbers themselves.
    double numberOrNull() const;
    std::vector<double> numbersOrNull() const;
    std::vector<double> numbers() const;
    /// A whole number, written without point and exponent.
    std::uint64_t whole(std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) const;
    /// A whole number as a size, as a count of steps or similar, and as an int, which may be negative.
    std::size_t count() const { return whole(std::numeric_limits<std::size_t>::max()); }
    std::int64_t tally() const {
        return static_cast<std::int64_t>(whole(std::numeric_limits<std::int64_t>::max()));
    }
    int integer(int least = std::numeric_limits<int>::min()) const;
    bool toggle() const;
    std::string text() const;               ///< not empty, at most 100 bytes
    std::string anyText() const;            ///< any text, even an empty one
    std::vector<std::string> texts() const; ///< any
    bool isText(std::string_view text) const {
        return isString() && value_->text() == text;
    } ///< exactly this text
    bool isObject() const { return value_->is_object(); }
    bool isString() const { return value_->is_string(); }
    bool isNull() const { return value_->is_null(); }
    std::vector<std::string> keys() const;        ///< of an object
    Point point() const;                          ///< [x, y]
    Box box() const;                              ///< [left, bottom, right, top], left < right, bottom < top
    std::uint32_t index(std::size_t count) const; ///< 0 to count - 1
    std::vector<std::uint32_t> indices(std::size_t count) const;
    /// Index of the choice with this text as its id.
    std::size_t choice(std::span<const Choice> choices) const;

private:
    /// What `read` makes of each element.
    template <class Read>
    auto each(const Read& read) const {
        std::vector<decltype(read(*this))> results;
        for (std::size_t i = 0; i < size(); ++i) results.push_back(read(element(i)));
        return results;
    }

    const Json* value_;
    std::string path_;
};

} // namespace timestep
