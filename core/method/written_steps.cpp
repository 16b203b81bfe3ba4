// SPDX-License-Identifier: GPL-3.0-or-later
// How a written method appears in the microscope: its steps are explained line by line.
#include "core/formula/python_formula.h"
#include "core/integration/python_step.h"
#include "core/integration/step_trace.h"
#include "core/method/program.h"
#include "core/method/python_lines.h"
#include "core/translatable.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

using Space = StepArrow::Space;

/// Plays back recorded accelerations in their order.
class RecordedProblem final : public Problem {
public:
    explicit RecordedProblem(const std::vector<Evaluation>& recorded) : recorded_(recorded) {}
    std::size_t coordinates() const override { return recorded_.empty() ? 0 : recorded_.front().q.size(); }
    void start(std::span<double>, std::span<double>) const override {}
    void acceleration(double, std::span<const double>, std::span<const double>,
                      std::span<double> a) const override {
        const Numbers& known = recorded_[next_++].a;
        std::copy(known.begin(), known.end(), a.begin());
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    std::size_t played() const { return next_; }

private:
    const std::vector<Evaluation>& recorded_;
    mutable std::size_t next_ = 0;
};

/// Writes one line of a written method after it ran: its text, the new value, and the evaluations it made.
class WrittenLines final : public MethodWatch {
public:
    WrittenLines(StepTraceWriter& writer, const StepTrace& step, const RecordedProblem& problem)
        : writer_(writer), step_(step), problem_(problem) {}

    void line(const MethodLine& line, std::span<const double> value) override {
        std::string numbers = line.name + " = " + vectorText(value);
        const std::size_t first = explained_;
        for (; explained_ < problem_.played(); ++explained_)
            numbers += ";  " + evaluationText(step_.evaluations[explained_]);
        if (++lines_ > mostWritten) return followOnly(line, value);
        writer_.line(line.text, std::move(numbers));
        for (std::size_t i = first; i < explained_; ++i)
            writer_.probe(Space::Velocity, "h a", writer_.v(), scaled(step_.h, step_.evaluations[i].a),
                          step_.evaluations[i].q);
        follow(line, value);
    }

private:
    static constexpr std::size_t mostWritten = 60; ///< only the first rounds of a long loop are shown

    /// Processes a line that is not shown but whose change of x and v belongs to the sum.
    void followOnly(const MethodLine& line, std::span<const double> value) {
        if (lines_ == mostWritten + 1)
            writer_.line({}, {},
                         {TRANSLATABLE("microscope", "More lines follow; only the first %1 are shown."),
                          {std::to_string(mostWritten)}});
        follow(line, value);
    }

    /// Writes an arrow from the sum so far to the new value, if one rounding leads there; otherwise the value
    /// itself.
    void follow(const MethodLine& line, std::span<const double> value) {
        if (line.variable > MethodProgram::registerOfV || !line.isVector) return;
        const Space space = line.variable == MethodProgram::registerOfX ? Space::Position : Space::Velocity;
        const Numbers& before = space == Space::Position ? writer_.q() : writer_.v();
        Numbers arrow(value.begin(), value.end());
        for (std::size_t k = 0; k < arrow.size(); ++k) arrow[k] = value[k] - before[k];
        if (const Numbers after = sum(before, arrow); std::equal(after.begin(), after.end(), value.begin()))
            return writer_.add(space, "Δ" + line.name, arrow);
        writer_.begin(space, line.name, {value.begin(), value.end()}, Numbers(value.size(), 0));
    }

    StepTraceWriter& writer_;
    const StepTrace& step_;
    const RecordedProblem& problem_;
    std::size_t explained_ = 0, lines_ = 0;
};

} // namespace

/// Runs the program again, on the recorded accelerations.
void explain(const WrittenMethod& method, StepTraceWriter& writer, const StepTaken& taken) {
    const StepTrace& step = taken.trace;
    const IntegratorState& before = taken.before;
    const RecordedProblem problem(step.evaluations);
    WrittenLines lines(writer, step, problem);
    IntegratorState again = before;
    method.program->step(problem, again, step.t, step.h, &lines);
}

std::string textOf(const WrittenMethod&) {
    return {};
}

/// A tuple of Python: "(old,)", "(old, w)".
std::string tupleOf(const std::vector<std::string>& names) {
    std::string text = "(" + names.front() + (names.size() == 1 ? "," : "");
    for (std::size_t i = 1; i < names.size(); ++i) text += ", " + names[i];
    return text + ")";
}

/// The text as lines of Python. The memory is a tuple of the carried variables.
void writePython(const WrittenMethod& method, PythonStep& python) {
    constexpr std::string_view given[] = {"x", "v"};
    const MethodSyntax syntax = methodSyntax(method.text);
    PythonLines lines(given);
    std::vector<std::string> before, after; // as they are unpacked, and as the next step gets them
    for (const std::string& name : method.program->carriedNames()) {
        before.push_back(pythonVariable(name));
        after.push_back(name == "h_last" ? "h" : before.back());
    }
    const bool isCarried = !before.empty();
    if (isCarried) {
        if (before.back() == "h_last") python.start("h_last = h");
        for (const std::string& line : lines.of(syntax.start)) python.start(line);
        python.start("return " + tupleOf(after));
        python.step(tupleOf(before) + " = memory");
    }
    for (const std::string& line : lines.of(syntax.step)) python.step(line);
    python.step("return x, v, " + (isCarried ? tupleOf(after) : "memory"));
    python.helpers = lines.helpers();
}

} // namespace timestep
