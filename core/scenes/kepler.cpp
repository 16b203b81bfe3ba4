// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/kepler_motion.h"
#include "core/input_error.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/orbit_drawing.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter keplerParameters[] = {
    {.id = "gm",
     .name = TRANSLATABLE("parameter", "attraction G M"),
     .unit = "m³/s²",
     .standard = 1,
     .minimum = 1e-300,
     .lower = 0.1,
     .upper = 10},
    {.id = "semi-major-axis",
     .name = TRANSLATABLE("parameter", "semi-major axis"),
     .unit = "m",
     .standard = 1,
     .minimum = 1e-9,
     .maximum = 1e30,
     .lower = 0.2,
     .upper = 5,
     .restarts = true},
    {.id = "eccentricity",
     .name = TRANSLATABLE("parameter", "eccentricity"),
     .unit = "1",
     .standard = 0.6,
     .minimum = 0,
     .lower = 0,
     .upper = 0.95,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "0 is a circle; the longer the ellipse, the nearer to 1.")},
};

constexpr Coordinate keplerCoordinates[] = {
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
class Kepler : public ClosedFormProblem<Kepler, CentralGravity> {
public:
    explicit Kepler(const ParameterValues& values)
        : gm_(values["gm"]), a_(values["semi-major-axis"]), e_(values["eccentricity"]) {
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
    CentralGravity::Constants constants() const { return {gm_}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return (v[0] * v[0] + v[1] * v[1]) / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        return -gm_ / std::hypot(q[0], q[1]);
    }
    /// |E| = GM / 2a.
    double energyScale() const override { return gm_ / (2 * a_); }
    double dampingRate() const override { return 0; }
    std::span<const ConservedQuantity> quantities() const override { return keplerQuantities; }
    double quantity(std::size_t index, std::span<const double> q, std::span<const double> v) const override {
        const double L = q[0] * v[1] - q[1] * v[0];
        const double r = std::hypot(q[0], q[1]);
        const double ex = v[1] * L / gm_ - q[0] / r, ey = -v[0] * L / gm_ - q[1] / r;
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
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const KeplerState state = keplerMotion(gm_, a_, e_, t);
        q[0] = state.x;
        q[1] = state.y;
        v[0] = state.vx;
        v[1] = state.vy;
        return true;
    }

private:
    double gm_; ///< [m³/s²]
    double a_;  ///< [m]
    double e_;  ///< [1]
};

std::unique_ptr<Problem> keplerProblem(const ParameterValues& values) {
    return std::make_unique<Kepler>(values);
}

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

} // namespace

constinit const Scene keplerScene{
    .id = "kepler",
    .name = TRANSLATABLE("scene", "Orbit"),
    .group = TRANSLATABLE("scene", "Orbits"),
    .description =
        TRANSLATABLE("scene", "A planet on an ellipse around a fixed sun. Methods lose its energy, "
                              "or its angular momentum, or turn the ellipse."),
    .lengthUnit = "m",
    .timeUnit = "s",
    .energyUnit = "m²/s²",
    .parameters = keplerParameters,
    .coordinates = keplerCoordinates,
    .step = 0.02,
    .duration = 63,
    .problem = keplerProblem,
    .draw = drawOrbit,
    .grips = gripsInPlane<2>,
    .guidesAreExact = true,
    .numbers = numbersOfKepler,
    .layers = VelocityLayer,
    .bounds = keplerBounds,
};

} // namespace timestep
