// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json.h"

#include "core/parameter/parameter.h"
#include "core/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace timestep {

namespace {

[[noreturn]] void refuse(const char* expected) {
    throw Json::exception(std::string(expected) + " is expected here");
}

std::string quoted(std::string_view what) {
    return "\"" + std::string(what) + "\"";
}

} // namespace

Json::Json() = default;
Json::Json(std::nullptr_t) {}
Json::Json(const char* text) : Json(std::string(text)) {}
Json::Json(std::string_view text) : Json(std::string(text)) {}
Json::Json(std::string text) : value_(Boxed(std::move(text))) {}

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

Json::Json(const Json& other) = default;
Json& Json::operator=(const Json& other) = default;
Json::~Json() = default;

Json::Json(Json&& other) noexcept
    : value_(std::exchange(other.value_, std::monostate())), origin_(std::move(other.origin_)) {}

Json& Json::operator=(Json&& other) noexcept {
    value_ = std::exchange(other.value_, std::monostate());
    origin_ = std::move(other.origin_);
    return *this;
}

Json Json::array(std::initializer_list<Json> items) {
    Json list;
    list.value_ = Boxed(List(items));
    return list;
}

Json Json::object() {
    Json object;
    object.value_ = Boxed(Members());
    return object;
}

Json Json::parse(std::string_view text) {
    return jsonFromText(text, {});
}

std::size_t Json::size() const {
    if (is_object()) return items().size();
    if (is_array()) return list().size();
    return is_null() ? 0 : 1;
}

Json& Json::operator[](std::string_view key) {
    if (is_null()) *this = object();
    if (Json* const found = find(key)) return *found;
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
    if (found == nullptr) throw exception(quoted(key) + " is missing");
    return *found;
}

void Json::erase(std::string_view key) {
    std::erase_if(items(), [key](const auto& member) { return member.first == key; });
}

const Json::Members& Json::items() const {
    static const Members none;
    if (is_null()) return none;
    if (!is_object()) refuse("an object {...}");
    return *std::get<Boxed<Members>>(value_);
}

Json::Members& Json::items() {
    if (is_null()) *this = object();
    return const_cast<Members&>(std::as_const(*this).items());
}

const Json::List& Json::list() const {
    static const List none;
    return is_array() ? *std::get<Boxed<List>>(value_) : none;
}

const Json& Json::element(std::size_t index) const {
    if (!is_array()) refuse("a list [...]");
    if (index >= size()) throw exception("there is no element " + std::to_string(index));
    return list()[index];
}

void Json::push_back(Json value) {
    if (is_null()) *this = array();
    if (!is_array()) refuse("a list [...]");
    list().push_back(std::move(value));
}

const Json* Json::begin() const {
    if (!is_array() && !is_null()) refuse("a list [...]");
    return list().data();
}

const Json* Json::end() const {
    return begin() + list().size();
}

bool Json::boolean() const {
    if (!is_boolean()) refuse("true or false");
    return std::get<bool>(value_);
}

double Json::number() const {
    if (const auto* value = std::get_if<double>(&value_)) return *value;
    if (const auto* value = std::get_if<std::int64_t>(&value_)) return static_cast<double>(*value);
    if (const auto* value = std::get_if<std::uint64_t>(&value_)) return static_cast<double>(*value);
    refuse("a number");
}

const std::string& Json::text() const {
    if (!is_string()) refuse("a text");
    return *std::get<Boxed<std::string>>(value_);
}

bool Json::operator==(const Json& other) const {
    const bool oneIsReal = holds<double>() != other.holds<double>();
    return oneIsReal && is_number() && other.is_number() ? number() == other.number()
                                                         : value_ == other.value_;
}

const Origin& Json::origin() const {
    static const Origin none;
    return origin_ ? *origin_ : none;
}

InputError Json::error(const Sentence& message) const {
    InputError result(message);
    result.file = origin().file;
    result.line = origin().line;
    result.column = origin().column;
    return result;
}

const std::string& Json::written() const {
    return is_string() ? text() : origin().written;
}

void Json::expectMap(std::string_view what) const {
    if (!is_object())
        throw error(Sentence(TRANSLATABLE("fault", "%1 must consist of keys and values"), quoted(what)));
}

void Json::expectList(std::string_view what) const {
    if (!is_array()) throw error(Sentence(TRANSLATABLE("fault", "%1 must be a list"), quoted(what)));
}

const std::string& Json::asText(std::string_view what) const {
    if (!is_scalar()) throw error(Sentence(TRANSLATABLE("fault", "%1 must be a text"), quoted(what)));
    if (trimmed(written()).empty()) throw error(Sentence(TRANSLATABLE("fault", "%1 is empty"), quoted(what)));
    return written();
}

double Json::asNumber(std::string_view what) const {
    if (!is_scalar()) throw error(Sentence(TRANSLATABLE("fault", "%1 must be a number"), quoted(what)));
    try {
        return parseNumber(written());
    } catch (const InputError& wrong) {
        throw error(Sentence(TRANSLATABLE("fault", "%1: %2"), quoted(what), wrong.message));
    }
}

int Json::asWhole(std::string_view what, int lowest, int highest) const {
    const double value = asNumber(what);
    if (value != std::floor(value) || value < lowest || value > highest)
        throw error(Sentence(TRANSLATABLE("fault", "%1 must be a whole number from %2 to %3"), quoted(what),
                             lowest, highest));
    return static_cast<int>(value);
}

bool Json::asTruth(std::string_view what) const {
    if (!is_boolean()) throw error(Sentence(TRANSLATABLE("fault", "%1 must be yes or no"), quoted(what)));
    return boolean();
}

void Json::expectKeys(std::string_view what, std::initializer_list<std::string_view> known) const {
    expectMap(what);
    for (const auto& [key, value] : items()) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        std::string list;
        for (const std::string_view each : known) list += (list.empty() ? "" : ", ") + std::string(each);
        throw value.error(
            Sentence(TRANSLATABLE("fault", "\"%1\" is unknown in \"%2\"; known are %3"), key, what, list));
    }
}

const Json& Json::required(std::string_view key, std::string_view what) const {
    const Json* const value = find(key);
    if (value == nullptr)
        throw error(Sentence(TRANSLATABLE("fault", "\"%1\" is missing in \"%2\""), key, what));
    return *value;
}

InputError placedIn(const InputError& error, const Json& document) {
    const Json* here = &document;
    for (std::size_t begin = 0; begin < error.path.size();) {
        const std::size_t end = std::min(error.path.find('/', begin), error.path.size());
        const std::string key = error.path.substr(begin, end - begin);
        const Json* next = here->find(key);
        std::size_t index = 0;
        const auto number = std::from_chars(key.data(), key.data() + key.size(), index);
        if (number.ec == std::errc() && index < here->list().size()) next = &here->list()[index];
        if (next == nullptr) break;
        here = next;
        begin = end + 1;
    }
    InputError result = here->error(error.message);
    result.path = error.path;
    return result;
}

} // namespace timestep
