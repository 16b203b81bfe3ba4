// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/parameter/parameter.h"
#include "core/particles/world/world.h"
#include "core/run/experiment/calculated_column.h"
#include "core/run/experiment/crossing_condition.h"
#include "core/run/simulation/event.h"
#include "core/run/simulation/game_loop.h"
#include "core/run/simulation/simulation.h"
#include "core/scenes/scene.h"
#include "core/translatable.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

/// One run of an experiment: a method with its settings.
struct Run {
    std::string label;          ///< label typed by the user; if empty, runLabel() makes one from the settings
    ParameterValues method;     ///< values of methodParameters(scene)
    std::optional<double> step; ///< [time unit], if it differs from that of the experiment
    std::optional<std::uint64_t> seed; ///< if it differs from that of the experiment
    std::vector<std::pair<std::string, double>>
        overrides;                         ///< scene parameters that differ from those of the experiment
    std::vector<std::uint32_t> stickOrder; ///< order of sticks for the order "listed"
    std::vector<double> stepSizes;         ///< [time unit], each > 0, for the frame loop "listed"
    /// Text of the user-written method (core/method). The run uses it if the integrator is "own".
    std::string methodText = {};
};

/// The complete description of an experiment, as plain data. Running the same experiment again gives the same
/// bytes.
struct Experiment {
    static constexpr std::size_t mostRuns = 64;           ///< in one file
    static constexpr std::size_t mostStepSizes = 100'000; ///< in the list of a run

    std::string title; ///< free text, may be empty
    const Scene* scene = nullptr;
    ParameterValues parameters;         ///< of the scene
    TextValues texts;                   ///< all texts of the scene
    std::shared_ptr<const World> world; ///< world described by the file; null unless WorldSource allows one
    std::shared_ptr<const RigidWorld> bodies; ///< rigid bodies described by the file; null in the same cases
    double step = 0.01;                       ///< h [time unit], > 0
    double duration = 0;                      ///< [time unit]; 0: no end, which is an error without a window
    std::vector<Run> runs;                    ///< at least one
    std::vector<std::string> record;          ///< ids of recorded columns; empty: all of the scene
    int recordEvery = 1;                      ///< number of steps between two rows
    std::vector<CalculatedColumn> calculated; ///< columns of every run after the recorded ones, in this order
    std::optional<CrossingCondition> until;   ///< where each run ends, if not at the duration before
    std::vector<CrossingCondition> crossings; ///< whose instants are noted; at most CrossingCondition::most
    std::uint64_t seed = 1;    ///< determines every random choice of runs without their own seed
    std::vector<Event> events; ///< in the order of their steps
};

/// Descriptors of the settings of runs on this scene: rigidMethodParameters(), or those of problems or
/// worldMethodParameters() together with those of the game loop and, if the problem offers it, of number
/// types.
std::span<const Parameter> methodParameters(const Scene& scene);

/// Sets a text of the scene. Throws InputError (path: the id) if the scene has no such text or the text is
/// too long.
void setText(Experiment& experiment, std::string_view id, std::string_view text);

/// Empties the texts that follow from one of the `given` texts (TextField::follows) and are not in `given`.
void emptyTextsThatFollow(Experiment& experiment, const std::set<std::string>& given);

/// Returns the settings of methodParameters() at the standard values of the scene.
ParameterValues standardMethod(const Scene& scene);

/// Returns an experiment with the standard values of the scene and one run with the standard method.
Experiment standardExperiment(const Scene& scene);

/// Reads an experiment. Throws InputError with the path of the value ("runs/0/step") for values that are
/// unknown, missing, out of range or of the wrong type.
Experiment experimentFromJson(const Json& json);
/// Writes an experiment completely, including settings at their standard value.
Json toJson(const Experiment& experiment);

/// Reads an experiment from the text of a file: an experiment file, a state (experiment under the key
/// "experiment") or a CSV (experiment in its comment lines). Throws InputError, with line and column for
/// errors of syntax. `file` is its name for messages.
Experiment experimentFromText(std::string_view text, const std::string& file);

/// Returns the experiment with only this run and the events that act on it.
Experiment onlyRun(Experiment experiment, std::size_t run);

/// Returns the experiment without its title and the labels of its runs.
Experiment withoutTexts(Experiment experiment);

/// Returns the name of a run for legends: its label, or the settings in which it differs from the other runs.
/// `translate` (may be null) translates texts; without it the result is English.
std::string runLabel(const Experiment& experiment, std::size_t run, std::string (*translate)(Text) = nullptr);

/// Step size of a run [time unit], and its number of steps: duration / step rounded to the nearest whole
/// number. A run with steps of varying size ends at a time instead, see Simulation::atEnd(); mostStepsOf() is
/// the largest number of steps that it can have.
double stepOf(const Experiment& experiment, std::size_t run);
std::int64_t stepsOf(const Experiment& experiment, std::size_t run);
std::int64_t mostStepsOf(const Experiment& experiment, std::size_t run);

/// Lets a run repeat steps of these sizes [time unit] in order, with the frame loop "listed". Throws
/// InputError unless each is finite and > 0 and there are at most mostStepSizes.
void useStepSizes(Run& run, std::vector<double> sizes);

/// Returns what determines the sizes of a run's steps. Throws InputError.
GameLoop gameLoopOf(const Experiment& experiment, std::size_t run);

/// Returns the seed of the random choices of a run.
std::uint64_t seedOf(const Experiment& experiment, std::size_t run);

/// Returns the parameters of the scene with the values of this run.
ParameterValues parametersOf(const Experiment& experiment, std::size_t run);

/// Returns the particles and sticks at the start of a run, from the file or the scene, with the previous
/// positions for the step of the run. The scene must be of kind Particles. Throws InputError.
World worldOf(const Experiment& experiment, std::size_t run);

/// Makes the simulation of one run at its start. Throws InputError.
std::unique_ptr<Simulation> makeSimulation(const Experiment& experiment, std::size_t run);

} // namespace timestep
