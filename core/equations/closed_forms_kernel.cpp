// SPDX-License-Identifier: GPL-3.0-or-later
// Highway compiles this file once for each set of vector instructions (foreach_target.h) and chooses among
// the results when the program runs. The loops are plain; the compiler makes vectors of them.
#include "core/equations/lane_functions.h"
#include "core/equations/lane_kernel.h"

#include <cstddef>
#include <tuple>
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

/// Number of sines that an equation has to compute.
template <class Equation>
inline constexpr std::size_t sinesOf = 0;
template <class Equation>
requires Equation::hasSine inline constexpr std::size_t sinesOf<Equation> =
    std::tuple_size_v<typename Equation::Sines>;

/// Calls point(i, q, v), which sets q and v of motion i, and computes the accelerations there. After point(i)
/// the velocities stand in `velocities`.
template <class Equation, class Functions>
HWY_INLINE void loop(const LaneArrays& of, const double* HWY_RESTRICT velocities, const auto& point,
                     Functions& functions) {
    constexpr std::size_t coordinates = Equation::coordinates;
    using Vector = typename Equation::Vector;
    const std::size_t n = of.n;
    const double *HWY_RESTRICT constants = of.constants, *HWY_RESTRICT drive = of.drive;
    double* HWY_RESTRICT a = of.a;
    Functions own = functions;
    const auto keep = [&](const Vector& result, std::size_t i) HWY_ATTR {
        for (std::size_t k = 0; k < coordinates; ++k) a[k * n + i] = result[k];
    };
    if constexpr (sinesOf < Equation >> 1) { // in two passes over a few motions
        constexpr std::size_t count = sinesOf<Equation>, most = 152;
        double sines[count * most];
        for (std::size_t begin = 0; begin < n; begin += most) {
            const std::size_t few = n - begin < most ? n - begin : most;
            TIMESTEP_INDEPENDENT
            for (std::size_t i = 0; i < few; ++i) {
                Vector q, v;
                point(begin + i, q, v);
                const auto result = Equation::sines(own, q);
                for (std::size_t k = 0; k < count; ++k) sines[k * most + i] = result[k];
            }
            TIMESTEP_INDEPENDENT
            for (std::size_t i = 0; i < few; ++i)
                keep(Equation::accelerationFrom(numbersOf<count>(sines, most, i),
                                                numbersOf<Equation::constants>(constants, n, begin + i),
                                                numbersOf<coordinates>(velocities, n, begin + i)),
                     begin + i);
        }
    } else {
        TIMESTEP_INDEPENDENT
        for (std::size_t i = 0; i < n; ++i) {
            Vector q, v;
            point(i, q, v);
            keep(Equation::acceleration(own, numbersOf<Equation::constants>(constants, n, i),
                                        Equation::hasDrive ? drive[i] : 0, q, v),
                 i);
        }
    }
    functions = own;
}

template <class Equation>
void accelerationsOf(const LaneArrays& of) {
    constexpr std::size_t coordinates = Equation::coordinates;
    const std::size_t n = of.n;
    const double *HWY_RESTRICT allQ = of.q, *HWY_RESTRICT allV = of.v;
    const auto asTheyStand = [=](std::size_t i, auto& q, auto& v) HWY_ATTR {
        q = numbersOf<coordinates>(allQ, n, i);
        v = numbersOf<coordinates>(allV, n, i);
    };
    LaneFunctions functions;
    loop<Equation>(of, of.v, asTheyStand, functions);
    if (!functions.leftRange()) return;
    CarefulLaneFunctions careful;
    loop<Equation>(of, of.v, asTheyStand, careful);
}

template <class Equation>
void accelerationsAtStageOf(const LaneArrays& of, const LanePoint& stage) {
    constexpr std::size_t coordinates = Equation::coordinates;
    const std::size_t n = of.n;
    const double w = stage.w;
    const double *HWY_RESTRICT allQ = of.q, *HWY_RESTRICT allV = of.v;
    const double *HWY_RESTRICT slopeOfQ = stage.slopeOfQ, *HWY_RESTRICT slopeOfV = stage.slopeOfV;
    double* HWY_RESTRICT stageV = stage.v;
    const auto atStage = [=](std::size_t i, auto& q, auto& v) HWY_ATTR {
        for (std::size_t k = 0; k < coordinates; ++k) {
            q[k] = allQ[k * n + i] + w * slopeOfQ[k * n + i];
            v[k] = allV[k * n + i] + w * slopeOfV[k * n + i];
            stageV[k * n + i] = v[k];
        }
    };
    LaneFunctions functions;
    loop<Equation>(of, stageV, atStage, functions);
    if (!functions.leftRange()) return;
    CarefulLaneFunctions careful;
    loop<Equation>(of, stageV, atStage, careful);
}

template <class Equation>
void kickDriftAndAccelerateOf(const LaneArrays& of, const LanePoint& moved) {
    constexpr std::size_t coordinates = Equation::coordinates;
    const std::size_t n = of.n;
    const double w = moved.w, u = moved.u;
    const double* HWY_RESTRICT a = of.a;
    double *HWY_RESTRICT allQ = moved.q, *HWY_RESTRICT allV = moved.v;
    const auto kickAndDrift = [=](std::size_t i, auto& q, auto& v) HWY_ATTR {
        for (std::size_t k = 0; k < coordinates; ++k) {
            v[k] = allV[k * n + i] + w * a[k * n + i];
            q[k] = allQ[k * n + i] + u * v[k];
            allV[k * n + i] = v[k];
            allQ[k * n + i] = q[k];
        }
    };
    LaneFunctions functions;
    loop<Equation>(of, allV, kickAndDrift, functions);
    if (functions.leftRange()) accelerationsOf<Equation>(of); // q and v stand where they belong
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
            .accelerations =                                                                                 \
                [](const LaneArrays& of) {                                                                   \
                    HWY_DYNAMIC_DISPATCH(lanesOf##Equation)                                                  \
                    (of);                                                                                    \
                },                                                                                           \
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
