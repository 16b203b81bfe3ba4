// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/input_error.h"
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr Parameter predatorPreyParameters[] = {
    number("growth", TRANSLATABLE("parameter", "growth of the prey α"), "1/a", 1.1, positive(0.1, 3)),
    number("catch", TRANSLATABLE("parameter", "loss per predator β"), "1/a", 0.4, positive(0.1, 2)),
    number("benefit", TRANSLATABLE("parameter", "gain per prey δ"), "1/a", 0.1, positive(0.05, 1)),
    number("decline", TRANSLATABLE("parameter", "decline of the predators γ"), "1/a", 0.4, positive(0.1, 2)),
    startNumber("start-prey", TRANSLATABLE("parameter", "prey at the start"), "1", 10, positive(1, 30)),
    startNumber("start-predators", TRANSLATABLE("parameter", "predators at the start"), "1", 5,
                positive(1, 30)),
};

constexpr Coordinate predatorPreyCoordinates[] = {
    coordinate({"prey", TRANSLATABLE("metric", "prey"), "1", "start-prey"},
               {"prey-rate", TRANSLATABLE("metric", "rate of change of the prey"), "1/a"}),
    coordinate({"predators", TRANSLATABLE("metric", "predators"), "1", "start-predators"},
               {"predators-rate", TRANSLATABLE("metric", "rate of change of the predators"), "1/a"}),
};

constexpr ConservedQuantity predatorPreyQuantities[] = {
    {.id = "invariant", .name = TRANSLATABLE("metric", "conserved quantity"), .unit = "1/a"}};

/// x' = α x - β x y, y' = δ x y - γ y for x prey and y predators; a: years. Conserved is V = δ x - γ ln x + β
/// y - α ln y; the numbers are at rest at (γ/δ, α/β), and small motions around it have the angular frequency
/// sqrt(α γ). Sources: A. J. Lotka, Elements of Physical Biology (1925); V. Volterra, Nature 118 (1926)
/// 558-560.
class PredatorPrey : public ClosedFormProblem<PredatorPrey, PreyAndPredators, FirstOrderProblem> {
public:
    explicit PredatorPrey(const ParameterValues& values)
        : ClosedFormProblem({values["start-prey"], values["start-predators"]}),
          alpha_(values["growth"]),
          beta_(values["catch"]),
          delta_(values["benefit"]),
          gamma_(values["decline"]) {}

    PreyAndPredators::Constants constants() const { return {alpha_, beta_, delta_, gamma_}; }
    std::span<const ConservedQuantity> quantities() const override { return predatorPreyQuantities; }
    double quantity(std::size_t, std::span<const double> q, std::span<const double>) const override {
        return delta_ * q[0] - gamma_ * std::log(q[0]) + beta_ * q[1] - alpha_ * std::log(q[1]);
    }

private:
    double alpha_, beta_, delta_, gamma_; ///< [1/a]
};

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

constexpr std::string_view predatorPreyPython = R"(def a(t, x, v):
    prey, predators = v  # of first order: the values are in v
    return Vector([prey * (growth - catch * predators), predators * (benefit * prey - decline)])


def quantities(t, values, rates):
    prey, predators = values
    return [benefit * prey - decline * math.log(prey) + catch * predators - growth * math.log(predators)]
)";

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
    .problem = problemFrom<PredatorPrey>,
    .python = predatorPreyPython,
    .draw = drawPredatorPrey,
    .grips = predatorPreyGrips,
    .numbers = numbersOfPredatorPrey,
    .bounds = predatorPreyBounds,
};

} // namespace timestep
