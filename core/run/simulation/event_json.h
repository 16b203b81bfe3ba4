// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/run/simulation/event.h"

#include <string>
#include <vector>

namespace timestep {

/// Reads an event from the form of experiment files:
///
///     {"step": 20, "run": 0, "do": "grab", "particle": 3, "at": [1, 2], "limit": 0.1}
///     {"step": 25, "do": "brush", "at": [1, 2], "by": [0.1, 0], "radius": 0.5}
///
/// Members by kind: "at" for grab, move, ghost, brush, blow, cut-across, cut-around; "to" for cut-across;
/// "by" for brush and blow; "radius" for brush, blow, cut-around; "limit" (optional) for grab and brush;
/// "particle" or, for cut, "stick"; "key" and "value" for set; "body", "at" and "angle" for place. `runs` is
/// the number of runs. `thing` is the key that replaces "particle" in other worlds: "body". Throws InputError
/// with the path inside this value.
Event eventFromJson(const Json& json, std::size_t runs, const std::string& thing = "particle");
Json toJson(const Event& event, const std::string& thing = "particle");
/// Returns all values of "do".
std::vector<std::string> eventNames();

} // namespace timestep
