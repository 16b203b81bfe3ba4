// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/elliptic.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/oscillator.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter doubleWellParameters[] = {
    number("barrier", TRANSLATABLE("parameter", "height of the barrier"), "m²/s²", 1, positive(0.1, 4)),
    number("well", TRANSLATABLE("parameter", "distance of a well from the middle"), "m", 1, positive(0.2, 3)),
    number("damping", TRANSLATABLE("parameter", "damping"), "1/s", 0, {.slider = {0, 1}}),
    oscillatorDisplacement(1.5),
    startNumber("start-velocity", TRANSLATABLE("parameter", "start velocity"), "m/s", 0, eitherSign(-2, 2)),
};

/// x'' = -V'(x) - c x' with V = H ((x/b)² - 1)² per mass: two wells at ±b and a barrier of height H between
/// them. A motion of the energy E < H stays in one well, with E > H it crosses both; small motions in a well
/// have the angular frequency sqrt(8 H) / b. Without damping the period is that of the quartic oscillator
/// (core/scenes/duffing.cpp with α = -4 H / b², β = 4 H / b⁴).
class DoubleWell : public ClosedFormProblem<DoubleWell, TwoHollows> {
public:
    explicit DoubleWell(const ParameterValues& values)
        : ClosedFormProblem({values["start-displacement"]}, {values["start-velocity"]}),
          H_(values["barrier"]),
          b_(values["well"]),
          c_(values["damping"]) {}

    TwoHollows::Constants constants() const { return {-4 * H_ / b_, b_, c_}; }
    double potentialEnergy(double, std::span<const double> q) const override {
        const double u = q[0] / b_, depth = u * u - 1;
        return H_ * depth * depth;
    }
    double energyScale() const override { return H_; }
    bool conservative() const override { return c_ == 0; }
    double dampingRate() const override { return c_; }
    double naturalFrequency() const override { return std::sqrt(8 * H_) / b_; }

private:
    double H_; ///< [m²/s²]
    double b_; ///< [m]
    double c_; ///< [1/s]
};

double doubleWellReach(const ParameterValues& values) {
    return std::fmax(1.6 * values["well"], 1.1 * std::abs(values["start-displacement"]));
}

/// Heights are drawn so that the barrier is as high as the wells are far from it.
double drawnHeight(const ParameterValues& values, double x) {
    const double b = values["well"], depth = x * x / (b * b) - 1;
    return 0.7 * b * depth * depth;
}

Box doubleWellBounds(const ParameterValues& values) {
    const double w = doubleWellReach(values);
    return grown({-w, -0.2 * w, w, std::fmin(drawnHeight(values, w), 1.5 * w)}, 0.06);
}

/// The body on the curve of its potential energy.
void drawDoubleWell(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double w = doubleWellReach(values), radius = 0.06 * w;
    frame.points.push_back({.at = {q[0], drawnHeight(values, q[0])}, .radius = radius, .index = 0});
    constexpr int pieces = 60;
    const auto at = [&](int i) {
        const double x = w * (2.0 * i / pieces - 1);
        return Point{x, drawnHeight(values, x) - radius};
    };
    for (int i = 0; i < pieces; ++i) frame.segments.push_back({at(i), at(i + 1), Role::Guide});
}

/// The body gets the component of the velocity along the drawn curve.
void pushDoubleWell(const ParameterValues& values, std::size_t, Point velocity, std::span<const double> q,
                    std::span<double> v) {
    const double b = values["well"], slope = 0.7 * 4 * q[0] / b * (q[0] * q[0] / (b * b) - 1);
    v[0] = (velocity.x + slope * velocity.y) / (1 + slope * slope);
}

void numbersOfDoubleWell(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double H = values["barrier"], b = values["well"], A = values["start-displacement"];
    list.push_back({"frequency", TRANSLATABLE("metric", "angular frequency of small oscillations"), "rad/s",
                    std::sqrt(8 * H) / b});
    const double alpha = -4 * H / (b * b), beta = 4 * H / (b * b * b * b), stiff = alpha + beta * A * A;
    const bool crosses = std::abs(A) > std::sqrt(2.0) * b;
    if (values["damping"] != 0 || values["start-velocity"] != 0 || !crosses) return;
    const double k2 = beta * A * A / (2 * stiff);
    list.push_back({"period", TRANSLATABLE("metric", "period"), "s",
                    4 * completeEllipticK(std::sqrt(1 - k2)) / std::sqrt(stiff)});
}

constexpr std::string_view doubleWellPython = R"(def a(t, x, v):
    u = x / well
    return -4 * barrier / well * u * (u * u - 1) - damping * v


def energy(t, x, v):
    return v * v / 2, barrier * ((x / well) ** 2 - 1) ** 2
)";

} // namespace

constinit const Scene doubleWellScene{
    .id = "double-well",
    .name = TRANSLATABLE("scene", "Two wells"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description =
        TRANSLATABLE("scene", "A body between two hollows: with little energy it stays in one, with more it "
                              "crosses the barrier. Near the barrier a small error decides."),
    .energyUnit = "m²/s²",
    .parameters = doubleWellParameters,
    .coordinates = oscillatorCoordinates,
    .step = 0.05,
    .duration = 20,
    .problem = problemFrom<DoubleWell>,
    .python = doubleWellPython,
    .draw = drawDoubleWell,
    .grips = {.place = gripsAlongX.place, .push = pushDoubleWell},
    .numbers = numbersOfDoubleWell,
    .bounds = doubleWellBounds,
};

} // namespace timestep
