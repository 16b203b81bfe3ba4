// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter lorenzParameters[] = {
    {.id = "sigma",
     .name = TRANSLATABLE("parameter", "Prandtl number σ"),
     .unit = "1",
     .standard = 10,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 20},
    {.id = "rho",
     .name = TRANSLATABLE("parameter", "Rayleigh number ρ"),
     .unit = "1",
     .standard = 28,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 200},
    {.id = "beta",
     .name = TRANSLATABLE("parameter", "shape β"),
     .unit = "1",
     .standard = 2.6666666666666665,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 10},
    {.id = "start-x",
     .name = TRANSLATABLE("parameter", "start x"),
     .unit = "1",
     .standard = 1,
     .minimum = -anyNumber,
     .lower = -20,
     .upper = 20,
     .restarts = true},
    {.id = "start-y",
     .name = TRANSLATABLE("parameter", "start y"),
     .unit = "1",
     .standard = 1,
     .minimum = -anyNumber,
     .lower = -20,
     .upper = 20,
     .restarts = true},
    {.id = "start-z",
     .name = TRANSLATABLE("parameter", "start z"),
     .unit = "1",
     .standard = 20,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 50,
     .restarts = true},
};

constexpr Coordinate lorenzCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "flow x"),
     .unit = "1",
     .velocityId = "x-rate",
     .velocityName = TRANSLATABLE("metric", "rate of change x′"),
     .velocityUnit = "1",
     .start = "start-x"},
    {.id = "y",
     .name = TRANSLATABLE("metric", "temperature difference y"),
     .unit = "1",
     .velocityId = "y-rate",
     .velocityName = TRANSLATABLE("metric", "rate of change y′"),
     .velocityUnit = "1",
     .start = "start-y"},
    {.id = "z",
     .name = TRANSLATABLE("metric", "deviation of the temperature profile z"),
     .unit = "1",
     .velocityId = "z-rate",
     .velocityName = TRANSLATABLE("metric", "rate of change z′"),
     .velocityUnit = "1",
     .start = "start-z"},
};

/// x' = σ (y - x), y' = x (ρ - z) - y, z' = x y - β z, without units: a model of a fluid that is heated from
/// below. For ρ > 1 it rests at (±s, ±s, ρ - 1) with s = sqrt(β (ρ - 1)). Volumes shrink at the rate σ + 1 +
/// β. At the standard values an error grows by a factor of e in 1.10 units of time (Lyapunov exponent 0.906).
/// Sources: E. N. Lorenz, J. Atmos. Sci. 20 (1963) 130-141; J. C. Sprott, Chaos and Time-Series Analysis
/// (2003), appendix A.
class Lorenz : public ClosedFormProblem<Lorenz, Convection> {
public:
    explicit Lorenz(const ParameterValues& values)
        : sigma_(values["sigma"]),
          rho_(values["rho"]),
          beta_(values["beta"]),
          start_{values["start-x"], values["start-y"], values["start-z"]} {}

    bool isFirstOrder(std::size_t) const override { return true; }
    bool hasEnergy() const override { return false; }
    void start(std::span<double> q, std::span<double> v) const override {
        for (std::size_t i = 0; i < 3; ++i) {
            q[i] = 0;
            v[i] = start_[i];
        }
    }
    Convection::Constants constants() const { return {sigma_, rho_, beta_}; }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    bool conservative() const override { return false; }

private:
    double sigma_, rho_, beta_; ///< [1]
    double start_[3];           ///< [1]
};

std::unique_ptr<Problem> lorenzProblem(const ParameterValues& values) {
    return std::make_unique<Lorenz>(values);
}

Box lorenzBounds(const ParameterValues& values) {
    const double rho = std::fmax(values["rho"], 2);
    return {-1.2 * rho, -0.1 * rho, 1.2 * rho, 1.8 * rho};
}

/// Seen along y. The points of rest are drawn as guides.
void drawLorenz(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double rho = values["rho"], size = 0.03 * std::fmax(rho, 2);
    frame.points.push_back({.at = {q[0], q[2]}, .radius = 0.6 * size, .index = 0});
    if (!(rho > 1) || !(values["beta"] > 0)) return;
    const double s = std::sqrt(values["beta"] * (rho - 1));
    for (const double x : {-s, s}) {
        frame.segments.push_back({{x - size, rho - 1}, {x + size, rho - 1}, Role::Guide});
        frame.segments.push_back({{x, rho - 1 - size}, {x, rho - 1 + size}, Role::Guide});
    }
}

constexpr Grips lorenzGrips{
    .perPart = 3,
    .place =
        [](const ParameterValues&, std::size_t, Point at, std::span<double> q) {
            q[0] = at.x;
            q[2] = at.y;
        },
    .push = [](const ParameterValues&, std::size_t, Point, std::span<const double>, std::span<double>) {}};

constexpr MethodSetting lorenzMethod[] = {{"integrator", "rk4"}};

} // namespace

constinit const Scene lorenzScene{
    .id = "lorenz",
    .name = TRANSLATABLE("scene", "Lorenz attractor"),
    .group = TRANSLATABLE("scene", "Chaotic motion"),
    .description = TRANSLATABLE("scene", "Three equations of first order for a fluid that is heated from "
                                         "below. Neighbouring motions part, and yet stay on one figure."),
    .lengthUnit = "1",
    .timeUnit = "1",
    .energyUnit = "1",
    .parameters = lorenzParameters,
    .coordinates = lorenzCoordinates,
    .step = 0.01,
    .duration = 30,
    .method = lorenzMethod,
    .problem = lorenzProblem,
    .draw = drawLorenz,
    .grips = lorenzGrips,
    .bounds = lorenzBounds,
};

} // namespace timestep
