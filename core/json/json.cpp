// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json.h"

#include <algorithm>

namespace timestep {

namespace {

template <class Value>
std::unique_ptr<Value> copied(const std::unique_ptr<Value>& value) {
    return std::make_unique<Value>(*value);
}

[[noreturn]] void refuse(const char* expected) {
    throw Json::exception(std::string(expected) + " is expected here");
}

} // namespace

Json::Json() = default;
Json::Json(std::nullptr_t) {}
Json::Json(const char* text) : Json(std::string(text)) {}
Json::Json(std::string_view text) : Json(std::string(text)) {}
Json::Json(std::string text) : value_(std::make_unique<std::string>(std::move(text))) {}

Json::Json(std::initializer_list<Json> items) {
    const bool members = std::all_of(items.begin(), items.end(), [](const Json& item) {
        return item.is_array() && item.size() == 2 && item[0].is_string();
    });
    *this = members ? object() : array();
    for (const Json& item : items) {
        if (members)
            (*this)[item[0].text()] = item[1];
        else
            push_back(item);
    }
}

Json::Json(const Json& other) {
    std::visit(
        [this](const auto& value) {
            if constexpr (requires { *value; })
                value_ = copied(value);
            else
                value_ = value;
        },
        other.value_);
}

Json::Json(Json&& other) noexcept : value_(std::exchange(other.value_, std::monostate())) {}

Json& Json::operator=(const Json& other) {
    return *this = Json(other);
}

Json& Json::operator=(Json&& other) noexcept {
    value_ = std::exchange(other.value_, std::monostate());
    return *this;
}

Json::~Json() = default;

Json Json::array(std::initializer_list<Json> items) {
    Json list;
    list.value_ = std::make_unique<List>(items);
    return list;
}

Json Json::object() {
    Json object;
    object.value_ = std::make_unique<Members>();
    return object;
}

Json Json::parse(std::string_view text) {
    return jsonFromText(text, {});
}

bool Json::is_null() const {
    return std::holds_alternative<std::monostate>(value_);
}

bool Json::is_boolean() const {
    return std::holds_alternative<bool>(value_);
}

bool Json::is_number() const {
    return is_number_integer() || std::holds_alternative<double>(value_);
}

bool Json::is_number_integer() const {
    return std::holds_alternative<std::int64_t>(value_) || std::holds_alternative<std::uint64_t>(value_);
}

bool Json::is_string() const {
    return std::holds_alternative<std::unique_ptr<std::string>>(value_);
}

bool Json::is_array() const {
    return std::holds_alternative<std::unique_ptr<List>>(value_);
}

bool Json::is_object() const {
    return std::holds_alternative<std::unique_ptr<Members>>(value_);
}

std::size_t Json::size() const {
    if (is_object()) return items().size();
    if (is_array()) return static_cast<std::size_t>(end() - begin());
    return is_null() ? 0 : 1;
}

Json& Json::operator[](std::string_view key) {
    if (is_null()) *this = object();
    for (auto& [known, value] : items())
        if (known == key) return value;
    return items().emplace_back(std::string(key), Json()).second;
}

const Json* Json::find(std::string_view key) const {
    if (!is_object()) return nullptr;
    for (const auto& [known, value] : items())
        if (known == key) return &value;
    return nullptr;
}

const Json& Json::at(std::string_view key) const {
    const Json* const found = find(key);
    if (found == nullptr) throw exception("\"" + std::string(key) + "\" is missing");
    return *found;
}

Json& Json::at(std::string_view key) {
    return const_cast<Json&>(std::as_const(*this).at(key));
}

void Json::erase(std::string_view key) {
    std::erase_if(items(), [key](const auto& member) { return member.first == key; });
}

const Json::Members& Json::items() const {
    static const Members none;
    if (is_null()) return none;
    if (!is_object()) refuse("an object {...}");
    return *std::get<std::unique_ptr<Members>>(value_);
}

Json::Members& Json::items() {
    if (is_null()) *this = object();
    return const_cast<Members&>(std::as_const(*this).items());
}

const Json& Json::element(std::size_t index) const {
    if (!is_array()) refuse("a list [...]");
    if (index >= size()) throw exception("there is no element " + std::to_string(index));
    return begin()[index];
}

void Json::push_back(Json value) {
    if (is_null()) *this = array();
    if (!is_array()) refuse("a list [...]");
    std::get<std::unique_ptr<List>>(value_)->push_back(std::move(value));
}

const Json* Json::begin() const {
    if (is_null()) return nullptr;
    if (!is_array()) refuse("a list [...]");
    return std::get<std::unique_ptr<List>>(value_)->data();
}

const Json* Json::end() const {
    return is_null() ? nullptr : begin() + std::get<std::unique_ptr<List>>(value_)->size();
}

bool Json::boolean() const {
    if (!is_boolean()) refuse("true or false");
    return std::get<bool>(value_);
}

double Json::number() const {
    if (const auto* value = std::get_if<double>(&value_)) return *value;
    if (!is_number_integer()) refuse("a number");
    if (const auto* value = std::get_if<std::int64_t>(&value_)) return static_cast<double>(*value);
    return static_cast<double>(std::get<std::uint64_t>(value_));
}

const std::string& Json::text() const {
    if (!is_string()) refuse("a text");
    return *std::get<std::unique_ptr<std::string>>(value_);
}

bool Json::operator==(const Json& other) const {
    if (is_number_integer() && other.is_number_integer()) {
        const auto negative = [](const Json& json) {
            const auto* value = std::get_if<std::int64_t>(&json.value_);
            return value != nullptr && *value < 0;
        };
        return negative(*this) == negative(other) && whole<std::uint64_t>() == other.whole<std::uint64_t>();
    }
    if (is_number() && other.is_number()) return number() == other.number();
    if (value_.index() != other.value_.index()) return false;
    if (is_string()) return text() == other.text();
    if (is_array()) return std::equal(begin(), end(), other.begin(), other.end());
    if (is_object()) return items() == other.items();
    return is_null() || boolean() == other.boolean();
}

} // namespace timestep
