// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kernels/lanes/lane_kernel.h"
#include "core/scenes/problem_scene.h"

#include <algorithm>
#include <cmath>

namespace timestep {

/// A problem whose acceleration is an equation of core/equations: the same formula for one motion and for
/// many at once. `Scene` derives from this class and has a function constants() that returns
/// Equation::Constants; with a drive also driveFrequency().
template <class Scene, class Equation, class Base = SceneProblem>
class ClosedFormProblem : public Base {
public:
    using Base::Base;

    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        LibraryFunctions functions;
        double drive = 0;
        if constexpr (Equation::hasDrive)
            drive = std::cos(static_cast<const Scene*>(this)->driveFrequency() * t);
        const auto result =
            Equation::acceleration(functions, constantsOfScene(), drive, vectorOf(q), vectorOf(v));
        std::copy(result.begin(), result.end(), a.begin());
    }
    const LaneEquation* laneEquation() const override { return &laneEquationOf<Equation>(); }
    void laneConstants(std::span<double> c) const override {
        const auto constants = constantsOfScene();
        std::copy(constants.begin(), constants.end(), c.begin());
    }

private:
    typename Equation::Constants constantsOfScene() const {
        return static_cast<const Scene*>(this)->constants();
    }
    static typename Equation::Vector vectorOf(std::span<const double> numbers) {
        typename Equation::Vector vector;
        std::copy_n(numbers.begin(), vector.size(), vector.begin());
        return vector;
    }
};

} // namespace timestep
