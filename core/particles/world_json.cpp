// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_json.h"

#include "core/particles/world_fields.h"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

namespace timestep {

namespace {

constexpr double unlimited = std::numeric_limits<double>::max();

void readParticle(World& world, const JsonField& json, double h) {
    json.expectObject({"at", "previous", "velocity", "mass", "inverse-mass", "pinned"});
    const Point at = json.member("at").point();
    const std::uint32_t i = world.addParticle(at);
    if (json.has("previous") && json.has("velocity"))
        json.refuse("\"previous\" and \"velocity\" exclude each other");
    if (json.has("mass") && json.has("inverse-mass"))
        json.refuse("\"mass\" and \"inverse-mass\" exclude each other");
    if (json.has("previous")) {
        const Point previous = json.member("previous").point();
        world.previousX[i] = previous.x;
        world.previousY[i] = previous.y;
    }
    if (json.has("velocity")) {
        const Point velocity = json.member("velocity").point();
        world.previousX[i] = at.x - velocity.x * h;
        world.previousY[i] = at.y - velocity.y * h;
    }
    if (json.has("mass")) world.inverseMass[i] = 1 / json.member("mass").positive();
    if (json.has("inverse-mass")) world.inverseMass[i] = json.member("inverse-mass").number(0, unlimited);
    if (!std::isfinite(world.inverseMass[i])) json.member("mass").refuse("the mass is too small");
    if (!std::isfinite(world.previousX[i]) || !std::isfinite(world.previousY[i]))
        json.member("velocity").refuse("the velocity is too large");
    if (json.has("pinned") && json.member("pinned").toggle()) world.flags[i] |= Pinned;
}

void readStick(World& world, const JsonField& json) {
    json.expectObject({"between", "length", "stiffness", "tension-only", "hidden", "cut"});
    const JsonField between = json.member("between");
    const std::vector<std::uint32_t> ends = between.indices(world.particles());
    if (ends.size() != 2) between.refuse("two particles [a, b] are expected here");
    if (ends[0] == ends[1]) between.refuse("a stick must join two different particles");
    const bool hasLength = json.has("length");
    const double length = hasLength ? json.member("length").positive() : world.distance(ends[0], ends[1]);
    if (!(length > 0)) between.refuse("the particles are at the same place: the stick needs a length");
    if (!std::isfinite(length)) between.refuse("the particles are too far apart");
    std::uint8_t flags = 0;
    if (json.has("tension-only") && json.member("tension-only").toggle()) flags |= TensionOnly;
    if (json.has("hidden") && json.member("hidden").toggle()) flags |= Hidden;
    if (json.has("cut") && json.member("cut").toggle()) flags |= Cut;
    const std::uint32_t stick = world.addStickOfLength(ends[0], ends[1], length, flags);
    if (json.has("stiffness")) world.stiffness[stick] = json.member("stiffness").number(0, 1);
}

std::vector<std::uint32_t> readRing(const World& world, const JsonField& json) {
    std::vector<std::uint32_t> ring = json.indices(world.particles());
    if (ring.size() < 3) json.refuse("at least three particles are expected here");
    return ring;
}

Json particleToJson(const World& world, std::size_t i) {
    Json json;
    json["at"] = {world.x[i], world.y[i]};
    json["previous"] = {world.previousX[i], world.previousY[i]};
    const double mass = 1 / world.inverseMass[i];
    if (std::isfinite(mass) && 1 / mass == world.inverseMass[i])
        json["mass"] = mass;
    else // a mass that does not come back as the same number, or an infinite one
        json["inverse-mass"] = world.inverseMass[i];
    json["pinned"] = (world.flags[i] & Pinned) != 0;
    return json;
}

Json stickToJson(const World& world, std::size_t s) {
    Json json;
    json["between"] = {world.stickA[s], world.stickB[s]};
    json["length"] = world.length[s];
    json["stiffness"] = world.stiffness[s];
    json["tension-only"] = (world.stickFlags[s] & TensionOnly) != 0;
    json["hidden"] = (world.stickFlags[s] & Hidden) != 0;
    if (world.stickFlags[s] & Cut) json["cut"] = true;
    return json;
}

} // namespace

World worldFromJson(const Json& document, double h) {
    const JsonField json(document);
    json.expectObject({"particles", "sticks", "polygons", "outline", "walls", "gravity", "drag", "drag-form",
                       "y-down", "floor-friction", "friction-factor"});
    World world;
    const JsonField particles = json.member("particles");
    for (std::size_t i = 0; i < particles.size(); ++i) readParticle(world, particles.element(i), h);
    if (world.particles() == 0) particles.refuse("the world needs at least one particle");
    if (json.has("sticks")) {
        const JsonField sticks = json.member("sticks");
        for (std::size_t s = 0; s < sticks.size(); ++s) readStick(world, sticks.element(s));
    }
    if (json.has("polygons")) {
        const JsonField polygons = json.member("polygons");
        for (std::size_t k = 0; k < polygons.size(); ++k)
            world.polygons.push_back(readRing(world, polygons.element(k)));
    }
    if (json.has("outline") && json.member("outline").size() > 0)
        world.outline = readRing(world, json.member("outline"));
    world.rules = readRules(json);
    return world;
}

Json worldToJson(const World& world) {
    Json json;
    json["particles"] = Json::array();
    for (std::size_t i = 0; i < world.particles(); ++i) json["particles"].push_back(particleToJson(world, i));
    json["sticks"] = Json::array();
    for (std::size_t s = 0; s < world.sticks(); ++s) json["sticks"].push_back(stickToJson(world, s));
    json["polygons"] = world.polygons;
    json["outline"] = world.outline;
    writeRules(world.rules, json);
    return json;
}

} // namespace timestep
