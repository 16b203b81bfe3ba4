// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/least_squares.h"

#include "core/curve_fit/levenberg_marquardt.h"

namespace timestep::least_squares {

bool refine(const Points& points, const Model& model, Vector& p, Matrix& covariance, double& residuals) {
    const auto n = static_cast<Eigen::Index>(points.x.size());
    const auto x = [&](Eigen::Index i) { return points.x[static_cast<std::size_t>(i)]; };
    LeastSquaresProblem problem;
    problem.residuals = [&](const Eigen::VectorXd& at, Eigen::VectorXd& r) {
        const Vector here = at;
        r.resize(n);
        for (Eigen::Index i = 0; i < n; ++i)
            r[i] = model(x(i), here, nullptr) - points.y[static_cast<std::size_t>(i)];
        return std::isfinite(r.squaredNorm());
    };
    problem.jacobian = [&](const Eigen::VectorXd& at, Eigen::MatrixXd& J) {
        const Vector here = at;
        Vector gradient = Vector::Zero(here.size());
        J.resize(n, here.size());
        for (Eigen::Index i = 0; i < n; ++i) {
            model(x(i), here, &gradient);
            J.row(i) = gradient;
        }
        return std::isfinite(J.squaredNorm());
    };
    const LeastSquaresResult found = minimizeSquares(problem, p);
    Eigen::MatrixXd ofUnitVariance;
    if (found.end == LeastSquaresResult::End::NotDefined || !invertNormal(found.J, ofUnitVariance).empty())
        return false;
    p = found.p;
    residuals = found.r.squaredNorm();
    const auto freedom = static_cast<double>(n - p.size());
    covariance = ofUnitVariance * (freedom > 0 ? residuals / freedom : 0);
    return covariance.allFinite();
}

} // namespace timestep::least_squares
