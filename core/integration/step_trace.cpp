// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/step_trace.h"

#include "core/sentence.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <utility>

namespace timestep {

Numbers scaled(double factor, const Numbers& numbers) {
    Numbers result(numbers);
    for (double& number : result) number = factor * number;
    return result;
}

Numbers sum(Numbers one, const Numbers& other) {
    for (std::size_t k = 0; k < one.size(); ++k) one[k] += other[k];
    return one;
}

std::string numberText(double number) {
    std::string result = shortNumber(number + 0.0); // -0 is 0
    if (result[0] == '-') result.replace(0, 1, "−");
    return result;
}

StepTraceWriter::StepTraceWriter(StepTrace& trace, const Integrator& integrator)
    : trace_(trace), integrator_(integrator), q_(trace.q0), v_(trace.v0) {}

StepLine& StepTraceWriter::line(std::string formula, std::string numbers, StepNote note) {
    trace_.lines.push_back({std::move(formula), std::move(numbers), {}, std::move(note)});
    return trace_.lines.back();
}

void StepTraceWriter::probe(Space space, std::string name, Numbers from, Numbers arrow, Numbers at) {
    trace_.lines.back().arrows.push_back(
        {space, StepArrow::Part::Probe, std::move(name), std::move(from), std::move(arrow), std::move(at)});
}

void StepTraceWriter::add(Space space, std::string name, const Numbers& arrow) {
    trace_.lines.back().arrows.push_back(
        {space, StepArrow::Part::Term, std::move(name), total(space), arrow, q_});
    total(space) = sum(std::move(total(space)), arrow);
}

void StepTraceWriter::begin(Space space, std::string name, Numbers from, const Numbers& arrow) {
    total(space) = std::move(from);
    add(space, std::move(name), arrow);
    trace_.lines.back().arrows.back().part = StepArrow::Part::Begin;
}

StepLine& StepTraceWriter::addLine(Space space, std::string formula, std::string name, const Numbers& arrow) {
    const Numbers& before = total(space);
    StepLine& added = line(std::move(formula), vectorText(before) + " + " + vectorText(arrow) + " = " +
                                                   vectorText(sum(before, arrow)));
    add(space, std::move(name), arrow);
    return added;
}

std::string sentence(const StepNote& note) {
    std::vector<std::string> values;
    for (const Wording& value : note.values) values.push_back(value.english());
    return filled(note.text.english, values);
}

std::string vectorText(std::span<const double> numbers) {
    constexpr std::size_t mostShown = 4;
    if (numbers.size() == 1) return numberText(numbers[0]);
    std::string result = "(";
    for (std::size_t k = 0; k < std::min(numbers.size(), mostShown); ++k)
        result += (k > 0 ? ", " : "") + numberText(numbers[k]);
    return result + (numbers.size() > mostShown ? ", …)" : ")");
}

Numbers numbersOf(const std::vector<double>& slots, std::size_t n, std::size_t i) {
    const auto slot = std::span(slots).subspan(i * n, n);
    return {slot.begin(), slot.end()};
}

Numbers slotOf(const IntegratorState& state, std::size_t i) {
    return numbersOf(state.memory, state.n, i);
}

std::string codeOf(const Integrator& integrator, std::string_view beginning) {
    for (const std::string_view line : integrator.code)
        if (line.substr(0, beginning.size()) == beginning && line.find("# once") == std::string_view::npos)
            return std::string(line);
    return {};
}

std::string evaluationText(const Evaluation& e) {
    return "a(" + vectorText(e.q) + ") = " + vectorText(e.a);
}

} // namespace timestep
