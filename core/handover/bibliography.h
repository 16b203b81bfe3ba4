// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <string>

namespace timestep {

/// The year in which this version was released, for citations.
inline constexpr const char* releaseYear = "2026";

/// Returns BibTeX entries for the methods that the runs of the experiment use, from the references of their
/// records, and for Timestep itself. Keys are the ids of the methods and "timestep".
std::string bibliographyOf(const Experiment& experiment);

} // namespace timestep
