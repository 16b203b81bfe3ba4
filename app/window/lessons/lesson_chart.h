// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/model/lesson.h"

namespace timestep {

class Workbench;

/// Returns the experiment of a plot: the one on the stage of the step that introduces the plot. Null if there
/// is none.
const ExperimentBlock* experimentOfPlot(const Lesson& lesson, const PlotBlock& plot);

/// Computes the numbers of a plot unless they exist, and waits for them: the run to its end, or the analysis.
/// Opens the experiment first, unless `isOpen`: the learner has it open, perhaps with changed values.
void makePlot(Workbench& workbench, const ExperimentBlock& experiment, const PlotBlock& plot, bool isOpen);

} // namespace timestep
