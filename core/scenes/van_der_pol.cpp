// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/closed_form_problem.h"
#include "core/scenes/grips.h"
#include "core/scenes/problem_scenes.h"
#include "core/scenes/scene_drawing.h"
#include "core/translatable.h"

#include <cmath>

namespace timestep {

namespace {

constexpr Parameter vanDerPolParameters[] = {
    {.id = "mu",
     .name = TRANSLATABLE("parameter", "nonlinearity μ"),
     .unit = "1",
     .standard = 1,
     .minimum = -anyNumber,
     .lower = 0,
     .upper = 10},
    {.id = "start-x",
     .name = TRANSLATABLE("parameter", "start x"),
     .unit = "1",
     .standard = 0.5,
     .minimum = -anyNumber,
     .lower = -4,
     .upper = 4,
     .restarts = true},
    {.id = "start-velocity",
     .name = TRANSLATABLE("parameter", "start velocity"),
     .unit = "1",
     .standard = 0,
     .minimum = -anyNumber,
     .lower = -4,
     .upper = 4,
     .restarts = true},
};

constexpr Coordinate vanDerPolCoordinates[] = {
    {.id = "x",
     .name = TRANSLATABLE("metric", "voltage x"),
     .unit = "1",
     .velocityId = "v",
     .velocityName = TRANSLATABLE("metric", "rate of change v"),
     .velocityUnit = "1",
     .start = "start-x",
     .startVelocity = "start-velocity"},
};

/// x'' = μ (1 - x²) x' - x, without units: an oscillating circuit whose valve feeds small motions and damps
/// large ones. Every motion except rest ends on one cycle: for μ = 1 of period 6.66328685932 and amplitude
/// 2.00861986087. Source: B. van der Pol, Phil. Mag. 2 (1926) 978-992; the numbers: C. M. Andersen,
/// J. F. Geer, SIAM J. Appl. Math. 42 (1982) 678-693, and many since.
class VanDerPol : public ClosedFormProblem<VanDerPol, SelfExcited> {
public:
    explicit VanDerPol(const ParameterValues& values)
        : mu_(values["mu"]), x0_(values["start-x"]), v0_(values["start-velocity"]) {}

    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = x0_;
        v[0] = v0_;
    }
    SelfExcited::Constants constants() const { return {mu_}; }
    double kineticEnergy(std::span<const double>, std::span<const double> v) const override {
        return v[0] * v[0] / 2;
    }
    double potentialEnergy(double, std::span<const double> q) const override { return q[0] * q[0] / 2; }
    double energyScale() const override { return firstPositive((x0_ * x0_ + v0_ * v0_) / 2, 0.5); }
    bool conservative() const override { return mu_ == 0; }
    double dampingRate() const override { return mu_ == 0 ? 0 : -1; }
    double naturalFrequency() const override { return 1; }

private:
    double mu_, x0_, v0_; ///< [1]
};

std::unique_ptr<Problem> vanDerPolProblem(const ParameterValues& values) {
    return std::make_unique<VanDerPol>(values);
}

Box vanDerPolBounds(const ParameterValues&) {
    return {-3, -1.2, 3, 1.5};
}

void drawVanDerPol(const ParameterValues&, std::span<const double> q, Frame& frame) {
    constexpr double block = 0.5, floor = -0.25, reach = 2.9;
    frame.points.push_back({.at = {q[0], 0}, .index = 0});
    addBlock(frame, {q[0], 0}, block, block, Role::Body);
    addGround(frame, -reach, reach, floor);
    frame.segments.push_back({{0, floor}, {0, 1}, Role::Guide});
}

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
    .problem = vanDerPolProblem,
    .draw = drawVanDerPol,
    .grips = gripsAlongX,
    .bounds = vanDerPolBounds,
};

} // namespace timestep
