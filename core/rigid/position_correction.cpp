// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_velocity.h"
#include "core/rigid/rigid_work.h"

#include <algorithm>
#include <cstddef>

namespace timestep {

namespace {

/// Subtracts the separation that the solved velocities produce during the step. Returns false if nothing is
/// left to correct.
bool reduceGoals(RigidPass& pass) {
    const bool counts = pass.method.positionCorrection == PositionCorrection::SplitImpulse;
    bool any = false;
    eachContact(
        pass.work, [&](const ContactPack& pack, ContactTargets& targets, std::size_t lane, std::size_t k) {
            double& goal = targets.displacement[k][lane];
            if (goal > 0 && counts)
                goal = std::max(0.0, goal - std::max(0.0, pass.h * normalVelocity(pass.work, pack, lane, k)));
            any = any || goal > 0;
        });
    return any;
}

} // namespace

void correctPositions(RigidPass& pass) {
    const bool sums = pass.method.positionCorrection == PositionCorrection::SplitImpulse;
    if (!sums && pass.method.positionCorrection != PositionCorrection::SplitAsSeed) return;
    const bool overlaps = reduceGoals(pass);
    if (!overlaps && pass.world.joints.empty()) return;
    for (int n = 0; n < pass.method.iterations; ++n) {
        correctJoints(pass);
        correctPacks(pass.work, sums);
    }
}

} // namespace timestep
