// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter henonHeilesParameters[] = {
    startNumber("energy", TRANSLATABLE("parameter", "energy"), "1", 1.0 / 12,
                {.minimum = 1e-12, .slider = {0.01, 0.17}},
                TRANSLATABLE("parameter", "1/12: regular; 1/8: mostly chaotic; above 1/6: it escapes.")),
    startNumber("start-x", TRANSLATABLE("parameter", "start position x"), "1", 0, eitherSign(-0.4, 0.4)),
    startNumber("start-y", TRANSLATABLE("parameter", "start position y"), "1", 0.1, eitherSign(-0.4, 0.6)),
    startNumber("start-velocity-y", TRANSLATABLE("parameter", "start velocity vy"), "1", 0,
                eitherSign(-0.4, 0.4)),
};

constexpr auto henonHeilesCoordinates = planeCoordinates("1", "1");

double potential(double x, double y) {
    return (x * x + y * y) / 2 + x * x * y - y * y * y / 3;
}

/// H = (vx² + vy² + x² + y²) / 2 + x² y - y³ / 3, without units. It starts with the vx > 0 that gives the
/// chosen energy. There is no closed form. Above about H = 1/9 most starts are chaotic: an error grows
/// tenfold in some 15 to 30 units of time, so that a computed reference is valid for a few hundred. Source:
/// M. Henon, C. Heiles, Astron. J. 69 (1964) 73-79; E. Hairer, C. Lubich, G. Wanner, Geometric Numerical
/// Integration, section I.3.
class HenonHeiles : public ClosedFormProblem<HenonHeiles, GalacticField> {
public:
    explicit HenonHeiles(const ParameterValues& values)
        : ClosedFormProblem({values["start-x"], values["start-y"]}, {0, values["start-velocity-y"]}),
          energy_(values["energy"]) {
        const double rest = 2 * (energy_ - potential(q0_[0], q0_[1])) - v0_[1] * v0_[1];
        if (!(rest >= 0))
            throw InputError(
                TRANSLATABLE("fault", "this energy is too small for the start position and velocity"),
                "parameters/energy");
        v0_[0] = std::sqrt(rest);
    }

    GalacticField::Constants constants() const { return {}; }
    double potentialEnergy(double, std::span<const double> q) const override { return potential(q[0], q[1]); }
    double energyScale() const override { return energy_; }
    double naturalFrequency() const override { return 1; }

private:
    double energy_; ///< [1]
};

/// The triangle that the curve H = 1/6 encloses is drawn as a guide.
void drawHenonHeiles(const ParameterValues&, std::span<const double> q, Frame& frame) {
    frame.points.push_back({.at = {q[0], q[1]}, .radius = 0.03, .index = 0});
    const double half = std::sqrt(3.0) / 2;
    const Point corner[] = {{0, 1}, {-half, -0.5}, {half, -0.5}};
    for (int i = 0; i < 3; ++i) frame.segments.push_back({corner[i], corner[(i + 1) % 3], Role::Guide});
}

constexpr std::string_view henonHeilesPython = R"(def a(t, x, v):
    return Vector([-x[0] - 2 * x[0] * x[1], -x[1] - x[0] * x[0] + x[1] * x[1]])


def energy(t, x, v):
    potential = (x[0] ** 2 + x[1] ** 2) / 2 + x[0] ** 2 * x[1] - x[1] ** 3 / 3
    return (v[0] * v[0] + v[1] * v[1]) / 2, potential
)";

constexpr Box henonHeilesView = {-1.1, -0.75, 1.1, 1.15};

} // namespace

constinit const Scene henonHeilesScene{
    .id = "henon-heiles",
    .name = TRANSLATABLE("scene", "Hénon-Heiles"),
    .group = TRANSLATABLE("scene", "Chaotic motion"),
    .description = TRANSLATABLE(
        "scene",
        "A star in the field of a galaxy, without units: regular at small energies, chaotic at larger ones."),
    .lengthUnit = "1",
    .timeUnit = "1",
    .energyUnit = "1",
    .parameters = henonHeilesParameters,
    .coordinates = henonHeilesCoordinates,
    .step = 0.1,
    .duration = 200,
    .problem = problemFrom<HenonHeiles>,
    .python = henonHeilesPython,
    .draw = drawHenonHeiles,
    .grips = gripsInPlane<2>,
    .bounds = fixedBounds<henonHeilesView>,
};

} // namespace timestep
