// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_field.h"
#include "core/particles/world_extras_json.h"
#include "core/particles/world_json.h"
#include "core/particles/world_rules_json.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

// A state is the world of an experiment file in columns. It also contains what that form omits: hands and
// numbers that are no longer finite.

namespace {

Json column(const std::vector<double>& values) {
    Json json = Json::array();
    for (const double value : values) {
        if (std::isfinite(value))
            json.push_back(value);
        else
            json.push_back(std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
    }
    return json;
}

/// A column of `count` values, each read by `read`.
template <typename Value, typename Read>
std::vector<Value> readColumn(const JsonField& json, std::string_view key, std::size_t count, Read read) {
    const JsonField field = json.member(key);
    if (field.size() != count)
        field.refuse(Sentence(TRANSLATABLE("fault", "there must be %1 values here"), count));
    std::vector<Value> values;
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) values.push_back(static_cast<Value>(read(field.element(i))));
    return values;
}

double readAny(const JsonField& field) {
    return field.numberOrNot();
}

double readPositive(const JsonField& field) {
    return field.positive();
}

double readNotNegative(const JsonField& field) {
    return field.number(0, std::numeric_limits<double>::max());
}

Json polygonState(const World& world) {
    Json json = Json::array();
    for (const Polygon& polygon : world.polygons)
        json.push_back({{"corners", polygon.corners}, {"name", polygon.name}});
    return json;
}

std::vector<Polygon> readPolygons(const JsonField& json, std::size_t particles) {
    std::vector<Polygon> polygons;
    for (std::size_t k = 0; k < json.size(); ++k) {
        const JsonField polygon = json.element(k);
        const JsonField name = polygon.member("name");
        polygons.push_back(
            {polygon.member("corners").indices(particles), name.isText("") ? "" : name.text()});
    }
    return polygons;
}

Json namesToJson(const World& world) {
    Json json = Json::object();
    for (const ParticleName& entry : world.names) json[entry.name] = entry.particle;
    return json;
}

} // namespace

Json saveWorld(const World& world) {
    Json json;
    json["x"] = column(world.x);
    json["y"] = column(world.y);
    json["previous-x"] = column(world.previousX);
    json["previous-y"] = column(world.previousY);
    json["inverse-mass"] = world.inverseMass;
    json["radius"] = world.radius;
    json["flags"] = world.flags;
    json["names"] = namesToJson(world);
    json["stick-a"] = world.stickA;
    json["stick-b"] = world.stickB;
    json["length"] = world.length;
    json["pre-tension"] = world.preTension;
    json["stiffness"] = world.stiffness;
    json["compliance"] = world.compliance;
    const bool damped =
        std::any_of(world.damping.begin(), world.damping.end(), [](double c) { return c != 0; });
    if (damped) json["damping"] = world.damping; // older states do not have it
    json["stick-flags"] = world.stickFlags;
    json["torn"] = world.torn;
    json["polygons"] = polygonState(world);
    json["outline"] = world.outline;
    writeExtras(world, json);
    writeRules(world.rules, json);
    return json;
}

World loadWorld(const JsonField& json) {
    World world;
    const std::size_t particles = json.member("x").size();
    world.x = readColumn<double>(json, "x", particles, readAny);
    world.y = readColumn<double>(json, "y", particles, readAny);
    world.previousX = readColumn<double>(json, "previous-x", particles, readAny);
    world.previousY = readColumn<double>(json, "previous-y", particles, readAny);
    world.inverseMass = readColumn<double>(json, "inverse-mass", particles, readNotNegative);
    world.radius = readColumn<double>(json, "radius", particles, readNotNegative);
    world.flags = readColumn<std::uint8_t>(
        json, "flags", particles, [](const JsonField& field) { return field.index((Pinned | Held) + 1); });
    const std::size_t sticks = json.member("stick-a").size();
    const auto readEnd = [particles](const JsonField& field) { return field.index(particles); };
    world.stickA = readColumn<std::uint32_t>(json, "stick-a", sticks, readEnd);
    world.stickB = readColumn<std::uint32_t>(json, "stick-b", sticks, readEnd);
    for (std::size_t s = 0; s < sticks; ++s)
        if (world.stickA[s] == world.stickB[s])
            json.member("stick-b").element(s).refuse(
                TRANSLATABLE("fault", "a stick must join two different particles"));
    world.length = readColumn<double>(json, "length", sticks, readPositive);
    world.preTension = readColumn<double>(json, "pre-tension", sticks, readPositive);
    world.stiffness = readColumn<double>(json, "stiffness", sticks,
                                         [](const JsonField& field) { return field.number(0, 2); });
    world.compliance = readColumn<double>(json, "compliance", sticks, readNotNegative);
    world.damping.assign(sticks, 0);
    if (json.has("damping")) world.damping = readColumn<double>(json, "damping", sticks, readNotNegative);
    world.stickFlags = readColumn<std::uint8_t>(
        json, "stick-flags", sticks, [](const JsonField& field) { return field.index(allStickFlags + 1); });
    world.torn = json.member("torn").index(sticks + 1);
    const JsonField names = json.member("names");
    for (const std::string& name : names.keys())
        world.nameParticle(names.member(name).index(particles), name);
    readExtras(world, json);
    world.polygons = readPolygons(json.member("polygons"), particles);
    world.outline = json.member("outline").indices(particles);
    world.rules = readRules(json, particles);
    return world;
}

} // namespace timestep
