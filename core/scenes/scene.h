// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/integration/problem.h"
#include "core/parameter/parameter.h"
#include "core/particles/world.h"
#include "core/translatable.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

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
};

/// A text that a scene is made of, typed by a person.
struct TextField {
    std::string_view id = {};       ///< in files, "word"
    Text name = {};                 ///< what people read, TRANSLATABLE("parameter", ...)
    std::string_view standard = {}; ///< when nothing is said
    std::size_t longest = 100;      ///< characters (of UTF-8) that are accepted
    Text description = {};          ///< one sentence, TRANSLATABLE("parameter", ...)
};

/// The texts of a scene by id.
using TextValues = std::map<std::string, std::string, std::less<>>;

/// A setting of a run on a scene, as people write it: {"passes", "16"}.
struct MethodSetting {
    std::string_view id = {};
    std::string_view value = {};
};

/// What a scene is made of; each has exactly one of `problem`, `world` and `rigidWorld`.
enum class SceneKind : std::uint8_t {
    Problem,    ///< equations of motion
    Particles,  ///< particles and sticks
    RigidBodies ///< convex polygons and circles
};

/// What describes the world of a scene of particles or rigid bodies.
enum class WorldSource : std::uint8_t {
    Scene,       ///< its parameters
    SceneOrFile, ///< the experiment file, where it describes a world
    File         ///< the experiment file
};

/// A physical situation. It offers equations of motion (`problem`), a world of particles and sticks (`world`)
/// or one of rigid bodies (`rigidWorld`); it knows no method.
struct Scene {
    std::string_view id = {};         ///< "pendulum"
    Text name = {};                   ///< TRANSLATABLE("scene", ...)
    Text group = {};                  ///< heading in the gallery, TRANSLATABLE("scene", ...)
    Text description = {};            ///< one or two sentences, TRANSLATABLE("scene", ...)
    std::string_view lengthUnit = {}; ///< "m" or "px"
    std::string_view timeUnit = {};   ///< "s" or "frame"
    std::string_view energyUnit = {}; ///< "J", "m²/s²" (per unit mass), "px²/frame²" ...
    bool yDown = false;               ///< drawn with y downwards, like the tutorial it reproduces
    std::span<const Parameter> parameters = {};
    std::span<const TextField> texts = {};        ///< what can be typed; a change restarts
    std::span<const Coordinate> coordinates = {}; ///< of the problem; empty for a world
    WorldSource source = WorldSource::Scene;
    double step = 0.01;                         ///< standard step [time unit]
    double duration = 10;                       ///< standard duration [time unit]
    std::span<const MethodSetting> method = {}; ///< standard settings of a run that are the scene's own
    /// The equations for these parameters; null for a scene that is a world.
    std::unique_ptr<Problem> (*problem)(const ParameterValues&) = nullptr;
    /// The same for a scene that is made of texts (`problem` then takes the standard ones).
    std::unique_ptr<Problem> (*problemOfTexts)(const ParameterValues&, const TextValues&) = nullptr;
    /// The world at its start; `seed` decides every random choice. Throws InputError for parameters that make
    /// no world.
    World (*world)(const ParameterValues&, std::uint64_t seed) = nullptr;
    /// The same for a scene that is made of texts, which then come from the experiment.
    World (*worldOfTexts)(const ParameterValues&, const TextValues&, std::uint64_t seed) = nullptr;
    /// The bodies at their start; throws like `world`.
    RigidWorld (*rigidWorld)(const ParameterValues&, std::uint64_t seed) = nullptr;
    /// Appends the picture of the problem at q to the frame. The first FramePoint of it is the thing whose
    /// trace is drawn.
    void (*draw)(const ParameterValues&, std::span<const double> q, Frame&) = nullptr;
    /// Appends what the world would look like if it were exact (Role::Ghost); null where nothing is known.
    void (*ghost)(const ParameterValues&, double time, Frame&) = nullptr;
    std::uint32_t layers = 0; ///< FrameLayer bits that are shown when the scene is opened
    /// What the view shows at the start.
    Box (*bounds)(const ParameterValues&) = nullptr;

    constexpr SceneKind kind() const {
        if (problem != nullptr) return SceneKind::Problem;
        return rigidWorld != nullptr ? SceneKind::RigidBodies : SceneKind::Particles;
    }
};

/// The catalogue, in menu order.
std::span<const Scene> scenes();
const Scene* findScene(std::string_view id);
/// The scene whose world a file can describe: of particles and sticks, or of rigid bodies.
const Scene& sceneOfFiles(SceneKind kind);
/// The equations of a scene that has them, from its texts where it is made of texts. Throws InputError.
std::unique_ptr<Problem> problemOf(const Scene& scene, const ParameterValues& parameters,
                                   const TextValues& texts);

} // namespace timestep
