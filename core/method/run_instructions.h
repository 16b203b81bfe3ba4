// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/method/functions.h"
#include "core/method/program.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <type_traits>

#if defined(__GNUC__)
#define TIMESTEP_RESTRICT __restrict__
#else
#define TIMESTEP_RESTRICT
#endif

namespace timestep {

// The loop that runs the instructions of a text. Every operation has one rounding, so that a text gives the
// same bits as a built-in method with the same operations.

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

/// r[k] = f(a[k], b[k]). Any two may be the same array; each case is a loop that compilers can vectorise.
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

inline bool hasZero(std::size_t n, const double* numbers) {
    bool found = false;
    for (std::size_t k = 0; k < n; ++k) found |= numbers[k] == 0;
    return found;
}

/// Runs instructions over the registers of numbers s and of vectors V, each of n numbers. Size is a number or
/// a constant. `accelerate(t, x, v, result)` evaluates the acceleration; `line(instruction)` is called after
/// each line; nullptr: no calls. Returns the place of a division by zero, which stops the run.
template <class Size, class Accelerate, class Line>
std::optional<TextPlace> runInstructions(std::span<const MethodInstruction> code, Size n, double* s,
                                         double* const* V, const Accelerate& accelerate, const Line& line) {
    using Do = MethodOperation;
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
            if (hasZero(n, V[i.b])) return i.at;
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
            if (s[i.b] == 0) return i.at;
            mapNumbers(n, V[i.r], V[i.a], [b = s[i.b]](double a) { return a / b; });
            break;
        case Do::DivideSV:
            if (hasZero(n, V[i.b])) return i.at;
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
            accelerate(s[i.c], V[i.a], V[i.b], V[i.r]);
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
            if (s[i.b] == 0) return i.at;
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
        if constexpr (!std::is_same_v<Line, std::nullptr_t>)
            if (i.line >= 0) line(i);
    }
    return {};
}

} // namespace timestep
