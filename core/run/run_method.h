// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/own_method.h"
#include "core/run/experiment.h"

#include <memory>
#include <string>

namespace timestep {

/// The integrator of a run. `own` holds it if it comes from a text.
struct RunMethod {
    std::shared_ptr<const OwnMethod> own = {};
    const Integrator* integrator = nullptr;
};

/// True if the run uses a method written by hand.
bool usesOwnMethod(const Run& run);

/// Returns the integrator of a run on a Problem, compiled if it is an own one. Throws InputError,
/// with line and column of the text in its sentence.
RunMethod methodOfRun(const Run& run);

/// The text of the own method of a run; that of velocity Verlet until one is written.
std::string ownTextOf(const Run& run);

/// Calls an own method by the comment in its first line: "my Verlet"; empty if there is none.
std::string ownNameOf(const Run& run);

} // namespace timestep
