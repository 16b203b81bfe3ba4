// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

// Shared parts of the scenes of a block on a spring: parameters, coordinate, equations without a driving
// force, and the picture.

inline constexpr Parameter oscillatorMass =
    number("mass", TRANSLATABLE("parameter", "mass"), "kg", 1, positive(0.1, 10));
inline constexpr Parameter oscillatorStiffness =
    number("stiffness", TRANSLATABLE("parameter", "stiffness"), "N/m", 4, {.slider = {0.1, 100}});
constexpr Parameter oscillatorDamping(double standard) {
    return number("damping", TRANSLATABLE("parameter", "damping"), "kg/s", standard, {.slider = {0, 10}},
                  TRANSLATABLE("parameter", "Force of friction per velocity. The motion creeps without "
                                            "oscillating from 2 sqrt(stiffness mass) on."));
}
constexpr Parameter oscillatorDisplacement(double standard) {
    return startNumber("start-displacement", TRANSLATABLE("parameter", "start displacement"), "m", standard,
                       eitherSign(-2, 2));
}
inline constexpr Parameter oscillatorVelocity =
    startNumber("start-velocity", TRANSLATABLE("parameter", "start velocity"), "m/s", 0, eitherSign(-5, 5));

inline constexpr Coordinate oscillatorCoordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "displacement x"), "m", "start-displacement"},
               {"v", TRANSLATABLE("metric", "velocity v"), "m/s", "start-velocity"}),
};

/// m x'' = -k x - c x' + the force of a derived class. The potential energy is that of the spring.
class Oscillator : public SceneProblem {
public:
    explicit Oscillator(const ParameterValues& values)
        : SceneProblem({values["start-displacement"]}, {values["start-velocity"]}),
          m_(values["mass"]),
          k_(values["stiffness"]),
          c_(values["damping"]) {}

    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return m_ * v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return k_ * q[0] * q[0] / 2; }
    double naturalFrequency() const override { return std::sqrt(k_ / m_); }
    double dampingRate() const override { return c_ / m_; }

protected:
    /// [J]
    double startEnergy() const { return (m_ * v0_[0] * v0_[0] + k_ * q0_[0] * q0_[0]) / 2; }

    double m_; ///< [kg]
    double k_; ///< [N/m]
    double c_; ///< [kg/s]
};

/// Amplitude of the free motion without damping [m]; of a spring that does not pull back, the start
/// displacement.
double freeAmplitude(const ParameterValues& values);
/// The box of the picture of a motion of this amplitude [m].
Box oscillatorBounds(double amplitude);
/// Draws block, spring, wall and ground. `amplitude` [m] scales the picture; the block is at `x` [m].
void drawOscillator(double amplitude, double x, Frame& frame);

} // namespace timestep
