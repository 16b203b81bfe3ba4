// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/own_method.h"
#include "core/particles/relaxation/own_relaxation.h"
#include "core/run/experiment/experiment.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace timestep {

/// The integrator of a run. `own` holds it if the user wrote it.
struct RunMethod {
    std::shared_ptr<const OwnMethod> own = {};
    const Integrator* integrator = nullptr;
};

/// True if the run uses a user-written method or rule for sticks.
bool usesOwnMethod(const Run& run);
/// Lets the run use the text instead of its present method. Throws InputError as checkOwnMethod() does.
void useOwnMethod(Run& run, std::string text);
/// Throws InputError, with line and column of the text in its sentence, if the run uses a text with a fault.
void checkOwnMethod(const Run& run);
/// True if runs of this scene can have a text.
bool takesOwnMethods(const Scene& scene);

/// Returns the integrator of a run on a Problem, and compiles it if the user wrote it. Throws InputError,
/// with line and column of the text in its sentence.
RunMethod methodOfRun(const Run& run);

/// Returns the user-written rule of a run on a world; null if the run uses another relaxation.
std::shared_ptr<const OwnRelaxation> ownRelaxationOf(const Run& run);
/// Returns the method of a run on a world. Throws InputError.
WorldMethod worldMethodOf(const Experiment& experiment, std::size_t run);

/// Returns the text of the user-written method of a run. Until the user writes one, it is that of velocity
/// Verlet, or of Gauss-Seidel for sticks.
std::string ownTextOf(const Run& run);

/// Returns the name of a user-written method from the comment in its first line: "my Verlet"; empty if there
/// is none.
std::string ownNameOf(const Run& run);

/// True if the world of this run has sticks or angle springs. False if the scene is not a world of particles,
/// or if its world cannot be made.
bool hasSticks(const Experiment& experiment, std::size_t run);

/// Whether a setting of the method of this run has any effect, given the other settings and the scene.
/// Settings of sticks have no effect in a world without sticks.
bool settingActs(const Experiment& experiment, std::size_t run, std::string_view id);

} // namespace timestep
