// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs. The loops are plain; the compiler makes vectors of them.
#include "core/equations/lane_functions.h"
#include "core/equations/lane_kernel.h"

#include <cstddef>
#include <utility>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/equations/closed_forms_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

// Turns of the loop do not depend on each other: no array overlaps another.
#undef TIMESTEP_INDEPENDENT
#if defined(__clang__) // it warns of loops that are no vectors in the end
#define TIMESTEP_INDEPENDENT
#else
#define TIMESTEP_INDEPENDENT _Pragma("GCC ivdep")
#endif

HWY_BEFORE_NAMESPACE();
namespace timestep::HWY_NAMESPACE {
namespace {

template <std::size_t count>
HWY_INLINE FixedNumbers<count> numbersOf(const double* HWY_RESTRICT from, std::size_t n, std::size_t i) {
    return [&]<std::size_t... k>(std::index_sequence<k...>) HWY_ATTR {
        return FixedNumbers<count>{from[k * n + i]...};
    }
    (std::make_index_sequence<count>());
}

template <class Equation, class Functions>
void loop(std::size_t n, const double* HWY_RESTRICT constants, const double* HWY_RESTRICT drive,
          const double* HWY_RESTRICT q, const double* HWY_RESTRICT v, double* HWY_RESTRICT a,
          Functions& functions) {
    constexpr std::size_t coordinates = Equation::coordinates;
    Functions own = functions;
    TIMESTEP_INDEPENDENT
    for (std::size_t i = 0; i < n; ++i) {
        const auto result = Equation::acceleration(
            own, numbersOf<Equation::constants>(constants, n, i), Equation::hasDrive ? drive[i] : 0,
            numbersOf<coordinates>(q, n, i), numbersOf<coordinates>(v, n, i));
        for (std::size_t k = 0; k < coordinates; ++k) a[k * n + i] = result[k];
    }
    functions = own;
}

template <class Equation>
void accelerationsOf(const LaneArrays& of) {
    LaneFunctions functions;
    loop<Equation>(of.n, of.constants, of.drive, of.q, of.v, of.a, functions);
    if (!functions.leftRange()) return;
    CarefulLaneFunctions careful;
    loop<Equation>(of.n, of.constants, of.drive, of.q, of.v, of.a, careful);
}

/// Accelerations at q + w slopeOfQ, v + w slopeOfV, which are kept in `pointV`.
template <class Equation, class Functions>
void stageLoop(std::size_t n, const double* HWY_RESTRICT constants, const double* HWY_RESTRICT drive,
               const double* HWY_RESTRICT q, const double* HWY_RESTRICT v, double w,
               const double* HWY_RESTRICT slopeOfQ, const double* HWY_RESTRICT slopeOfV,
               double* HWY_RESTRICT pointV, double* HWY_RESTRICT a, Functions& functions) {
    constexpr std::size_t coordinates = Equation::coordinates;
    Functions own = functions;
    TIMESTEP_INDEPENDENT
    for (std::size_t i = 0; i < n; ++i) {
        auto ofQ = numbersOf<coordinates>(q, n, i), ofV = numbersOf<coordinates>(v, n, i);
        for (std::size_t k = 0; k < coordinates; ++k) {
            ofQ[k] += w * slopeOfQ[k * n + i];
            ofV[k] += w * slopeOfV[k * n + i];
        }
        const auto result = Equation::acceleration(own, numbersOf<Equation::constants>(constants, n, i),
                                                   Equation::hasDrive ? drive[i] : 0, ofQ, ofV);
        for (std::size_t k = 0; k < coordinates; ++k) {
            pointV[k * n + i] = ofV[k];
            a[k * n + i] = result[k];
        }
    }
    functions = own;
}

template <class Equation>
void accelerationsAtStageOf(const LaneArrays& of, const LanePoint& point) {
    const auto compute = [&](auto& functions) HWY_ATTR {
        stageLoop<Equation>(of.n, of.constants, of.drive, of.q, of.v, point.w, point.slopeOfQ, point.slopeOfV,
                            point.v, of.a, functions);
    };
    LaneFunctions functions;
    compute(functions);
    if (!functions.leftRange()) return;
    CarefulLaneFunctions careful;
    compute(careful);
}

/// v += w a, then q += u v, then the accelerations.
template <class Equation>
void moveLoop(std::size_t n, const double* HWY_RESTRICT constants, const double* HWY_RESTRICT drive, double w,
              double u, double* HWY_RESTRICT q, double* HWY_RESTRICT v, double* HWY_RESTRICT a,
              LaneFunctions& functions) {
    constexpr std::size_t coordinates = Equation::coordinates;
    LaneFunctions own = functions;
    TIMESTEP_INDEPENDENT
    for (std::size_t i = 0; i < n; ++i) {
        auto ofQ = numbersOf<coordinates>(q, n, i), ofV = numbersOf<coordinates>(v, n, i);
        for (std::size_t k = 0; k < coordinates; ++k) {
            ofV[k] += w * a[k * n + i];
            ofQ[k] += u * ofV[k];
        }
        const auto result = Equation::acceleration(own, numbersOf<Equation::constants>(constants, n, i),
                                                   Equation::hasDrive ? drive[i] : 0, ofQ, ofV);
        for (std::size_t k = 0; k < coordinates; ++k) {
            q[k * n + i] = ofQ[k];
            v[k * n + i] = ofV[k];
            a[k * n + i] = result[k];
        }
    }
    functions = own;
}

template <class Equation>
void kickDriftAndAccelerateOf(const LaneArrays& of, const LanePoint& point) {
    LaneFunctions functions;
    moveLoop<Equation>(of.n, of.constants, of.drive, point.w, point.u, point.q, point.v, of.a, functions);
    if (!functions.leftRange()) return;
    CarefulLaneFunctions careful; // q and v stand where they belong
    loop<Equation>(of.n, of.constants, of.drive, of.q, of.v, of.a, careful);
}

#define TIMESTEP_LANES(Equation)                                                                             \
    void lanesOf##Equation(const LaneArrays& of) {                                                           \
        accelerationsOf<Equation>(of);                                                                       \
    }                                                                                                        \
    void stageOf##Equation(const LaneArrays& of, const LanePoint& point) {                                   \
        accelerationsAtStageOf<Equation>(of, point);                                                         \
    }                                                                                                        \
    void moveOf##Equation(const LaneArrays& of, const LanePoint& point) {                                    \
        kickDriftAndAccelerateOf<Equation>(of, point);                                                       \
    }
TIMESTEP_CLOSED_FORMS(TIMESTEP_LANES)
#undef TIMESTEP_LANES

} // namespace
} // namespace timestep::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace timestep {

#define TIMESTEP_LANES(Equation)                                                                             \
    HWY_EXPORT(lanesOf##Equation);                                                                           \
    HWY_EXPORT(stageOf##Equation);                                                                           \
    HWY_EXPORT(moveOf##Equation);                                                                            \
    template <>                                                                                              \
    const LaneEquation& laneEquationOf<Equation>() {                                                         \
        static constexpr LaneEquation equation{                                                              \
            .constants = Equation::constants,                                                                \
            .hasDrive = Equation::hasDrive,                                                                  \
            .hasSine = Equation::hasSine,                                                                    \
            .accelerations = [](const LaneArrays& of) { HWY_DYNAMIC_DISPATCH(lanesOf##Equation)              \
                                                        (of); },      \
            .accelerationsAtStage =                                                                          \
                [](const LaneArrays& of, const LanePoint& point) {                                           \
                    HWY_DYNAMIC_DISPATCH(stageOf##Equation)(of, point);                                      \
                },                                                                                           \
            .kickDriftAndAccelerate =                                                                        \
                [](const LaneArrays& of, const LanePoint& point) {                                           \
                    HWY_DYNAMIC_DISPATCH(moveOf##Equation)(of, point);                                       \
                },                                                                                           \
        };                                                                                                   \
        return equation;                                                                                     \
    }
TIMESTEP_CLOSED_FORMS(TIMESTEP_LANES)
#undef TIMESTEP_LANES

} // namespace timestep

#endif
