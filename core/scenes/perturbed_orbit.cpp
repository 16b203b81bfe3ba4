// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/orbit_drawing.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Parameter perturbedParameters[] = {
    {.id = "gm",
     .name = TRANSLATABLE("parameter", "attraction G M"),
     .unit = "m³/s²",
     .standard = 1,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 4},
    {.id = "perturbation",
     .name = TRANSLATABLE("parameter", "perturbation ε"),
     .unit = "m⁵/s²",
     .standard = 0.005,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 0.05},
    {.id = "semi-major-axis",
     .name = TRANSLATABLE("parameter", "semi-major axis"),
     .unit = "m",
     .standard = 1,
     .minimum = 1e-9,
     .lower = 0.5,
     .upper = 2,
     .restarts = true},
    {.id = "eccentricity",
     .name = TRANSLATABLE("parameter", "eccentricity"),
     .unit = "1",
     .standard = 0.6,
     .minimum = 0,
     .lower = 0,
     .upper = 0.9,
     .restarts = true},
};

constexpr Coordinate perturbedCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "position x"),
     .unit = "m",
     .velocityId = "vx",
     .velocityName = TRANSLATABLE("metric", "velocity vx"),
     .velocityUnit = "m/s"},
    {.id = "y",
     .name = TRANSLATABLE("metric", "position y"),
     .unit = "m",
     .velocityId = "vy",
     .velocityName = TRANSLATABLE("metric", "velocity vy"),
     .velocityUnit = "m/s"},
};

constexpr ConservedQuantity perturbedQuantities[] = {
    {.id = "angular-momentum", .name = TRANSLATABLE("metric", "angular momentum L"), .unit = "m²/s"},
    {.id = "periapsis-angle",
     .name = TRANSLATABLE("metric", "angle of periapsis"),
     .unit = "rad",
     .isAngle = true,
     .conserved = false},
};

/// r'' = -GM r / r³ - (3/2) ε r / r⁵: an orbit whose potential energy per mass is -GM/r - ε/(2 r³), as of a
/// flattened sun. It starts where an ellipse has its periapsis. Energy and L are conserved, and the ellipse
/// turns: for small ε by 3 pi GM ε / L⁴ in each orbit, with L = sqrt(GM a (1 - e²)). Sources: E. Hairer,
/// C. Lubich, G. Wanner, Geometric Numerical Integration (2006), section I.2.4 (GM = 1, ε = 0.005, e = 0.6);
/// L. D. Landau, E. M. Lifshitz, Mechanics, section 15, problem 3 (their γ is -ε/2).
class PerturbedOrbit : public ClosedFormProblem<PerturbedOrbit, PerturbedGravity> {
public:
    explicit PerturbedOrbit(const ParameterValues& values)
        : gm_(values["gm"]),
          epsilon_(values["perturbation"]),
          a_(values["semi-major-axis"]),
          e_(values["eccentricity"]) {
        if (e_ >= 1)
            throw InputError(TRANSLATABLE("fault", "an orbit closes only with an eccentricity below 1"),
                             "parameters/eccentricity");
    }

    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = a_ * (1 - e_);
        q[1] = 0;
        v[0] = 0;
        v[1] = std::sqrt(gm_ / a_ * (1 + e_) / (1 - e_));
    }
    PerturbedGravity::Constants constants() const { return {gm_, epsilon_}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return (v[0] * v[0] + v[1] * v[1]) / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        const double r = std::hypot(q[0], q[1]);
        return -gm_ / r - epsilon_ / (2 * r * r * r);
    }
    double energyScale() const override { return gm_ / (2 * a_); }
    double dampingRate() const override { return 0; }
    std::span<const ConservedQuantity> quantities() const override { return perturbedQuantities; }
    /// L, and the direction of the eccentricity vector (vy L, -vx L) / GM - r/|r|.
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const double L = q[0] * v[1] - q[1] * v[0], r = std::hypot(q[0], q[1]);
        if (index == 0) return L;
        return std::atan2(-v[0] * L / gm_ - q[1] / r, v[1] * L / gm_ - q[0] / r);
    }

private:
    double gm_;      ///< [m³/s²]
    double epsilon_; ///< [m⁵/s²]
    double a_;       ///< [m]
    double e_;       ///< [1]
};

std::unique_ptr<Problem> perturbedProblem(const ParameterValues& values) {
    return std::make_unique<PerturbedOrbit>(values);
}

Box perturbedBounds(const ParameterValues& values) {
    const double reach = values["semi-major-axis"] * (1 + std::fmin(values["eccentricity"], 1));
    return grown({-reach, -reach, reach, reach}, 0.05);
}

/// To first order in ε.
void numbersOfPerturbed(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double gm = values["gm"], a = values["semi-major-axis"], e = values["eccentricity"];
    if (e >= 1) return;
    const double L2 = gm * a * (1 - e * e);
    list.push_back({"turn-per-orbit", TRANSLATABLE("metric", "turn of the ellipse per orbit, for small ε"),
                    "rad", 3 * std::numbers::pi * gm * values["perturbation"] / (L2 * L2)});
}

} // namespace

constinit const Scene perturbedOrbitScene{
    .id = "perturbed-orbit",
    .name = TRANSLATABLE("scene", "Perturbed orbit"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description = TRANSLATABLE("scene", "A planet around a flattened sun, whose ellipse turns. Methods turn "
                                         "it, too: by how much too much or too little?"),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "m²/s²",
    .parameters = perturbedParameters,
    .coordinates = perturbedCoordinates,
    .step = 0.02,
    .duration = 63,
    .problem = perturbedProblem,
    .draw = drawOrbit,
    .grips = gripsInPlane<2>,
    .numbers = numbersOfPerturbed,
    .layers = VelocityLayer,
    .bounds = perturbedBounds,
};

} // namespace timestep
