// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/integration/oracle_odeint.h"

#include <boost/numeric/odeint.hpp>

namespace timestep {

namespace {

using OdeintVector = std::vector<double>;

} // namespace

void followTightly(const OracleSlope& slope, std::vector<double>& y, double from, double to, double firstStep,
                   double tolerance) {
    namespace odeint = boost::numeric::odeint;
    const auto stepper =
        odeint::make_controlled<odeint::runge_kutta_fehlberg78<OdeintVector>>(tolerance, tolerance);
    odeint::integrate_adaptive(stepper, slope, y, from, to, firstStep);
}

void followDensely(const OracleSlope& slope, const std::vector<double>& y, double T, int N, double tolerance,
                   const std::function<void(double t, const std::vector<double>& y)>& visit) {
    namespace odeint = boost::numeric::odeint;
    auto stepper =
        odeint::make_dense_output(tolerance, tolerance, odeint::runge_kutta_dopri5<OdeintVector>());
    stepper.initialize(y, 0, T / N / 10);
    OdeintVector now(y.size());
    for (int i = 1; i <= N; ++i) {
        const double t = i * T / N;
        while (stepper.current_time() < t) stepper.do_step(slope);
        stepper.calc_state(t, now);
        visit(t, now);
    }
}

} // namespace timestep
