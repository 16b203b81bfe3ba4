// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <string>
#include <vector>

namespace timestep {

/// The program of pythonText() as a Jupyter notebook (nbformat 4.4): a cell of text before each part, and
/// the figure as the output of the last one. `description` is Markdown; `figure` a PNG in base64, may be
/// empty; `columns` as there. Throws like pythonText().
std::string notebookOf(const Experiment& experiment, const std::string& description,
                       const std::string& figure, const std::vector<std::string>& columns = {});

} // namespace timestep
