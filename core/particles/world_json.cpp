// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_json.h"

#include "core/json/json_field.h"
#include "core/json/list_size.h"
#include "core/particles/world_extras_json.h"
#include "core/particles/world_rules_json.h"

#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t mostParticles = 1'000'000;
constexpr std::size_t mostSticks = 2'000'000;

bool isOn(const JsonField& json, std::string_view key) {
    return json.has(key) && json.member(key).toggle();
}

void readParticle(World& world, const JsonField& json, double h) {
    json.expectObject({"at", "previous", "velocity", "mass", "inverse-mass", "pinned", "radius", "name"});
    const Point at = json.member("at").point();
    const std::uint32_t i = world.addParticle(at);
    if (json.has("previous") && json.has("velocity"))
        json.refuse(TRANSLATABLE("fault", "\"previous\" and \"velocity\" exclude each other"));
    if (json.has("mass") && json.has("inverse-mass"))
        json.refuse(TRANSLATABLE("fault", "\"mass\" and \"inverse-mass\" exclude each other"));
    if (json.has("previous")) {
        const Point previous = json.member("previous").point();
        world.previousX[i] = previous.x;
        world.previousY[i] = previous.y;
    }
    if (json.has("velocity")) {
        const Point velocity = json.member("velocity").point();
        if (!std::isfinite(at.x - velocity.x * h) || !std::isfinite(at.y - velocity.y * h))
            json.member("velocity").refuse(TRANSLATABLE("fault", "the velocity is too large"));
        world.setStartVelocity(i, velocity);
    }
    if (json.has("mass")) world.inverseMass[i] = 1 / json.member("mass").positive();
    if (json.has("inverse-mass")) world.inverseMass[i] = json.member("inverse-mass").number(0, unlimited);
    if (!std::isfinite(world.inverseMass[i]))
        json.member("mass").refuse(TRANSLATABLE("fault", "the mass is too small"));
    if (isOn(json, "pinned")) world.flags[i] |= Pinned;
    if (json.has("radius")) world.radius[i] = json.member("radius").number(0, unlimited);
    if (json.has("name")) {
        std::string name = json.member("name").text();
        if (world.findParticle(name))
            json.member("name").refuse(TRANSLATABLE("fault", "another particle has this name"));
        world.nameParticle(i, std::move(name));
    }
}

void readStick(World& world, const JsonField& json) {
    json.expectObject({"between", "length", "pre-tension", "stiffness", "compliance", "damping",
                       "tension-only", "hidden", "cut", "limb", "spring"});
    const JsonField between = json.member("between");
    const std::vector<std::uint32_t> ends = between.indices(world.particles());
    if (ends.size() != 2) between.refuse(TRANSLATABLE("fault", "two particles [a, b] are expected here"));
    if (ends[0] == ends[1])
        between.refuse(TRANSLATABLE("fault", "a stick must join two different particles"));
    const bool hasLength = json.has("length");
    double length = hasLength ? json.member("length").positive() : world.distance(ends[0], ends[1]);
    if (!(length > 0))
        between.refuse(
            TRANSLATABLE("fault", "the particles are at the same place: the stick needs a length"));
    if (!std::isfinite(length)) between.refuse(TRANSLATABLE("fault", "the particles are too far apart"));
    double preTension = 1;
    if (json.has("pre-tension")) {
        preTension = json.member("pre-tension").positive();
        length *= preTension;
        if (!(length > 0) || !std::isfinite(length))
            json.member("pre-tension").refuse(TRANSLATABLE("fault", "this leaves no length to the stick"));
    }
    std::uint8_t flags = 0;
    if (isOn(json, "tension-only")) flags |= TensionOnly;
    if (isOn(json, "hidden")) flags |= Hidden;
    if (isOn(json, "cut")) flags |= Cut;
    if (isOn(json, "limb")) flags |= LimbStick;
    if (isOn(json, "spring")) flags |= SpringStick;
    const std::uint32_t stick = world.addStickOfLength(ends[0], ends[1], length, flags);
    world.preTension[stick] = preTension;
    if (json.has("stiffness")) world.stiffness[stick] = json.member("stiffness").number(0, 2);
    if (json.has("compliance")) world.compliance[stick] = json.member("compliance").number(0, unlimited);
    if (json.has("damping")) world.damping[stick] = json.member("damping").number(0, unlimited);
}

std::vector<std::uint32_t> readRing(const World& world, const JsonField& json) {
    std::vector<std::uint32_t> ring = json.indices(world.particles());
    if (ring.size() < 3) json.refuse(TRANSLATABLE("fault", "at least three particles are expected here"));
    return ring;
}

Polygon readPolygon(const World& world, const JsonField& json) {
    if (!json.isObject()) return {readRing(world, json), {}};
    json.expectObject({"corners", "name"});
    return {readRing(world, json.member("corners")), json.member("name").text()};
}

Json particleToJson(const World& world, std::uint32_t i) {
    Json json;
    json["at"] = {world.x[i], world.y[i]};
    const Point* velocity = world.startVelocity(i);
    if (velocity != nullptr && *velocity != Point{})
        json["velocity"] = {velocity->x, velocity->y};
    else if (world.previousX[i] != world.x[i] || world.previousY[i] != world.y[i] ||
             std::signbit(world.previousX[i]) != std::signbit(world.x[i]) ||
             std::signbit(world.previousY[i]) != std::signbit(world.y[i]))
        json["previous"] = {world.previousX[i], world.previousY[i]};
    const double mass = 1 / world.inverseMass[i];
    if (std::isfinite(mass) && 1 / mass == world.inverseMass[i]) {
        if (mass != 1) json["mass"] = mass;
    } else { // the mass is infinite or would not be read back as the same number
        json["inverse-mass"] = world.inverseMass[i];
    }
    if (world.flags[i] & Pinned) json["pinned"] = true;
    if (world.radius[i] != 0) json["radius"] = world.radius[i];
    return json;
}

/// Returns the length whose product with the pre-tension is the rest length to the bit; 0 if there is none.
double lengthBeforePreTension(double restLength, double preTension) {
    const double quotient = restLength / preTension;
    const double candidates[] = {quotient, std::nextafter(quotient, 0.0),
                                 std::nextafter(quotient, unlimited)};
    for (const double length : candidates)
        if (length * preTension == restLength) return length;
    return 0;
}

Json stickToJson(const World& world, std::size_t s) {
    Json json;
    json["between"] = {world.stickA[s], world.stickB[s]};
    const double distance = world.distance(world.stickA[s], world.stickB[s]);
    const double preTension = world.preTension[s];
    const double length =
        preTension == 1 ? world.length[s] : lengthBeforePreTension(world.length[s], preTension);
    if (length == 0)
        json["length"] = world.length[s];
    else if (distance * preTension != world.length[s])
        json["length"] = length;
    if (length != 0 && preTension != 1) json["pre-tension"] = preTension;
    if (world.stiffness[s] != 1) json["stiffness"] = world.stiffness[s];
    if (world.compliance[s] != 0) json["compliance"] = world.compliance[s];
    if (world.damping[s] != 0) json["damping"] = world.damping[s];
    if (world.stickFlags[s] & TensionOnly) json["tension-only"] = true;
    if (world.stickFlags[s] & Hidden) json["hidden"] = true;
    if (world.stickFlags[s] & Cut) json["cut"] = true;
    if (world.stickFlags[s] & LimbStick) json["limb"] = true;
    if (world.stickFlags[s] & SpringStick) json["spring"] = true;
    return json;
}

Json polygonsToJson(const World& world) {
    Json json = Json::array();
    for (const Polygon& polygon : world.polygons)
        json.push_back(polygon.name.empty() ? Json(polygon.corners)
                                            : Json{{"corners", polygon.corners}, {"name", polygon.name}});
    return json;
}

} // namespace

World worldFromJson(const Json& document, double h) {
    const JsonField json(document);
    json.expectObject({"particles", "sticks",      "angle-springs",  "motors",          "motor-speed",
                       "polygons",  "outline",     "walls",          "gravity",         "drag",
                       "drag-form", "y-down",      "floor-friction", "friction-factor", "friction",
                       "history",   "wind",        "gust-period",    "forces",          "tear",
                       "sheets",    "known-sticks"});
    World world;
    const JsonField particles = json.member("particles");
    const std::size_t count = sizeWithin(particles, mostParticles, TRANSLATABLE("fault", "particles"));
    for (std::size_t i = 0; i < count; ++i) readParticle(world, particles.element(i), h);
    world.placePrevious(h);
    if (count == 0) particles.refuse(TRANSLATABLE("fault", "the world needs at least one particle"));
    if (json.has("sticks")) {
        const JsonField sticks = json.member("sticks");
        const std::size_t all = sizeWithin(sticks, mostSticks, TRANSLATABLE("fault", "sticks"));
        for (std::size_t s = 0; s < all; ++s) readStick(world, sticks.element(s));
    }
    readExtras(world, json);
    if (json.has("polygons")) {
        const JsonField polygons = json.member("polygons");
        const std::size_t all = sizeWithin(polygons, mostEntries, TRANSLATABLE("fault", "polygons"));
        for (std::size_t k = 0; k < all; ++k)
            world.polygons.push_back(readPolygon(world, polygons.element(k)));
    }
    if (json.has("outline") && json.member("outline").size() > 0)
        world.outline = readRing(world, json.member("outline"));
    world.rules = readRules(json, count);
    return world;
}

Json worldToJson(const World& world) {
    Json json;
    Json particles = Json::array();
    for (std::uint32_t i = 0; i < world.particles(); ++i) particles.push_back(particleToJson(world, i));
    for (const ParticleName& entry : world.names) particles[entry.particle]["name"] = entry.name;
    json["particles"] = std::move(particles);
    if (world.sticks() > 0) {
        Json sticks = Json::array();
        for (std::size_t s = 0; s < world.sticks(); ++s) sticks.push_back(stickToJson(world, s));
        json["sticks"] = std::move(sticks);
    }
    writeExtras(world, json);
    if (!world.polygons.empty()) json["polygons"] = polygonsToJson(world);
    if (!world.outline.empty()) json["outline"] = world.outline;
    writeRules(world.rules, json);
    return json;
}

} // namespace timestep
