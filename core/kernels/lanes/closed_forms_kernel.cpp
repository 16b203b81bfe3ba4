// SPDX-License-Identifier: GPL-3.0-or-later
// Accelerations of many motions at once.
//   Text: core/equations/closed_forms.h, for one motion after the other. Ensemble chooses.
//   Job: clouds, sections of several starts, stroboscopes and bifurcations.
//   Gain: see core/kernels/README.md.
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs. The loops are plain; the compiler makes vectors of them.
#include "core/kernels/lanes/lane_functions.h"
#include "core/kernels/lanes/lane_kernel.h"

#include <cstddef>
#include <utility>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/kernels/lanes/closed_forms_kernel.cpp"
#include <hwy/foreach_target.h> // must come before highway.h
#include <hwy/highway.h>

// The iterations of the loop are independent: no array overlaps another.
#undef TIMESTEP_INDEPENDENT
#if defined(__clang__) // it warns of loops that it does not vectorise
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
HWY_INLINE void accelerate(const LaneArrays& of, Functions& functions) {
    const std::size_t n = of.n;
    const double *HWY_RESTRICT constants = of.constants, *HWY_RESTRICT drive = of.drive;
    const double *HWY_RESTRICT q = of.q, *HWY_RESTRICT v = of.v;
    double* HWY_RESTRICT a = of.a;
    Functions own = functions;
    TIMESTEP_INDEPENDENT
    for (std::size_t i = 0; i < n; ++i) {
        const auto result = Equation::acceleration(
            own, numbersOf<Equation::constants>(constants, n, i), Equation::hasDrive ? drive[i] : 0,
            numbersOf<Equation::coordinates>(q, n, i), numbersOf<Equation::coordinates>(v, n, i));
        for (std::size_t k = 0; k < Equation::coordinates; ++k) a[k * n + i] = result[k];
    }
    functions = own;
}

template <class Equation>
void accelerationsOf(const LaneArrays& of) {
    LaneFunctions functions;
    accelerate<Equation>(of, functions);
    if (!functions.leftRange()) return;
    CarefulLaneFunctions careful;
    accelerate<Equation>(of, careful);
}

#define TIMESTEP_LANES(Equation)                                                                             \
    void lanesOf##Equation(const LaneArrays& of) {                                                           \
        accelerationsOf<Equation>(of);                                                                       \
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
    template <>                                                                                              \
    const LaneEquation& laneEquationOf<Equation>() {                                                         \
        static constexpr LaneEquation equation{                                                              \
            .constants = Equation::constants,                                                                \
            .hasDrive = Equation::hasDrive,                                                                  \
            .hasSine = Equation::hasSine,                                                                    \
            .accelerations =                                                                                 \
                [](const LaneArrays& of) {                                                                   \
                    HWY_DYNAMIC_DISPATCH(lanesOf##Equation)                                                  \
                    (of);                                                                                    \
                },                                                                                           \
        };                                                                                                   \
        return equation;                                                                                     \
    }
TIMESTEP_CLOSED_FORMS(TIMESTEP_LANES)
#undef TIMESTEP_LANES

} // namespace timestep

#endif
