// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/levenberg_marquardt.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace timestep {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr double smallCosine = 1e-9;      ///< between r and the columns of J
constexpr double smallReduction = 1e-12;  ///< of the sum of squares
constexpr double smallStep = 1e-10;       ///< |D s| / |D p|
constexpr double uselessReduction = 1e-7; ///< predicted, of the sum of squares

/// The linear model at p: |r(p + s)|² = |R s + q|² + constant.
struct LinearModel {
    MatrixXd R;
    VectorXd q;

    LinearModel(const MatrixXd& J, const VectorXd& r) {
        const Eigen::HouseholderQR<MatrixXd> qr(J);
        const Index rows = std::min(J.rows(), J.cols());
        R = qr.matrixQR().topRows(rows).triangularView<Eigen::Upper>();
        VectorXd turned = r;
        turned.applyOnTheLeft(qr.householderQ().adjoint());
        q = turned.head(rows);
    }
    double predictedReduction(const VectorXd& s) const { return q.squaredNorm() - (R * s + q).squaredNorm(); }
};

/// The s that minimizes |R s + q|² + lambda |D s|².
VectorXd dampedStep(const MatrixXd& R, const VectorXd& q, const VectorXd& D, double lambda) {
    MatrixXd stacked(q.size() + D.size(), D.size());
    stacked << R, MatrixXd((std::sqrt(lambda) * D).asDiagonal());
    VectorXd right = VectorXd::Zero(stacked.rows());
    right.head(q.size()) = -q;
    return stacked.householderQr().solve(right);
}

/// The same step within the bounds.
VectorXd boundedStep(const LeastSquaresProblem& problem, const LinearModel& model, const VectorXd& p,
                     const VectorXd& D, double lambda) {
    if (problem.low.size() == 0) return dampedStep(model.R, model.q, D, lambda);
    VectorXd s = VectorXd::Zero(D.size()), q = model.q;
    std::vector<Index> free(static_cast<std::size_t>(D.size()));
    std::iota(free.begin(), free.end(), Index{0});
    while (!free.empty()) {
        const VectorXd step = dampedStep(model.R(Eigen::all, free), q, D(free), lambda);
        std::vector<Index> stillFree;
        for (std::size_t k = 0; k < free.size(); ++k) {
            const Index i = free[k];
            const double wanted = p[i] + step[static_cast<Index>(k)];
            s[i] = std::clamp(wanted, problem.low[i], problem.high[i]) - p[i];
            if (wanted < problem.low[i] || wanted > problem.high[i])
                q += model.R.col(i) * s[i];
            else
                stillFree.push_back(i);
        }
        if (stillFree.size() == free.size()) break;
        free = std::move(stillFree);
    }
    return s;
}

/// The largest |cos| of the angle between r and a column of J whose parameter can move in that direction;
/// J^T r = R^T q.
double largestCosine(const LeastSquaresProblem& problem, const LinearModel& model, const VectorXd& p,
                     double length) {
    double largest = 0;
    for (Index i = 0; i < p.size(); ++i) {
        const double slope = model.R.col(i).dot(model.q), norm = model.R.col(i).norm();
        const bool held = problem.low.size() > 0 &&
                          ((slope > 0 && p[i] <= problem.low[i]) || (slope < 0 && p[i] >= problem.high[i]));
        if (!held && norm > 0 && length > 0) largest = std::max(largest, std::abs(slope) / (norm * length));
    }
    return largest;
}

} // namespace

LeastSquaresResult minimizeSquares(const LeastSquaresProblem& problem, VectorXd start) {
    using End = LeastSquaresResult::End;
    const auto goesOn = [&] { return !problem.goesOn || problem.goesOn(); };
    LeastSquaresResult now;
    now.p = std::move(start);
    const auto ended = [&](End end) {
        now.end = goesOn() ? end : End::Stopped;
        return now;
    };
    if (!problem.residuals(now.p, now.r) || !problem.jacobian(now.p, now.J)) return ended(End::NotDefined);
    VectorXd D = VectorXd::Zero(now.p.size()), r;
    double lambda = 1e-3, growth = 2;
    for (; now.iterations < mostFitIterations; ++now.iterations) {
        const LinearModel model(now.J, now.r);
        D = D.cwiseMax(model.R.colwise().norm().transpose());
        // A column of zeros asks for no step; any weight keeps the system solvable.
        const VectorXd weights = (D.array() > 0).select(D, D.maxCoeff() > 0 ? D.maxCoeff() : 1.0);
        const double sum = now.r.squaredNorm();
        if (largestCosine(problem, model, now.p, std::sqrt(sum)) <= smallCosine) return ended(End::Converged);
        for (;;) {
            if (!goesOn()) return ended(End::Stopped);
            const VectorXd s = boundedStep(problem, model, now.p, weights, lambda), p = now.p + s;
            if (!s.allFinite()) return ended(End::NoProgress);
            const double predicted = model.predictedReduction(s);
            if (D.cwiseProduct(s).norm() <= smallStep * D.cwiseProduct(now.p).norm())
                return ended(predicted <= uselessReduction * sum || lambda < 1e6 ? End::Converged
                                                                                 : End::NoProgress);
            const double gained = problem.residuals(p, r) ? sum - r.squaredNorm() : -sum;
            if (gained > 0) {
                now.p = p;
                std::swap(now.r, r);
                if (!problem.jacobian(now.p, now.J)) return ended(End::NotDefined);
                const double ratio = gained / predicted;
                lambda *= std::max(1.0 / 3, 1 - std::pow(2 * std::clamp(ratio, 0.0, 1.0) - 1, 3));
                growth = 2;
                if (gained <= smallReduction * sum && predicted <= smallReduction * sum)
                    return ended(End::Converged);
                break;
            }
            if (predicted <= uselessReduction * sum) return ended(End::Converged);
            lambda *= growth;
            growth *= 2;
            if (lambda > 1e30) return ended(End::NoProgress);
        }
    }
    return ended(End::TooManyIterations);
}

std::vector<std::size_t> invertNormal(const MatrixXd& J, MatrixXd& covariance) {
    const VectorXd norms = J.colwise().norm();
    std::vector<std::size_t> tied;
    for (Index i = 0; i < norms.size(); ++i)
        if (!(norms[i] > 0)) tied.push_back(static_cast<std::size_t>(i));
    if (!tied.empty()) return tied;
    const VectorXd scale = norms.cwiseInverse();
    const Eigen::JacobiSVD<MatrixXd> svd(J * scale.asDiagonal(), Eigen::ComputeThinU | Eigen::ComputeThinV);
    const VectorXd& values = svd.singularValues();
    const Index last = values.size() - 1;
    if (values[last] <= derivativeRoundOff * values[0]) {
        for (Index i = 0; i <= last; ++i)
            if (std::abs(svd.matrixV()(i, last)) > 0.1) tied.push_back(static_cast<std::size_t>(i));
        return tied;
    }
    const MatrixXd half = scale.asDiagonal() * svd.matrixV() * values.cwiseInverse().asDiagonal();
    covariance = half * half.transpose();
    return tied;
}

} // namespace timestep
