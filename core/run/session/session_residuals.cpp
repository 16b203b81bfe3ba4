// SPDX-License-Identifier: GPL-3.0-or-later
// The residuals of a session: which steps measure them, and their table.
#include "core/run/session/session.h"
#include "core/run/simulation/rigid_simulation.h"
#include "core/translatable.h"

#include <algorithm>

namespace timestep {

namespace {

/// Adds the normal impulses of the first contacts after every iteration.
void addImpulses(const RigidSimulation& simulation, int run, Table& table) {
    constexpr std::size_t mostContacts = 16;
    const Scene& scene = simulation.scene();
    const std::string unit = scene.energyUnit == "J"
                                 ? "N s"
                                 : "kg " + std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit);
    const std::size_t contacts = std::min(simulation.iterationImpulses(0).size(), mostContacts);
    for (std::size_t contact = 0; contact < contacts; ++contact) {
        const std::string number = std::to_string(contact + 1);
        Column column{"impulse-" + number,
                      {TRANSLATABLE("metric", "normal impulse of contact"), " " + number},
                      unit,
                      run,
                      {}};
        for (std::size_t n = 0; contact < simulation.iterationImpulses(n).size(); ++n)
            column.values.push_back(simulation.iterationImpulses(n)[contact]);
        table.columns.push_back(std::move(column));
    }
}

} // namespace

/// Steps that repeat the past need residuals only for values that later rows depend on.
bool Session::measuresResiduals(const RunUnderWay& run) const {
    if (skipsResiduals_)
        return run.calculator.remembers() && run.calculator.needs(MetricNeeds::Residuals) &&
               residualsAreRead(run);
    return measuresResiduals_ || residualsAreRead(run);
}

/// True if the residuals of the next step are recorded, or if it is the last step of the run. A run that
/// diverges in a step without a row records no residuals in its last row.
bool Session::residualsAreRead(const RunUnderWay& run) const {
    const Simulation& simulation = *run.simulation;
    if (experiment_.duration > 0 && simulation.endsWithNextStep(experiment_.duration)) return true;
    if (run.watch && run.watch->needs(MetricNeeds::Residuals)) return true;
    return run.recordsResiduals && (simulation.steps() + 1) % experiment_.recordEvery == 0;
}

Table Session::residualTable() const {
    Table table;
    table.runs = table_.runs;
    for (std::size_t run = 0; run < runs(); ++run) {
        const auto residuals = simulation(run).residuals();
        if (residuals.empty()) continue;
        const Scene& scene = *experiment_.scene;
        const RigidSimulation* rigid = simulation(run).asRigid();
        Column pass{"pass",
                    rigid ? TRANSLATABLE("metric", "iteration") : TRANSLATABLE("metric", "pass"),
                    "1",
                    static_cast<int>(run),
                    {}};
        for (std::size_t i = 0; i < residuals.size(); ++i) pass.values.push_back(static_cast<double>(i));
        table.columns.push_back(std::move(pass));
        table.columns.push_back(
            {"residual",
             rigid ? TRANSLATABLE("metric", "approach speed after the iteration")
                   : TRANSLATABLE("metric", "RMS strain after the pass"),
             rigid ? std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit) : "1",
             static_cast<int>(run),
             {residuals.begin(), residuals.end()}});
        if (rigid) addImpulses(*rigid, static_cast<int>(run), table);
    }
    return table;
}

} // namespace timestep
