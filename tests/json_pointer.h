// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

#include <string>
#include <string_view>

namespace timestep {

/// The value at a JSON pointer, "/particles/0/mass"; missing members are added.
inline Json& below(Json& json, std::string_view pointer) {
    Json* place = &json;
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string_view key = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(key.size());
        place = place->is_array() ? &place->at(std::stoul(std::string(key))) : &(*place)[key];
    }
    return *place;
}
inline const Json& below(const Json& json, std::string_view pointer) {
    return below(const_cast<Json&>(json), pointer);
}

} // namespace timestep
