// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/levenberg_marquardt.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace timestep {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr double smallStep = 1e-10;       ///< relative to the scale of each parameter
constexpr double smallReduction = 1e-12;  ///< of the sum of squares
constexpr double uselessReduction = 1e-7; ///< predicted; derivatives by differences are not more accurate
constexpr double smallCosine = 1e-9;      ///< between r and the columns of J

/// The step s of (J^T J + lambda D²) s = -J^T r.
VectorXd dampedStep(const MatrixXd& J, const VectorXd& r, const VectorXd& D, double lambda) {
    const Index n = r.size(), p = D.size();
    MatrixXd stacked(n + p, p);
    stacked << J, MatrixXd((std::sqrt(lambda) * D).asDiagonal());
    VectorXd right = VectorXd::Zero(n + p);
    right.head(n) = -r;
    return stacked.householderQr().solve(right);
}

/// The same step within the bounds: parameters that would leave them are fixed at the bound, and the system
/// is solved again for the others.
VectorXd boundedStep(const LeastSquaresProblem& problem, const LeastSquaresResult& now, const VectorXd& D,
                     double lambda) {
    VectorXd s = VectorXd::Zero(D.size()), r = now.r;
    std::vector<Index> free(static_cast<std::size_t>(D.size()));
    std::iota(free.begin(), free.end(), Index{0});
    while (!free.empty()) {
        const VectorXd step = dampedStep(now.J(Eigen::all, free), r, D(free), lambda);
        std::vector<Index> stillFree;
        for (std::size_t k = 0; k < free.size(); ++k) {
            const Index i = free[k];
            const double wanted = now.p[i] + step[static_cast<Index>(k)];
            s[i] = std::clamp(wanted, problem.low[i], problem.high[i]) - now.p[i];
            if (wanted < problem.low[i] || wanted > problem.high[i])
                r += now.J.col(i) * s[i];
            else
                stillFree.push_back(i);
        }
        if (stillFree.size() == free.size()) break;
        free = std::move(stillFree);
    }
    return s;
}

/// The largest |cos| of the angle between r and a column of J whose parameter can move in that direction.
double largestCosine(const LeastSquaresProblem& problem, const LeastSquaresResult& now) {
    double largest = 0;
    const double length = now.r.norm();
    for (Index i = 0; i < now.p.size(); ++i) {
        const double slope = now.J.col(i).dot(now.r), norm = now.J.col(i).norm();
        const bool held =
            (slope > 0 && now.p[i] <= problem.low[i]) || (slope < 0 && now.p[i] >= problem.high[i]);
        if (!held && norm > 0 && length > 0) largest = std::max(largest, std::abs(slope) / (norm * length));
    }
    return largest;
}

} // namespace

LeastSquaresResult minimizeSquares(const LeastSquaresProblem& problem, VectorXd start) {
    using End = LeastSquaresResult::End;
    LeastSquaresResult now;
    now.p = std::move(start);
    const auto ended = [&](End end) {
        now.end = problem.goesOn() ? end : End::Stopped;
        return now;
    };
    if (!problem.residuals(now.p, now.r) || !problem.jacobian(now.p, now.r, now.J))
        return ended(End::NotDefined);
    VectorXd D = VectorXd::Zero(now.p.size()), r;
    double lambda = 1e-3, growth = 2;
    for (; now.iterations < mostFitIterations; ++now.iterations) {
        for (Index i = 0; i < D.size(); ++i) {
            D[i] = std::max(D[i], now.J.col(i).norm());
            if (D[i] == 0) D[i] = 1 / problem.scale[i];
        }
        if (largestCosine(problem, now) <= smallCosine) return ended(End::Converged);
        for (;;) {
            if (!problem.goesOn()) return ended(End::Stopped);
            const VectorXd s = boundedStep(problem, now, D, lambda), p = now.p + s;
            const double sum = now.r.squaredNorm(), promised = sum - (now.r + now.J * s).squaredNorm();
            if (!s.allFinite()) return ended(End::NoProgress);
            if ((s.array().abs() <= smallStep * problem.scale.array()).all())
                return ended(promised <= uselessReduction * sum || lambda < 1e6 ? End::Converged
                                                                                : End::NoProgress);
            const double gained = problem.residuals(p, r) ? sum - r.squaredNorm() : -sum;
            if (gained > 0) {
                const double ratio = gained / promised;
                now.p = p;
                std::swap(now.r, r);
                if (!problem.jacobian(now.p, now.r, now.J)) return ended(End::NotDefined);
                lambda *= std::max(1.0 / 3, 1 - std::pow(2 * std::clamp(ratio, 0.0, 1.0) - 1, 3));
                growth = 2;
                if (gained <= smallReduction * sum && promised <= smallReduction * sum)
                    return ended(End::Converged);
                break;
            }
            if (promised <= uselessReduction * sum) return ended(End::Converged);
            lambda *= growth;
            growth *= 2;
            if (lambda > 1e30) return ended(End::NoProgress);
        }
    }
    return ended(End::TooManyIterations);
}

} // namespace timestep
