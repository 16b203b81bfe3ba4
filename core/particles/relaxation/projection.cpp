// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_records.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>

namespace timestep {

namespace {

void project(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    if (pass.number == 0) std::fill(work.lambda.begin(), work.lambda.end(), 0);
    DirectSolver::Options options = {.h = pass.h, .tolerance = pass.method.setting("tolerance")};
    if (pass.method.relaxation->oldDirections && work.oldX.size() == world.particles()) {
        options.oldX = work.oldX.data();
        options.oldY = work.oldY.data();
    }
    if (work.damps() && work.oldX.size() == world.particles()) {
        options.beforeX = work.oldX.data();
        options.beforeY = work.oldY.data();
    }
    work.direct.project(world, work.lambda, options);
}

/// The radius is 0: a straight chain is linear, so one linear system solves it.
double noRadius(int, bool, const WorldMethod&) {
    return 0;
}

constexpr std::array<Parameter, 1> directSettings = {{
    {.id = "tolerance",
     .name = TRANSLATABLE("parameter", "tolerance"),
     .unit = "1",
     .standard = 1e-12,
     .minimum = 0,
     .maximum = 1,
     .description = TRANSLATABLE("parameter", "A pass solves linear systems until no stick has a greater "
                                              "relative error of its length; 0: one system per pass.")},
}};

constexpr std::array<std::string_view, 5> directCode = {
    "until every |d| = L:", "    J = directions of the sticks", "    solve (J W Jᵀ) r = |d| - L",
    "    x = x - W Jᵀ r",   "    (J at the new positions)",
};
constexpr std::array<std::string_view, 4> shakeCode = {
    "J = directions of the sticks before the step",
    "until every |d| = L:",
    "    solve (J W Jᵀ) r = |d| - L",
    "    x = x - W Jᵀ r",
};
constexpr std::array<std::string_view, 6> rattleCode = {
    "J = directions of the sticks before the step",
    "until every |d| = L:",
    "    solve (J W Jᵀ) r = |d| - L",
    "    x = x - W Jᵀ r",
    "v = (x - x_before) / h + h a / 2",
    "v = v - W Jᵀ s, so that no stick grows",
};

} // namespace

constexpr Relaxation directProjection = {
    .id = "direct",
    .name = TRANSLATABLE("relaxation", "Direct projection"),
    .code = directCode,
    .usesStiffness = false,
    .usesCompliance = true,
    .usesPinRule = false,
    .settings = directSettings,
    .reference = "R. Goldenthal et al., ACM Trans. Graph. 26 (2007) 49",
    .pass = project,
    .radius = noRadius,
};

constexpr Relaxation shake = {
    .id = "shake",
    .name = TRANSLATABLE("relaxation", "SHAKE"),
    .code = shakeCode,
    .usesStiffness = false,
    .usesCompliance = true,
    .usesPinRule = false,
    .oldDirections = true,
    .settings = directSettings,
    .reference = "J.-P. Ryckaert, G. Ciccotti, H. J. C. Berendsen, J. Comput. "
                 "Phys. 23 (1977) 327",
    .pass = project,
    .radius = noRadius,
};

constexpr Relaxation rattle = {
    .id = "rattle",
    .name = TRANSLATABLE("relaxation", "RATTLE"),
    .code = rattleCode,
    .usesStiffness = false,
    .usesCompliance = true,
    .usesPinRule = false,
    .oldDirections = true,
    .keepsVelocities = true,
    .settings = directSettings,
    .reference = "H. C. Andersen, J. Comput. Phys. 52 (1983) 24",
    .pass = project,
    .radius = noRadius,
};

} // namespace timestep
