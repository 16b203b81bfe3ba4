// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_records.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

void relaxCompliant(World& world, const RelaxationPass& pass) {
    pass.work.relaxCompliant(world, pass.method.pinRule, pass.h, pass.number);
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
