// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/scenes/swing.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Parameter pendulumParameters[] = {
    number("length", TRANSLATABLE("parameter", "length"), "m", 1, positive(0.1, 5)),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, {.slider = {0.1, 25}}),
    number("mass", TRANSLATABLE("parameter", "mass"), "kg", 1, positive(0.1, 10),
           TRANSLATABLE("parameter", "Changes the energies but not the motion.")),
    startNumber("start-angle", TRANSLATABLE("parameter", "start angle"), "rad", 2 * std::numbers::pi / 3,
                eitherSign(-std::numbers::pi, std::numbers::pi),
                TRANSLATABLE("parameter", "From the lowest point, anticlockwise.")),
    startNumber("start-angular-velocity", TRANSLATABLE("parameter", "start angular velocity"), "rad/s", 0,
                eitherSign(-10, 10)),
    number("damping", TRANSLATABLE("parameter", "damping γ"), "1/s", 0, {.slider = {0, 2}},
           TRANSLATABLE("parameter", "Angular deceleration of friction per angular velocity.")),
    number("drive", TRANSLATABLE("parameter", "driving angular acceleration"), "rad/s²", 0, eitherSign(0, 20),
           TRANSLATABLE("parameter", "Its largest value; it follows cos(ω t).")),
    number("drive-frequency", TRANSLATABLE("parameter", "driving frequency"), "rad/s", 2,
           {.slider = {0, 10}}),
};

/// theta'' = -w² sin(theta) - γ theta' + A cos(ω t), with the energies of Swing. With w = 1/s, γ = 0.5/s and
/// ω = 2/3 rad/s the motion has the period of the drive for A = 0.9/s², and is chaotic for A = 1.2/s².
/// Source: G. L. Baker, J. P. Gollub, Chaotic Dynamics (1996), section 3.
class DrivenSwing : public SceneProblem {
public:
    DrivenSwing(const ParameterValues& values, double w2, double inertia, double moment)
        : SceneProblem({values["start-angle"]}, {values["start-angular-velocity"]}),
          w2_(w2),
          I_(inertia),
          M_(moment),
          gamma_(values["damping"]),
          A_(values["drive"]),
          omega_(values["drive-frequency"]) {}

    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        a[0] = -w2_ * std::sin(q[0]) - gamma_ * v[0] + A_ * std::cos(omega_ * t);
    }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return I_ * v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override {
        const double sine = std::sin(q[0] / 2);
        return 2 * M_ * sine * sine;
    }
    double energyScale() const override { return firstPositive(M_, I_ * v0_[0] * v0_[0] / 2, I_); }
    double naturalFrequency() const override { return std::sqrt(w2_); }
    double dampingRate() const override { return gamma_; }
    bool conservative() const override { return false; }
    double drivingPeriod() const override {
        return A_ != 0 && omega_ > 0 ? 2 * std::numbers::pi / omega_ : 0;
    }

private:
    double w2_;    ///< w² [1/s²]
    double I_, M_; ///< [kg m²], [J]
    double gamma_; ///< [1/s]
    double A_;     ///< [rad/s²]
    double omega_; ///< [rad/s]
};

bool isFree(const ParameterValues& values) {
    return values["damping"] == 0 && values["drive"] == 0;
}

/// A point mass m at the distance L: w² = g / L, I = m L², M = m g L.
std::unique_ptr<Problem> pendulumProblem(const ParameterValues& values, const TextValues&) {
    const double L = values["length"], g = values["gravity"], m = values["mass"];
    if (!isFree(values)) return std::make_unique<DrivenSwing>(values, g / L, m * L * L, m * g * L);
    return std::make_unique<Swing>(values, g / L, m * L * L, m * g * L);
}

Box pendulumBounds(const ParameterValues& values) {
    const double L = values["length"];
    return grown({-L, -L, L, L}, 0.1);
}

void drawPendulum(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double L = values["length"];
    const Point bob{L * std::sin(q[0]), -L * std::cos(q[0])};
    frame.points.push_back({.at = bob, .radius = 0.08 * L, .index = 0});
    frame.points.push_back({{0, 0}, 0, Role::Pin});
    frame.segments.push_back({{0, 0}, {0, -L}, Role::Guide});
    frame.segments.push_back({{0, 0}, bob, Role::Rod});
}

/// The bob follows the mouse around the pivot.
void placePendulum(const ParameterValues&, std::size_t, Point at, std::span<double> q) {
    q[0] = angleFromBelow({0, 0}, at, q[0]);
}
void pushPendulum(const ParameterValues& values, std::size_t, Point velocity, std::span<const double> q,
                  std::span<double> v) {
    v[0] = turningSpeed(q[0], values["length"], velocity);
}

void numbersOfPendulum(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double w = std::sqrt(values["gravity"] / values["length"]);
    if (!(w > 0)) return;
    list.push_back(
        {"frequency", TRANSLATABLE("metric", "angular frequency of small oscillations"), "rad/s", w});
    list.push_back({"small-period", TRANSLATABLE("metric", "period of small oscillations"), "s",
                    2 * std::numbers::pi / w});
    if (!isFree(values)) return;
    list.push_back({"period", TRANSLATABLE("metric", "period"), "s",
                    pendulumPeriod(w, {values["start-angle"], values["start-angular-velocity"]})});
}

constexpr std::string_view pendulumPython = R"(def a(t, x, v):
    return -(gravity / length) * math.sin(x) - damping * v + drive * math.cos(drive_frequency * t)


def energy(t, x, v):
    return mass * length * length * v * v / 2, 2 * mass * gravity * length * math.sin(x / 2) ** 2
)";

} // namespace

constinit const Scene pendulumScene{
    .id = "pendulum",
    .name = TRANSLATABLE("scene", "Pendulum"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A bob on a rigid rod without mass, at any amplitude: it swings, or "
                                         "it turns over. It can be damped and driven. Angles count from the "
                                         "lowest point."),
    .parameters = pendulumParameters,
    .coordinates = swingCoordinates,
    .step = 0.02,
    .problem = pendulumProblem,
    .python = pendulumPython,
    .draw = drawPendulum,
    .grips = {.place = placePendulum, .push = pushPendulum},
    .numbers = numbersOfPendulum,
    .bounds = pendulumBounds,
};

} // namespace timestep
