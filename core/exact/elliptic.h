// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

// Elliptic functions of the modulus k, 0 <= k <= 1. (Other libraries use the parameter m = k² or the modular
// angle.) The functions take the complementary modulus k' = sqrt(1 - k²) instead of k: near the separatrix, k
// -> 1, it keeps the digits that k loses.

/// Returns the arithmetic-geometric mean of two numbers >= 0.
double arithmeticGeometricMean(double a, double b);

/// Complete elliptic integral of the first kind K(k); infinite for k' = 0.
double completeEllipticK(double complement);

/// Elliptic integral of the first kind F(phi, k) = integral from 0 to phi of 1 / sqrt(1 - k² sin² x) dx for
/// -pi <= phi <= pi, from sin(phi), cos(phi) and delta = sqrt(1 - k² sin²(phi)) > 0, each to its last digit.
double ellipticF(double sine, double cosine, double delta, double complement);

/// Jacobi's functions of one argument.
struct JacobiFunctions {
    double sn, cn, dn;
    double am; ///< amplitude [rad]: sn = sin(am), cn = cos(am); it counts full turns
};

/// sn, cn, dn and am of u. Absolute errors are a few round-offs of max(1, |u|).
JacobiFunctions jacobiFunctions(double u, double complement);

} // namespace timestep
