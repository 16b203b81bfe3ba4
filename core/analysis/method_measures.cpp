// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/method_measures.h"

#include "core/exact/pendulum_motion.h"
#include "core/scenes/scene_list.h"
#include "core/undefined.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace timestep {

namespace {

std::unique_ptr<Problem>
measuredProblem(const Scene& scene, std::initializer_list<std::pair<std::string_view, double>> settings) {
    ParameterValues values(scene.parameters);
    for (const auto& [id, value] : settings) values.set(id, value);
    return problemOf(scene, values);
}

class DrivenByTime final : public Problem {
public:
    std::size_t coordinates() const override { return 1; }
    void start(std::span<double> q, std::span<double> v) const override { exact(0, q, v); }
    void acceleration(double t, std::span<const double>, std::span<const double>,
                      std::span<double> a) const override {
        a[0] = std::cos(t);
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
    bool exact(double t, std::span<double> q, std::span<double> v) const override {
        q[0] = -std::cos(t);
        v[0] = std::sin(t);
        return true;
    }
};

/// A driven pendulum with friction, on which methods of the same motion without friction differ.
class DampedSwing final : public Problem {
public:
    std::size_t coordinates() const override { return 1; }
    void start(std::span<double> q, std::span<double> v) const override {
        q[0] = 1.83;
        v[0] = 0.6;
    }
    void acceleration(double t, std::span<const double> q, std::span<const double> v,
                      std::span<double> a) const override {
        a[0] = -11.7 * std::sin(q[0]) - 0.5 * v[0] + std::cos(2 * t);
    }
    double kineticEnergy(std::span<const double>, std::span<const double>) const override { return 0; }
    double potentialEnergy(double, std::span<const double>) const override { return 0; }
    double energyScale() const override { return 1; }
};

bool mustStop(const Worker* worker) {
    return worker != nullptr && !worker->goesOn();
}

double energyNow(const Problem& problem, const IntegratorState& state, double t) {
    return problem.kineticEnergy(state.q(), state.v()) + problem.potentialEnergy(t, state.q());
}

/// The largest value so far; NaN as soon as one of them is NaN.
double largerError(double sofar, double value) {
    return std::isnan(value) || value > sofar ? value : sofar;
}

} // namespace

std::unique_ptr<Problem> referencePendulum() {
    return measuredProblem(
        pendulumScene,
        {{"length", 1}, {"gravity", 11.7}, {"start-angle", 1.83}, {"start-angular-velocity", 0.6}});
}

std::unique_ptr<Problem> springOf(double w, double damping) {
    return measuredProblem(springScene, {{"stiffness", w * w}, {"damping", damping}});
}

std::unique_ptr<Problem> drivenByTime() {
    return std::make_unique<DrivenByTime>();
}

double phaseError(const Problem& problem, const IntegratorState& state, double t) {
    std::vector<double> exact(2 * state.n);
    const std::span<double> all(exact);
    if (!problem.exact(t, all.first(state.n), all.last(state.n))) return undefined;
    const double w = problem.naturalFrequency() > 0 ? problem.naturalFrequency() : 1;
    double sum = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) {
        const double difference = (state.y[i] - exact[i]) / (i < state.n ? 1 : w);
        sum += difference * difference;
    }
    return std::sqrt(sum);
}

double largestError(const Integrator& integrator, const Problem& problem, double T, int N,
                    const Worker* worker) {
    const double h = T / N;
    IntegratorState state = startIntegrator(integrator, problem, h);
    double error = 0;
    for (int n = 0; n < N && !std::isnan(error) && !mustStop(worker); ++n) {
        integrator.step(problem, state, n * h, h);
        error = largerError(error, phaseError(problem, state, (n + 1) * h));
    }
    return error;
}

double largestErrorOnAlternatingSteps(const Integrator& integrator, const Problem& problem, double T, int N,
                                      const Worker* worker) {
    const double h = T / (1.5 * N);
    IntegratorState state = startIntegrator(integrator, problem, h);
    double error = 0;
    for (int n = 0; n < N && !std::isnan(error) && !mustStop(worker); ++n) {
        const double t = 3 * h * (n / 2) + (n % 2 == 1 ? h : 0), step = n % 2 == 1 ? 2 * h : h;
        integrator.step(problem, state, t, step);
        error = largerError(error, phaseError(problem, state, t + step));
    }
    return error;
}

std::vector<double> measuredOrders(const Integrator& integrator, const Problem& problem, double T, int N,
                                   decltype(&largestError) errorOf) {
    std::vector<double> orders;
    double last = errorOf(integrator, problem, T, N, nullptr);
    for (int halving = 1; halving <= 3; ++halving) {
        const double error = errorOf(integrator, problem, T, N << halving, nullptr);
        if (halving == 3 && error < errorOfRoundOff) break;
        orders.push_back(std::log2(last / error));
        last = error;
    }
    return orders;
}

std::pair<double, double> oneStep(const Integrator& integrator, const Problem& problem, double q, double v,
                                  double h) {
    IntegratorState state = startIntegrator(integrator, problem, 0, h, {&q, 1}, {&v, 1});
    integrator.step(problem, state, 0, h);
    return {state.y[0], state.y[1]};
}

double areaFactor(const Integrator& integrator, const Problem& problem, double q, double v, double h) {
    constexpr double d = 1e-3;
    const auto derivative = [&](double dq, double dv) {
        const auto at = [&](double s) { return oneStep(integrator, problem, q + s * dq, v + s * dv, h); };
        const auto far = at(2), near = at(1), minusNear = at(-1), minusFar = at(-2);
        const auto slope = [](double a, double b, double c, double e) {
            return (8 * (b - c) - (a - e)) / (12 * d);
        };
        return std::pair{slope(far.first, near.first, minusNear.first, minusFar.first),
                         slope(far.second, near.second, minusNear.second, minusFar.second)};
    };
    const auto byQ = derivative(d, 0), byV = derivative(0, d);
    return byQ.first * byV.second - byQ.second * byV.first;
}

std::vector<AreaFactor> areaFactors(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    std::vector<AreaFactor> factors;
    for (const double theta : {-2.5, -0.4, 0.3, 1.83})
        for (const double omega : {-1.1, 0.6, 4.0})
            factors.push_back({theta, omega, areaFactor(integrator, *pendulum, theta, omega, 0.2)});
    return factors;
}

double areaDeviation(const Integrator& integrator) {
    double deviation = 0;
    for (const AreaFactor& one : areaFactors(integrator))
        deviation = largerError(deviation, std::abs(one.factor - 1));
    return deviation;
}

std::pair<double, double> energyErrors(const Integrator& integrator, const Problem& problem, double T,
                                       double h, const Worker* worker) {
    const auto steps = static_cast<int>(T / h);
    IntegratorState state = startIntegrator(integrator, problem, h);
    const double start = energyNow(problem, state, 0);
    double early = 0, largest = 0;
    for (int n = 0; n < steps && !std::isnan(largest) && !mustStop(worker); ++n) {
        integrator.step(problem, state, n * h, h);
        const double error = std::abs(energyNow(problem, state, (n + 1) * h) - start) / problem.energyScale();
        largest = largerError(largest, error);
        if (n < steps / 10) early = largest;
    }
    return {early, largest};
}

std::optional<double> energyGrowth(const Integrator& integrator, const Worker* worker) {
    constexpr double smallest = 1e-5;
    const auto pendulum = referencePendulum();
    const double T = 20 * pendulumPeriod(std::sqrt(11.7), {1.83, 0.6});
    double h = 0.1;
    std::pair<double, double> errors;
    do {
        h /= 2;
        if (h < smallest || mustStop(worker)) return {};
        errors = energyErrors(integrator, *pendulum, T / 10, h, worker);
    } while (!(errors.second < 0.01));
    if (!(errors.second > 1e-10)) return {};
    errors = energyErrors(integrator, *pendulum, T, h, worker);
    return errors.second / errors.first;
}

double distanceAfterReturn(const Integrator& integrator, int steps) {
    const auto pendulum = referencePendulum();
    const double h = 0.1;
    IntegratorState state = startIntegrator(integrator, *pendulum, h);
    const std::vector<double> start = state.y;
    for (int n = 0; n < steps; ++n) integrator.step(*pendulum, state, n * h, h);
    IntegratorState back = startIntegrator(integrator, *pendulum, steps * h, -h, state.q(), state.v());
    for (int n = steps; n > 0; --n) integrator.step(*pendulum, back, n * h, -h);
    return std::hypot(back.y[0] - start[0], back.y[1] - start[1]);
}

double spectralRadius(const Integrator& integrator, double h) {
    const auto problem = springOf(1);
    IntegratorState state = startIntegrator(integrator, *problem, h);
    const std::size_t kept = state.y.size(), size = kept + state.memory.size() - state.scalars;
    const std::vector<double> scalars(state.memoryScalars().begin(), state.memoryScalars().end());
    const auto entry = [&](std::size_t i) -> double& {
        return i < kept ? state.y[i] : state.memory[i - kept];
    };
    const auto image = [&](const Eigen::VectorXd& from) {
        for (std::size_t i = 0; i < size; ++i) entry(i) = from(static_cast<Eigen::Index>(i));
        std::copy(scalars.begin(), scalars.end(), state.memoryScalars().begin());
        integrator.step(*problem, state, 0, h);
        Eigen::VectorXd to(static_cast<Eigen::Index>(size));
        for (std::size_t i = 0; i < size; ++i) to(static_cast<Eigen::Index>(i)) = entry(i);
        return to;
    };
    const auto count = static_cast<Eigen::Index>(size);
    Eigen::MatrixXd matrix(count, count);
    for (Eigen::Index column = 0; column < count; ++column)
        matrix.col(column) = image(Eigen::VectorXd::Unit(count, column));
    Eigen::VectorXd probe(count);
    for (Eigen::Index i = 0; i < count; ++i) probe(i) = std::cos(1.0 + 2.0 * static_cast<double>(i));
    const Eigen::VectorXd difference = image(probe) - matrix * probe;
    if (!matrix.allFinite() ||
        !(difference.cwiseAbs().maxCoeff() <= 1e-9 * (1 + matrix.cwiseAbs().maxCoeff())))
        return undefined;
    return Eigen::EigenSolver<Eigen::MatrixXd>(matrix, false).eigenvalues().cwiseAbs().maxCoeff();
}

std::pair<int, int> evaluationsPerStep(const Integrator& integrator) {
    const auto pendulum = referencePendulum();
    IntegratorState state = startIntegrator(integrator, *pendulum, 0.05);
    std::pair<int, int> counts{0, 0};
    for (int n = 0; n < 10; ++n) {
        const std::int64_t before = state.evaluations;
        integrator.step(*pendulum, state, n * 0.05, 0.05);
        const auto made = static_cast<int>(state.evaluations - before);
        counts = n == 0 ? std::pair{made, made}
                        : std::pair{std::min(counts.first, made), std::max(counts.second, made)};
    }
    return counts;
}

double differenceOfMotions(const Integrator& one, const Integrator& other, bool damped) {
    struct Start {
        double place, speed; ///< factors of the problem's initial values
    };
    const auto pendulum = referencePendulum(), star = measuredProblem(henonHeilesScene, {});
    const DampedSwing swing;
    const std::vector<const Problem*> problems =
        damped ? std::vector<const Problem*>{&swing}
               : std::vector<const Problem*>{pendulum.get(), star.get()};
    double difference = 0;
    for (const Problem* problem : problems) {
        for (const Start factor : {Start{1, 1}, {0.9, 1.1}, {1.1, 0.8}}) {
            std::vector<double> q(problem->coordinates()), v(q.size());
            problem->start(q, v);
            for (double& x : q) x *= factor.place;
            for (double& x : v) x *= factor.speed;
            const double h = 0.03;
            IntegratorState a = startIntegrator(one, *problem, 0, h, q, v),
                            b = startIntegrator(other, *problem, 0, h, q, v);
            for (int n = 0; n < 50; ++n) {
                one.step(*problem, a, n * h, h);
                other.step(*problem, b, n * h, h);
            }
            for (std::size_t i = 0; i < a.y.size(); ++i)
                difference = largerError(difference, std::abs(a.y[i] - b.y[i]) / (1 + std::abs(b.y[i])));
        }
    }
    return difference;
}

} // namespace timestep
