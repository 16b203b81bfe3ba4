// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/applies.h"

#include <cmath>
#include <variant>

namespace timestep {

bool hasFirstOrder(const Problem& problem) {
    for (std::size_t i = 0; i < problem.coordinates(); ++i)
        if (problem.isFirstOrder(i)) return true;
    return false;
}

namespace {

/// x' = -x² from 1, so that x(1) = 1/2, as an equation of first order; or x'' = -x from 1, at rest.
class OrderProbe final : public Problem {
public:
    explicit OrderProbe(bool firstOrder) : firstOrder_(firstOrder) {}
    std::size_t coordinates() const override { return 1; }
    bool isFirstOrder(std::size_t) const override { return firstOrder_; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = firstOrder_ ? 0 : 1;
        v[0] = firstOrder_ ? 1 : 0;
    }
    void acceleration(double, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        a[0] = firstOrder_ ? -v[0] * v[0] : -q[0];
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }

    /// The error at time 1 after this number of steps.
    double error(const Integrator& integrator, int steps) const {
        const double h = 1.0 / steps;
        IntegratorState state = startIntegrator(integrator, *this, h);
        for (int n = 0; n < steps; ++n) integrator.step(*this, state, n * h, h);
        if (firstOrder_) return std::abs(state.v()[0] - 0.5);
        return std::hypot(state.q()[0] - std::cos(1.0), state.v()[0] + std::sin(1.0));
    }

private:
    bool firstOrder_;
};

/// True if a user-written method loses order on equations of first order.
bool isForSecondOrder(const Integrator& integrator) {
    constexpr double roundOff = 1e-12;
    const auto orderOn = [&](bool firstOrder) {
        const OrderProbe probe(firstOrder);
        const double coarse = probe.error(integrator, 16), fine = probe.error(integrator, 32);
        return fine < roundOff ? HUGE_VAL : std::log2(coarse / fine);
    };
    return orderOn(true) < orderOn(false) - 0.5 && orderOn(false) < HUGE_VAL;
}

} // namespace

Text whyNotApplied(const Integrator& integrator, const Problem& problem) {
    if (std::holds_alternative<WrittenMethod>(integrator.scheme) && hasFirstOrder(problem) &&
        isForSecondOrder(integrator))
        return TRANSLATABLE("integrator", "This text is written for equations of second order, x'' = ...: on "
                                          "equations of first order, x' = ..., it loses its order.");
    const bool needsSecondOrder =
        std::visit([](const auto& method) { return method.needsSecondOrder; }, integrator.scheme);
    if (!needsSecondOrder || !hasFirstOrder(problem)) return {};
    return TRANSLATABLE("integrator", "This method needs equations of second order, x'' = ..., and this "
                                      "problem has equations of first order, x' = ...");
}

} // namespace timestep
