// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr Parameter predatorPreyParameters[] = {
    {.id = "growth",
     .name = TRANSLATABLE("parameter", "growth of the prey α"),
     .unit = "1/a",
     .standard = 1.1,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 3},
    {.id = "catch",
     .name = TRANSLATABLE("parameter", "loss per predator β"),
     .unit = "1/a",
     .standard = 0.4,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 2},
    {.id = "benefit",
     .name = TRANSLATABLE("parameter", "gain per prey δ"),
     .unit = "1/a",
     .standard = 0.1,
     .minimum = 1e-9,
     .lower = 0.05,
     .upper = 1},
    {.id = "decline",
     .name = TRANSLATABLE("parameter", "decline of the predators γ"),
     .unit = "1/a",
     .standard = 0.4,
     .minimum = 1e-9,
     .lower = 0.1,
     .upper = 2},
    {.id = "start-prey",
     .name = TRANSLATABLE("parameter", "prey at the start"),
     .unit = "1",
     .standard = 10,
     .minimum = 1e-9,
     .lower = 1,
     .upper = 30,
     .restarts = true},
    {.id = "start-predators",
     .name = TRANSLATABLE("parameter", "predators at the start"),
     .unit = "1",
     .standard = 5,
     .minimum = 1e-9,
     .lower = 1,
     .upper = 30,
     .restarts = true},
};

constexpr Coordinate predatorPreyCoordinates[] = {
    {.id = "prey",
     .name = TRANSLATABLE("metric", "prey"),
     .unit = "1",
     .velocityId = "prey-rate",
     .velocityName = TRANSLATABLE("metric", "rate of change of the prey"),
     .velocityUnit = "1/a",
     .start = "start-prey"},
    {.id = "predators",
     .name = TRANSLATABLE("metric", "predators"),
     .unit = "1",
     .velocityId = "predators-rate",
     .velocityName = TRANSLATABLE("metric", "rate of change of the predators"),
     .velocityUnit = "1/a",
     .start = "start-predators"},
};

constexpr ConservedQuantity predatorPreyQuantities[] = {
    {.id = "invariant", .name = TRANSLATABLE("metric", "conserved quantity"), .unit = "1/a"}};

/// x' = α x - β x y, y' = δ x y - γ y for x prey and y predators; a: years. Conserved is V = δ x - γ ln x + β
/// y - α ln y; the numbers are at rest at (γ/δ, α/β), and small motions around it have the angular frequency
/// sqrt(α γ). Sources: A. J. Lotka, Elements of Physical Biology (1925); V. Volterra, Nature 118 (1926)
/// 558-560.
class PredatorPrey : public ClosedFormProblem<PredatorPrey, PreyAndPredators> {
public:
    explicit PredatorPrey(const ParameterValues& values)
        : alpha_(values["growth"]),
          beta_(values["catch"]),
          delta_(values["benefit"]),
          gamma_(values["decline"]),
          prey0_(values["start-prey"]),
          predators0_(values["start-predators"]) {}

    bool isFirstOrder(std::size_t) const override { return true; }
    bool hasEnergy() const override { return false; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = q[1] = 0;
        v[0] = prey0_;
        v[1] = predators0_;
    }
    PreyAndPredators::Constants constants() const { return {alpha_, beta_, delta_, gamma_}; }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    bool conservative() const override { return false; }
    std::span<const ConservedQuantity> quantities() const override { return predatorPreyQuantities; }
    double quantity(std::size_t, std::span<const double> q, std::span<const double>) const override {
        return delta_ * q[0] - gamma_ * std::log(q[0]) + beta_ * q[1] - alpha_ * std::log(q[1]);
    }

private:
    double alpha_, beta_, delta_, gamma_; ///< [1/a]
    double prey0_, predators0_;           ///< [1]
};

std::unique_ptr<Problem> predatorPreyProblem(const ParameterValues& values) {
    return std::make_unique<PredatorPrey>(values);
}

Box predatorPreyBounds(const ParameterValues& values) {
    const double prey = values["decline"] / values["benefit"], predators = values["growth"] / values["catch"];
    const double right = 2.2 * std::max(prey, values["start-prey"]);
    const double top = 2.2 * std::max(predators, values["start-predators"]);
    return grown({0, 0, right, top}, 0.05);
}

/// Prey to the right and predators upward, with the point of rest as a guide.
void drawPredatorPrey(const ParameterValues& values, std::span<const double> q, Frame& frame) {
    const Box box = predatorPreyBounds(values);
    const double size = 0.02 * (box.right - box.left);
    const Point rest{values["decline"] / values["benefit"], values["growth"] / values["catch"]};
    frame.points.push_back({.at = {q[0], q[1]}, .radius = 0.7 * size, .index = 0});
    frame.segments.push_back({{0, 0}, {box.right, 0}, Role::Guide});
    frame.segments.push_back({{0, 0}, {0, box.top}, Role::Guide});
    frame.segments.push_back({{rest.x - size, rest.y}, {rest.x + size, rest.y}, Role::Guide});
    frame.segments.push_back({{rest.x, rest.y - size}, {rest.x, rest.y + size}, Role::Guide});
}

/// Numbers of animals stay above 0.
constexpr Grips predatorPreyGrips{
    .perPart = 2,
    .place =
        [](const ParameterValues&, std::size_t, Point at, std::span<double> q) {
            q[0] = std::max(at.x, 1e-9);
            q[1] = std::max(at.y, 1e-9);
        },
    .push = [](const ParameterValues&, std::size_t, Point, std::span<const double>, std::span<double>) {}};

constexpr MethodSetting predatorPreyMethod[] = {{"integrator", "rk4"}};

void numbersOfPredatorPrey(const ParameterValues& values, std::vector<KnownNumber>& list) {
    list.push_back(
        {"rest-prey", TRANSLATABLE("metric", "prey at rest"), "1", values["decline"] / values["benefit"]});
    list.push_back({"rest-predators", TRANSLATABLE("metric", "predators at rest"), "1",
                    values["growth"] / values["catch"]});
    list.push_back({"small-period", TRANSLATABLE("metric", "period of small oscillations"), "a",
                    2 * std::numbers::pi / std::sqrt(values["growth"] * values["decline"])});
}

} // namespace

constinit const Scene predatorPreyScene{
    .id = "predator-prey",
    .name = TRANSLATABLE("scene", "Predators and prey"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "Prey feed the predators, and predators eat the prey: both numbers "
                                         "go up and down for ever. Methods let the cycle grow or shrink."),
    .lengthUnit = "1",
    .timeUnit = "a",
    .energyUnit = "1",
    .parameters = predatorPreyParameters,
    .coordinates = predatorPreyCoordinates,
    .step = 0.05,
    .duration = 60,
    .method = predatorPreyMethod,
    .problem = predatorPreyProblem,
    .draw = drawPredatorPrey,
    .grips = predatorPreyGrips,
    .numbers = numbersOfPredatorPrey,
    .bounds = predatorPreyBounds,
};

} // namespace timestep
