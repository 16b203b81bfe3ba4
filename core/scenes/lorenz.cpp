// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter lorenzParameters[] = {
    number("sigma", TRANSLATABLE("parameter", "Prandtl number σ"), "1", 10, eitherSign(0, 20)),
    number("rho", TRANSLATABLE("parameter", "Rayleigh number ρ"), "1", 28, eitherSign(0, 200)),
    number("beta", TRANSLATABLE("parameter", "shape β"), "1", 2.6666666666666665, eitherSign(0, 10)),
    startNumber("start-x", TRANSLATABLE("parameter", "start x"), "1", 1, eitherSign(-20, 20)),
    startNumber("start-y", TRANSLATABLE("parameter", "start y"), "1", 1, eitherSign(-20, 20)),
    startNumber("start-z", TRANSLATABLE("parameter", "start z"), "1", 20, eitherSign(0, 50)),
};

constexpr Coordinate lorenzCoordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "flow x"), "1", "start-x"},
               {"x-rate", TRANSLATABLE("metric", "rate of change x′"), "1"}),
    coordinate({"y", TRANSLATABLE("metric", "temperature difference y"), "1", "start-y"},
               {"y-rate", TRANSLATABLE("metric", "rate of change y′"), "1"}),
    coordinate({"z", TRANSLATABLE("metric", "deviation of the temperature profile z"), "1", "start-z"},
               {"z-rate", TRANSLATABLE("metric", "rate of change z′"), "1"}),
};

/// x' = σ (y - x), y' = x (ρ - z) - y, z' = x y - β z, without units: a model of a fluid that is heated from
/// below. For ρ > 1 it rests at (±s, ±s, ρ - 1) with s = sqrt(β (ρ - 1)). Volumes shrink at the rate σ + 1 +
/// β. At the standard values an error grows by a factor of e in 1.10 units of time (Lyapunov exponent 0.906).
/// Sources: E. N. Lorenz, J. Atmos. Sci. 20 (1963) 130-141; J. C. Sprott, Chaos and Time-Series Analysis
/// (2003), appendix A.
class Lorenz : public ClosedFormProblem<Lorenz, Convection, FirstOrderProblem> {
public:
    explicit Lorenz(const ParameterValues& values)
        : ClosedFormProblem({values["start-x"], values["start-y"], values["start-z"]}),
          sigma_(values["sigma"]),
          rho_(values["rho"]),
          beta_(values["beta"]) {}

    Convection::Constants constants() const { return {sigma_, rho_, beta_}; }

private:
    double sigma_, rho_, beta_; ///< [1]
};

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

constexpr std::string_view lorenzPython = R"(def a(t, x, v):
    x, y, z = v  # of first order: the values are in v
    return Vector([sigma * (y - x), x * (rho - z) - y, x * y - beta * z])
)";

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
    .duration = 30,
    .method = lorenzMethod,
    .problem = problemFrom<Lorenz>,
    .python = lorenzPython,
    .draw = drawLorenz,
    .grips = lorenzGrips,
    .bounds = lorenzBounds,
};

} // namespace timestep
