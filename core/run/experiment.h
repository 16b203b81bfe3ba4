// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/parameter/parameter.h"
#include "core/particles/world.h"
#include "core/run/event.h"
#include "core/run/simulation.h"
#include "core/scenes/scene.h"
#include "core/translatable.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// One run of an experiment: a method with its settings.
struct Run {
    std::string label;                 ///< given by a person; empty: made from the settings by runLabel()
    ParameterValues method;            ///< problemMethodParameters(), worldMethodParameters() or
                                       ///< rigidMethodParameters(), after the scene
    std::optional<double> step;        ///< [time unit], when it differs from the experiment's
    std::optional<std::uint64_t> seed; ///< when it differs from the experiment's
    std::vector<std::pair<std::string, double>>
        overrides;                         ///< scene parameters that differ from the experiment's
    std::vector<std::uint32_t> stickOrder; ///< explicit order of sticks, of order "listed"
};

/// Plain data that say everything about what is run; one file of it replays to the same bytes.
struct Experiment {
    static constexpr std::size_t mostRuns = 64; ///< in one file

    std::string title; ///< free text, may be empty
    const Scene* scene = nullptr;
    ParameterValues parameters;               ///< of the scene
    TextValues texts;                         ///< of the scene, every one of them
    std::shared_ptr<const World> world;       ///< described by the file; null unless WorldSource allows it
    std::shared_ptr<const RigidWorld> bodies; ///< the same for rigid bodies
    double step = 0.01;                       ///< h [time unit], > 0
    double duration = 0;                      ///< [time unit]; 0: without an end (headless: an error)
    std::vector<Run> runs;                    ///< at least one
    std::vector<std::string> record;          ///< ids of measures; empty: all that are defined
    int recordEvery = 1;                      ///< a row every so many steps
    std::uint64_t seed = 1;    ///< decides every random choice of runs without a seed of their own
    std::vector<Event> events; ///< in the order of their steps
};

/// Settings of a run on a Problem: the integrator.
std::span<const Parameter> problemMethodParameters();
/// Settings that runs on this scene have: rigidMethodParameters(), or problemMethodParameters() or
/// worldMethodParameters() and those of the game loop and, where the problem offers it, of number types.
std::span<const Parameter> methodParameters(const Scene& scene);

/// Throws InputError (path: the id) for a text that is too long or that the scene does not have.
void setText(Experiment& experiment, std::string_view id, std::string_view text);

/// Those settings at the scene's standard.
ParameterValues standardMethod(const Scene& scene);

/// An experiment with everything at the scene's standard and one run at the standard method.
Experiment standardExperiment(const Scene& scene);

/// From its JSON. Throws InputError with the path of the value ("runs/0/step") for anything unknown, missing,
/// out of range or of the wrong type.
Experiment experimentFromJson(const Json& json);
/// Everything, settings at their standard value included.
Json toJson(const Experiment& experiment);

/// From the text of a file: JSON; errors of syntax carry line and column. `file` is named in errors.
/// A state (experiment under the key "experiment") and a CSV (in its comment lines) are accepted as well.
Experiment experimentFromText(std::string_view text, const std::string& file);

/// What distinguishes this run from the others, for legends: its label or the names of the settings that
/// differ. English; `translate` (may be null) turns texts into the reader's language.
std::string runLabel(const Experiment& experiment, std::size_t run, std::string (*translate)(Text) = nullptr);

/// Step size of a run, and the number of steps to its end: duration / step rounded to the nearest whole
/// number (a run whose step changes ends by its time instead, see Simulation::atEnd()).
double stepOf(const Experiment& experiment, std::size_t run);
std::int64_t stepsOf(const Experiment& experiment, std::size_t run);

/// What decides the random choices of a run.
std::uint64_t seedOf(const Experiment& experiment, std::size_t run);

/// The parameters of the scene with the values that they have in this run.
ParameterValues parametersOf(const Experiment& experiment, std::size_t run);

/// The particles and sticks of a run at its start, as the file or the scene describes them; only for scenes
/// that have a world. Throws InputError.
World worldOf(const Experiment& experiment, std::size_t run);

/// The simulation of one run at its start. Throws InputError.
std::unique_ptr<Simulation> makeSimulation(const Experiment& experiment, std::size_t run);

} // namespace timestep
