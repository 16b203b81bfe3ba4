// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/integration/problem.h"

#include "core/integration/combine.h"

namespace timestep {

void Problem::accelerationAtStage(double t, const SumOfSlopes& stage, std::span<double> a) const {
    addSlopesInWideVectors(a.size(), stage);
    acceleration(t, {stage.resultQ, a.size()}, {stage.resultV, a.size()}, a);
}

void Problem::kickDriftAndEvaluate(double t, double w, double u, std::span<double> q, std::span<double> v,
                                   std::span<double> a) const {
    kickAndDrift(a.size(), w, a.data(), u, v.data(), q.data());
    acceleration(t, q, v, a);
}

} // namespace timestep
