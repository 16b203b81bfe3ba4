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

/// One call of the acceleration that the engine made within a step.
struct Evaluation {
    double t = 0;
    std::vector<double> q, v, a;
};

/// A vector of a step, of as many numbers as there are coordinates.
struct StepArrow {
    enum class Space {
        Position, ///< `from` is a q
        Velocity  ///< `from` is a v
    };
    enum class Part {
        Probe, ///< a slope that the method evaluates; no part of the sum
        Term,  ///< added to the sum, which is `from` before it
        Begin  ///< added too, after the sum was set to `from`
    };
    Space space = Space::Position;
    Part part = Part::Probe;
    std::string name = {}; ///< "h v1"
    std::vector<double> from, arrow;
    std::vector<double> at; ///< q where an arrow of velocities is drawn
};

/// A sentence with places for numbers: %1, %2.
struct StepNote {
    Text text = {}; ///< TRANSLATABLE("microscope", ...); empty: nothing to say
    std::vector<Wording> values = {};
};
/// In English.
std::string sentence(const StepNote& note);

/// One operation of a step.
struct StepLine {
    std::string formula; ///< "x = x + h * v", in the letters of Integrator::code; empty: only a note
    std::string numbers; ///< the same with numbers
    std::vector<StepArrow> arrows = {};
    StepNote note = {};
};

/// One step of a method, line by line, from a recording of the engine. From q0 and v0 on, the arrows that are
/// parts of the sum, added in their order with one rounding each, give q1 and v1 to the last bit.
struct StepTrace {
    double t = 0, h = 0;
    std::vector<double> q0, v0, q1, v1;
    std::vector<Evaluation> evaluations;
    std::vector<StepLine> lines;
};

/// The next step of a method from a state at time t; of a problem with events, the one without them.
StepTrace traceOfStep(const Integrator& integrator, const Problem& problem, const IntegratorState& before,
                      double t, double h);
/// The next step of a simulation; where an event cuts it, a last line says so. Nothing for worlds and for
/// other number types than double.
std::optional<StepTrace> traceOfStep(const Simulation& simulation);

/// "0.5", or "(0.5, 1)" where there are several; at most four numbers are shown. Six digits.
std::string vectorText(std::span<const double> numbers);

} // namespace timestep
