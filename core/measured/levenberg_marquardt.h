// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Dense>

#include <functional>

namespace timestep {

/// A least-squares problem with bounds: find p between `low` and `high` that minimizes |r(p)|².
struct LeastSquaresProblem {
    /// Computes the residuals r, one per point. False if they are not defined for this p.
    std::function<bool(const Eigen::VectorXd& p, Eigen::VectorXd& r)> residuals;
    /// Computes J = dr/dp, points by parameters. False if it is not defined for this p.
    std::function<bool(const Eigen::VectorXd& p, const Eigen::VectorXd& r, Eigen::MatrixXd& J)> jacobian;
    std::function<bool()> goesOn; ///< false: stop
    Eigen::VectorXd low, high;    ///< inclusive
    Eigen::VectorXd scale;        ///< a significant change of each parameter, > 0
};

struct LeastSquaresResult {
    enum class End : unsigned char {
        Converged,
        TooManyIterations,
        NoProgress, ///< no step reduces the sum although the model predicts it: r is not smooth
        NotDefined, ///< r or J is not defined at the start, or J at a later p
        Stopped
    };
    End end = End::Converged;
    Eigen::VectorXd p, r;
    Eigen::MatrixXd J; ///< at p; empty if NotDefined or Stopped
    int iterations = 0;
};

/// Minimizes by damped Gauss-Newton steps: (J^T J + lambda D²) s = -J^T r, solved by a QR decomposition of
/// [J; sqrt(lambda) D]. D contains the largest norms of the columns of J so far (J. J. More, in Lecture Notes
/// in Mathematics 630 (1978) 105), lambda follows the ratio of actual to predicted reduction (H. B. Nielsen,
/// IMM-REP-1999-05, Technical University of Denmark). Steps that leave the bounds are cut back to them.
LeastSquaresResult minimizeSquares(const LeastSquaresProblem& problem, Eigen::VectorXd start);

inline constexpr int mostFitIterations = 100;

} // namespace timestep
