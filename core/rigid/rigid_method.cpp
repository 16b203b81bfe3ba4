// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_method.h"

#include <numbers>

namespace timestep {

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

} // namespace timestep
