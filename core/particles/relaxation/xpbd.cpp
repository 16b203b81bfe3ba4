// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_records.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

/// XPBD: one stick after the other. lambda is the force, times h², that each has transmitted in this
/// (sub)step.
void xpbdPass(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    if (pass.number == 0) std::fill(work.lambda.begin(), work.lambda.end(), 0);
    for (const std::uint32_t s : work.order) {
        if (work.shares[s].none()) continue; // cut, or both ends are fixed
        const Stick stick = stickOf(world, s);
        const double t = softnessOf(world, s, pass.h);
        const double gamma = dampingGamma(world, s, pass.h);
        if (gamma == 0) {
            moveEnds(world, s, work.shares[s],
                     compliantCorrection(stick, work.weights[s], t, work.lambda[s]));
            continue;
        }
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        const Point before = {work.oldX[b] - work.oldX[a], work.oldY[b] - work.oldY[a]};
        moveEnds(world, s, work.shares[s],
                 dampedCorrection(stick, work.weights[s], t, {gamma, before}, work.lambda[s]));
    }
}

double radius(int n, bool pinned, const WorldMethod&) {
    const double mu = chainJacobiRadius(n, pinned);
    return mu * mu;
}

constexpr std::array<std::string_view, 9> code = {
    "lambda = 0 at the beginning of the step",
    "for each stick, in order:",
    "    d = b - a",
    "    t = compliance / h²",
    "    g = compliance damping / h",
    "    r = (|d| - L - t lambda + g n.(d - d_before)) / ((1 + g) (wa + wb) + t)",
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
    .pass = xpbdPass,
    .kernel = StickRule::Compliance,
    .radius = radius,
};

} // namespace timestep
