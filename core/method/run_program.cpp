// SPDX-License-Identifier: GPL-3.0-or-later
// Methods of integration: their language, and one step.
#include "core/integration/integrator.h"
#include "core/method/compiler.h"
#include "core/method/run_instructions.h"
#include "core/stop.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

constexpr Text divisionByZero = TRANSLATABLE("integrator", "the method divides by zero, line and column:");

void fail(IntegratorState& state, TextPlace at) {
    std::fill(state.y.begin(), state.y.end(), undefined);
    state.failure = divisionByZero;
    state.failureLine = at.line;
    state.failureColumn = at.column;
}

constexpr std::string_view vectorsOfMethods[] = {"x", "v"};
constexpr std::string_view numbersOfMethods[] = {"t", "h", "h_last"};
constexpr MethodLanguage languageOfMethods = {
    .vectors = vectorsOfMethods,
    .settable = 2,
    .numbers = numbersOfMethods,
    .hasAcceleration = true,
    .setsAll = true,
    .mostWork = MethodProgram::mostWork,
    .nothingSet = TRANSLATABLE("method", "no line gives %1 a value: a step sets x and v"),
    .notAlwaysSet = TRANSLATABLE("method", "no line gives %1 a value in every step: a step sets x and v"),
    .underStart = TRANSLATABLE(
        "method", "x and v are the start of the run: under start: only your own variables get values"),
};

} // namespace

MethodProgram::MethodProgram(std::string_view text) {
    MethodCompiler(code_, languageOfMethods).compile(text);
}

template <bool watched>
void MethodProgram::run(std::span<const MethodInstruction> code, const Problem& problem,
                        IntegratorState& state, double t, double h, MethodWatch* watch) const {
    const std::size_t n = state.n;
    std::array<double, MethodCode::mostNumbers> s; // the registers of numbers
    std::copy(code_.numbers.begin(), code_.numbers.end(), s.begin());
    s[registerOfT] = t;
    s[registerOfH] = h;
    const auto kept = state.memoryScalars();
    for (std::size_t i = 0; i < code_.keptNumbers.size(); ++i) s[code_.keptNumbers[i]] = kept[i];
    std::array<double*, MethodCode::mostVectors> V;
    for (std::size_t i = 0; i < code_.vectors.size(); ++i) {
        const VectorPlace place = code_.vectors[i];
        V[i] = place.of == VectorPlace::Of::Position   ? state.q().data()
               : place.of == VectorPlace::Of::Velocity ? state.v().data()
               : place.of == VectorPlace::Of::Memory   ? state.memorySlot(place.slot).data()
                                                       : state.stageSlot(place.slot).data();
    }
    const auto accelerate = [&](double at, double* x, double* v, double* result) {
        mayStop(n);
        evaluate(problem, state, at, {x, n}, {v, n}, {result, n});
    };
    const auto reportLine = [&](const MethodInstruction& i) {
        const MethodLine& line = code_.lines[static_cast<std::size_t>(i.line)];
        watch->line(line, line.isVector ? std::span<const double>(V[line.variable], n)
                                        : std::span<const double>(&s[line.variable], 1));
    };
    std::optional<TextPlace> divided;
    if constexpr (watched)
        divided = runInstructions(code, n, s.data(), V.data(), accelerate, reportLine);
    else
        divided = runInstructions(code, n, s.data(), V.data(), accelerate, nullptr);
    if (divided) return fail(state, *divided);
    s[registerOfLastH] = h;
    for (std::size_t i = 0; i < code_.keptNumbers.size(); ++i) kept[i] = s[code_.keptNumbers[i]];
}

std::vector<std::string> MethodProgram::carriedNames() const {
    std::vector<std::string> names = code_.memoryNames;
    names.insert(names.end(), code_.keptNames.begin(), code_.keptNames.end());
    return names;
}

void MethodProgram::start(const Problem& problem, IntegratorState& state, double t, double h) const {
    for (std::size_t i = 0; i < code_.keptNumbers.size(); ++i)
        if (code_.keptNumbers[i] == registerOfLastH) state.memoryScalars()[i] = h;
    run<false>(code_.start, problem, state, t, h, nullptr);
}

void MethodProgram::step(const Problem& problem, IntegratorState& state, double t, double h,
                         MethodWatch* watch) const {
    mayStop(code_.work);
    if (watch != nullptr)
        run<true>(code_.step, problem, state, t, h, watch);
    else
        run<false>(code_.step, problem, state, t, h, nullptr);
}

} // namespace timestep
