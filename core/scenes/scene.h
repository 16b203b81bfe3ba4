// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/integration/problem.h"
#include "core/parameter/parameter.h"
#include "core/particles/world/world.h"
#include "core/translatable.h"
#include "core/wording.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct RigidWorld;

/// Name and unit of one coordinate of a Problem and of its velocity; column ids of recorded tables.
struct Coordinate {
    std::string_view id = {};           ///< "theta"
    Text name = {};                     ///< TRANSLATABLE("metric", "angle θ")
    std::string_view unit = {};         ///< "rad"
    std::string_view velocityId = {};   ///< "omega"
    Text velocityName = {};             ///< TRANSLATABLE("metric", ...)
    std::string_view velocityUnit = {}; ///< "rad/s"
    /// Ids of the parameters that are this coordinate and its velocity at the start; empty: there are none.
    std::string_view start = {};
    std::string_view startVelocity = {};
};

/// How dragging changes a problem. A FramePoint with the index k is part k of the problem; its coordinates
/// begin at q[k * perPart].
struct Grips {
    std::size_t perPart = 1;
    /// Sets the coordinates of a part so that it is drawn at `at`, or as near to it as possible. Null:
    /// nothing can be dragged; Scene::notHeld gives the reason.
    void (*place)(const ParameterValues&, std::size_t part, Point at, std::span<double> q) = nullptr;
    /// Sets the velocities of a part so that it moves with `velocity` [scene length/time unit], or as nearly
    /// as possible.
    void (*push)(const ParameterValues&, std::size_t part, Point velocity, std::span<const double> q,
                 std::span<double> v) = nullptr;
};

/// A parameter that is a position of a particle at its start.
struct StartPosition {
    enum class What : std::uint8_t { X, Y, PreviousX, PreviousY };
    std::uint32_t particle = 0;
    What what = What::X;
    std::string_view parameter = {};
};

/// A text that the user types and from which a scene is made.
struct TextField {
    std::string_view id = {};       ///< in files, "word"
    Text name = {};                 ///< what people read, TRANSLATABLE("parameter", ...)
    std::string_view standard = {}; ///< default text
    std::size_t longest = 100;      ///< largest number of characters
    Text description = {};          ///< one sentence, TRANSLATABLE("parameter", ...)
    /// Id of the text that the standard text belongs to: if that one is given and this one is not, this one
    /// is empty. Empty: it is independent.
    std::string_view follows = {};
};

/// The texts of a scene by id.
using TextValues = std::map<std::string, std::string, std::less<>>;

/// A setting of a run on a scene as text: {"passes", "16"}.
struct MethodSetting {
    std::string_view id = {};
    std::string_view value = {};
};

/// A theoretical value for a scene, such as a period.
struct KnownNumber {
    std::string id; ///< "period"
    Wording name;   ///< TRANSLATABLE("metric", ...)
    std::string_view unit = {};
    double value = 0;
};

/// The state of a rigid body in the exact motion.
struct ExactBody {
    double x = 0, y = 0;   ///< [length]
    double angle = 0;      ///< [rad]
    double vx = 0, vy = 0; ///< [length/time unit]
    double omega = 0;      ///< [rad/time unit]
};

/// The kind of a scene. Each scene has exactly one of `problem`, `world` and `rigidWorld`.
enum class SceneKind : std::uint8_t {
    Problem,    ///< equations of motion
    Particles,  ///< particles and sticks
    RigidBodies ///< convex polygons and circles
};

/// The source of the world of a scene of particles or rigid bodies.
enum class WorldSource : std::uint8_t {
    Scene,       ///< the parameters of the scene
    SceneOrFile, ///< the experiment file if it describes a world, otherwise the parameters
    File         ///< the experiment file
};

using WorldFunction = World (*)(const ParameterValues&, const TextValues&, std::uint64_t seed);

/// A physical situation. It offers equations of motion (`problem`), a world of particles and sticks (`world`)
/// or a world of rigid bodies (`rigidWorld`). It does not depend on a method.
struct Scene {
    std::string_view id = {}; ///< "pendulum"
    Text name = {};           ///< TRANSLATABLE("scene", ...)
    Text group = {};          ///< heading in the gallery, TRANSLATABLE("scene", ...)
    Text description = {};    ///< one or two sentences, TRANSLATABLE("scene", ...)
    std::string_view lengthUnit = "m";
    std::string_view timeUnit = "s";
    std::string_view energyUnit = "J"; ///< "m²/s²": per unit mass
    bool yDown = false;                ///< drawn with y downward, as in the tutorial that it reproduces
    std::span<const Parameter> parameters = {};
    std::span<const TextField> texts = {};        ///< texts that the user can type; a change restarts the run
    std::span<const Coordinate> coordinates = {}; ///< coordinates of the problem; empty for a world
    WorldSource source = WorldSource::Scene;
    double step = 0.01;   ///< standard step [time unit]
    double duration = 10; ///< standard duration [time unit]
    /// Standard settings of runs on this scene if they differ from the general standard.
    std::span<const MethodSetting> method = {};
    /// Makes the equations of motion; null for scenes of other kinds. problemOf() calls it.
    std::unique_ptr<Problem> (*problem)(const ParameterValues&, const TextValues&) = nullptr;
    /// The equations of motion in Python: functions a(t, x, v) and energy(t, x, v), or quantities(t, values,
    /// rates) without energy, and what they call. x and v are numbers or, with several coordinates, objects
    /// of the class Vector. Ids of parameters, with "_" for "-", are constants; `masses` is the list of the
    /// masses of the coordinates.
    std::string_view python = {};
    /// The same for typed equations, whose constants are in it.
    std::string (*pythonOfTexts)(const TextValues&) = nullptr;
    /// Makes the world of particles at its start. No texts: the standard ones. `seed` determines every
    /// random choice. Throws InputError for parameters or texts that do not give a valid world.
    WorldFunction world = nullptr;
    /// Makes the rigid bodies at their start. Throws like `world`.
    RigidWorld (*rigidWorld)(const ParameterValues&, std::uint64_t seed) = nullptr;
    /// Appends the picture of the problem at q to the frame. The path of its first FramePoint is drawn. For a
    /// world of particles: the fixed things around it; q is empty.
    void (*draw)(const ParameterValues&, std::span<const double> q, Frame&) = nullptr;
    Grips grips = {}; ///< of a problem
    /// Why nothing in the picture can be dragged, TRANSLATABLE("scene", ...); empty: it can.
    Text notHeld = {};
    /// Parameters of a world that are positions at the start.
    std::span<const StartPosition> startPositions = {};
    /// Guides of the picture show the exact motion; they are left out after the user has changed it.
    bool guidesAreExact = false;
    /// Appends the exact picture of the world (Role::Ghost); null if no exact solution is known.
    void (*ghost)(const ParameterValues&, double time, Frame&) = nullptr;
    /// Appends the theoretical values; null: there are none. Throws InputError like `problem`.
    void (*numbers)(const ParameterValues&, std::vector<KnownNumber>&) = nullptr;
    /// Returns the exact motion of the watched rigid body; null if it is not known.
    ExactBody (*exactBody)(const ParameterValues&, double time) = nullptr;
    std::uint32_t layers = 0; ///< FrameLayer bits shown when the scene is opened
    /// Returns the region that the view shows at the start.
    Box (*bounds)(const ParameterValues&) = nullptr;
    /// The same if typed equations determine the region; null: use `bounds`.
    Box (*boundsOfProblem)(const ParameterValues&, const Problem&) = nullptr;

    TextValues standardTexts() const;
    constexpr SceneKind kind() const {
        if (problem != nullptr) return SceneKind::Problem;
        return rigidWorld != nullptr ? SceneKind::RigidBodies : SceneKind::Particles;
    }
};

/// The catalogue, in menu order.
std::span<const Scene> scenes();
/// The scenes of this kind, in menu order.
std::vector<const Scene*> scenesOf(SceneKind kind);
const Scene* findScene(std::string_view id);
/// Returns the scene of this kind (Particles or RigidBodies) whose world comes from a file.
const Scene& sceneOfFiles(SceneKind kind);
/// Makes the equations of motion of a scene of kind Problem. No texts: from the standard ones. Throws
/// InputError.
std::unique_ptr<Problem> problemOf(const Scene& scene, const ParameterValues& parameters,
                                   const TextValues& texts = {});

} // namespace timestep
