// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/handover/python_walls.h"

#include "core/table/number_text.h"

#include <algorithm>

namespace timestep {

namespace {

/// Lines that put a particle back inside; n is across the wall, t along it.
std::string_view ruleText(WallRule rule) {
    switch (rule) {
    case WallRule::ClampOnly:
        return "    n = wall\n";
    case WallRule::ClampAndFlip:
        return R"(    if outward:
        n, old_n = wall, wall + bounce * before
    else:
        n, old_n = wall, old_n + wall - n
)";
    case WallRule::Mirror:
        return R"(    if outward:
        n, old_n = 2 * wall - n, 2 * wall - old_n
        if bounce != 1:
            old_n, old_t = n - bounce * (n - old_n), t - bounce * (t - old_t)
    else:
        n, old_n = wall, old_n + wall - n
)";
    case WallRule::MirrorAsClojure:
        return R"(    old_n = 2 * wall - old_n
    n, t = old_n - bounce * before, old_t + bounce * (t - old_t)
)";
    case WallRule::ClampThenFlip:
        break;
    }
    return R"(    n, old_n = wall, wall + bounce * (wall - old_n) if outward else old_n
)";
}

std::string_view frictionText(FloorFriction friction) {
    switch (friction) {
    case FloorFriction::Depth:
        return R"(    if wall == floor:
        old_t = t - math.copysign(max(abs(t - old_t) - friction * depth, 0.0), t - old_t)
)";
    case FloorFriction::Coulomb:
        return R"(    if wall == floor:
        normal = abs(n - old_n - before)
        t = old_t + math.copysign(max(abs(t - old_t) - friction * normal, 0.0), t - old_t)
)";
    case FloorFriction::None:
    case FloorFriction::FreezeX:
    case FloorFriction::Factor:
        break;
    }
    return {};
}

constexpr std::string_view sidesText =
    "        x[i], old_x[i], y[i], old_y[i] = meet(x[i], old_x[i], y[i], old_y[i], left + r, right - r, "
    "None)\n";
constexpr std::string_view floorsText =
    "        y[i], old_y[i], x[i], old_x[i] = meet(y[i], old_y[i], x[i], old_x[i], low, high, @FLOOR@)\n";

} // namespace

std::string pythonWalls(const World& world) {
    const WorldRules& rules = world.rules;
    if (!rules.walls) return {};
    const std::string meetFloors = [&] {
        std::string text(floorsText);
        const std::string_view place = "@FLOOR@";
        return text.replace(text.find(place), place.size(), rules.yDown ? "high" : "low");
    }();
    const bool sameRadius =
        std::all_of(world.radius.begin(), world.radius.end(), [&](double r) { return r == world.radius[0]; });
    std::string text = "left, bottom, right, top = " + exactNumber(rules.box.left) + ", " +
                       exactNumber(rules.box.bottom) + ", " + exactNumber(rules.box.right) + ", " +
                       exactNumber(rules.box.top) + "  # the walls\n";
    if (sameRadius) {
        text +=
            "radius = [" + exactNumber(world.radius[0]) + "] * " + std::to_string(world.particles()) + "\n";
    } else {
        text += "radius = [";
        for (std::size_t i = 0; i < world.particles(); ++i)
            text += (i == 0 ? "" : ", ") + exactNumber(world.radius[i]);
        text += "]\n";
    }
    if (rules.wallRule != WallRule::ClampOnly) text += "bounce = " + exactNumber(rules.bounce) + "\n";
    const FloorFriction friction = rules.floorFriction;
    if (friction == FloorFriction::Factor)
        text += "friction_factor = " + exactNumber(rules.frictionFactor) + "\n";
    if (!frictionText(friction).empty()) text += "friction = " + exactNumber(rules.friction) + "\n";
    text += "\n\n";
    if (friction == FloorFriction::Factor || friction == FloorFriction::FreezeX)
        text += std::string("def on_floor(i, y):\n    return ") +
                (rules.yDown ? "y[i] >= top - radius[i]" : "y[i] <= bottom + radius[i]") + "\n\n\n";
    text += "def meet(n, old_n, t, old_t, low, high, floor):\n"
            "    \"\"\"A particle at n across two walls and t along them.\"\"\"\n"
            "    if low <= n <= high:\n"
            "        return n, old_n, t, old_t\n"
            "    wall, outward = (low, n < old_n) if n < low else (high, n > old_n)\n"
            "    depth, before = abs(n - wall), n - old_n\n";
    text += ruleText(rules.wallRule);
    text += frictionText(friction);
    text += "    return n, old_n, t, old_t\n\n\n"
            "def walls(x, y, old_x, old_y, free):\n"
            "    for i in free:\n"
            "        r = radius[i]\n"
            "        low, high = bottom + r, top - r\n";
    if (friction == FloorFriction::FreezeX)
        text += "        if on_floor(i, y):\n            x[i] = old_x[i]\n";
    if (rules.wallRule == WallRule::MirrorAsClojure) // floor and ceiling first, and only one wall per step
        text += "        if not low <= y[i] <= high:\n    " + meetFloors + "        else:\n    " +
                std::string(sidesText);
    else
        text += std::string(sidesText) + meetFloors;
    return text + "\n\n";
}

} // namespace timestep
