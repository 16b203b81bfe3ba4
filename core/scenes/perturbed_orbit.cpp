// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/orbit.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Parameter perturbedParameters[] = {
    number("gm", TRANSLATABLE("parameter", "attraction G M"), "m³/s²", 1, positive(0.1, 4)),
    number("perturbation", TRANSLATABLE("parameter", "perturbation ε"), "m⁵/s²", 0.005, eitherSign(0, 0.05)),
    startNumber("semi-major-axis", TRANSLATABLE("parameter", "semi-major axis"), "m", 1, positive(0.5, 2)),
    startNumber("eccentricity", TRANSLATABLE("parameter", "eccentricity"), "1", 0.6, {.slider = {0, 0.9}}),
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
class PerturbedOrbit : public ClosedFormProblem<PerturbedOrbit, PerturbedGravity, Orbit> {
public:
    explicit PerturbedOrbit(const ParameterValues& values)
        : ClosedFormProblem(values), epsilon_(values["perturbation"]) {}

    PerturbedGravity::Constants constants() const { return {gm_, epsilon_}; }
    double potentialEnergy(double, std::span<const double> q) const override {
        const double r = std::hypot(q[0], q[1]);
        return -gm_ / r - epsilon_ / (2 * r * r * r);
    }
    std::span<const ConservedQuantity> quantities() const override { return perturbedQuantities; }
    /// L, and the direction of the eccentricity vector (vy L, -vx L) / GM - r/|r|.
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const auto [L, ex, ey] = invariants(q, v);
        return index == 0 ? L : std::atan2(ey, ex);
    }
    Direction direction(std::size_t, std::span<const double> q, std::span<const double> v) const override {
        const Invariants now = invariants(q, v);
        return {now.ex, now.ey};
    }

private:
    double epsilon_; ///< [m⁵/s²]
};

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

constexpr std::string_view perturbedOrbitPython = R"(def a(t, x, v):
    r2 = x[0] * x[0] + x[1] * x[1]
    return -(gm + 1.5 * perturbation / r2) / (r2 * math.sqrt(r2)) * x


def energy(t, x, v):
    r = math.hypot(x[0], x[1])
    return (v[0] * v[0] + v[1] * v[1]) / 2, -gm / r - perturbation / (2 * r * r * r)
)";

} // namespace

constinit const Scene perturbedOrbitScene{
    .id = "perturbed-orbit",
    .name = TRANSLATABLE("scene", "Perturbed orbit"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description = TRANSLATABLE("scene", "A planet around a flattened sun, whose ellipse turns. Methods turn "
                                         "it, too: by how much too much or too little?"),
    .energyUnit = "m²/s²",
    .parameters = perturbedParameters,
    .coordinates = orbitCoordinates,
    .step = 0.02,
    .duration = 63,
    .problem = problemFrom<PerturbedOrbit>,
    .python = perturbedOrbitPython,
    .draw = drawOrbit,
    .grips = gripsInPlane<2>,
    .numbers = numbersOfPerturbed,
    .layers = VelocityLayer,
    .bounds = perturbedBounds,
};

} // namespace timestep
