// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exact/bounce_motion.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scene.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>
#include <numbers>
#include <string>
#include <vector>

namespace timestep {

namespace {

constexpr Choice rules[] = {
    {.id = "located", .name = TRANSLATABLE("parameter", "at its instant inside the step")},
    {.id = "end-of-step", .name = TRANSLATABLE("parameter", "at the end of the step")}};

constexpr Parameter bouncingBallParameters[] = {
    startNumber("height", TRANSLATABLE("parameter", "start height"), "m", 1, positive(0.1, 10)),
    number("gravity", TRANSLATABLE("parameter", "gravity"), "m/s²", 9.81, positive(0.1, 25)),
    number("restitution", TRANSLATABLE("parameter", "restitution"), "1", 0.8,
           {.maximum = 1, .slider = {0, 1}},
           TRANSLATABLE("parameter", "The part of its speed that the ball keeps at a bounce.")),
    choice("bounce", TRANSLATABLE("parameter", "bounce happens"), 0, rules),
};

constexpr Coordinate bouncingBallCoordinates[] = {
    coordinate({"y", TRANSLATABLE("metric", "height y"), "m", "height"},
               {"vy", TRANSLATABLE("metric", "velocity vy"), "m/s"}),
};

/// y'' = -g above the ground y = 0, where v becomes -e v. Energies per unit mass: v²/2 and g y.
class BouncingBall : public SceneProblem {
public:
    explicit BouncingBall(const ParameterValues& values)
        : SceneProblem({values["height"]}, {0}),
          g_(values["gravity"]),
          e_(values["restitution"]),
          located_(values.choice("bounce") == "located") {}

    void acceleration(double, std::span<const double>, std::span<const double>,
                      std::span<double> a) const override {
        a[0] = -g_;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return g_ * q[0]; }
    double energyScale() const override { return g_ * q0_[0]; }
    bool conservative() const override { return e_ == 1; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        const BounceState state = bounceMotion(q0_[0], g_, e_, t);
        q[0] = state.y;
        v[0] = state.v;
        return true;
    }

    bool hasEvents() const override { return true; }
    bool locatesEvents() const override { return located_; }
    double eventDistance(std::span<const double> q) const override { return q[0]; }
    /// The ball rests as soon as a flight would take less than a millionth of a step.
    bool applyEvent(std::span<double> q, std::span<double> v, double h) const override {
        q[0] = 0;
        v[0] = std::abs(e_ * v[0]);
        const bool rests = 2 * v[0] < 1e-6 * h * g_;
        if (rests) v[0] = 0;
        return rests;
    }

private:
    double g_;     ///< [m/s²]
    double e_;     ///< [1]
    bool located_; ///< inside the step
};

constexpr double bouncingBallRadius = 0.05; // radius of the drawn ball, in start heights

Box bouncingBallBounds(const ParameterValues& values) {
    const double h = values["height"];
    return grown({-0.6 * h, -2 * bouncingBallRadius * h, 0.6 * h, (1 + 2 * bouncingBallRadius) * h}, 0.06);
}

/// The height is that of the lowest point of the ball.
void drawBouncingBall(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const double h = values["height"];
    frame.points.push_back(
        {.at = {0, q[0] + bouncingBallRadius * h}, .radius = bouncingBallRadius * h, .index = 0});
    frame.segments.push_back({{-0.6 * h, 0}, {0.6 * h, 0}, Role::Ground, 0, -1, Shape::Wall});
    frame.segments.push_back({{-0.1 * h, h}, {0.1 * h, h}, Role::Guide});
}

/// The ball goes up and down only, and not into the ground.
void placeBouncingBall(const ParameterValues& values, std::size_t, Point at, std::span<double> q) {
    q[0] = std::max(at.y - bouncingBallRadius * values["height"], 0.0);
}
void pushBouncingBall(const ParameterValues&, std::size_t, Point velocity, std::span<const double>,
                      std::span<double> v) {
    v[0] = velocity.y;
}

/// Bounce k happens at T (1 + 2 e (1 - e^(k-1)) / (1 - e)) with the time T = sqrt(2 h / g) of the first fall.
void numbersOfBounces(const ParameterValues& values, std::vector<KnownNumber>& list) {
    const double h = values["height"], g = values["gravity"], e = values["restitution"];
    if (!(h > 0) || !(g > 0)) return;
    const double T = std::sqrt(2 * h / g);
    double time = T, flight = 2 * e * T;
    for (int k = 1; k <= 10 && (k == 1 || e > 0); ++k) {
        list.push_back({"bounce-" + std::to_string(k),
                        Wording(TRANSLATABLE("metric", "instant of bounce "), std::to_string(k)), "s", time});
        time += flight;
        flight *= e;
    }
    if (e < 1)
        list.push_back(
            {"rest", TRANSLATABLE("metric", "instant from which it rests"), "s", bounceEnd(h, g, e)});
}

constexpr std::string_view bouncingBallPython = R"(def a(t, x, v):
    return -gravity


def energy(t, x, v):
    return v * v / 2, gravity * x
)";

} // namespace

constinit const Scene bouncingBallScene{
    .id = "bouncing-ball",
    .name = TRANSLATABLE("scene", "Bouncing ball"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "A ball that loses a part of its speed at each bounce. Infinitely "
                                         "many bounces are over after a finite time."),
    .energyUnit = "m²/s²",
    .parameters = bouncingBallParameters,
    .coordinates = bouncingBallCoordinates,
    .step = 0.02,
    .duration = 5,
    .problem = problemFrom<BouncingBall>,
    .python = bouncingBallPython,
    .draw = drawBouncingBall,
    .grips = {.place = placeBouncingBall, .push = pushBouncingBall},
    .numbers = numbersOfBounces,
    .bounds = bouncingBallBounds,
};

} // namespace timestep
