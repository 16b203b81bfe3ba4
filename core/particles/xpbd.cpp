// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation_records.h"
#include "core/particles/relaxation_work.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

/// Source: Macklin, Müller and Chentanez 2016, eqs. (17) and (18), for C = |d| - L, d the vector from a to b
/// [length]:
///
/// @code
/// t = alpha / h²,   r = (C - t lambda) / (wa + wb + t),   lambda += r
/// a += wa r d / |d|,   b -= wb r d / |d|
/// @endcode
///
/// alpha compliance [length/force], h (sub)step [time], w inverse masses [1/mass], lambda the force that the
/// stick has transmitted, times h² [length mass]; 0 at the beginning of every (sub)step. Departures: the sign
/// of lambda (positive when the stick pulls); a one-way stick does not transmit less than 0.
void relaxCompliant(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    if (pass.number == 0) std::fill(work.lambda.begin(), work.lambda.end(), 0);
    double* const x = world.x.data();
    double* const y = world.y.data();
    for (const std::uint32_t s : work.order()) {
        if (work.shares.a[s] == 0 && work.shares.b[s] == 0) continue;
        const std::uint32_t a = world.stickA[s];
        const std::uint32_t b = world.stickB[s];
        const StickWeights w = weightsOf(world, s, pass.method.pinRule);
        const double t = world.compliance[s] / (pass.h * pass.h);
        double dx = x[b] - x[a];
        const double dy = y[b] - y[a];
        double distance = std::sqrt(dx * dx + dy * dy);
        double r = (distance - world.length[s] - t * work.lambda[s]) / (w.sum + t);
        if ((world.stickFlags[s] & TensionOnly) && r < -work.lambda[s]) r = -work.lambda[s];
        work.lambda[s] += r;
        if (distance == 0) dx = distance = 1;
        r /= distance;
        x[a] += w.a * r * dx;
        y[a] += w.a * r * dy;
        x[b] -= w.b * r * dx;
        y[b] -= w.b * r * dy;
    }
}

double radius(int n, bool pinned, const WorldMethod&) {
    const double mu = chainJacobiRadius(n, pinned);
    return mu * mu;
}

constexpr std::array<std::string_view, 8> code = {
    "lambda = 0 at the beginning of the step",
    "for each stick, in order:",
    "    d = b - a",
    "    t = compliance / h²",
    "    r = (|d| - L - t lambda) / (wa + wb + t)",
    "    lambda = lambda + r",
    "    a = a + wa r d / |d|",
    "    b = b - wb r d / |d|",
};

} // namespace

constexpr Relaxation xpbd = {
    .id = "xpbd",
    .name = TRANSLATABLE("relaxation", "XPBD (compliance)"),
    .code = code,
    .ordered = true,
    .usesStiffness = false,
    .usesCompliance = true,
    .reference = "M. Macklin, M. Müller, N. Chentanez, XPBD, Motion in Games 2016",
    .pass = relaxCompliant,
    .radius = radius,
};

} // namespace timestep
