// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter henonHeilesParameters[] = {
    {.id = "energy",
     .name = TRANSLATABLE("parameter", "energy"),
     .unit = "1",
     .standard = 0.08333333333333333, // 1/12
     .minimum = 1e-12,
     .lower = 0.01,
     .upper = 0.17,
     .restarts = true,
     .description = TRANSLATABLE("parameter", "1/12: regular; 1/8: mostly chaotic; above 1/6: it escapes.")},
    {.id = "start-x",
     .name = TRANSLATABLE("parameter", "start position x"),
     .unit = "1",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -0.4,
     .upper = 0.4,
     .restarts = true},
    {.id = "start-y",
     .name = TRANSLATABLE("parameter", "start position y"),
     .unit = "1",
     .standard = 0.1,
     .minimum = -anyNumber,
     .lower = -0.4,
     .upper = 0.6,
     .restarts = true},
    {.id = "start-velocity-y",
     .name = TRANSLATABLE("parameter", "start velocity vy"),
     .unit = "1",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -0.4,
     .upper = 0.4,
     .restarts = true},
};

constexpr Coordinate henonHeilesCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "position x"),
     .unit = "1",
     .velocityId = "vx",
     .velocityName = TRANSLATABLE("metric", "velocity vx"),
     .velocityUnit = "1"},
    {.id = "y",
     .name = TRANSLATABLE("metric", "position y"),
     .unit = "1",
     .velocityId = "vy",
     .velocityName = TRANSLATABLE("metric", "velocity vy"),
     .velocityUnit = "1"},
};

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
        : energy_(values["energy"]),
          x0_(values["start-x"]),
          y0_(values["start-y"]),
          vy0_(values["start-velocity-y"]) {
        const double rest = 2 * (energy_ - potential(x0_, y0_)) - vy0_ * vy0_;
        if (!(rest >= 0))
            throw InputError(
                TRANSLATABLE("fault", "this energy is too small for the start position and velocity"),
                "parameters/energy");
        vx0_ = std::sqrt(rest);
    }

    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = x0_;
        q[1] = y0_;
        v[0] = vx0_;
        v[1] = vy0_;
    }
    GalacticField::Constants constants() const { return {}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return (v[0] * v[0] + v[1] * v[1]) / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return potential(q[0], q[1]); }
    double energyScale() const override { return energy_; }
    double dampingRate() const override { return 0; }
    double naturalFrequency() const override { return 1; }

private:
    double energy_, x0_, y0_, vy0_, vx0_ = 0;
};

std::unique_ptr<Problem> henonHeilesProblem(const ParameterValues& values) {
    return std::make_unique<HenonHeiles>(values);
}

Box henonHeilesBounds(const ParameterValues&) {
    return {-1.1, -0.75, 1.1, 1.15};
}

/// The triangle that the curve H = 1/6 encloses is drawn as a guide.
void drawHenonHeiles(const ParameterValues&, std::span<const double> q, Frame& frame) {
    frame.points.push_back({.at = {q[0], q[1]}, .radius = 0.03, .index = 0});
    const double half = std::sqrt(3.0) / 2;
    const Point corner[] = {{0, 1}, {-half, -0.5}, {half, -0.5}};
    for (int i = 0; i < 3; ++i) frame.segments.push_back({corner[i], corner[(i + 1) % 3], Role::Guide});
}

} // namespace

constinit const Scene henonHeilesScene{
    .id = "henon-heiles",
    .name = TRANSLATABLE("scene", "Hénon-Heiles"),
    .group = TRANSLATABLE("scene", "Chaotic motion"),
    .description = TRANSLATABLE("scene", "A star in the field of a galaxy, without units: regular at small "
                                         "energies, chaotic at larger ones."),
    .lengthUnit = "1",
    .timeUnit = "1",
    .energyUnit = "1",
    .parameters = henonHeilesParameters,
    .coordinates = henonHeilesCoordinates,
    .step = 0.1,
    .duration = 200,
    .problem = henonHeilesProblem,
    .draw = drawHenonHeiles,
    .grips = gripsInPlane<2>,
    .bounds = henonHeilesBounds,
};

} // namespace timestep
