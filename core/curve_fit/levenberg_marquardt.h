// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Dense>

#include <cstddef>
#include <functional>
#include <vector>

namespace timestep {

/// A least-squares problem: find the p that minimizes |r(p)|².
struct LeastSquaresProblem {
    /// Computes the residuals r = model - value, one per point. False if they are not defined for this p.
    std::function<bool(const Eigen::VectorXd& p, Eigen::VectorXd& r)> residuals;
    /// Computes J = dr/dp, points by parameters. False if it is not defined for this p.
    std::function<bool(const Eigen::VectorXd& p, Eigen::MatrixXd& J)> jacobian;
    std::function<bool()> goesOn = {};   ///< false: stop; null: never
    Eigen::VectorXd low = {}, high = {}; ///< bounds of p, inclusive; empty: none
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

inline constexpr int mostFitIterations = 100;

/// The method of Levenberg and Marquardt (Quart. Appl. Math. 2 (1944) 164; J. SIAM 11 (1963) 431) in the form
/// of J. J. More, Lecture Notes in Mathematics 630 (1978) 105. A step s solves
///     (J^T J + lambda D²) s = -J^T r,
/// that is, it minimizes |J s + r|² + lambda |D s|². D is diagonal and contains the largest norm so far of
/// each column of J, so that units of parameters do not matter (More, section 6). The damping lambda follows
/// the ratio of the actual to the predicted reduction of |r|² (H. B. Nielsen, IMM-REP-1999-05, Technical
/// University of Denmark, section 2). Parameters that would leave the bounds are fixed at them, and the step
/// of the others is solved again.
///
/// With J = Q R the steps need only R and q = Q^T r, because |J s + r|² = |R s + q|² + constant (More,
/// section 3): one decomposition per J, and a small system per try. No product J^T J is formed.
///
/// Converged (tests of MINPACK, Argonne National Laboratory ANL-80-74, section 2.3):
///   * the cosine between r and each column of J whose parameter can move is at most 1e-9,
///   * or actual and predicted reduction are at most 1e-12 of |r|²,
///   * or |D s| is at most 1e-10 of |D p|,
///   * or no reduction is found, and the predicted one is at most 1e-7 of |r|²: derivatives by differences
///     are not more accurate.
LeastSquaresResult minimizeSquares(const LeastSquaresProblem& problem, Eigen::VectorXd start);

/// The smallest ratio of singular values of J, with columns of length 1, that counts as different from zero:
/// derivatives by differences are not more accurate.
inline constexpr double derivativeRoundOff = 1e-8;

/// The covariance (J^T J)^-1 of parameters for residuals of variance 1, from the singular values of J (Press
/// et al., Numerical Recipes, 3rd ed., section 15.4). Returns the parameters that cannot be separated, if a
/// combination of them changes nothing; none: the covariance is set. A column of zeros is such a parameter.
std::vector<std::size_t> invertNormal(const Eigen::MatrixXd& J, Eigen::MatrixXd& covariance);

} // namespace timestep
