// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/kepler_motion.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/orbit.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter keplerParameters[] = {
    number("gm", TRANSLATABLE("parameter", "attraction G M"), "m³/s²", 1,
           {.minimum = 1e-300, .slider = {0.1, 10}}),
    startNumber("semi-major-axis", TRANSLATABLE("parameter", "semi-major axis"), "m", 1,
                {.minimum = 1e-9, .maximum = 1e30, .slider = {0.2, 5}}),
    startNumber("eccentricity", TRANSLATABLE("parameter", "eccentricity"), "1", 0.6, {.slider = {0, 0.95}},
                TRANSLATABLE("parameter", "0 is a circle; the longer the ellipse, the nearer to 1.")),
};

constexpr ConservedQuantity keplerQuantities[] = {
    {.id = "angular-momentum", .name = TRANSLATABLE("metric", "angular momentum L"), .unit = "m²/s"},
    {.id = "eccentricity", .name = TRANSLATABLE("metric", "eccentricity"), .unit = "1"},
    {.id = "eccentricity-x", .name = TRANSLATABLE("metric", "eccentricity vector x"), .unit = "1"},
    {.id = "eccentricity-y", .name = TRANSLATABLE("metric", "eccentricity vector y"), .unit = "1"},
    {.id = "periapsis-angle",
     .name = TRANSLATABLE("metric", "angle of periapsis"),
     .unit = "rad",
     .isAngle = true},
};

/// r'' = -GM r / r³, from periapsis. Energies per unit mass: v²/2 and -GM/r. Conserved are L = x vy - y vx
/// and the eccentricity vector (vy L, -vx L) / GM - r/|r|, which points to periapsis.
class Kepler : public ClosedFormProblem<Kepler, CentralGravity, Orbit> {
public:
    using ClosedFormProblem::ClosedFormProblem;

    CentralGravity::Constants constants() const { return {gm_}; }
    double potentialEnergy(double, std::span<const double> q) const override {
        return -gm_ / std::hypot(q[0], q[1]);
    }
    std::span<const ConservedQuantity> quantities() const override { return keplerQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const auto [L, ex, ey] = invariants(q, v);
        switch (index) {
        case 0:
            return L;
        case 1:
            return std::hypot(ex, ey);
        case 2:
            return ex;
        case 3:
            return ey;
        default:
            return std::atan2(ey, ex);
        }
    }
    Direction direction(std::size_t, std::span<const double> q, std::span<const double> v) const override {
        const Invariants now = invariants(q, v);
        return {now.ex, now.ey};
    }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const KeplerState state = keplerMotion(gm_, a_, e_, t);
        q[0] = state.x;
        q[1] = state.y;
        v[0] = state.vx;
        v[1] = state.vy;
        return true;
    }
};

Box keplerBounds(const ParameterValues& values) {
    const double a = values["semi-major-axis"], e = std::fmin(values["eccentricity"], 1);
    return grown({-a * (1 + e), -a, a * std::fmax(1 - e, 0.2), a}, 0.1);
}

void numbersOfKepler(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double gm = values["gm"], a = values["semi-major-axis"], e = values["eccentricity"];
    if (e >= 1) return;
    list.push_back(
        {"period", TRANSLATABLE("metric", "period"), "s", 2 * std::numbers::pi * std::sqrt(a * a * a / gm)});
    list.push_back({"angular-momentum", TRANSLATABLE("metric", "angular momentum L"), "m²/s",
                    std::sqrt(gm * a * (1 - e * e))});
    list.push_back({"periapsis", TRANSLATABLE("metric", "distance at periapsis"), "m", a * (1 - e)});
    list.push_back({"apoapsis", TRANSLATABLE("metric", "distance at apoapsis"), "m", a * (1 + e)});
}

constexpr std::string_view keplerPython = R"(def a(t, x, v):
    r = math.sqrt(x[0] * x[0] + x[1] * x[1])
    return -gm / (r * r * r) * x


def energy(t, x, v):
    return (v[0] * v[0] + v[1] * v[1]) / 2, -gm / math.hypot(x[0], x[1])
)";

} // namespace

constinit const Scene keplerScene{
    .id = "kepler",
    .name = TRANSLATABLE("scene", "Orbit"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description = TRANSLATABLE("scene", "A planet on an ellipse around a fixed sun. Methods lose its "
                                         "energy, or its angular momentum, or turn the ellipse."),
    .energyUnit = "m²/s²",
    .parameters = keplerParameters,
    .coordinates = orbitCoordinates,
    .step = 0.02,
    .duration = 63,
    .problem = problemFrom<Kepler>,
    .python = keplerPython,
    .draw = drawOrbit,
    .grips = gripsInPlane<2>,
    .guidesAreExact = true,
    .numbers = numbersOfKepler,
    .layers = VelocityLayer,
    .bounds = keplerBounds,
};

} // namespace timestep
