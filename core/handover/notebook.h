// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <string>

namespace timestep {

/// The program of pythonParts() as a Jupyter notebook (nbformat 4.4): a cell of text before each part, and
/// the figure as the output of the last one. `description` is Markdown; `figure` a PNG in base64, may be
/// empty. Throws like pythonParts().
std::string notebookOf(const Experiment& experiment, const std::string& description,
                       const std::string& figure);

} // namespace timestep
