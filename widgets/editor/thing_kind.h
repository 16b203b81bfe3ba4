// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/particles/world/world.h"
#include "core/rigid/rigid_world.h"
#include "core/scenes/scene.h"
#include "core/translatable.h"

#include <span>
#include <string_view>

namespace timestep {

struct Experiment;

/// A world that is being drawn: of particles and sticks, or of rigid bodies.
struct Drawing {
    SceneKind kind = SceneKind::Particles; ///< or RigidBodies
    World particles;                       ///< empty for rigid bodies
    RigidWorld bodies;                     ///< empty for particles

    bool isRigid() const { return kind == SceneKind::RigidBodies; }
    /// Particles or bodies.
    std::size_t nodes() const { return isRigid() ? bodies.bodies.size() : particles.particles(); }
    /// Sticks or joints.
    std::size_t links() const { return isRigid() ? bodies.joints.size() : particles.sticks(); }
    Point nodeAt(std::uint32_t node) const {
        return isRigid() ? Point{bodies.bodies[node].x, bodies.bodies[node].y}
                         : Point{particles.x[node], particles.y[node]};
    }
};

/// A number of a thing that the user can change, or a switch.
struct ThingValue {
    /// Place in the form of experiment files: "box/0", "motor/speed"; of particles and sticks the name of the
    /// number: "mass".
    std::string_view path;
    Text name;
    std::string_view unit = "1"; ///< "": a switch
    double least = 0, most = 1e6;
    double standard = 0; ///< if the file leaves it out
    /// A switch for a group of numbers: the group when it is switched on, as JSON. Empty: true and false.
    std::string_view group = {};
    /// It is shown only if the thing has it; otherwise always.
    bool ifThere = false;
};

/// How the user draws a thing.
enum class Gesture : std::uint8_t {
    Spot,   ///< a click; a drag gives its size
    Span,   ///< from one place to another: a drag, or two clicks
    Corners ///< a click for each corner, and again on the first one
};

/// A kind of things that can be added to a world: its tool in the editor, its entry in "add here", and its
/// values.
struct ThingKind {
    std::string_view id;
    Text name;
    const char* icon;
    Text help; ///< how to draw it, one sentence
    SceneKind world = SceneKind::RigidBodies;
    Gesture gesture = Gesture::Spot;
    /// A press on another thing adds this one there; otherwise it takes that thing.
    bool onThings = false;
    /// It can be added at a place alone, without a drag.
    bool here = false;
    /// Adds it at the points: one for a click, two for a drag, all corners. `size`: that of a click [length].
    /// Throws InputError if it cannot be there.
    void (*add)(Drawing& drawing, std::span<const Point> points, double size) = nullptr;
    std::string_view member =
        {};                     ///< what a thing of this kind has in files: "circle", "rod"; empty: none has
    std::string_view also = {}; ///< a second one: "motor", "static"
    std::span<const ThingValue> values = {};
};

/// All kinds, in the order of tools.
std::span<const ThingKind> thingKinds();
const ThingKind* findThingKind(std::string_view id, SceneKind world);
/// The kind of a node or link; `document` is the world of rigid bodies as JSON.
const ThingKind& kindOf(const Drawing& drawing, bool link, std::uint32_t index, const Json& document);

/// The picture of a drawing, instead of what the frame shows.
void drawInto(const Drawing& drawing, Frame& frame);
/// The world of an experiment as its first run begins. Throws InputError.
Drawing drawingOf(const Experiment& experiment);
/// A new world: a floor and walls that leave room, and gravity.
Drawing newDrawing(SceneKind kind);
/// Lets floor and walls leave room around everything.
void fitGround(Drawing& drawing);

} // namespace timestep
