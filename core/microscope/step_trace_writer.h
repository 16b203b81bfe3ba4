// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/microscope/step_microscope.h"

#include <span>
#include <string>
#include <vector>

namespace timestep {

using Numbers = std::vector<double>; ///< one number per coordinate, unless stated otherwise

Numbers scaled(double factor, const Numbers& numbers);
Numbers sum(Numbers one, const Numbers& other);
/// Formats a number with six digits and a typographic minus sign.
std::string numberText(double number);

/// Appends lines to a StepTrace and sums the arrows that are part of the step.
class StepTraceWriter {
public:
    using Space = StepArrow::Space;

    /// Starts with the sums q0 and v0 of the trace. Both arguments must outlive the writer.
    StepTraceWriter(StepTrace& trace, const Integrator& integrator);

    const Integrator& integrator() const { return integrator_; }
    const Numbers& q() const { return q_; } ///< the sum of positions so far
    const Numbers& v() const { return v_; } ///< the sum of velocities so far

    StepLine& line(std::string formula, std::string numbers, StepNote note = {});
    /// Adds an arrow to the last line, but not to the sum.
    void probe(Space space, std::string name, Numbers from, Numbers arrow, Numbers at);
    /// Adds an arrow to the last line and to the sum.
    void add(Space space, std::string name, const Numbers& arrow);
    /// Sets the sum to `from`, then adds the arrow to the last line and to the sum.
    void begin(Space space, std::string name, Numbers from, const Numbers& arrow);
    /// Appends a line that adds one arrow: "0.5 + 0.01 = 0.51".
    StepLine& addLine(Space space, std::string formula, std::string name, const Numbers& arrow);

private:
    Numbers& total(Space space) { return space == Space::Position ? q_ : v_; }

    StepTrace& trace_;
    const Integrator& integrator_;
    Numbers q_, v_;
};

/// Writes the lines and arrows of a step from the state `before` to the state `after`. The trace must already
/// hold the start, the end and the evaluations of the step. Works for every family of Scheme.
void explainStep(StepTrace& trace, const Integrator& integrator, const IntegratorState& before,
                 const IntegratorState& after);

} // namespace timestep
