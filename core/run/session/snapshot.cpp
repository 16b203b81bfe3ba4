// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/snapshot.h"

namespace timestep {

void takeSnapshot(Snapshot& snapshot, const Session& session, std::uint32_t layers,
                  std::vector<CutPath>& cutPaths) {
    snapshot.time = session.time();
    snapshot.runs.resize(session.runs());
    for (std::size_t i = 0; i < session.runs(); ++i) {
        const Simulation& simulation = session.simulation(i);
        Snapshot::RunState& run = snapshot.runs[i];
        run.frame.clear();
        run.exact.clear();
        run.frame.layers = layers;
        simulation.draw(run.frame);
        simulation.drawExact(run.exact);
        run.exactIsComputed = simulation.exactIsComputed();
        run.steps = simulation.steps();
        run.evaluations = simulation.evaluations();
        run.stepTime = session.stepTimes(i)->median();
        run.velocityConvention = simulation.velocityConvention();
        run.finite = simulation.finite();
        run.metUntil = session.metUntil(i);
        const std::vector<Crossing>& crossings = session.crossings(i);
        run.crossings = crossings.size();
        run.newest.reset();
        if (!crossings.empty())
            run.newest =
                Crossing{crossings.back().condition, crossings.back().rising, crossings.back().time, {}};
        run.tornToBorder = simulation.world() != nullptr && cutPaths[i].reachesBorder(*simulation.world());
    }
    snapshot.residuals = session.residualTable();
    snapshot.afterAction = session.valuesAfterAction();
    snapshot.tick = session.ticks();
    snapshot.furthest = session.furthestTicks();
    snapshot.atEnd = session.atEnd();
    snapshot.isInFreePlay = session.isInFreePlay();
    snapshot.continuesFreely = session.continuesFreely();
    snapshot.divergence = session.divergence();
}

} // namespace timestep
