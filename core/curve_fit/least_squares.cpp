// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/least_squares.h"

namespace timestep::least_squares {

namespace {

struct Normal {
    Matrix matrix; ///< J^T J
    Vector slope;  ///< J^T r
    double residuals = 0;
};

Normal normalEquations(const Points& points, const Model& model, const Vector& p) {
    Normal normal{Matrix::Zero(p.size(), p.size()), Vector::Zero(p.size()), 0};
    Vector gradient = Vector::Zero(p.size());
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const double r = points.y[i] - model(points.x[i], p, gradient);
        normal.matrix += gradient * gradient.transpose();
        normal.slope += r * gradient;
        normal.residuals += r * r;
    }
    return normal;
}

} // namespace

bool refine(const Points& points, const Model& model, Vector& p, Matrix& covariance, double& residuals) {
    constexpr int tries = 200;
    double damping = 1e-3;
    Normal now = normalEquations(points, model, p);
    for (int i = 0; i < tries; ++i) {
        Matrix damped = now.matrix;
        damped.diagonal() *= 1 + damping;
        const Vector step = damped.ldlt().solve(now.slope);
        if (!step.allFinite()) return false;
        const Vector next = p + step;
        const Normal there = normalEquations(points, model, next);
        if (std::isfinite(there.residuals) && there.residuals <= now.residuals) {
            const bool still = (step.array().abs() <= 1e-12 * (p.array().abs() + 1e-300)).all() ||
                               now.residuals - there.residuals <= 1e-15 * now.residuals;
            p = next;
            now = there;
            damping *= 0.1;
            if (still) break;
        } else if ((damping *= 10) > 1e16) {
            break;
        }
    }
    const Vector scale = now.matrix.diagonal().array().sqrt().inverse();
    if (!scale.allFinite()) return false;
    const Matrix scaled = scale.asDiagonal() * now.matrix * scale.asDiagonal();
    const Eigen::FullPivLU<Matrix> decomposed(scaled);
    if (!decomposed.isInvertible()) return false;
    const auto freedom = static_cast<double>(points.x.size()) - static_cast<double>(p.size());
    covariance = scale.asDiagonal() * decomposed.inverse() * scale.asDiagonal();
    covariance *= freedom > 0 ? now.residuals / freedom : 0;
    residuals = now.residuals;
    return covariance.allFinite();
}

} // namespace timestep::least_squares
