// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <string>
#include <vector>

namespace timestep {

/// Returns the program of pythonText() as a Jupyter notebook (nbformat 4.4): a text cell before each part,
/// and the figure as the output of the last one. `description` is Markdown; `figure` is a PNG in base64 and
/// may be empty; `columns` as in pythonText(), which also determines the exceptions.
std::string notebookOf(const Experiment& experiment, const std::string& description,
                       const std::string& figure, const std::vector<std::string>& columns = {});

} // namespace timestep
