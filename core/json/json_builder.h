// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

#include <unordered_set>

namespace timestep {

/// Builds a value from the events of a parser, in the order of the text. Refuses duplicate keys in an object,
/// because one of the two values would be lost without notice, and lists and objects that are nested
/// more than `mostLevels` levels deep.
class JsonBuilder {
public:
    explicit JsonBuilder(std::size_t mostLevels) : mostLevels_(mostLevels) {}

    /// Whether the innermost value is an object that has a value for each of its keys.
    bool takesKey() const {
        return !open_.empty() && open_.back().value->is_object() && !open_.back().hasKey;
    }
    /// The next value. Errors have its place.
    void add(Json&& value);
    void key(const Json& key);       ///< a text
    void begin(Json&& listOrObject); ///< an empty one
    void end();
    Json take() { return std::move(root_); }

private:
    /// A list or object that has begun but not ended.
    struct Level {
        Json* value = nullptr;
        bool isKey = false;                        ///< is where a key should be
        bool hasKey = false;                       ///< its last key has no value yet
        std::unordered_set<std::string> keys = {}; ///< of a large object
    };

    Json& place(Json&& value);
    bool isThere(const std::string& key);

    std::size_t mostLevels_;
    std::size_t values_ = 0;
    Json root_;
    std::vector<Level> open_;
};

/// An error for values that are nested too deeply.
Sentence tooDeep(std::size_t mostLevels);

} // namespace timestep
