// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/experiment.h"

#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// A cell with a formula, without "=", or a number or a text.
struct SheetCell {
    std::size_t row = 0, column = 0; ///< from 0
    std::string formula = {};        ///< empty: the number, or the text
    double value = 0;                ///< of the formula, or the number
    std::string text = {};
};

/// A sheet whose formulas compute steps.
struct StepSheet {
    std::vector<SheetCell> cells;
    std::vector<std::pair<std::string, std::string>> names; ///< of cells: "mass", "$B$4"
    /// A curve of the chart: its name and columns of the times and of the first coordinate, rows `first` to
    /// `last`.
    struct Curve {
        std::string name;
        std::size_t time = 0, value = 0;
    };
    std::vector<Curve> curves = {};
    std::size_t first = 0, last = 0;
    std::string timeHeading = {}, placeHeading = {}; ///< of the axes of the chart: "t [s]", "x [rad]"
};

/// Largest number of steps on the sheet.
inline constexpr std::size_t mostSheetSteps = 1000;

/// The steps of explicit Euler, velocity Verlet and Runge-Kutta 4 for the problem of an experiment, with its
/// start and its step, in the order of their lesson: each row is computed from the one before. Empty if the
/// scene has no equations of motion of second order that a spreadsheet can compute, or has events.
StepSheet stepSheetOf(const Experiment& experiment);

} // namespace timestep
