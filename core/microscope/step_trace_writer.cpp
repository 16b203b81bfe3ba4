// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/microscope/step_trace_writer.h"

#include <charconv>
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
    char buffer[32];
    number += 0.0; // -0 is 0
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, std::chars_format::general, 6).ptr;
    std::string result(buffer, end);
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

} // namespace timestep
