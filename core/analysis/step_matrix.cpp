// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/step_matrix.h"

#include "core/random.h"
#include "core/stop.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace timestep {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr int squarings = 36; // a defective eigenvalue leaves an error of log(2^36) / 2^36 = 4e-10

double largestEntry(std::span<const double> matrix) {
    double largest = 0;
    for (const double value : matrix) {
        if (!std::isfinite(value)) return undefined;
        largest = std::max(largest, std::abs(value));
    }
    return largest;
}

/// Eigenvalues (s +- sqrt(s² - 4 d)) / 2 with trace s and determinant d.
double spectralRadiusOfTwo(std::span<const double> m) {
    const double s = m[0] + m[3], d = m[0] * m[3] - m[1] * m[2];
    const double under = (m[0] - m[3]) * (m[0] - m[3]) / 4 + m[1] * m[2];
    return under < 0 ? std::sqrt(std::abs(d)) : std::abs(s / 2) + std::sqrt(under);
}

/// Largest magnitude of the eigenvalues of an m by m matrix in row order, by repeated squaring: the norm of
/// A^(2^k), to the power 2^-k. Round-off grows with the matrix's condition only. Overwrites both arguments
/// (m² numbers each).
double spectralRadius(std::span<double> matrix, std::span<double> scratch, std::size_t m) {
    if (m == 2) return spectralRadiusOfTwo(matrix);
    double logarithm = 0; // logarithm of the factor removed from A^(2^k), divided by 2^k
    double part = 1;
    for (int k = 0; k <= squarings; ++k) {
        const double largest = largestEntry(matrix);
        if (!(largest > 0)) return largest; // 0 or NaN
        logarithm += part * std::log(largest);
        if (k == squarings) break;
        for (double& value : matrix) value /= largest;
        std::fill(scratch.begin(), scratch.end(), 0.0);
        for (std::size_t i = 0; i < m; ++i) {
            mayStop(m * m);
            for (std::size_t j = 0; j < m; ++j) {
                const double factor = matrix[i * m + j];
                if (factor == 0) continue;
                for (std::size_t l = 0; l < m; ++l) scratch[i * m + l] += factor * matrix[j * m + l];
            }
        }
        std::copy(scratch.begin(), scratch.end(), matrix.begin());
        part /= 2;
    }
    return std::exp(logarithm);
}

} // namespace

StepMatrix::StepMatrix(const Integrator& integrator, std::size_t coordinates)
    : integrator_(&integrator),
      state_(emptyState(integrator, coordinates)),
      size_(state_.memory.size() - state_.scalars + state_.y.size()) {
    origin_.assign(size_, 0);
    matrix_.assign(size_ * size_, 0);
    scratch_.assign(size_ * size_, 0);
}

/// Single numbers of the memory belong to the step size and not to the motion: they have their initial
/// values.
void StepMatrix::step(const Problem& problem, double h) {
    if (state_.scalars > 0) {
        kept_ = state_;
        integrator_->start(problem, kept_, 0, h);
        const auto scalars = kept_.memoryScalars();
        std::copy(scalars.begin(), scalars.end(), state_.memoryScalars().begin());
    }
    integrator_->step(problem, state_, 0, h);
}

double StepMatrix::growthOfLinear(const Problem& problem, double h) {
    for (std::size_t i = 0; i < size_; ++i) entry(i) = 0;
    step(problem, h);
    for (std::size_t i = 0; i < size_; ++i) origin_[i] = entry(i);
    for (std::size_t column = 0; column < size_; ++column) {
        for (std::size_t i = 0; i < size_; ++i) entry(i) = i == column ? 1 : 0;
        step(problem, h);
        for (std::size_t i = 0; i < size_; ++i) matrix_[i * size_ + column] = entry(i) - origin_[i];
    }
    return spectralRadius(matrix_, scratch_, size_);
}

bool isLinear(const Problem& problem) {
    const std::size_t n = problem.coordinates();
    std::vector<double> q(n), v(n), dq(n), dv(n), a0(n), a1(n), a2(n), a3(n);
    Random random(1);
    for (int trial = 0; trial < 3; ++trial) {
        problem.start(q, v);
        for (std::size_t i = 0; i < n; ++i) {
            dq[i] = random.uniform(-1, 1);
            dv[i] = random.uniform(-1, 1);
        }
        const auto at = [&](double factor, std::vector<double>& a) {
            problem.start(q, v);
            for (std::size_t i = 0; i < n; ++i) {
                q[i] += factor * dq[i];
                v[i] += factor * dv[i];
            }
            problem.acceleration(0, q, v, a);
        };
        at(0, a0);
        at(1, a1);
        at(-1, a2);
        at(3, a3);
        for (std::size_t i = 0; i < n; ++i) {
            const double slope = (a1[i] - a2[i]) / 2;
            const double size = std::abs(a0[i]) + std::abs(a1[i]) + std::abs(a2[i]) + std::abs(a3[i]);
            if (!(std::abs(a1[i] - a0[i] - slope) <= 1e-10 * size &&
                  std::abs(a3[i] - a0[i] - 3 * slope) <= 1e-10 * size))
                return false;
        }
    }
    return true;
}

double fastestFrequency(const Problem& problem) {
    const std::size_t n = problem.coordinates();
    constexpr double d = 1e-5;
    std::vector<double> q(n), v(n), plus(n), minus(n), matrix(n * n), scratch(n * n);
    problem.start(q, v);
    for (std::size_t column = 0; column < n; ++column) {
        const double kept = q[column], keptV = v[column];
        q[column] = kept + d;
        problem.acceleration(0, q, v, plus);
        q[column] = kept - d;
        problem.acceleration(0, q, v, minus);
        q[column] = kept;
        for (std::size_t i = 0; i < n; ++i) matrix[i * n + column] = (minus[i] - plus[i]) / (2 * d);
        v[column] = keptV + 1;
        problem.acceleration(0, q, v, plus);
        v[column] = keptV - 1;
        problem.acceleration(0, q, v, minus);
        v[column] = keptV;
        if (plus != minus) return undefined;
    }
    if (n == 1) return matrix[0] > 0 ? std::sqrt(matrix[0]) : undefined;
    return std::sqrt(spectralRadius(matrix, scratch, n));
}

double growthOfPerturbation(const Integrator& integrator, const Problem& problem, double h,
                            std::size_t steps) {
    const std::size_t n = problem.coordinates();
    constexpr double small = 1e-7;
    IntegratorState run = startIntegrator(integrator, problem, h);
    std::vector<double> q(run.q().begin(), run.q().end()), v(run.v().begin(), run.v().end());
    for (std::size_t i = 0; i < n; ++i) q[i] += small;
    IntegratorState near = startIntegrator(integrator, problem, 0, h, q, v);
    const auto distance = [&] {
        double sum = 0;
        for (std::size_t i = 0; i < 2 * n; ++i) sum += (near.y[i] - run.y[i]) * (near.y[i] - run.y[i]);
        return std::sqrt(sum);
    };
    const double first = distance();
    double logarithm = 0;
    for (std::size_t step = 0; step < steps; ++step) {
        const double t = static_cast<double>(step) * h;
        integrator.step(problem, run, t, h);
        integrator.step(problem, near, t, h);
        const double factor = distance() / first;
        if (!std::isfinite(factor)) return infinite;
        if (factor == 0) return 0;
        logarithm += std::log(factor);
        for (std::size_t i = 0; i < 2 * n; ++i) near.y[i] = run.y[i] + (near.y[i] - run.y[i]) / factor;
        for (std::size_t i = 0; i < run.memory.size(); ++i)
            near.memory[i] = run.memory[i] + (near.memory[i] - run.memory[i]) / factor;
    }
    return std::exp(logarithm / static_cast<double>(steps));
}

} // namespace timestep
