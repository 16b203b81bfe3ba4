// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/world_rules.h"

#include "core/scenes/world_scene.h"

#include <algorithm>
#include <string>

namespace timestep {

namespace {

template <typename Enumeration>
void take(Enumeration& rule, const ParameterValues& parameters, std::string_view id) {
    if (parameters.has(id)) rule = static_cast<Enumeration>(static_cast<int>(parameters[id]));
}

void take(double& rule, const ParameterValues& parameters, std::string_view id) {
    if (parameters.has(id)) rule = parameters[id];
}

} // namespace

WorldRules rulesOf(const ParameterValues& parameters, WorldRules start) {
    if (parameters.has("gravity"))
        start.gravity.y = start.yDown ? parameters["gravity"] : -parameters["gravity"];
    take(start.drag, parameters, "drag");
    take(start.dragForm, parameters, "drag-form");
    take(start.walls, parameters, "walls");
    take(start.wallRule, parameters, "wall-rule");
    take(start.bounce, parameters, "bounce");
    take(start.floorFriction, parameters, "floor-friction");
    take(start.frictionFactor, parameters, "friction-factor");
    take(start.friction, parameters, "friction");
    take(start.history, parameters, "history");
    take(start.wind.x, parameters, "wind");
    take(start.gustPeriod, parameters, "gust-period");
    take(start.motorSpeed, parameters, "motor-speed");
    take(start.tearRule, parameters, "tear-rule");
    take(start.tearLimit, parameters, "tear-limit");
    take(start.knownSticks, parameters, "known-sticks");
    for (CentreForce& force : start.centres) {
        take(force.strength, parameters, "attraction");
        take(force.radius, parameters, "attraction-radius");
    }
    if (parameters.has("rip-resistance")) {
        const auto choice = static_cast<std::size_t>(parameters["rip-resistance"]);
        start.tearRule = choice == 0 ? TearRule::None : TearRule::Ratio;
        start.tearLimit = ripLimits[choice];
    }
    return start;
}

ParameterValues valuesOfRules(const Scene& scene, const WorldRules& rules) {
    ParameterValues values(scene.parameters);
    const auto give = [&values](std::string_view id, double value) {
        if (values.has(id)) values.set(id, value);
    };
    give("gravity", rules.yDown ? rules.gravity.y : -rules.gravity.y);
    give("drag", rules.drag);
    give("drag-form", static_cast<double>(rules.dragForm));
    give("walls", rules.walls ? 1 : 0);
    give("wall-rule", static_cast<double>(rules.wallRule));
    give("bounce", rules.bounce);
    give("floor-friction", static_cast<double>(rules.floorFriction));
    give("friction-factor", rules.frictionFactor);
    give("friction", rules.friction);
    return values;
}

World emptyWorld(const ParameterValues& parameters, Box box, bool yDown) {
    World world;
    world.rules.box = box;
    world.rules.yDown = yDown;
    world.rules = rulesOf(parameters, world.rules);
    return world;
}

Box withMargin(Box box) {
    const double margin = std::max(box.right - box.left, box.top - box.bottom) / 20;
    return {box.left - margin, box.bottom - margin, box.right + margin, box.top + margin};
}

} // namespace timestep
