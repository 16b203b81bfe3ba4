// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/stick_shares.h"

#include "core/particles/relaxation/relaxation.h"

#include <cmath>

namespace timestep {

StickWeights weightsOf(const World& world, std::size_t stick, PinRule pinRule) {
    const int fixing = pinRule == PinRule::MovedAndReset ? Held : Pinned | Held;
    const std::uint32_t a = world.stickA[stick];
    const std::uint32_t b = world.stickB[stick];
    StickWeights weights;
    weights.a = world.flags[a] & fixing ? 0 : world.inverseMass[a];
    weights.b = world.flags[b] & fixing ? 0 : world.inverseMass[b];
    weights.sum = weights.a + weights.b;
    if (pinRule == PinRule::Half && (weights.a == 0 || weights.b == 0)) weights.sum *= 2;
    return weights;
}

double stiffnessPerPass(const World& world, std::size_t stick, const WorldMethod& method) {
    const double k = world.stiffness[stick];
    const bool perStep = method.stiffnessForm == StiffnessForm::PerStep && method.passes > 1;
    return perStep && k < 1 ? 1 - std::pow(1 - k, 1.0 / method.passes) : k;
}

EndShares sharesOf(const World& world, std::size_t stick, const WorldMethod& method, double factor) {
    const Relaxation& relaxation = *method.relaxation;
    const StickWeights weights = weightsOf(world, stick, method.pinRule);
    if ((world.stickFlags[stick] & Cut) || weights.sum == 0) return {};
    if (relaxation.program != nullptr || (relaxation.ordered && relaxation.usesCompliance))
        return {weights.a, weights.b};
    const double k = relaxation.usesStiffness ? stiffnessPerPass(world, stick, method) : 1;
    return {factor * k * (weights.a / weights.sum), factor * k * (weights.b / weights.sum)};
}

} // namespace timestep
