// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_choices.h"
#include "core/particles/world_fields.h"

#include <limits>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

constexpr double unlimited = std::numeric_limits<double>::max();

template <typename Enumeration>
Enumeration chosen(const JsonField& field, std::span<const Choice> choices) {
    return static_cast<Enumeration>(field.choice(choices));
}

template <typename Enumeration>
std::string idOf(Enumeration value, std::span<const Choice> choices) {
    return std::string(choices[static_cast<std::size_t>(value)].id);
}

void readWalls(WorldRules& rules, const JsonField& json) {
    json.expectObject({"on", "box", "rule", "bounce"});
    rules.walls = !json.has("on") || json.member("on").toggle();
    rules.box = json.member("box").box();
    if (json.has("rule")) rules.wallRule = chosen<WallRule>(json.member("rule"), wallRuleChoices);
    if (json.has("bounce")) rules.bounce = json.member("bounce").number(0, 1);
}

} // namespace

WorldRules readRules(const JsonField& json) {
    WorldRules rules;
    if (json.has("walls")) readWalls(rules, json.member("walls"));
    if (json.has("gravity")) rules.gravity = json.member("gravity").point();
    if (json.has("drag")) rules.drag = json.member("drag").number(0, unlimited);
    if (json.has("drag-form")) rules.dragForm = chosen<DragForm>(json.member("drag-form"), dragFormChoices);
    if (json.has("y-down")) rules.yDown = json.member("y-down").toggle();
    if (json.has("floor-friction"))
        rules.floorFriction = chosen<FloorFriction>(json.member("floor-friction"), floorFrictionChoices);
    if (json.has("friction-factor")) rules.frictionFactor = json.member("friction-factor").number(0, 1);
    return rules;
}

void writeRules(const WorldRules& rules, Json& json) {
    Json walls;
    walls["on"] = rules.walls;
    walls["box"] = {rules.box.left, rules.box.bottom, rules.box.right, rules.box.top};
    walls["rule"] = idOf(rules.wallRule, wallRuleChoices);
    walls["bounce"] = rules.bounce;
    json["walls"] = walls;
    json["gravity"] = {rules.gravity.x, rules.gravity.y};
    json["drag"] = rules.drag;
    json["drag-form"] = idOf(rules.dragForm, dragFormChoices);
    json["y-down"] = rules.yDown;
    json["floor-friction"] = idOf(rules.floorFriction, floorFrictionChoices);
    json["friction-factor"] = rules.frictionFactor;
}

} // namespace timestep
