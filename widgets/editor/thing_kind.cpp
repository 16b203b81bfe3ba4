// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/thing_kind.h"

#include "core/particles/world/draw_world.h"
#include "core/rigid/draw_rigid.h"
#include "core/rigid/rigid_edit.h"
#include "core/run/experiment/experiment.h"
#include "core/scenes/rigid_rules.h"
#include "core/scenes/world_rules.h"
#include "widgets/editor/add_things.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr double gravity = 9.81; // of a new world [m/s²], downwards
constexpr ThingValue radius{"circle", TRANSLATABLE("thing", "Radius"), "m", 1e-3, 1e4};
constexpr ThingValue width{"box/0", TRANSLATABLE("thing", "Width"), "m", 1e-3, 1e5};
constexpr ThingValue height{"box/1", TRANSLATABLE("thing", "Height"), "m", 1e-3, 1e5};
constexpr ThingValue capsuleLength{"capsule/0", TRANSLATABLE("thing", "Length"), "m", 1e-3, 1e4};
constexpr ThingValue capsuleRadius{"capsule/1", TRANSLATABLE("thing", "Radius"), "m", 1e-3, 1e4};
constexpr ThingValue density{"density", TRANSLATABLE("thing", "Density"), "kg/m²", 1e-3, 1e6, 1};
constexpr ThingValue friction{"friction", TRANSLATABLE("thing", "Friction"), "1", 0, 100, 0.6};
constexpr ThingValue restitution{"restitution", TRANSLATABLE("thing", "Bounce"), "1", 0, 1, 0};
constexpr ThingValue angle{"angle", TRANSLATABLE("thing", "Angle"), "rad", -1e3, 1e3, 0};
constexpr ThingValue gravityFactor{
    "gravity-factor", TRANSLATABLE("thing", "Gravity factor"), "1", -100, 100, 1};
constexpr ThingValue fixed{"static", TRANSLATABLE("thing", "Stays fixed"), ""};
constexpr std::array ofBall{radius, density, friction, restitution, gravityFactor, fixed};
constexpr std::array ofBox{width, height, angle, density, friction, restitution, gravityFactor, fixed};
constexpr std::array ofBlock{width, height, angle, friction, restitution, fixed};
constexpr std::array ofCapsule{capsuleLength, capsuleRadius, angle, density, friction, restitution, fixed};
constexpr std::array ofPolygon{angle, density, friction, restitution, gravityFactor, fixed};

constexpr ThingValue motor{"motor", TRANSLATABLE("thing", "Motor"), "", 0, 1,
                           0,       R"({"speed": -8, "torque": 5})"};
constexpr ThingValue speed{"motor/speed", TRANSLATABLE("thing", "Motor speed"), "rad/s", -1e3, 1e3, 0, {},
                           true};
constexpr ThingValue torque{
    "motor/torque", TRANSLATABLE("thing", "Largest torque"), "N m", 1e-6, 1e9, 0, {}, true};
constexpr ThingValue spring{"spring", TRANSLATABLE("thing", "Springy"),           "", 0, 1,
                            0,        R"({"frequency": 2, "damping-ratio": 0.2})"};
constexpr ThingValue frequency{
    "spring/frequency", TRANSLATABLE("thing", "Frequency"), "1/s", 1e-3, 1e3, 0, {}, true};
constexpr ThingValue ratio{
    "spring/damping-ratio", TRANSLATABLE("thing", "Damping ratio"), "1", 0, 100, 0, {}, true};
constexpr ThingValue length{"length", TRANSLATABLE("thing", "Length"), "m", 1e-3, 1e5};
constexpr std::array ofHinge{motor, speed, torque};
constexpr std::array ofRod{length, spring, frequency, ratio};
constexpr std::array ofWeld{spring, frequency, ratio};

constexpr ThingValue particleMass{"mass", TRANSLATABLE("thing", "Mass"), "kg", 1e-9, 1e9};
constexpr ThingValue particleRadius{"radius", TRANSLATABLE("thing", "Radius"), "m", 0, 1e9};
constexpr ThingValue stickLength{"length", TRANSLATABLE("thing", "Length"), "m", 1e-9, 1e9};
constexpr ThingValue stiffness{"stiffness", TRANSLATABLE("thing", "Stiffness"), "1", 0, 2};
constexpr ThingValue hidden{"hidden", TRANSLATABLE("thing", "Hidden"), ""};
constexpr ThingValue tensionOnly{"tension-only", TRANSLATABLE("thing", "Only pulls"), ""};
constexpr std::array ofParticle{particleMass, particleRadius};
constexpr std::array ofStick{stickLength, stiffness, hidden, tensionOnly};

constexpr SceneKind solid = SceneKind::RigidBodies, sticks = SceneKind::Particles;

// clang-format off
constexpr std::array kinds{
    ThingKind{"ball", TRANSLATABLE("thing", "Ball"), "ball",
              TRANSLATABLE("thing", "Click for a ball, or drag from its centre."),
              solid, Gesture::Spot, false, true, addBall, "circle", {}, ofBall},
    ThingKind{"box", TRANSLATABLE("thing", "Box"), "box",
              TRANSLATABLE("thing", "Click for a box, or drag from corner to corner."),
              solid, Gesture::Spot, false, true, addBox, "box", {}, ofBox},
    ThingKind{"capsule", TRANSLATABLE("thing", "Stick"), "capsule",
              TRANSLATABLE("thing", "Click for a stick, or drag from end to end."),
              solid, Gesture::Spot, false, true, addCapsule, "capsule", {}, ofCapsule},
    ThingKind{"polygon", TRANSLATABLE("thing", "Polygon"), "polygon",
              TRANSLATABLE("thing", "Click the corners, then the first one again."),
              solid, Gesture::Corners, false, false, addPolygon, "polygon", {}, ofPolygon},
    ThingKind{"block", TRANSLATABLE("thing", "Fixed block"), "ground",
              TRANSLATABLE("thing", "A piece of ground or wall: drag from corner to corner."),
              solid, Gesture::Spot, false, false, addBlock, "box", "static", ofBlock},
    ThingKind{"wheel", TRANSLATABLE("thing", "Wheel"), "wheel",
              TRANSLATABLE("thing", "Click on a body: the wheel turns there."),
              solid, Gesture::Spot, true, false, addWheel},
    ThingKind{"motor-wheel", TRANSLATABLE("thing", "Wheel with motor"), "motor-wheel",
              TRANSLATABLE("thing", "Click on a body: the wheel turns there and drives it."),
              solid, Gesture::Spot, true, false, addMotorWheel},
    ThingKind{"rod", TRANSLATABLE("thing", "Rod"), "rod",
              TRANSLATABLE("thing", "Drag from body to body, or from a place to a body."),
              solid, Gesture::Span, true, false, addRod, "rod", {}, ofRod},
    ThingKind{"spring", TRANSLATABLE("thing", "Spring"), "spring",
              TRANSLATABLE("thing", "Drag from body to body, or from a place to a body."),
              solid, Gesture::Span, true, false, addSpring, "rod", "spring", ofRod},
    ThingKind{"hinge", TRANSLATABLE("thing", "Hinge"), "hinge",
              TRANSLATABLE("thing", "Click where two bodies overlap, or on one body to pin it."),
              solid, Gesture::Spot, true, false, addHinge, "hinge", {}, ofHinge},
    ThingKind{"weld", TRANSLATABLE("thing", "Weld"), "weld",
              TRANSLATABLE("thing", "Click where two bodies overlap, or on one body to hold it."),
              solid, Gesture::Spot, true, false, addWeld, "weld", {}, ofWeld},
    ThingKind{"bridge", TRANSLATABLE("thing", "Bridge"), "bridge",
              TRANSLATABLE("thing", "Drag from one end to the other: planks with hinges."),
              solid, Gesture::Span, true, false, addBridge},
    ThingKind{"rope", TRANSLATABLE("thing", "Rope"), "rope",
              TRANSLATABLE("thing", "Drag from where it hangs to its other end."),
              solid, Gesture::Span, true, false, addRope},
    ThingKind{"particle", TRANSLATABLE("thing", "Particle"), "node",
              TRANSLATABLE("thing", "Click to place particles."),
              sticks, Gesture::Spot, false, true, addParticle, "particle", {}, ofParticle},
    ThingKind{"stick", TRANSLATABLE("thing", "Stick"), "rod",
              TRANSLATABLE("thing", "Click from point to point; Esc ends the row."),
              sticks, Gesture::Span, true, true, addStick, "stick", {}, ofStick},
    ThingKind{"stick-box", TRANSLATABLE("thing", "Box of sticks"), "box",
              TRANSLATABLE("thing", "Click for a box, or drag from corner to corner."),
              sticks, Gesture::Spot, true, true, addBoxOfSticks},
};
// clang-format on

} // namespace

std::span<const ThingKind> thingKinds() {
    return kinds;
}

const ThingKind* findThingKind(std::string_view id, SceneKind world) {
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const ThingKind& kind) {
        return kind.id == id && kind.world == world;
    });
    return found == kinds.end() ? nullptr : &*found;
}

const ThingKind& kindOf(const Drawing& drawing, bool link, std::uint32_t index, const Json& document) {
    if (!drawing.isRigid()) return *findThingKind(link ? "stick" : "particle", sticks);
    const Json& element = document.at(link ? "joints" : "bodies").at(index);
    const ThingKind* best = nullptr;
    for (const ThingKind& kind : kinds) {
        if (kind.member.empty() || kind.world != solid || !element.contains(kind.member)) continue;
        if (!kind.also.empty() && !element.contains(kind.also)) continue;
        if (best == nullptr || !kind.also.empty()) best = &kind;
    }
    return *best;
}

void drawInto(const Drawing& drawing, Frame& frame) {
    frame.clear();
    if (drawing.isRigid())
        drawRigidWorld(drawing.bodies, frame);
    else
        drawWorld(drawing.particles, frame);
}

Drawing drawingOf(const Experiment& experiment) {
    Drawing drawing;
    drawing.kind = experiment.scene->kind();
    const ParameterValues parameters = parametersOf(experiment, 0);
    if (drawing.isRigid()) {
        drawing.bodies = experiment.bodies != nullptr
                             ? *experiment.bodies
                             : experiment.scene->rigidWorld(parameters, seedOf(experiment, 0));
        drawing.bodies.rules = rigidRulesOf(parameters, drawing.bodies.rules);
    } else if (drawing.kind == SceneKind::Particles) {
        drawing.particles = worldOf(experiment, 0);
        drawing.particles.rules = rulesOf(parameters, drawing.particles.rules);
    }
    return drawing;
}

Drawing newDrawing(SceneKind kind) {
    Drawing drawing;
    drawing.kind = kind;
    drawing.particles.rules.gravity = drawing.bodies.rules.gravity = {0, -gravity};
    fitGround(drawing);
    return drawing;
}

void fitGround(Drawing& drawing) {
    if (drawing.isRigid()) {
        drawing.bodies = withGround(drawing.bodies);
        return;
    }
    World& world = drawing.particles;
    Box room = world.particles() > 0 ? boundsOf(world) : Box{-3, 0, 3, 4};
    const double side = std::max({room.right - room.left, room.top - room.bottom, 1.0});
    world.rules.walls = true;
    world.rules.box = {room.left - side, std::min(room.bottom, 0.0), room.right + side, room.top + side};
    if (world.rules.yDown)
        world.rules.box = {room.left - side, room.bottom - side, room.right + side, room.top};
}

} // namespace timestep
