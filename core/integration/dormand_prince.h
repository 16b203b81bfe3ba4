// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/runge_kutta.h"

namespace timestep {

// The pair of orders 5(4) of J. R. Dormand and P. J. Prince, J. Comput. Appl. Math. 6 (1980) 19-26, table 2;
// also E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I (1993), table II.5.2.
// The seventh stage is the first stage of the next step, so the tableau has only six.
inline constexpr double dormandPrinceA[] = {
    1.0 / 5,       3.0 / 40,       9.0 / 40,        44.0 / 45,      -56.0 / 15,
    32.0 / 9,      19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729,
    9017.0 / 3168, -355.0 / 33,    46732.0 / 5247,  49.0 / 176,     -5103.0 / 18656,
};
inline constexpr double dormandPrinceB[] = {35.0 / 384,     0,        500.0 / 1113, 125.0 / 192,
                                            -2187.0 / 6784, 11.0 / 84};
inline constexpr double dormandPrinceC[] = {0, 1.0 / 5, 3.0 / 10, 4.0 / 5, 8.0 / 9, 1};
inline constexpr Tableau dormandPrinceTableau{dormandPrinceA, dormandPrinceB, dormandPrinceC};

/// Difference of the weights of orders 5 and 4, for the seven stages.
inline constexpr double dormandPrinceE[] = {71.0 / 57600,      0,          -71.0 / 16695, 71.0 / 1920,
                                            -17253.0 / 339200, 22.0 / 525, -1.0 / 40};

/// Weights of the continuous extension's last term, for the seven stages. Source: the program DOPRI5 of the
/// same book, sect. II.6 and appendix.
inline constexpr double dormandPrinceD[] = {-12715105075.0 / 11282082432.0,  0,
                                            87487479700.0 / 32700410799.0,   -10690763975.0 / 1880347072.0,
                                            701980252875.0 / 199316789632.0, -1453857185.0 / 822651844.0,
                                            69997945.0 / 29380423.0};

/// The inner steps that the adaptive method takes within the steps of a run.
struct InnerSteps {
    double size = 0;  ///< size of the last inner step; before the first, its planned size [time unit]
    double error = 0; ///< error estimate of that step divided by the tolerance
    std::int64_t accepted = 0, rejected = 0;
};
/// Estimated errors of q and of v in the last inner step: 5th minus 4th order. `state` as below.
std::span<const double> embeddedErrorsOf(const IntegratorState& state);
InnerSteps innerStepsOf(const IntegratorState& state); ///< `state` must be that of the adaptive method

} // namespace timestep
