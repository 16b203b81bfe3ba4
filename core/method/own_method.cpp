// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/own_method.h"

#include "core/text.h"

#include <utility>

namespace timestep {

namespace {

void startOwn(const Problem& problem, IntegratorState& state, double t, double h) {
    state.program->start(problem, state, t, h);
}
void stepOwn(const Problem& problem, IntegratorState& state, double t, double h) {
    state.program->step(problem, state, t, h);
}

} // namespace

OwnMethod::OwnMethod(std::string textOfMethod)
    : text(std::move(textOfMethod)),
      program(text),
      code(linesOf(text)),
      integrator{.id = ownMethodId,
                 .name = ownMethodName,
                 .code = code,
                 .scheme = WrittenMethod{&program},
                 .evaluations = program.evaluations(),
                 .stabilityLimit = noStabilityLimit,
                 .velocity = TRANSLATABLE("integrator", "v of the own method"),
                 .memorySlots = program.memorySlots(),
                 .memoryScalars = program.memoryScalars(),
                 .stageSlots = program.stageSlots(),
                 .start = startOwn,
                 .step = stepOwn} {}

std::shared_ptr<const OwnMethod> ownMethod(std::string text) {
    return std::make_shared<const OwnMethod>(std::move(text));
}

std::string nameInText(std::string_view text) {
    const std::string_view first = trimmed(text.substr(0, text.find('\n')));
    return first.starts_with('#') ? std::string(trimmed(first.substr(1))) : std::string();
}

} // namespace timestep
