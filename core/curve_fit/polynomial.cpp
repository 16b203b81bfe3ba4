// SPDX-License-Identifier: GPL-3.0-or-later
// Polynomials, by orthogonal decomposition over x minus its mean, divided by its range.
#include "core/curve_fit/least_squares.h"

#include <algorithm>

namespace timestep::least_squares {

/// With u = (x - m) / s and y = sum q_k u^k: the coefficients of x are T q with
/// T_jk = binomial(k, j) (-m)^(k - j) / s^k, and their covariance is T C T^T.
Fit polynomialThrough(Points& points, int degree) {
    const auto n = static_cast<Eigen::Index>(points.x.size());
    const Eigen::Index count = degree + 1;
    if (n < count) return {};
    points.centre();
    double reach = 0;
    for (const double u : points.x) reach = std::max(reach, std::abs(u));
    if (!(reach > 1e-12 * std::abs(points.meanX)) || !std::isfinite(reach)) return {};
    Eigen::MatrixXd powers(n, count);
    Eigen::VectorXd y(n);
    for (Eigen::Index i = 0; i < n; ++i) {
        const double u = points.x[static_cast<std::size_t>(i)] / reach;
        y[i] = points.y[static_cast<std::size_t>(i)];
        powers(i, 0) = 1;
        for (Eigen::Index k = 1; k < count; ++k) powers(i, k) = powers(i, k - 1) * u;
    }
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> solver(powers);
    if (solver.rank() < count) return {};
    const Eigen::VectorXd q = solver.solve(y);
    const double squares = (y - powers * q).squaredNorm();
    const double variance = n > count ? squares / static_cast<double>(n - count) : 0;
    const Eigen::MatrixXd covariance = variance * (powers.transpose() * powers).inverse();
    Eigen::MatrixXd back = Eigen::MatrixXd::Zero(count, count);
    for (Eigen::Index k = 0; k < count; ++k) {
        double binomial = 1; // of k and j
        for (Eigen::Index j = 0; j <= k; ++j) {
            back(j, k) = binomial * std::pow(-points.meanX, static_cast<double>(k - j)) /
                         std::pow(reach, static_cast<double>(k));
            binomial *= static_cast<double>(k - j) / static_cast<double>(j + 1);
        }
    }
    const Eigen::VectorXd coefficients = back * q;
    const Eigen::MatrixXd errors = back * covariance * back.transpose();
    if (!coefficients.allFinite() || !errors.allFinite()) return {};
    Fit fit;
    for (Eigen::Index i = 0; i < count; ++i)
        fit.parameters[static_cast<std::size_t>(i)] = {std::string(1, static_cast<char>('a' + i)),
                                                       coefficients[i], errorOf(errors(i, i))};
    fit.count = static_cast<std::size_t>(count);
    fit.points = points.x.size();
    fit.determination = explained(squares, points.aboutMean());
    return fit;
}

} // namespace timestep::least_squares
