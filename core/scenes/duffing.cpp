// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/elliptic.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/oscillator.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Parameter duffingParameters[] = {
    number("alpha", TRANSLATABLE("parameter", "linear stiffness α"), "1/s²", -1, eitherSign(-2, 2)),
    number("beta", TRANSLATABLE("parameter", "cubic stiffness β"), "1/(m² s²)", 1, eitherSign(0, 5)),
    number("damping", TRANSLATABLE("parameter", "damping δ"), "1/s", 0.3, eitherSign(0, 1)),
    number("drive", TRANSLATABLE("parameter", "driving acceleration γ"), "m/s²", 0.5, eitherSign(0, 1)),
    number("drive-frequency", TRANSLATABLE("parameter", "driving frequency"), "rad/s", 1.2, eitherSign(0, 3)),
    oscillatorDisplacement(1),
    startNumber("start-velocity", TRANSLATABLE("parameter", "start velocity"), "m/s", 0, eitherSign(-2, 2)),
};

/// x'' = -δ x' - α x - β x³ + γ cos(ω t); energies per mass v²/2 and α x²/2 + β x⁴/4. Without damping and
/// drive, for α >= 0 and released from A, the period is 4 K(k) / sqrt(α + β A²) with k² = β A² / (2 (α + β
/// A²)). With α = -1, β = 1, δ = 0.3, ω = 1.2 the motion repeats after one period of the drive for γ = 0.2,
/// after two for 0.28, after four for 0.29, after five for 0.37, never for 0.5, and after two for 0.65.
/// Source: D. W. Jordan, P. Smith, Nonlinear Ordinary Differential Equations (2007), sections 1.2 and 13.
class Duffing : public ClosedFormProblem<Duffing, DrivenCubicSpring> {
public:
    explicit Duffing(const ParameterValues& values)
        : ClosedFormProblem({values["start-displacement"]}, {values["start-velocity"]}),
          alpha_(values["alpha"]),
          beta_(values["beta"]),
          delta_(values["damping"]),
          gamma_(values["drive"]),
          omega_(values["drive-frequency"]) {}

    DrivenCubicSpring::Constants constants() const { return {alpha_, beta_, delta_, gamma_}; }
    double driveFrequency() const override { return omega_; }
    double potentialEnergy(double, std::span<const double> q) const override {
        const double x2 = q[0] * q[0];
        return x2 * (alpha_ / 2 + beta_ * x2 / 4);
    }
    /// The energy at the start, or the depth of the wells, or that of 1 m/s.
    double energyScale() const override {
        return firstPositive(kineticEnergy(q0_, v0_) + std::abs(potentialEnergy(0, q0_)),
                             beta_ != 0 ? alpha_ * alpha_ / (4 * std::abs(beta_)) : 0, 0.5);
    }
    bool conservative() const override { return delta_ == 0 && gamma_ == 0; }
    double dampingRate() const override { return delta_; }
    /// Around 0, or around the wells at ±sqrt(-α/β).
    double naturalFrequency() const override {
        if (alpha_ > 0) return std::sqrt(alpha_);
        return alpha_ < 0 && beta_ > 0 ? std::sqrt(-2 * alpha_) : 0;
    }
    double drivingPeriod() const override {
        return gamma_ != 0 && omega_ > 0 ? 2 * std::numbers::pi / omega_ : 0;
    }

private:
    double alpha_; ///< [1/s²]
    double beta_;  ///< [1/(m² s²)]
    double delta_; ///< [1/s]
    double gamma_; ///< [m/s²]
    double omega_; ///< [rad/s]
};

double duffingReach(const ParameterValues& values) {
    const double alpha = values["alpha"], beta = values["beta"];
    const double well = alpha < 0 && beta > 0 ? std::sqrt(-alpha / beta) : 0;
    return firstPositive(std::fmax(1.8 * well, 1.3 * std::abs(values["start-displacement"])));
}

Box duffingBounds(const ParameterValues& values) {
    const double w = duffingReach(values);
    return grown({-w, -0.3 * w, w, 0.5 * w}, 0.05);
}

void drawDuffing(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double w = duffingReach(values);
    frame.points.push_back({.at = {q[0], 0}, .index = 0});
    addBlock(frame, {q[0], 0}, 0.2 * w, 0.2 * w, Role::Body);
    addGround(frame, -w, w, -0.1 * w);
    frame.segments.push_back({{0, -0.1 * w}, {0, 0.3 * w}, Role::Guide});
}

void numbersOfDuffing(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double alpha = values["alpha"], beta = values["beta"], A = values["start-displacement"];
    const double stiff = alpha + beta * A * A;
    const bool isFree = values["damping"] == 0 && values["drive"] == 0 && values["start-velocity"] == 0;
    if (!isFree || alpha < 0 || beta < 0 || !(stiff > 0)) return;
    const double k2 = beta * A * A / (2 * stiff);
    list.push_back({"period", TRANSLATABLE("metric", "period"), "s",
                    4 * completeEllipticK(std::sqrt(1 - k2)) / std::sqrt(stiff)});
}

constexpr std::string_view duffingPython = R"(def a(t, x, v):
    return drive * math.cos(drive_frequency * t) - damping * v - x * (alpha + beta * x * x)


def energy(t, x, v):
    return v * v / 2, x * x * (alpha / 2 + beta * x * x / 4)
)";

} // namespace

constinit const Scene duffingScene{
    .id = "duffing",
    .name = TRANSLATABLE("scene", "Duffing oscillator"),
    .group = TRANSLATABLE("scene", "Chaotic motion"),
    .description =
        TRANSLATABLE("scene", "A mass on a spring that is not linear, damped and driven. As the drive grows, "
                              "the period of the motion doubles until it never repeats."),
    .energyUnit = "m²/s²",
    .parameters = duffingParameters,
    .coordinates = oscillatorCoordinates,
    .step = 0.02,
    .duration = 60,
    .problem = problemFrom<Duffing>,
    .python = duffingPython,
    .draw = drawDuffing,
    .grips = gripsAlongX,
    .numbers = numbersOfDuffing,
    .bounds = duffingBounds,
};

} // namespace timestep
