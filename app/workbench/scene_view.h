// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"
#include "widgets/view/contents/shown_runs.h"

#include <optional>
#include <vector>

namespace timestep {

/// The scene of an experiment for the view.
SceneView sceneViewOf(const Experiment& experiment);

/// The box that the runs will occupy up to their end, with the exact motion. Computed at once, and therefore
/// only for experiments of little work. None: it is not known, or a run blows up.
std::optional<Box> expectedMotion(const Experiment& experiment);

/// The places that a particle will pass in the next steps, as far as they can be computed within a picture.
std::vector<Point> comingPath(const Experiment& experiment, const ParticleRef& particle);

} // namespace timestep
