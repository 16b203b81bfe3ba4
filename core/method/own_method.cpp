// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/method/own_method.h"

#include "core/text.h"

#include <utility>

namespace timestep {

MethodStorage storageOf(const WrittenMethod& method) {
    return {.memorySlots = method.program->memorySlots(),
            .memoryScalars = method.program->memoryScalars(),
            .stageSlots = method.program->stageSlots()};
}

void prepare(const WrittenMethod& method, const Problem& problem, IntegratorState& state, double t,
             double h) {
    method.program->start(problem, state, t, h);
}

void makeStep(const WrittenMethod& method, const Problem& problem, IntegratorState& state, double t,
              double h) {
    method.program->step(problem, state, t, h);
}

OwnMethod::OwnMethod(std::string textOfMethod)
    : text(std::move(textOfMethod)),
      program(text),
      code(linesOf(text)),
      integrator{.id = ownMethodId,
                 .name = ownMethodName,
                 .code = code,
                 .scheme = WrittenMethod{&program, text},
                 .evaluations = program.evaluations(),
                 .stabilityLimit = noStabilityLimit,
                 .velocity = TRANSLATABLE("integrator", "v of the own method")} {}

std::shared_ptr<const OwnMethod> ownMethod(std::string text) {
    return std::make_shared<const OwnMethod>(std::move(text));
}

std::string nameInText(std::string_view text) {
    const std::string_view first = trimmed(text.substr(0, text.find('\n')));
    return first.starts_with('#') ? std::string(trimmed(first.substr(1))) : std::string();
}

} // namespace timestep
