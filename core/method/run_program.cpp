// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the instructions of a method. Every operation has one rounding, so that a text gives the same bits as
// a built-in method of the same operations.
#include "core/integration/combine.h"
#include "core/integration/evaluate.h"
#include "core/method/functions.h"
#include "core/method/program.h"
#include "core/translatable.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

/// r[k] = f(a[k]). r may be a.
template <class F>
void mapNumbers(std::size_t n, double* r, const double* a, F f) {
    if (r == a) {
        for (std::size_t k = 0; k < n; ++k) r[k] = f(r[k]);
        return;
    }
    double* TIMESTEP_RESTRICT result = r;
    const double* TIMESTEP_RESTRICT from = a;
    for (std::size_t k = 0; k < n; ++k) result[k] = f(from[k]);
}

/// r[k] = f(a[k], b[k]). Any two may be the same; each case is a loop that compilers can vectorise.
template <class F>
void mapPairs(std::size_t n, double* r, const double* a, const double* b, F f) {
    if (r == a && r == b) {
        for (std::size_t k = 0; k < n; ++k) r[k] = f(r[k], r[k]);
    } else if (r == a) {
        double* TIMESTEP_RESTRICT both = r;
        const double* TIMESTEP_RESTRICT other = b;
        for (std::size_t k = 0; k < n; ++k) both[k] = f(both[k], other[k]);
    } else if (r == b) {
        double* TIMESTEP_RESTRICT both = r;
        const double* TIMESTEP_RESTRICT other = a;
        for (std::size_t k = 0; k < n; ++k) both[k] = f(other[k], both[k]);
    } else {
        double* TIMESTEP_RESTRICT result = r;
        const double* TIMESTEP_RESTRICT one = a;
        const double* TIMESTEP_RESTRICT other = b;
        for (std::size_t k = 0; k < n; ++k) result[k] = f(one[k], other[k]);
    }
}

bool hasZero(std::size_t n, const double* numbers) {
    bool found = false;
    for (std::size_t k = 0; k < n; ++k) found |= numbers[k] == 0;
    return found;
}

constexpr Text divisionByZero = TRANSLATABLE("integrator", "the method divides by zero, line and column:");

void fail(IntegratorState& state, TextPlace at) {
    std::fill(state.y.begin(), state.y.end(), undefined);
    state.failure = divisionByZero;
    state.failureLine = at.line;
    state.failureColumn = at.column;
}

} // namespace

template <bool watched>
void MethodProgram::run(std::span<const MethodInstruction> code, const Problem& problem,
                        IntegratorState& state, double t, double h, MethodWatch* watch) const {
    using Do = MethodOperation;
    const std::size_t n = state.n;
    std::array<double, mostNumbers> s; // the registers of numbers
    std::copy(numbers_.begin(), numbers_.end(), s.begin());
    s[registerOfT] = t;
    s[registerOfH] = h;
    const auto kept = state.memoryScalars();
    for (std::size_t i = 0; i < keptNumbers_.size(); ++i) s[keptNumbers_[i]] = kept[i];
    std::array<double*, mostVectors> V;
    for (std::size_t i = 0; i < vectors_.size(); ++i) {
        const VectorPlace place = vectors_[i];
        V[i] = place.of == VectorPlace::Of::Position   ? state.q().data()
               : place.of == VectorPlace::Of::Velocity ? state.v().data()
               : place.of == VectorPlace::Of::Memory   ? state.memorySlot(place.slot).data()
                                                       : state.stageSlot(place.slot).data();
    }
    for (std::size_t next = 0; next < code.size();) {
        const MethodInstruction& i = code[next++];
        switch (i.operation) {
        case Do::CopyV:
            if (i.r != i.a) std::copy(V[i.a], V[i.a] + n, V[i.r]);
            break;
        case Do::FillV:
            std::fill(V[i.r], V[i.r] + n, s[i.a]);
            break;
        case Do::NegativeV:
            mapNumbers(n, V[i.r], V[i.a], [](double a) { return -a; });
            break;
        case Do::AddVV:
            mapPairs(n, V[i.r], V[i.a], V[i.b], [](double a, double b) { return a + b; });
            break;
        case Do::SubtractVV:
            mapPairs(n, V[i.r], V[i.a], V[i.b], [](double a, double b) { return a - b; });
            break;
        case Do::MultiplyVV:
            mapPairs(n, V[i.r], V[i.a], V[i.b], [](double a, double b) { return a * b; });
            break;
        case Do::DivideVV:
            if (hasZero(n, V[i.b])) return fail(state, i.at);
            mapPairs(n, V[i.r], V[i.a], V[i.b], [](double a, double b) { return a / b; });
            break;
        case Do::AddVS:
            mapNumbers(n, V[i.r], V[i.a], [b = s[i.b]](double a) { return a + b; });
            break;
        case Do::SubtractVS:
            mapNumbers(n, V[i.r], V[i.a], [b = s[i.b]](double a) { return a - b; });
            break;
        case Do::SubtractSV:
            mapNumbers(n, V[i.r], V[i.b], [a = s[i.a]](double b) { return a - b; });
            break;
        case Do::MultiplyVS:
            mapNumbers(n, V[i.r], V[i.a], [b = s[i.b]](double a) { return a * b; });
            break;
        case Do::DivideVS:
            if (s[i.b] == 0) return fail(state, i.at);
            mapNumbers(n, V[i.r], V[i.a], [b = s[i.b]](double a) { return a / b; });
            break;
        case Do::DivideSV:
            if (hasZero(n, V[i.b])) return fail(state, i.at);
            mapNumbers(n, V[i.r], V[i.b], [a = s[i.a]](double b) { return a / b; });
            break;
        case Do::PowerVS:
            mapNumbers(n, V[i.r], V[i.a], [b = s[i.b]](double a) { return std::pow(a, b); });
            break;
        case Do::AddScaled:
            mapPairs(n, V[i.r], V[i.a], V[i.b], [w = s[i.c]](double a, double b) { return a + w * b; });
            break;
        case Do::SubtractScaled:
            mapPairs(n, V[i.r], V[i.a], V[i.b], [w = s[i.c]](double a, double b) { return a - w * b; });
            break;
        case Do::FunctionV:
            mapNumbers(n, V[i.r], V[i.a], methodFunctions()[i.c].value);
            break;
        case Do::Acceleration:
            evaluate(problem, state, s[i.c], {V[i.a], n}, {V[i.b], n}, {V[i.r], n});
            break;
        case Do::Copy:
            s[i.r] = s[i.a];
            break;
        case Do::Negative:
            s[i.r] = -s[i.a];
            break;
        case Do::Add:
            s[i.r] = s[i.a] + s[i.b];
            break;
        case Do::Subtract:
            s[i.r] = s[i.a] - s[i.b];
            break;
        case Do::Multiply:
            s[i.r] = s[i.a] * s[i.b];
            break;
        case Do::Divide:
            if (s[i.b] == 0) return fail(state, i.at);
            s[i.r] = s[i.a] / s[i.b];
            break;
        case Do::Power:
            s[i.r] = std::pow(s[i.a], s[i.b]);
            break;
        case Do::Function:
            s[i.r] = methodFunctions()[i.c].value(s[i.a]);
            break;
        case Do::Minimum:
            s[i.r] = std::min(s[i.a], s[i.b]);
            break;
        case Do::Maximum:
            s[i.r] = std::max(s[i.a], s[i.b]);
            break;
        case Do::Norm:
        case Do::Dot: {
            const double *a = V[i.a], *b = V[i.operation == Do::Norm ? i.a : i.b];
            double sum = 0;
            for (std::size_t k = 0; k < n; ++k) sum += a[k] * b[k];
            s[i.r] = i.operation == Do::Norm ? std::sqrt(sum) : sum;
            break;
        }
        case Do::Less:
            s[i.r] = s[i.a] < s[i.b];
            break;
        case Do::LessOrEqual:
            s[i.r] = s[i.a] <= s[i.b];
            break;
        case Do::Equal:
            s[i.r] = s[i.a] == s[i.b];
            break;
        case Do::NotEqual:
            s[i.r] = s[i.a] != s[i.b];
            break;
        case Do::And:
            s[i.r] = s[i.a] != 0 && s[i.b] != 0;
            break;
        case Do::Or:
            s[i.r] = s[i.a] != 0 || s[i.b] != 0;
            break;
        case Do::Not:
            s[i.r] = s[i.a] == 0;
            break;
        case Do::Jump:
            next = i.c;
            break;
        case Do::JumpIfZero:
            if (s[i.a] == 0) next = i.c;
            break;
        case Do::CountDown:
            if (--s[i.r] != 0) next = i.c;
            break;
        }
        if constexpr (watched)
            if (i.line >= 0) {
                const MethodLine& line = lines_[static_cast<std::size_t>(i.line)];
                watch->line(line, line.isVector ? std::span<const double>(V[line.variable], n)
                                                : std::span<const double>(&s[line.variable], 1));
            }
    }
    s[registerOfLastH] = h;
    for (std::size_t i = 0; i < keptNumbers_.size(); ++i) kept[i] = s[keptNumbers_[i]];
}

void MethodProgram::start(const Problem& problem, IntegratorState& state, double t, double h) const {
    for (std::size_t i = 0; i < keptNumbers_.size(); ++i)
        if (keptNumbers_[i] == registerOfLastH) state.memoryScalars()[i] = h;
    run<false>(start_, problem, state, t, h, nullptr);
}

void MethodProgram::step(const Problem& problem, IntegratorState& state, double t, double h,
                         MethodWatch* watch) const {
    if (watch != nullptr)
        run<true>(step_, problem, state, t, h, watch);
    else
        run<false>(step_, problem, state, t, h, nullptr);
}

} // namespace timestep
