// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace timestep {

// Boost.odeint as an oracle. It is compiled once, because its headers take seconds in each file that includes
// them.

/// Writes dy/dt of the state y at time t.
using OracleSlope = std::function<void(const std::vector<double>& y, std::vector<double>& dydt, double t)>;

/// Follows y from one time to another by Runge-Kutta-Fehlberg 7(8) with this absolute and relative tolerance.
void followTightly(const OracleSlope& slope, std::vector<double>& y, double from, double to, double firstStep,
                   double tolerance);

/// Follows y from 0 to T by the controlled Dormand-Prince pair with dense output, and calls `visit` with t
/// and y at N equal times.
void followDensely(const OracleSlope& slope, const std::vector<double>& y, double T, int N, double tolerance,
                   const std::function<void(double t, const std::vector<double>& y)>& visit);

} // namespace timestep
