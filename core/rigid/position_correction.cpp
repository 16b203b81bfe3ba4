// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/rigid_work.h"

namespace timestep {

void correctPositions(RigidPass& pass) {
    const bool sums = pass.method.positionCorrection == PositionCorrection::SplitImpulse;
    if (!sums && pass.method.positionCorrection != PositionCorrection::SplitAsSeed) return;
    const bool overlaps = reduceGoals(pass.work, pass.h, sums);
    if (!overlaps && pass.world.joints.empty()) return;
    for (int n = 0; n < pass.method.iterations; ++n) {
        correctJoints(pass);
        correctPacks(pass.work, sums);
    }
}

} // namespace timestep
