// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr Parameter length(std::string_view id, Text name) {
    return number(id, name, "m", 1, positive(0.1, 3));
}
constexpr Parameter mass(std::string_view id, Text name) {
    return number(id, name, "kg", 1, positive(0.1, 10));
}
constexpr Parameter angle(std::string_view id, Text name, double standard) {
    return startNumber(id, name, "rad", standard, eitherSign(-std::numbers::pi, std::numbers::pi));
}
constexpr Parameter rate(std::string_view id, Text name) {
    return startNumber(id, name, "rad/s", 0, eitherSign(-10, 10));
}

constexpr Parameter doublePendulumParameters[] = {
    length("length-1", TRANSLATABLE("parameter", "upper length")),
    length("length-2", TRANSLATABLE("parameter", "lower length")),
    mass("mass-1", TRANSLATABLE("parameter", "upper mass")),
    mass("mass-2", TRANSLATABLE("parameter", "lower mass")),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {0.1, 25}}),
    angle("start-angle-1", TRANSLATABLE("parameter", "upper start angle"), 2.0),
    angle("start-angle-2", TRANSLATABLE("parameter", "lower start angle"), 2.5),
    rate("start-angular-velocity-1", TRANSLATABLE("parameter", "upper start angular velocity")),
    rate("start-angular-velocity-2", TRANSLATABLE("parameter", "lower start angular velocity")),
};

constexpr Coordinate doublePendulumCoordinates[] = {
    coordinate({"theta1", TRANSLATABLE("metric", "upper angle θ₁"), "rad"},
               {"omega1", TRANSLATABLE("metric", "upper angular velocity ω₁"), "rad/s"}),
    coordinate({"theta2", TRANSLATABLE("metric", "lower angle θ₂"), "rad"},
               {"omega2", TRANSLATABLE("metric", "lower angular velocity ω₂"), "rad/s"}),
};

/// Angles from the lowest point. With M = m1 + m2, d = theta1 - theta2, Lagrange's equations are
///   M L1 theta1'' + m2 L2 cos(d) theta2'' = -m2 L2 sin(d) omega2² - M g sin(theta1)
///   L1 cos(d) theta1'' + L2 theta2'' = L1 sin(d) omega1² - g sin(theta2)
/// Energies: 0 at rest at the lowest point. There is no closed form. Large swings are chaotic: an error grows
/// tenfold in about a second (L = 1 m), so that a computed reference is valid for 10 to 15 s. Source: L. D.
/// Landau, E. M. Lifshitz, Mechanics, section 5, problem 1.
class DoublePendulum : public ClosedFormProblem<DoublePendulum, TwoPendulums> {
public:
    explicit DoublePendulum(const ParameterValues& values)
        : ClosedFormProblem({values["start-angle-1"], values["start-angle-2"]},
                            {values["start-angular-velocity-1"], values["start-angular-velocity-2"]}),
          L1_(values["length-1"]),
          L2_(values["length-2"]),
          m1_(values["mass-1"]),
          m2_(values["mass-2"]),
          g_(values["gravity"]) {}

    TwoPendulums::Constants constants() const { return {m1_, m2_, L1_, L2_, g_}; }
    double kineticEnergy(std::span<const double> q, std::span<const double> v) const override {
        const double u1 = L1_ * v[0], u2 = L2_ * v[1];
        return ((m1_ + m2_) * u1 * u1 + m2_ * u2 * u2) / 2 + m2_ * u1 * u2 * std::cos(q[0] - q[1]);
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        const double s1 = std::sin(q[0] / 2), s2 = std::sin(q[1] / 2);
        return 2 * g_ * ((m1_ + m2_) * L1_ * s1 * s1 + m2_ * L2_ * s2 * s2);
    }
    double energyScale() const override {
        return firstPositive(g_ * ((m1_ + m2_) * L1_ + m2_ * L2_), kineticEnergy(q0_, v0_));
    }
    double dampingRate() const override { return -1; } // the equations have squares of the velocities

private:
    double L1_, L2_; ///< [m]
    double m1_, m2_; ///< [kg]
    double g_;       ///< [m/s²]
};

Box doublePendulumBounds(const ParameterValues& values) {
    const double L = values["length-1"] + values["length-2"];
    return grown({-L, -L, L, L}, 0.1);
}

void drawDoublePendulum(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double L1 = values["length-1"], L2 = values["length-2"], size = 0.05 * (L1 + L2);
    const Point upper{L1 * std::sin(q[0]), -L1 * std::cos(q[0])};
    const Point lower{upper.x + L2 * std::sin(q[1]), upper.y - L2 * std::cos(q[1])};
    const double M = values["mass-1"] + values["mass-2"];
    frame.points.push_back({.at = lower, .radius = size * std::cbrt(values["mass-2"] / M), .index = 1});
    frame.points.push_back({.at = upper, .radius = size * std::cbrt(values["mass-1"] / M), .index = 0});
    frame.points.push_back({{0, 0}, 0, Role::Pin});
    frame.segments.push_back({{0, 0}, upper, Role::Rod});
    frame.segments.push_back({upper, lower, Role::Rod});
}

Point upperBob(const ParameterValues& values, double angle) {
    return {values["length-1"] * std::sin(angle), -values["length-1"] * std::cos(angle)};
}

/// The upper bob turns about the pivot, the lower one about the upper.
void placeDoublePendulum(const ParameterValues& values, std::size_t part, Point at, std::span<double> q) {
    q[part] = angleFromBelow(part == 0 ? Point{} : upperBob(values, q[0]), at, q[part]);
}
/// The lower bob keeps the velocity of the upper one and adds its own.
void pushDoublePendulum(const ParameterValues& values, std::size_t part, Point velocity,
                        std::span<const double> q, std::span<double> v) {
    const double L1 = values["length-1"], L2 = values["length-2"];
    if (part == 0) {
        v[0] = turningSpeed(q[0], L1, velocity);
        return;
    }
    const Point carried{L1 * std::cos(q[0]) * v[0], L1 * std::sin(q[0]) * v[0]};
    v[1] = turningSpeed(q[1], L2, {velocity.x - carried.x, velocity.y - carried.y});
}

constexpr std::string_view doublePendulumPython = R"(def a(t, x, v):
    c, s, both = math.cos(x[0] - x[1]), math.sin(x[0] - x[1]), mass_1 + mass_2
    first = -mass_2 * length_2 * s * v[1] * v[1] - both * gravity * math.sin(x[0])
    second = length_1 * s * v[0] * v[0] - gravity * math.sin(x[1])
    inertia = mass_1 + mass_2 * s * s
    return Vector([(first - mass_2 * c * second) / (length_1 * inertia),
                   (both * second - c * first) / (length_2 * inertia)])


def energy(t, x, v):
    u1, u2 = length_1 * v[0], length_2 * v[1]
    kinetic = ((mass_1 + mass_2) * u1 * u1 + mass_2 * u2 * u2) / 2 + mass_2 * u1 * u2 * math.cos(x[0] - x[1])
    s1, s2 = math.sin(x[0] / 2), math.sin(x[1] / 2)
    return kinetic, 2 * gravity * ((mass_1 + mass_2) * length_1 * s1 * s1 + mass_2 * length_2 * s2 * s2)
)";

} // namespace

constinit const Scene doublePendulumScene{
    .id = "double-pendulum",
    .name = TRANSLATABLE("scene", "Double pendulum"),
    .group = TRANSLATABLE("scene", "Chaotic motion"),
    .description = TRANSLATABLE("scene", "A pendulum that hangs from a pendulum. The smallest difference at "
                                         "the start, or of the method, soon decides everything."),
    .parameters = doublePendulumParameters,
    .coordinates = doublePendulumCoordinates,
    .problem = problemFrom<DoublePendulum>,
    .python = doublePendulumPython,
    .draw = drawDoublePendulum,
    .grips = {.place = placeDoublePendulum, .push = pushDoublePendulum},
    .bounds = doublePendulumBounds,
};

} // namespace timestep
