// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenes/scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

// Shared parts of the scenes of a block on a spring: parameters, coordinate, equations without a driving
// force, and the picture.

inline constexpr Parameter oscillatorMass = {.id = "mass",
                                             .name = TRANSLATABLE("parameter", "mass"),
                                             .unit = "kg",
                                             .standard = 1,
                                             .minimum = 1e-9,
                                             .lower = 0.1,
                                             .upper = 10};
inline constexpr Parameter oscillatorStiffness = {.id = "stiffness",
                                                  .name = TRANSLATABLE("parameter", "stiffness"),
                                                  .unit = "N/m",
                                                  .standard = 4,
                                                  .lower = 0.1,
                                                  .upper = 100};
constexpr Parameter oscillatorDamping(double standard) {
    return {.id = "damping",
            .name = TRANSLATABLE("parameter", "damping"),
            .unit = "kg/s",
            .standard = standard,
            .lower = 0,
            .upper = 10,
            .description = TRANSLATABLE(
                "parameter", "Force of friction per velocity. The motion creeps without oscillating "
                             "from 2 sqrt(stiffness mass) on.")};
}
constexpr Parameter oscillatorDisplacement(double standard) {
    return {.id = "start-displacement",
            .name = TRANSLATABLE("parameter", "start displacement"),
            .unit = "m",
            .standard = standard,
            .minimum = -anyNumber,
            .lower = -2,
            .upper = 2,
            .restarts = true};
}
inline constexpr Parameter oscillatorVelocity = {.id = "start-velocity",
                                                 .name = TRANSLATABLE("parameter", "start velocity"),
                                                 .unit = "m/s",
                                                 .standard = 0,
                                                 .minimum = -anyNumber,
                                                 .lower = -5,
                                                 .upper = 5,
                                                 .restarts = true};

inline constexpr Coordinate oscillatorCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "displacement x"),
     .unit = "m",
     .velocityId = "v",
     .velocityName = TRANSLATABLE("metric", "velocity v"),
     .velocityUnit = "m/s",
     .start = "start-displacement",
     .startVelocity = "start-velocity"},
};

/// m x'' = -k x - c x' + the force of a derived class. The potential energy is that of the spring.
class Oscillator : public Problem {
public:
    explicit Oscillator(const ParameterValues& values)
        : m_(values["mass"]),
          k_(values["stiffness"]),
          c_(values["damping"]),
          x0_(values["start-displacement"]),
          v0_(values["start-velocity"]) {}

    std::size_t coordinates() const override { return 1; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = x0_;
        v[0] = v0_;
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return m_ * v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return k_ * q[0] * q[0] / 2; }
    double naturalFrequency() const override { return std::sqrt(k_ / m_); }
    double dampingRate() const override { return c_ / m_; }

protected:
    double startEnergy() const { return (m_ * v0_ * v0_ + k_ * x0_ * x0_) / 2; } ///< [J]

    double m_;  ///< [kg]
    double k_;  ///< [N/m]
    double c_;  ///< [kg/s]
    double x0_; ///< [m]
    double v0_; ///< [m/s]
};

/// Amplitude of the free motion without damping [m]; of a spring that does not pull back, the start
/// displacement.
double freeAmplitude(const ParameterValues& values);
/// The box of the picture of a motion of this amplitude [m].
Box oscillatorBounds(double amplitude);
/// Draws block, spring, wall and ground. `amplitude` [m] scales the picture; the block is at `x` [m].
void drawOscillator(double amplitude, double x, Frame& frame);

} // namespace timestep
