// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_method.h"

#include <algorithm>
#include <array>
#include <numbers>

namespace timestep {

namespace {

constexpr std::string_view fromLastStep = "push with jn, jt of the last step";
constexpr std::string_view fromNothing = "jn = jt = 0";

constexpr std::array<std::string_view, 9> sums(std::string_view start) {
    return {
        start,
        "in each iteration, for each contact:",
        "  vn = n * (v of b - v of a)",
        "  new = max(0, jn - mn * vn)",
        "  push with new - jn;  jn = new",
        "  vt = t * (v of b - v of a)",
        "  new = jt - mt * vt",
        "  new = clamp(new, -mu * jn, mu * jn)",
        "  push with new - jt;  jt = new",
    };
}

constexpr std::array<std::string_view, 9> warm = sums(fromLastStep), cold = sums(fromNothing);

constexpr std::array<std::string_view, 8> single = {
    fromNothing,
    "in each iteration, for each contact:",
    "  vn = n * (v of b - v of a)",
    "  dn = max(0, -mn * vn)",
    "  push with dn;  jn = jn + dn",
    "  vt = t * (v of b - v of a)",
    "  dt = clamp(-mt * vt, -mu * dn, mu * dn)",
    "  push with dt;  jt = jt + dt",
};

} // namespace

RigidMethod seedMethod(bool asPrinted) {
    RigidMethod method;
    method.loop = RigidLoop::PositionFirst;
    method.iterations = 5;
    method.broadPhase = BroadPhase::AllPairs;
    method.manifold = ManifoldRule::VerticesInside;
    method.memory = 0;
    method.positionCorrection = PositionCorrection::SplitAsSeed;
    method.correctionFactor = 0.2;
    method.slop = 0.2;
    method.normalToFirst = asPrinted;
    return method;
}

RigidMethod softStepMethod() {
    RigidMethod method;
    method.positionCorrection = PositionCorrection::Soft;
    method.substeps = 4;
    method.iterations = 1;
    method.relaxIterations = 1;
    return method;
}

SoftCoefficients softCoefficients(double hertz, double damping, double h) {
    if (hertz == 0) return {};
    const double omega = 2 * std::numbers::pi * hertz;
    const double a1 = 2 * damping + h * omega;
    const double a2 = h * omega * a1;
    const double a3 = 1 / (1 + a2);
    return {omega / a1, a2 * a3, a3};
}

SoftCoefficients softContacts(const RigidMethod& method, double h) {
    return softCoefficients(std::min(method.softHertz, 0.25 / h), method.softDamping, h);
}

std::span<const std::string_view> contactCode(const RigidMethod& method) {
    if (!method.accumulate) return single;
    return method.warmStart ? std::span<const std::string_view>(warm) : cold;
}

} // namespace timestep
