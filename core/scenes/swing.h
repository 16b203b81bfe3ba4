// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exact/pendulum_motion.h"
#include "core/scenes/closed_form_problem.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

// Shared parts of the scenes of one body on a pivot: the coordinate and the equations.

inline constexpr Coordinate swingCoordinates[] = {
    coordinate({"theta", TRANSLATABLE("metric", "angle θ"), "rad", "start-angle"},
               {"omega", TRANSLATABLE("metric", "angular velocity ω"), "rad/s", "start-angular-velocity"}),
};

/// theta'' = -w² sin(theta), energies I omega² / 2 and M (1 - cos(theta)), with the moment of inertia I about
/// the pivot, the greatest moment of weight M = m g d, and w² = M / I.
class Swing : public ClosedFormProblem<Swing, SwingingBody> {
public:
    /// `w2`: w² [1/s²]; `inertia`: I [kg m²]; `moment`: M [J]. The angle and velocity of the start are those
    /// of the parameters.
    Swing(const ParameterValues& values, double w2, double inertia, double moment)
        : ClosedFormProblem({values["start-angle"]}, {values["start-angular-velocity"]}),
          w2_(w2),
          I_(inertia),
          M_(moment),
          motion_(std::sqrt(w2), {q0_[0], v0_[0]}) {}

    SwingingBody::Constants constants() const { return {w2_}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return I_ * v[0] * v[0] / 2;
    }
    /// 1 - cos as 2 sin², which keeps the digits of small swings.
    double potentialEnergy(double, std::span<const double> q) const override {
        const double sine = std::sin(q[0] / 2);
        return 2 * M_ * sine * sine;
    }
    double energyScale() const override { return firstPositive(M_, I_ * v0_[0] * v0_[0] / 2); }
    double naturalFrequency() const override { return std::sqrt(w2_); }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const PendulumState state = motion_.at(t);
        q[0] = state.theta;
        v[0] = state.omega;
        return true;
    }

private:
    double w2_, I_, M_;
    PendulumMotion motion_;
};

} // namespace timestep
