// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/world_extras_json.h"

#include "core/json/json.h"
#include "core/json/list_size.h"

#include <numbers>

namespace timestep {

// Angle springs, motors and sheets have the same form in world files and in state files.

namespace {

AngleSpring readAngleSpring(const World& world, const JsonField& json) {
    json.expectObject({"of", "angle", "stiffness"});
    const JsonField of = json.member("of");
    const std::vector<std::uint32_t> three = of.indices(world.particles());
    if (three.size() != 3)
        of.refuse(TRANSLATABLE("fault", "three particles [a, middle, c] are expected here"));
    if (three[0] == three[1] || three[1] == three[2] || three[0] == three[2])
        of.refuse(TRANSLATABLE("fault", "an angle needs three different particles"));
    AngleSpring spring = {three[0], three[1], three[2], angleAt(world, three[0], three[1], three[2]), 1};
    if (json.has("angle")) spring.angle = json.member("angle").number(-std::numbers::pi, std::numbers::pi);
    if (json.has("stiffness")) spring.stiffness = json.member("stiffness").number(0, 1);
    return spring;
}

void readMotor(World& world, const JsonField& json) {
    json.expectObject({"particle", "centre", "radius", "angle", "gear"});
    const std::uint32_t particle = json.member("particle").index(world.particles());
    const Point centre = json.member("centre").point();
    if (world.x[particle] == centre.x && world.y[particle] == centre.y)
        json.member("centre").refuse(
            TRANSLATABLE("fault", "a motor cannot turn a particle that is at its centre"));
    world.addMotor(particle, centre);
    Motor& motor = world.motors.back();
    if (json.has("radius")) motor.radius = json.member("radius").positive();
    if (json.has("angle")) motor.angle = json.member("angle").quantity();
    if (json.has("gear")) motor.gear = json.member("gear").number();
}

void readSheet(World& world, const JsonField& json) {
    json.expectObject({"first", "columns", "rows"});
    const std::uint32_t first = json.member("first").index(world.particles());
    const std::size_t room = world.particles() - first;
    const JsonField columns = json.member("columns"), rows = json.member("rows");
    const std::uint32_t c = columns.index(room + 1);
    if (c < 2) columns.refuse(TRANSLATABLE("fault", "a sheet has at least two columns"));
    const std::uint32_t r = rows.index(room / c + 1);
    if (r < 2) rows.refuse(TRANSLATABLE("fault", "a sheet has at least two rows"));
    world.addSheet(first, c, r);
}

Json springToJson(const World& world, const AngleSpring& spring) {
    Json json = {{"of", {spring.a, spring.middle, spring.c}}};
    if (spring.angle != angleAt(world, spring.a, spring.middle, spring.c)) json["angle"] = spring.angle;
    if (spring.stiffness != 1) json["stiffness"] = spring.stiffness;
    return json;
}

Json motorToJson(const World& world, const Motor& motor) {
    World copy; // gets the motor that a reader would make from the position of the particle
    copy.addParticle({world.x[motor.particle], world.y[motor.particle]});
    const bool apart = copy.x[0] != motor.centre.x || copy.y[0] != motor.centre.y;
    if (apart) copy.addMotor(0, motor.centre);
    Json json = {{"particle", motor.particle}, {"centre", {motor.centre.x, motor.centre.y}}};
    if (!apart || copy.motors[0].radius != motor.radius) json["radius"] = motor.radius;
    if (!apart || copy.motors[0].angle != motor.angle) json["angle"] = motor.angle;
    if (motor.gear != 1) json["gear"] = motor.gear;
    return json;
}

} // namespace

void readExtras(World& world, const JsonField& json) {
    if (json.has("angle-springs")) {
        const JsonField springs = json.member("angle-springs");
        const std::size_t all = sizeWithin(springs, mostEntries, TRANSLATABLE("fault", "angle springs"));
        for (std::size_t k = 0; k < all; ++k)
            world.angleSprings.push_back(readAngleSpring(world, springs.element(k)));
    }
    if (json.has("motors")) {
        const JsonField motors = json.member("motors");
        const std::size_t all = sizeWithin(motors, mostEntries, TRANSLATABLE("fault", "motors"));
        for (std::size_t k = 0; k < all; ++k) readMotor(world, motors.element(k));
    }
    if (json.has("sheets")) {
        const JsonField sheets = json.member("sheets");
        const std::size_t all = sizeWithin(sheets, mostEntries, TRANSLATABLE("fault", "sheets"));
        for (std::size_t k = 0; k < all; ++k) readSheet(world, sheets.element(k));
    }
}

void writeExtras(const World& world, Json& json) {
    for (const AngleSpring& spring : world.angleSprings)
        json["angle-springs"].push_back(springToJson(world, spring));
    for (const Motor& motor : world.motors) json["motors"].push_back(motorToJson(world, motor));
    for (const ClothSheet& sheet : world.sheets)
        json["sheets"].push_back({{"first", sheet.first}, {"columns", sheet.columns}, {"rows", sheet.rows}});
}

} // namespace timestep
