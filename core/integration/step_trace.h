// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"
#include "core/wording.h"

#include <span>
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

using Numbers = std::vector<double>; ///< one number per coordinate, unless the comment says otherwise

/// Formats numbers with six digits: "0.5", or "(0.5, 1)" for several. Shows at most four numbers.
std::string vectorText(std::span<const double> numbers);

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

/// The step that a family of methods explains: a trace with the start, the end and the evaluations of the
/// step, and the states before and after it.
struct StepTaken {
    const StepTrace& trace;
    const IntegratorState &before, &after;
};

// Functions that the explanations of all families use.

/// Slot i of n numbers.
Numbers numbersOf(const std::vector<double>& slots, std::size_t n, std::size_t i);
/// Memory slot i of a state.
Numbers slotOf(const IntegratorState& state, std::size_t i);
/// The first line of a method's code with this beginning; empty if there is none.
std::string codeOf(const Integrator& integrator, std::string_view beginning);
/// "a(x) = ..." with its numbers.
std::string evaluationText(const Evaluation& evaluation);

} // namespace timestep
