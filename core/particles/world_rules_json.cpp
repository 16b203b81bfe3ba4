// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_rules_json.h"
#include "core/json/json.h"
#include "core/json/list_size.h"
#include "core/particles/world/world_choices.h"

namespace timestep {

namespace {

/// Every particle feels every centre in every step.
constexpr std::size_t mostCentres = 10'000;

template <typename Enumeration>
void read(Enumeration& value, const JsonField& json, std::string_view key, std::span<const Choice> choices) {
    if (json.has(key)) value = static_cast<Enumeration>(json.member(key).choice(choices));
}

void read(double& value, const JsonField& json, std::string_view key, double minimum = -unlimited,
          double maximum = unlimited) {
    if (json.has(key)) value = json.member(key).number(minimum, maximum);
}

void read(Point& value, const JsonField& json, std::string_view key) {
    if (json.has(key)) value = json.member(key).point();
}

template <typename Enumeration>
void write(Json& json, const char* key, Enumeration value, Enumeration standard,
           std::span<const Choice> choices) {
    if (value != standard) json[key] = std::string(choices[static_cast<std::size_t>(value)].id);
}

void write(Json& json, const char* key, double value, double standard) {
    if (value != standard) json[key] = value;
}

void write(Json& json, const char* key, Point value) {
    if (value != Point{}) json[key] = {value.x, value.y};
}

void readWalls(WorldRules& rules, const JsonField& json) {
    json.expectObject({"on", "box", "rule", "bounce"});
    rules.walls = !json.has("on") || json.member("on").toggle();
    rules.box = json.member("box").box();
    read(rules.wallRule, json, "rule", wallRuleChoices);
    read(rules.bounce, json, "bounce", 0, 1);
}

Json wallsToJson(const WorldRules& rules) {
    const WorldRules standard;
    Json walls;
    if (!rules.walls) walls["on"] = false;
    walls["box"] = {rules.box.left, rules.box.bottom, rules.box.right, rules.box.top};
    write(walls, "rule", rules.wallRule, standard.wallRule, wallRuleChoices);
    write(walls, "bounce", rules.bounce, standard.bounce);
    return walls;
}

CentreForce readCentre(const JsonField& json, std::size_t particles) {
    json.expectObject({"at", "particle", "strength", "radius"});
    if (json.has("at") == json.has("particle"))
        json.refuse(
            TRANSLATABLE("fault", "either \"at\" or \"particle\" must say where the force comes from"));
    CentreForce force;
    read(force.at, json, "at");
    if (json.has("particle"))
        force.particle = static_cast<std::int32_t>(json.member("particle").index(particles));
    force.strength = json.member("strength").number();
    read(force.radius, json, "radius", 0);
    return force;
}

Json centreToJson(const CentreForce& force) {
    Json json = {{"strength", force.strength}};
    if (force.particle >= 0)
        json["particle"] = force.particle;
    else
        json["at"] = {force.at.x, force.at.y};
    write(json, "radius", force.radius, 0);
    return json;
}

} // namespace

WorldRules readRules(const JsonField& json, std::size_t particles) {
    WorldRules rules;
    if (json.has("walls")) readWalls(rules, json.member("walls"));
    read(rules.gravity, json, "gravity");
    read(rules.drag, json, "drag", 0);
    read(rules.dragForm, json, "drag-form", dragFormChoices);
    if (json.has("y-down")) rules.yDown = json.member("y-down").toggle();
    read(rules.floorFriction, json, "floor-friction", floorFrictionChoices);
    read(rules.frictionFactor, json, "friction-factor", 0, 1);
    read(rules.friction, json, "friction", 0);
    read(rules.history, json, "history", historyChoices);
    read(rules.wind, json, "wind");
    read(rules.gustPeriod, json, "gust-period", 0);
    read(rules.motorSpeed, json, "motor-speed");
    if (json.has("forces")) {
        const JsonField forces = json.member("forces");
        const std::size_t all = sizeWithin(forces, mostCentres, TRANSLATABLE("fault", "centres of force"));
        for (std::size_t k = 0; k < all; ++k)
            rules.centres.push_back(readCentre(forces.element(k), particles));
    }
    if (json.has("tear")) {
        const JsonField tear = json.member("tear");
        tear.expectObject({"rule", "limit"});
        rules.tearRule = TearRule::Ratio;
        read(rules.tearRule, tear, "rule", tearRuleChoices);
        rules.tearLimit = tear.member("limit").positive();
    }
    read(rules.knownSticks, json, "known-sticks", knownSticksChoices);
    return rules;
}

void writeRules(const WorldRules& rules, Json& json) {
    const WorldRules standard;
    if (rules.walls || rules.box != standard.box || rules.wallRule != standard.wallRule ||
        rules.bounce != standard.bounce)
        json["walls"] = wallsToJson(rules);
    write(json, "gravity", rules.gravity);
    write(json, "drag", rules.drag, standard.drag);
    write(json, "drag-form", rules.dragForm, standard.dragForm, dragFormChoices);
    if (rules.yDown) json["y-down"] = true;
    write(json, "floor-friction", rules.floorFriction, standard.floorFriction, floorFrictionChoices);
    write(json, "friction-factor", rules.frictionFactor, standard.frictionFactor);
    write(json, "friction", rules.friction, standard.friction);
    write(json, "history", rules.history, standard.history, historyChoices);
    write(json, "wind", rules.wind);
    write(json, "gust-period", rules.gustPeriod, standard.gustPeriod);
    write(json, "motor-speed", rules.motorSpeed, standard.motorSpeed);
    for (const CentreForce& force : rules.centres) json["forces"].push_back(centreToJson(force));
    if (rules.tearRule != standard.tearRule || rules.tearLimit != standard.tearLimit)
        json["tear"] = {{"rule", std::string(tearRuleChoices[static_cast<std::size_t>(rules.tearRule)].id)},
                        {"limit", rules.tearLimit}};
    write(json, "known-sticks", rules.knownSticks, standard.knownSticks, knownSticksChoices);
}

} // namespace timestep
