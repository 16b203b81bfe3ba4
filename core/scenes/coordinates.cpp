// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/coordinates.h"

#include "core/scenes/problem_scene.h"

#include <mutex>
#include <set>
#include <string>

namespace timestep {

namespace {

/// A copy of a name that lasts as long as the program. There is one copy per different typed name.
const char* lasting(const std::string& name) {
    static std::mutex mutex;
    static std::set<std::string> names;
    const std::lock_guard lock(mutex);
    return names.insert(name).first->c_str();
}

} // namespace

Text lastingSymbol(const std::string& name) {
    return symbol(lasting(name));
}

std::vector<Coordinate> coordinatesOf(const Scene& scene, const Problem& problem) {
    const auto names = problem.names();
    if (names.empty()) return {scene.coordinates.begin(), scene.coordinates.end()};
    const auto units = problem.units();
    const auto unitOf = [&](std::size_t i) { return units.empty() ? "1" : lasting(units[i]); };
    std::vector<Coordinate> coordinates;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const char* name = lasting(names[i]);
        const char* rate = lasting((problem.isFirstOrder(i) ? "rate-" : "v") + names[i]);
        coordinates.push_back(
            coordinate({name, symbol(name), unitOf(i)},
                       {rate, symbol(lasting(names[i] + "\u2032")), unitOf(names.size() + i)}));
    }
    return coordinates;
}

} // namespace timestep
