// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_json.h"

#include "core/input_error.h"
#include "core/json/json_field.h"
#include "core/json/list_size.h"
#include "core/rigid/rigid_choices.h"

#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr std::size_t mostBodies = 100'000;
constexpr std::size_t mostForces = 1000; // on one body

/// Calls `make` and adds the path of `field` to its InputError.
template <typename Make>
auto under(const JsonField& field, const Make& make) {
    try {
        return make();
    } catch (InputError& error) {
        error.path = field.path() + (error.path.empty() ? "" : "/" + error.path);
        throw;
    }
}

void readMass(const JsonField& json, RigidBodySetup& setup) {
    const bool given = json.has("mass");
    if (given != json.has("inertia"))
        json.member(given ? "mass" : "inertia")
            .refuse(TRANSLATABLE("fault", "\"mass\" and \"inertia\" belong together"));
    if (given && (json.has("density") || json.has("mass-rule")))
        json.member("mass").refuse(TRANSLATABLE("fault", "a mass excludes \"density\" and \"mass-rule\""));
    if (json.has("density")) setup.density = json.member("density").positive();
    if (json.has("mass-rule")) {
        const JsonField rule = json.member("mass-rule");
        setup.massRule = static_cast<MassRule>(rule.choice(massRuleChoices));
        if (setup.massRule == MassRule::Given)
            rule.refuse(TRANSLATABLE("fault", "a given mass is written as \"mass\""));
    }
    if (!given) return;
    setup.massRule = MassRule::Given;
    setup.mass = json.member("mass").positive();
    setup.inertia = json.member("inertia").positive();
}

RigidBodySetup readSetup(const RigidWorld& world, const JsonField& json) {
    RigidBodySetup setup;
    if (json.has("at")) setup.position = json.member("at").point();
    if (json.has("angle")) setup.angle = json.member("angle").quantity();
    if (json.has("velocity")) setup.velocity = json.member("velocity").point();
    if (json.has("turning")) setup.angularVelocity = json.member("turning").quantity();
    if (json.has("friction")) setup.friction = json.member("friction").number(0, 1e6);
    if (json.has("restitution")) setup.restitution = json.member("restitution").number(0, 1);
    if (json.has("damping")) setup.damping = json.member("damping").number(0, 1e6);
    if (json.has("turning-damping")) setup.turningDamping = json.member("turning-damping").number(0, 1e6);
    if (json.has("gravity-factor")) setup.gravityFactor = json.member("gravity-factor").number(-1e6, 1e6);
    if (json.has("static")) setup.isStatic = json.member("static").toggle();
    if (json.has("bullet")) setup.bullet = json.member("bullet").toggle();
    readMass(json, setup);
    if (json.has("name")) {
        setup.name = json.member("name").text();
        if (world.findBody(setup.name))
            json.member("name").refuse(TRANSLATABLE("fault", "another body has this name"));
    }
    return setup;
}

std::vector<Point> readCorners(const JsonField& json) {
    std::vector<Point> corners;
    if (json.size() > mostCorners)
        json.refuse(Sentence(TRANSLATABLE("fault", "a polygon can have at most %1 corners"), mostCorners));
    for (std::size_t i = 0; i < json.size(); ++i) corners.push_back(json.element(i).point());
    return corners;
}

/// Adds a polygon whose corners are relative to its centre of mass, and keeps them to the bit.
void addCentred(RigidWorld& world, const std::vector<Point>& corners, const RigidBodySetup& setup) {
    RigidWorld apart;
    apart.addPolygon(corners, setup);
    RigidBodySetup unmoved = setup;
    unmoved.massRule = MassRule::Seed;
    RigidBody& body = world.bodies[world.addPolygon(corners, unmoved)];
    body.inverseMass = apart.bodies[0].inverseMass;
    body.inverseInertia = apart.bodies[0].inverseInertia;
    body.massRule = setup.massRule;
}

/// Reads the forces on the last body of the world.
void readForces(RigidWorld& world, const JsonField& list) {
    const auto body = static_cast<std::uint32_t>(world.bodies.size() - 1);
    if (world.bodies[body].isStatic())
        list.refuse(TRANSLATABLE("fault", "a force needs a body that can move, this one is static"));
    const std::size_t count = sizeWithin(list, mostForces, TRANSLATABLE("fault", "forces"));
    for (std::size_t i = 0; i < count; ++i) {
        const JsonField json = list.element(i);
        json.expectObject({"force", "at", "local", "turns", "towards"});
        RigidForce force;
        force.body = body;
        if (json.has("towards")) {
            if (json.has("turns"))
                json.member("turns").refuse(
                    TRANSLATABLE("fault", "a force towards a point cannot turn with the body"));
            force.direction = ForceDirection::Towards;
            force.towards = json.member("towards").point();
            force.force.x = json.member("force").number();
        } else {
            force.force = json.member("force").point();
            if (json.has("turns") && json.member("turns").toggle()) force.direction = ForceDirection::OfBody;
        }
        if (json.has("at") && json.has("local"))
            json.member("at").refuse(TRANSLATABLE("fault", "\"at\" and \"local\" exclude each other"));
        if (json.has("at")) force.local = world.toBody(body, json.member("at").point());
        if (json.has("local")) force.local = json.member("local").point();
        world.forces.push_back(force);
    }
}

void readBody(RigidWorld& world, const JsonField& json) {
    json.expectObject({"polygon",
                       "box",
                       "circle",
                       "capsule",
                       "at",
                       "angle",
                       "velocity",
                       "turning",
                       "density",
                       "mass-rule",
                       "mass",
                       "inertia",
                       "friction",
                       "restitution",
                       "damping",
                       "turning-damping",
                       "gravity-factor",
                       "forces",
                       "static",
                       "bullet",
                       "name",
                       "centred",
                       "inverse"});
    const int shapes =
        int(json.has("polygon")) + int(json.has("box")) + int(json.has("circle")) + int(json.has("capsule"));
    if (shapes != 1)
        json.refuse(
            TRANSLATABLE("fault", "a body needs one shape: \"polygon\", \"box\", \"circle\" or \"capsule\""));
    const RigidBodySetup setup = readSetup(world, json);
    if (json.has("circle")) {
        const double radius = json.member("circle").positive();
        under(json, [&] { world.addCircle(radius, setup); });
    } else if (json.has("capsule")) {
        const JsonField capsule = json.member("capsule");
        const Point size = capsule.point();
        if (!(size.x > 0) || !(size.y > 0))
            capsule.refuse(TRANSLATABLE("fault", "length and radius must be greater than 0"));
        under(capsule, [&] { world.addCapsule(size.x, size.y, setup); });
    } else if (json.has("box")) {
        const JsonField box = json.member("box");
        const Point size = box.point();
        if (!(size.x > 0) || !(size.y > 0))
            box.refuse(TRANSLATABLE("fault", "width and height must be greater than 0"));
        under(box, [&] { world.addBox(size.x, size.y, setup); });
    } else {
        const JsonField polygon = json.member("polygon");
        const std::vector<Point> corners = readCorners(polygon);
        const bool centred = json.has("centred") && json.member("centred").toggle();
        under(polygon, [&] {
            if (centred)
                addCentred(world, corners, setup);
            else
                world.addPolygon(corners, setup);
        });
    }
    if (json.has("forces")) readForces(world, json.member("forces"));
    if (!json.has("inverse")) return;
    const JsonField inverse = json.member("inverse");
    if (inverse.size() != 2)
        inverse.refuse(TRANSLATABLE("fault", "inverse mass and inverse inertia are expected here"));
    world.bodies.back().inverseMass = inverse.element(0).number(0, 1e300);
    world.bodies.back().inverseInertia = inverse.element(1).number(0, 1e300);
}

Json cornersToJson(const RigidWorld& world, const RigidBody& body) {
    Json list = Json::array();
    for (std::uint32_t i = 0; i < body.cornerCount; ++i)
        list.push_back({world.corners[body.firstCorner + i].x, world.corners[body.firstCorner + i].y});
    return list;
}

void writeShape(const RigidWorld& world, const RigidBody& body, Json& json) {
    const Point* p = body.isCircle() ? nullptr : &world.corners[body.firstCorner];
    if (body.isCircle())
        json["circle"] = body.radius;
    else if (body.isCapsule())
        json["capsule"] = {2 * p[1].x, body.rounding};
    else if (body.cornerCount == 4 && p[2].x > 0 && p[2].y > 0 && p[0] == Point{-p[2].x, -p[2].y} &&
             p[1] == Point{p[2].x, -p[2].y} && p[3] == Point{-p[2].x, p[2].y})
        json["box"] = {2 * p[2].x, 2 * p[2].y};
    else
        json["polygon"] = cornersToJson(world, body);
}

Json bodyToJson(const RigidWorld& world, std::size_t number) {
    const RigidBody& body = world.bodies[number];
    const RigidBodySetup standard;
    Json json;
    writeShape(world, body, json);
    json["at"] = {body.x, body.y};
    if (body.angle != 0) json["angle"] = body.angle;
    if (body.vx != 0 || body.vy != 0) json["velocity"] = {body.vx, body.vy};
    if (body.omega != 0) json["turning"] = body.omega;
    if (body.isStatic()) json["static"] = true;
    if (body.massRule == MassRule::Given && !body.isStatic()) {
        json["mass"] = mass(body);
        json["inertia"] = inertia(body);
    } else {
        if (body.massRule == MassRule::Seed) json["mass-rule"] = "seed";
        if (body.density != standard.density) json["density"] = body.density;
    }
    if (body.friction != standard.friction) json["friction"] = body.friction;
    if (body.restitution != standard.restitution) json["restitution"] = body.restitution;
    if (body.damping != 0) json["damping"] = body.damping;
    if (body.turningDamping != 0) json["turning-damping"] = body.turningDamping;
    if (body.gravityFactor != 1) json["gravity-factor"] = body.gravityFactor;
    if (body.bullet) json["bullet"] = true;
    return json;
}

/// Reads the written body back and adds the members without which some bits would differ.
void completeBody(const RigidWorld& world, std::size_t number, Json& json) {
    RigidBody wanted = world.bodies[number];
    const auto cornersOf = [](const RigidWorld& of, const RigidBody& body) {
        const auto first = of.corners.begin() + static_cast<std::ptrdiff_t>(body.firstCorner);
        return std::vector<Point>(first, first + static_cast<std::ptrdiff_t>(body.cornerCount));
    };
    const std::vector<Point> corners = cornersOf(world, wanted);
    const auto readBack = [&json] {
        RigidWorld apart;
        readBody(apart, JsonField(json));
        return apart;
    };
    const auto fits = [&](const RigidWorld& apart) {
        const RigidBody& read = apart.bodies[0];
        return cornersOf(apart, read) == corners && read.x == wanted.x && read.y == wanted.y &&
               read.radius == wanted.radius;
    };
    RigidWorld apart = readBack();
    if (!fits(apart)) {
        json.erase("box");
        json["polygon"] = cornersToJson(world, wanted);
        json["centred"] = true;
        apart = readBack();
    }
    const RigidBody& read = apart.bodies[0];
    if (read.inverseMass != wanted.inverseMass || read.inverseInertia != wanted.inverseInertia)
        json["inverse"] = {wanted.inverseMass, wanted.inverseInertia};
}

} // namespace

RigidWorld rigidWorldFromJson(const Json& document) {
    const JsonField json(document);
    json.expectObject({"bodies", "joints", "gravity"});
    RigidWorld world;
    const JsonField bodies = json.member("bodies");
    const std::size_t count = sizeWithin(bodies, mostBodies, TRANSLATABLE("fault", "bodies"));
    if (count == 0) bodies.refuse(TRANSLATABLE("fault", "the world needs at least one body"));
    for (std::size_t i = 0; i < count; ++i) readBody(world, bodies.element(i));
    if (json.has("joints")) {
        const JsonField joints = json.member("joints");
        const std::size_t all = sizeWithin(joints, mostBodies, TRANSLATABLE("fault", "joints"));
        for (std::size_t i = 0; i < all; ++i)
            world.joints.push_back(rigidJointFromJson(world, joints.element(i)));
    }
    if (json.has("gravity")) world.rules.gravity = json.member("gravity").point();
    return world;
}

Json rigidWorldToJson(const RigidWorld& world) {
    Json json;
    Json bodies = Json::array();
    for (std::size_t i = 0; i < world.bodies.size(); ++i) {
        bodies.push_back(bodyToJson(world, i));
        completeBody(world, i, bodies[i]);
    }
    for (const RigidForce& force : world.forces) {
        const bool central = force.direction == ForceDirection::Towards;
        Json each;
        each["force"] = central ? Json(force.force.x) : Json{force.force.x, force.force.y};
        if (central) each["towards"] = {force.towards.x, force.towards.y};
        if (force.local != Point{}) each["local"] = {force.local.x, force.local.y};
        if (force.direction == ForceDirection::OfBody) each["turns"] = true;
        bodies[force.body]["forces"].push_back(std::move(each));
    }
    for (const RigidBodyName& entry : world.names) bodies[entry.body]["name"] = entry.name;
    json["bodies"] = std::move(bodies);
    Json joints = Json::array();
    for (const RigidJoint& joint : world.joints)
        if (joint.kind != RigidJointKind::Mouse) joints.push_back(rigidJointToJson(world, joint));
    if (!joints.empty()) json["joints"] = std::move(joints);
    if (world.rules.gravity != Point{}) json["gravity"] = {world.rules.gravity.x, world.rules.gravity.y};
    return json;
}

} // namespace timestep
