// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_builder.h"

namespace timestep {

namespace {

/// Largest number of values. A value takes thirty times the memory of its two bytes of text. Worlds and
/// states of the longest text have fewer values.
constexpr std::size_t mostValues = 25'000'000;

/// A point has 2 values, a particle or stick up to 4: their room is taken at once, not by doubling.
constexpr std::size_t fewMembers = 4;

constexpr Text noWord = TRANSLATABLE("fault", "a key must be a word");

} // namespace

void JsonBuilder::add(Json&& value) {
    if (takesKey()) throw value.error(noWord);
    place(std::move(value));
}

void JsonBuilder::key(const Json& key) {
    if (isThere(key.text()))
        throw key.error(Sentence(TRANSLATABLE("fault", "\"%1\" is given twice"), key.text()));
    Json::Members& members = open_.back().value->items();
    if (members.empty()) members.reserve(fewMembers);
    members.emplace_back(key.text(), Json());
    open_.back().hasKey = true;
}

void JsonBuilder::begin(Json&& listOrObject) {
    if (open_.size() == mostLevels_) throw listOrObject.error(tooDeep(mostLevels_));
    const bool isKey = takesKey();
    if (isKey) open_.back().value->items().emplace_back();
    open_.push_back({&place(std::move(listOrObject)), isKey});
}

void JsonBuilder::end() {
    if (open_.back().isKey) throw open_.back().value->error(noWord);
    open_.pop_back();
}

Json& JsonBuilder::place(Json&& value) {
    if (++values_ > mostValues)
        throw InputError(Sentence(TRANSLATABLE("fault", "this file is too large: at most %1 values are read"),
                                  std::to_string(mostValues)));
    if (open_.empty()) return root_ = std::move(value);
    Level& parent = open_.back();
    parent.hasKey = false;
    if (parent.value->is_object()) return parent.value->items().back().second = std::move(value);
    Json::List& list = parent.value->list();
    if (list.empty()) list.reserve(fewMembers);
    return list.emplace_back(std::move(value));
}

/// Whether the innermost object has this key. Large objects keep their keys in a set, because a search
/// through all keys for each new key takes quadratic time.
bool JsonBuilder::isThere(const std::string& key) {
    const Json& object = *open_.back().value;
    if (object.size() < 32) return object.contains(key);
    std::unordered_set<std::string>& keys = open_.back().keys;
    if (keys.empty())
        for (const auto& [name, value] : object.items()) keys.insert(name);
    return !keys.insert(key).second;
}

Sentence tooDeep(std::size_t mostLevels) {
    return {TRANSLATABLE("fault", "the values are nested more than %1 levels deep"), mostLevels};
}

} // namespace timestep
