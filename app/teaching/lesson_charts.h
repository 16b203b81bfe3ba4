// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teaching/sheet.h"
#include "lessons/lesson.h"

#include <optional>
#include <string>

namespace timestep {

/// The plot of a lesson with what its experiment gives: of the steps that show the plot, the one that
/// compares the most runs. Nothing when that experiment has no end of its own, or cannot be run.
std::optional<SheetChart> filledChart(const Lesson& lesson, const std::string& plotId);

/// The same axes, wide enough for what will come of it, without any curve.
SheetChart emptyChart(const SheetChart& filled);

} // namespace timestep
