// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"

#include <QString>

#include <nlohmann/json.hpp>

namespace timestep {

/// A member that is a string; throws Json::exception when there is none, or it is of another type.
inline QString textOf(const Json& json, const char* key) {
    return QString::fromStdString(json.at(key).get<std::string>());
}

} // namespace timestep
