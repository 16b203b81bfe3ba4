// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_edit.h"

#include "core/rigid/rigid_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace timestep {

namespace {

constexpr std::array kindsOfJoints{"hinge", "weld", "rod"};

bool contains(const std::vector<std::uint32_t>& list, std::uint32_t index) {
    return std::find(list.begin(), list.end(), index) != list.end();
}

/// A world may be empty while it is edited.
RigidWorld worldOf(const Json& document) {
    if (!document.at("bodies").empty()) return rigidWorldFromJson(document);
    RigidWorld world;
    if (const Json* gravity = document.find("gravity"))
        world.rules.gravity = {gravity->at(0).number(), gravity->at(1).number()};
    return world;
}

Json& bodiesOf(Json& joint) {
    for (const char* kind : kindsOfJoints)
        if (Json* bodies = joint.find(kind)) return *bodies;
    throw Json::exception("a joint of no kind");
}

/// Keeps some bodies and joints, and renumbers the bodies in the joints.
template <class KeepsBody, class KeepsJoint>
RigidWorld filtered(const RigidWorld& world, KeepsBody keepsBody, KeepsJoint keepsJoint) {
    Json document = rigidWorldToJson(world);
    std::vector<std::uint32_t> number(world.bodies.size(), noBody);
    Json bodies = Json::array(), joints = Json::array();
    std::uint32_t kept = 0;
    for (std::uint32_t i = 0; i < number.size(); ++i) {
        if (!keepsBody(i)) continue;
        number[i] = kept++;
        bodies.push_back(document["bodies"][i]);
    }
    std::uint32_t joint = 0;
    if (Json* all = document.find("joints"))
        for (Json& each : *all) {
            bool stays = keepsJoint(joint++);
            for (Json& body : bodiesOf(each)) {
                if (body.is_null()) continue;
                const std::uint32_t now = number[body.get<std::uint32_t>()];
                stays = stays && now != noBody;
                body = Json(now);
            }
            if (stays) joints.push_back(each);
        }
    document["bodies"] = std::move(bodies);
    document["joints"] = std::move(joints);
    return worldOf(document);
}

/// Makes a joint fit where its bodies are now.
void fitJoint(const RigidWorld& world, RigidJoint& joint) {
    const Point onB = world.toPlane(joint.b, joint.localB);
    if (joint.kind == RigidJointKind::Distance) {
        const Point onA = world.toPlane(joint.a, joint.localA);
        if (const double length = std::hypot(onB.x - onA.x, onB.y - onA.y); length > 0) joint.length = length;
        return;
    }
    joint.localA = world.toBody(joint.a, onB);
    joint.rest = world.bodies[joint.b].angle - (joint.a == noBody ? 0 : world.bodies[joint.a].angle);
}

void splitPath(std::string_view path, std::string_view& first, std::string_view& rest) {
    const std::size_t slash = path.find('/');
    first = path.substr(0, slash);
    rest = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
}

std::size_t indexOf(std::string_view digits) {
    return static_cast<std::size_t>(digits.front() - '0');
}

void putBox(RigidWorld& world, const std::string& name, Point at, double width, double height) {
    const auto body = world.findBody(name);
    if (!body) {
        RigidBodySetup setup;
        setup.position = at;
        setup.isStatic = true;
        setup.friction = 0.8;
        setup.name = name;
        world.addBox(width, height, setup);
        return;
    }
    Json document = rigidWorldToJson(world);
    Json& json = document["bodies"][*body];
    for (const char* shape : {"polygon", "centred", "circle", "capsule", "angle", "inverse"})
        json.erase(shape);
    json["box"] = {width, height};
    json["at"] = {at.x, at.y};
    world = worldOf(document);
}

} // namespace

RigidWorld without(const RigidWorld& world, const std::vector<std::uint32_t>& bodies,
                   const std::vector<std::uint32_t>& joints) {
    return filtered(
        world, [&](std::uint32_t i) { return !contains(bodies, i); },
        [&](std::uint32_t i) { return !contains(joints, i); });
}

RigidWorld partOf(const RigidWorld& world, const std::vector<std::uint32_t>& bodies) {
    RigidWorld part = filtered(
        world, [&](std::uint32_t i) { return contains(bodies, i); }, [](std::uint32_t) { return true; });
    part.names.clear();
    return part;
}

std::uint32_t append(RigidWorld& world, const RigidWorld& part, Point shift) {
    Json document = rigidWorldToJson(world);
    Json added = rigidWorldToJson(part);
    const auto first = static_cast<std::uint32_t>(world.bodies.size());
    for (Json& body : added["bodies"]) {
        body["at"] = {body["at"][0].number() + shift.x, body["at"][1].number() + shift.y};
        document["bodies"].push_back(body);
    }
    if (Json* joints = added.find("joints"))
        for (Json& joint : *joints) {
            Json& bodies = bodiesOf(joint);
            if (bodies[0].is_null()) {
                Json& place = joint["local"][0];
                place = {place[0].number() + shift.x, place[1].number() + shift.y};
            }
            for (Json& body : bodies)
                if (!body.is_null()) body = Json(body.get<std::uint32_t>() + first);
            document["joints"].push_back(joint);
        }
    world = worldOf(document);
    return first;
}

void moveBodies(RigidWorld& world, const std::vector<std::uint32_t>& bodies, Point by) {
    for (const std::uint32_t i : bodies) {
        world.bodies[i].x += by.x;
        world.bodies[i].y += by.y;
    }
    for (RigidJoint& joint : world.joints)
        if (contains(bodies, joint.b) != (joint.a != noBody && contains(bodies, joint.a)))
            fitJoint(world, joint);
}

std::vector<std::uint32_t> bodiesAt(const RigidWorld& world, Point at, double reach) {
    std::vector<std::uint32_t> found;
    constexpr int directions = 8;
    for (int k = 0; k <= (reach > 0 ? directions : 0); ++k) {
        const Point aside = k == 0 ? Point{} : turned({reach, 0}, 2 * std::numbers::pi * k / directions);
        RigidWorld below = world;
        while (const auto body = below.bodyAt({at.x + aside.x, at.y + aside.y})) {
            if (!contains(found, *body)) found.push_back(*body);
            below.bodies.resize(*body);
        }
    }
    std::sort(found.rbegin(), found.rend());
    return found;
}

const Json* memberAt(const Json& element, std::string_view path) {
    std::string_view first, rest;
    splitPath(path, first, rest);
    const Json* member = nullptr;
    if (element.is_array())
        member = indexOf(first) < element.size() ? &element[indexOf(first)] : nullptr;
    else
        member = element.find(first);
    return member == nullptr || rest.empty() ? member : memberAt(*member, rest);
}

RigidWorld withMember(const RigidWorld& world, std::string_view list, std::uint32_t index,
                      std::string_view path, const Json& value) {
    Json document = rigidWorldToJson(world);
    Json& element = document[list][index];
    std::string_view first, rest;
    splitPath(path, first, rest);
    element.erase("inverse"); // belongs to the shape and density before
    if (rest.empty() && value.is_null())
        element.erase(first);
    else if (rest.empty())
        element[first] = value;
    else if (element[first].is_array())
        element[first][indexOf(rest)] = value;
    else
        element[first][rest] = value;
    RigidWorld changed = worldOf(document);
    if (list == "bodies" && path == "angle")
        for (RigidJoint& joint : changed.joints)
            if (joint.b == index || joint.a == index) fitJoint(changed, joint);
    return changed;
}

RigidWorld withGround(const RigidWorld& world) {
    RigidWorld changed = world;
    Box around{-20, 0, 20, 8};
    for (const RigidBody& body : world.bodies) {
        if (body.isStatic()) continue;
        around.left = std::min(around.left, 2 * (body.x - body.radius));
        around.right = std::max(around.right, 2 * (body.x + body.radius));
        around.top = std::max(around.top, body.y + 2 * body.radius);
    }
    const double width = around.right - around.left, middle = (around.right + around.left) / 2;
    constexpr double thick = 1; // [length]
    putBox(changed, "ground", {middle, -thick / 2}, width + 2 * thick, thick);
    putBox(changed, "left wall", {around.left - thick / 2, around.top / 2}, thick, around.top);
    putBox(changed, "right wall", {around.right + thick / 2, around.top / 2}, thick, around.top);
    return changed;
}

} // namespace timestep
