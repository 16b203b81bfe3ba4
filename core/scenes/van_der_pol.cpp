// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/scene_drawing.h"
#include "core/scenes/scene_list.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter vanDerPolParameters[] = {
    number("mu", TRANSLATABLE("parameter", "nonlinearity μ"), "1", 1, eitherSign(0, 10)),
    startNumber("start-x", TRANSLATABLE("parameter", "start x"), "1", 0.5, eitherSign(-4, 4)),
    startNumber("start-velocity", TRANSLATABLE("parameter", "start velocity"), "1", 0, eitherSign(-4, 4)),
};

constexpr Coordinate vanDerPolCoordinates[] = {
    coordinate({"x", TRANSLATABLE("metric", "voltage x"), "1", "start-x"},
               {"v", TRANSLATABLE("metric", "rate of change v"), "1", "start-velocity"}),
};

/// x'' = μ (1 - x²) x' - x, without units: an oscillating circuit whose valve feeds small motions and damps
/// large ones. Every motion except rest ends on one cycle: for μ = 1 of period 6.66328685932 and amplitude
/// 2.00861986087. Source: B. van der Pol, Phil. Mag. 2 (1926) 978-992; the numbers: C. M. Andersen,
/// J. F. Geer, SIAM J. Appl. Math. 42 (1982) 678-693, and many since.
class VanDerPol : public ClosedFormProblem<VanDerPol, SelfExcited> {
public:
    explicit VanDerPol(const ParameterValues& values)
        : ClosedFormProblem({values["start-x"]}, {values["start-velocity"]}), mu_(values["mu"]) {}

    SelfExcited::Constants constants() const { return {mu_}; }
    double potentialEnergy(double, std::span<const double> q) const override { return q[0] * q[0] / 2; }
    double energyScale() const override {
        return firstPositive((q0_[0] * q0_[0] + v0_[0] * v0_[0]) / 2, 0.5);
    }
    bool conservative() const override { return mu_ == 0; }
    double dampingRate() const override { return mu_ == 0 ? 0 : -1; }
    double naturalFrequency() const override { return 1; }

private:
    double mu_; ///< [1]
};

void drawVanDerPol(const ParameterValues&, std::span<const double> q, Frame& frame) {
    constexpr double block = 0.5, floor = -0.25, reach = 2.9;
    frame.points.push_back({.at = {q[0], 0}, .index = 0});
    addBlock(frame, {q[0], 0}, block, block, Role::Body);
    addGround(frame, -reach, reach, floor);
    frame.segments.push_back({{0, floor}, {0, 1}, Role::Guide});
}

constexpr std::string_view vanDerPolPython = R"(def a(t, x, v):
    return mu * (1 - x * x) * v - x


def energy(t, x, v):
    return v * v / 2, x * x / 2
)";

constexpr Box vanDerPolView = {-3, -1.2, 3, 1.5};

} // namespace

constinit const Scene vanDerPolScene{
    .id = "van-der-pol",
    .name = TRANSLATABLE("scene", "Van der Pol oscillator"),
    .group = TRANSLATABLE("scene", "Single bodies"),
    .description = TRANSLATABLE("scene", "Small motions grow and large ones shrink, until all follow the "
                                         "same cycle. With a large μ it jumps."),
    .lengthUnit = "1",
    .timeUnit = "1",
    .energyUnit = "1",
    .parameters = vanDerPolParameters,
    .coordinates = vanDerPolCoordinates,
    .step = 0.02,
    .duration = 40,
    .problem = problemFrom<VanDerPol>,
    .python = vanDerPolPython,
    .draw = drawVanDerPol,
    .grips = gripsAlongX,
    .bounds = fixedBounds<vanDerPolView>,
};

} // namespace timestep
