// SPDX-License-Identifier: GPL-3.0-or-later
// Joints of world files.
#include "core/json/json_field.h"
#include "core/rigid/rigid_choices.h"
#include "core/rigid/rigid_json.h"

#include <cmath>
#include <optional>
#include <string>

namespace timestep {

namespace {

std::uint32_t readBodyOf(const RigidWorld& world, const JsonField& json, bool mayBePlane) {
    if (json.isNull()) {
        if (!mayBePlane)
            json.refuse(TRANSLATABLE("fault", "only the first of the two can be null, the plane"));
        return noBody;
    }
    if (!json.isString()) return json.index(world.bodies.size());
    const std::string name = json.text();
    const std::optional<std::uint32_t> body = world.findBody(name);
    if (!body) json.refuse(Sentence(TRANSLATABLE("fault", "there is no body \"%1\""), name));
    return *body;
}

std::string idOf(RigidJointKind kind) {
    return std::string(jointKindChoices[static_cast<std::size_t>(kind)].id);
}

double angleOf(const RigidWorld& world, std::uint32_t body) {
    return body == noBody ? 0 : world.bodies[body].angle;
}

/// "spring": its frequency and damping ratio.
void readSpring(const JsonField& json, RigidJoint& joint) {
    json.expectObject({"frequency", "damping-ratio"});
    joint.spring = true;
    joint.hertz = json.member("frequency").number(0, 1e6);
    if (!(joint.hertz > 0))
        json.member("frequency").refuse(TRANSLATABLE("fault", "the frequency must be greater than 0"));
    joint.damping = json.has("damping-ratio") ? json.member("damping-ratio").number(0, 1e6) : 0;
}

void readMotor(const JsonField& json, RigidJoint& joint) {
    json.expectObject({"speed", "torque"});
    joint.motor = true;
    joint.motorSpeed = json.member("speed").quantity();
    joint.strongest = json.member("torque").positive();
}

void readLimits(const JsonField& limits, RigidJoint& joint) {
    const Point range = limits.point();
    if (range.x > range.y)
        limits.refuse(TRANSLATABLE("fault", "the lower limit must not be above the upper one"));
    joint.limited = true;
    joint.lower = range.x;
    joint.upper = range.y;
}

void readPlaces(const RigidWorld& world, const JsonField& json, RigidJoint& joint) {
    const bool hinge = joint.kind != RigidJointKind::Distance;
    if (json.has("local")) {
        const JsonField local = json.member("local");
        if (local.size() != 2)
            local.refuse(TRANSLATABLE("fault", "two points [[x, y], [x, y]] are expected here"));
        joint.localA = local.element(0).point();
        joint.localB = local.element(1).point();
        return;
    }
    joint.localA = world.toBody(joint.a, json.member(hinge ? "at" : "from").point());
    joint.localB = world.toBody(joint.b, json.member(hinge ? "at" : "to").point());
}

} // namespace

RigidJoint rigidJointFromJson(const RigidWorld& world, const JsonField& json) {
    RigidJoint joint;
    if (json.has("hinge")) {
        json.expectObject({"hinge", "at", "local", "limits", "rest", "motor", "spring", "collide"});
    } else if (json.has("weld")) {
        json.expectObject({"weld", "at", "local", "rest", "spring", "collide"});
        joint.kind = RigidJointKind::Weld;
    } else {
        json.expectObject({"rod", "from", "to", "local", "length", "spring", "collide"});
        joint.kind = RigidJointKind::Distance;
    }
    const JsonField bodies = json.member(idOf(joint.kind));
    if (bodies.size() != 2) bodies.refuse(TRANSLATABLE("fault", "two bodies [a, b] are expected here"));
    joint.a = readBodyOf(world, bodies.element(0), true);
    joint.b = readBodyOf(world, bodies.element(1), false);
    if (joint.a == joint.b) bodies.refuse(TRANSLATABLE("fault", "a joint needs two different bodies"));
    readPlaces(world, json, joint);
    if (joint.kind == RigidJointKind::Distance) {
        const Point p = world.toPlane(joint.a, joint.localA), q = world.toPlane(joint.b, joint.localB);
        joint.length =
            json.has("length") ? json.member("length").positive() : std::hypot(q.x - p.x, q.y - p.y);
        if (!(joint.length > 0))
            json.refuse(TRANSLATABLE("fault", "both ends of the rod are at the same place"));
    }
    if (joint.kind != RigidJointKind::Distance)
        joint.rest = json.has("rest") ? json.member("rest").number()
                                      : angleOf(world, joint.b) - angleOf(world, joint.a);
    if (json.has("limits")) readLimits(json.member("limits"), joint);
    if (json.has("motor")) readMotor(json.member("motor"), joint);
    if (json.has("spring")) readSpring(json.member("spring"), joint);
    if (json.has("collide")) joint.collide = json.member("collide").toggle();
    return joint;
}

Json rigidJointToJson(const RigidWorld& world, const RigidJoint& joint) {
    Json json;
    const bool hinge = joint.kind != RigidJointKind::Distance;
    json[idOf(joint.kind)] = {joint.a == noBody ? Json() : Json(joint.a), joint.b};
    json["local"] = {{joint.localA.x, joint.localA.y}, {joint.localB.x, joint.localB.y}};
    if (!hinge) json["length"] = joint.length;
    if (hinge && joint.rest != angleOf(world, joint.b) - angleOf(world, joint.a)) json["rest"] = joint.rest;
    if (joint.limited) json["limits"] = {joint.lower, joint.upper};
    if (joint.motor) json["motor"] = {{"speed", joint.motorSpeed}, {"torque", joint.strongest}};
    if (joint.spring) json["spring"] = {{"frequency", joint.hertz}, {"damping-ratio", joint.damping}};
    if (joint.collide) json["collide"] = true;
    return json;
}

} // namespace timestep
