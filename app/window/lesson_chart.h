// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"

namespace timestep {

class Workbench;

/// The experiment of a lesson that a plot is made of: the one on the stage of the step that brings the plot.
/// Null where there is none.
const ExperimentBlock* experimentOfPlot(const Lesson& lesson, const PlotBlock& plot);

/// Makes what a plot shows, as far as it is not made yet, and waits for it: the run to its end, or the
/// analysis. The experiment is put on the workbench first, unless `onDesk` says that the learner has it
/// there, with values of their own perhaps.
void makePlot(Workbench& workbench, const ExperimentBlock& experiment, const PlotBlock& plot, bool onDesk);

} // namespace timestep
