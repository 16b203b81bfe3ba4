// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/run/simulation.h"
#include "core/wording.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

/// One evaluation of the acceleration within a step.
struct Evaluation {
    double t = 0;
    std::vector<double> q, v, a;
};

/// A vector of a step, with one number per coordinate.
struct StepArrow {
    enum class Space {
        Position, ///< `from` is a q
        Velocity  ///< `from` is a v
    };
    enum class Part {
        Probe, ///< a slope that the method evaluates; not part of the sum
        Term,  ///< added to the sum, which equals `from` before
        Begin  ///< added after the sum is set to `from`
    };
    Space space = Space::Position;
    Part part = Part::Probe;
    std::string name = {}; ///< "h v1"
    std::vector<double> from, arrow;
    std::vector<double> at; ///< q where an arrow of velocities is drawn
};

/// A sentence with placeholders for numbers: %1, %2.
struct StepNote {
    Text text = {}; ///< TRANSLATABLE("microscope", ...); empty: nothing to say
    std::vector<Wording> values = {};
};
/// Returns the note in English, with its numbers.
std::string sentence(const StepNote& note);

/// One operation of a step.
struct StepLine {
    std::string
        formula; ///< "x = x + h * v", with the symbols of Integrator::code; empty if the line is only a note
    std::string numbers; ///< the formula with its numbers
    std::vector<StepArrow> arrows = {};
    StepNote note = {};
};

/// One step of a method, line by line, from a recording of the engine. q0 and v0 plus all arrows that are
/// part of the sum, added in their order with one rounding each, give q1 and v1 to the last bit.
struct StepTrace {
    double t = 0, h = 0;
    std::vector<double> q0, v0, q1, v1;
    std::vector<Evaluation> evaluations;
    std::vector<StepLine> lines;
};

/// Traces the next step of a method from a state at time t. Ignores events of the problem.
StepTrace traceOfStep(const Integrator& integrator, const Problem& problem, const IntegratorState& before,
                      double t, double h);
/// Traces the next step of a simulation. If an event cuts the step, the last line says so. Returns nothing
/// for worlds and for number types other than double.
std::optional<StepTrace> traceOfStep(const Simulation& simulation);

/// Formats numbers with six digits: "0.5", or "(0.5, 1)" for several. Shows at most four numbers.
std::string vectorText(std::span<const double> numbers);

} // namespace timestep
