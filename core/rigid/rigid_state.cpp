// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/json_field.h"
#include "core/rigid/rigid_choices.h"
#include "core/rigid/rigid_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace timestep {

// A state has every number of the structs under its name. After a divergence, numbers may not be finite.

namespace {

/// Of 32 bits; one less where std::size_t has no more of them.
constexpr std::size_t allIndices = static_cast<std::size_t>(
    std::min<std::uint64_t>(std::uint64_t{1} << 32, std::numeric_limits<std::size_t>::max()));

template <typename Thing>
struct NumberOf {
    const char* key;
    double Thing::*number;
};
template <typename Thing>
struct PointOf {
    const char* key;
    Point Thing::*point;
};

constexpr std::array<NumberOf<RigidBody>, 15> bodyNumbers = {{
    {"x", &RigidBody::x},
    {"y", &RigidBody::y},
    {"angle", &RigidBody::angle},
    {"vx", &RigidBody::vx},
    {"vy", &RigidBody::vy},
    {"omega", &RigidBody::omega},
    {"snap-x", &RigidBody::snapX},
    {"snap-y", &RigidBody::snapY},
    {"snap-angle", &RigidBody::snapAngle},
    {"inverse-mass", &RigidBody::inverseMass},
    {"inverse-inertia", &RigidBody::inverseInertia},
    {"friction", &RigidBody::friction},
    {"restitution", &RigidBody::restitution},
    {"radius", &RigidBody::radius},
    {"density", &RigidBody::density},
}};
constexpr std::array<NumberOf<RigidJoint>, 10> jointNumbers = {{
    {"length", &RigidJoint::length},
    {"lower", &RigidJoint::lower},
    {"upper", &RigidJoint::upper},
    {"rest", &RigidJoint::rest},
    {"hertz", &RigidJoint::hertz},
    {"damping", &RigidJoint::damping},
    {"strongest", &RigidJoint::strongest},
    {"impulse-x", &RigidJoint::impulseX},
    {"impulse-y", &RigidJoint::impulseY},
    {"limit-impulse", &RigidJoint::limitImpulse},
}};
// Written only where they are not the standard.
constexpr std::array<NumberOf<RigidBody>, 3> dampingNumbers = {{
    {"damping", &RigidBody::damping},
    {"turning-damping", &RigidBody::turningDamping},
    {"gravity-factor", &RigidBody::gravityFactor},
}};
constexpr std::array<NumberOf<RigidJoint>, 3> driveNumbers = {{
    {"motor-speed", &RigidJoint::motorSpeed},
    {"motor-impulse", &RigidJoint::motorImpulse},
    {"angle-impulse", &RigidJoint::angleImpulse},
}};
constexpr std::array<PointOf<RigidJoint>, 2> jointPoints = {
    {{"local-a", &RigidJoint::localA}, {"local-b", &RigidJoint::localB}}};
constexpr std::array<NumberOf<RigidContact>, 6> contactNumbers = {{
    {"separation", &RigidContact::separation},
    {"normal-impulse", &RigidContact::normalImpulse},
    {"tangent-impulse", &RigidContact::tangentImpulse},
    {"approach", &RigidContact::approach},
    {"impact-impulse", &RigidContact::impactImpulse},
    {"push-impulse", &RigidContact::positionImpulse},
}};
constexpr std::array<PointOf<RigidContact>, 2> contactPoints = {
    {{"at", &RigidContact::at}, {"normal", &RigidContact::normal}}};

Json any(double value) {
    if (std::isfinite(value)) return value;
    return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

Json any(Point point) {
    return {any(point.x), any(point.y)};
}

Point anyPoint(const JsonField& json) {
    if (json.size() != 2) json.refuse(TRANSLATABLE("fault", "two numbers [x, y] are expected here"));
    return {json.element(0).numberOrNot(), json.element(1).numberOrNot()};
}

template <typename Thing, std::size_t N>
void write(const Thing& thing, const std::array<NumberOf<Thing>, N>& numbers, Json& json) {
    for (const NumberOf<Thing>& each : numbers) json[each.key] = any(thing.*each.number);
}
template <typename Thing, std::size_t N>
void write(const Thing& thing, const std::array<PointOf<Thing>, N>& points, Json& json) {
    for (const PointOf<Thing>& each : points) json[each.key] = any(thing.*each.point);
}
template <typename Thing, std::size_t N>
void read(Thing& thing, const std::array<NumberOf<Thing>, N>& numbers, const JsonField& json) {
    for (const NumberOf<Thing>& each : numbers) thing.*each.number = json.member(each.key).numberOrNot();
}
template <typename Thing, std::size_t N>
void read(Thing& thing, const std::array<PointOf<Thing>, N>& points, const JsonField& json) {
    for (const PointOf<Thing>& each : points) thing.*each.point = anyPoint(json.member(each.key));
}

Json pointsToJson(const std::vector<Point>& points) {
    Json list = Json::array();
    for (const Point& point : points) list.push_back(any(point));
    return list;
}

std::vector<Point> readPoints(const JsonField& json) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < json.size(); ++i) points.push_back(anyPoint(json.element(i)));
    return points;
}

std::uint32_t wholeNumber(const JsonField& json) {
    return json.index(allIndices);
}

Json contactsToJson(const std::vector<RigidContact>& contacts) {
    Json list = Json::array();
    for (const RigidContact& contact : contacts) {
        Json json = {{"a", contact.a}, {"b", contact.b}, {"id", contact.id}, {"missing", contact.missing}};
        write(contact, contactPoints, json);
        write(contact, contactNumbers, json);
        list.push_back(std::move(json));
    }
    return list;
}

std::vector<RigidContact> readContacts(const JsonField& list, std::size_t bodies) {
    std::vector<RigidContact> contacts;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonField json = list.element(i);
        RigidContact& contact = contacts.emplace_back();
        contact.a = json.member("a").index(bodies);
        contact.b = json.member("b").index(bodies);
        if (contact.a >= contact.b)
            json.refuse(TRANSLATABLE("fault", "the first body must have the smaller number"));
        contact.id = wholeNumber(json.member("id"));
        contact.missing = wholeNumber(json.member("missing"));
        read(contact, contactPoints, json);
        read(contact, contactNumbers, json);
    }
    return contacts;
}

RigidBody readBody(const JsonField& json, std::size_t corners) {
    RigidBody body;
    read(body, bodyNumbers, json);
    body.firstCorner = json.member("first-corner").index(corners + 1);
    body.cornerCount = json.member("corners").index(mostCorners + 1);
    if (json.has("rounding")) body.rounding = json.member("rounding").positive();
    if (body.cornerCount > corners - body.firstCorner || body.cornerCount == 1 ||
        body.isCapsule() != (body.rounding > 0))
        json.member("corners").refuse(TRANSLATABLE("fault", "these corners are not there"));
    body.massRule = static_cast<MassRule>(json.member("mass-rule").choice(massRuleChoices));
    body.bullet = json.member("bullet").toggle();
    if (json.has("damping")) read(body, dampingNumbers, json);
    return body;
}

RigidJoint readJoint(const JsonField& json, std::size_t bodies) {
    RigidJoint joint;
    joint.kind = static_cast<RigidJointKind>(json.member("kind").choice(jointKindChoices));
    joint.a = json.member("a").isNull() ? noBody : json.member("a").index(bodies);
    joint.b = json.member("b").index(bodies);
    joint.limited = json.member("limited").toggle();
    joint.collide = json.member("collide").toggle();
    read(joint, jointPoints, json);
    read(joint, jointNumbers, json);
    if (json.has("motor")) {
        joint.motor = json.member("motor").toggle();
        joint.spring = json.member("spring").toggle();
        read(joint, driveNumbers, json);
    }
    return joint;
}

} // namespace

Json saveRigidWorld(const RigidWorld& world) {
    Json json = {{"gravity", any(world.rules.gravity)},
                 {"corners", pointsToJson(world.corners)},
                 {"normals", pointsToJson(world.normals)},
                 {"contacts", contactsToJson(world.contacts)},
                 {"remembered", contactsToJson(world.remembered)},
                 {"bodies", Json::array()},
                 {"joints", Json::array()},
                 {"names", Json::object()}};
    for (const RigidBody& body : world.bodies) {
        Json each = {{"first-corner", body.firstCorner},
                     {"corners", body.cornerCount},
                     {"mass-rule", massRuleChoices[static_cast<std::size_t>(body.massRule)].id},
                     {"bullet", body.bullet}};
        write(body, bodyNumbers, each);
        if (body.isCapsule()) each["rounding"] = body.rounding;
        if (body.isDamped() || body.gravityFactor != 1) write(body, dampingNumbers, each);
        json["bodies"].push_back(std::move(each));
    }
    for (const RigidJoint& joint : world.joints) {
        Json each = {{"kind", jointKindChoices[static_cast<std::size_t>(joint.kind)].id},
                     {"a", joint.a == noBody ? Json() : Json(joint.a)},
                     {"b", joint.b},
                     {"limited", joint.limited},
                     {"collide", joint.collide}};
        write(joint, jointPoints, each);
        write(joint, jointNumbers, each);
        if (joint.motor || joint.spring || joint.kind == RigidJointKind::Weld) {
            each["motor"] = joint.motor;
            each["spring"] = joint.spring;
            write(joint, driveNumbers, each);
        }
        json["joints"].push_back(std::move(each));
    }
    for (const RigidForce& force : world.forces)
        json["forces"].push_back(
            {{"body", force.body},
             {"local", any(force.local)},
             {"force", any(force.force)},
             {"direction", forceDirectionChoices[static_cast<std::size_t>(force.direction)].id},
             {"towards", any(force.towards)}});
    for (const RigidBodyName& entry : world.names) json["names"][entry.name] = entry.body;
    return json;
}

RigidWorld loadRigidWorld(const JsonField& json) {
    RigidWorld world;
    world.rules.gravity = anyPoint(json.member("gravity"));
    world.corners = readPoints(json.member("corners"));
    world.normals = readPoints(json.member("normals"));
    if (world.normals.size() != world.corners.size())
        json.member("normals").refuse(TRANSLATABLE("fault", "there must be as many normals as corners"));
    const JsonField bodies = json.member("bodies");
    for (std::size_t i = 0; i < bodies.size(); ++i)
        world.bodies.push_back(readBody(bodies.element(i), world.corners.size()));
    const JsonField joints = json.member("joints");
    for (std::size_t i = 0; i < joints.size(); ++i)
        world.joints.push_back(readJoint(joints.element(i), world.bodies.size()));
    for (const JsonField& each :
         json.has("forces") ? json.member("forces").elements() : std::vector<JsonField>())
        world.forces.push_back(
            {each.member("body").index(world.bodies.size()), anyPoint(each.member("local")),
             anyPoint(each.member("force")),
             static_cast<ForceDirection>(each.member("direction").choice(forceDirectionChoices)),
             anyPoint(each.member("towards"))});
    world.contacts = readContacts(json.member("contacts"), world.bodies.size());
    world.remembered = readContacts(json.member("remembered"), world.bodies.size());
    const JsonField names = json.member("names");
    for (std::size_t body = 0; body < world.bodies.size(); ++body)
        for (const std::string& name : names.keys())
            if (names.member(name).index(world.bodies.size()) == body)
                world.names.push_back({static_cast<std::uint32_t>(body), name});
    return world;
}

} // namespace timestep
