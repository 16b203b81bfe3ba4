// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measured_error.h"

#include "core/run/metric.h"
#include "core/run/problem_simulation.h"
#include "core/table/number_text.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

std::optional<Measure> measureOf(const Simulation& simulation, const std::string& id) {
    for (Measure& measure : measuresOf(simulation))
        if (measure.id == id) return std::move(measure);
    return std::nullopt;
}

bool choosesItsSteps(const Experiment& experiment, std::size_t run) {
    const auto simulation = makeSimulation(experiment, run);
    return simulation->asProblem() != nullptr && simulation->asProblem()->innerSteps().has_value();
}

} // namespace

ErrorOfRun measureError(const Experiment& experiment, std::size_t run, const std::string& measureId,
                        std::int64_t steps, const std::function<bool()>& goesOn) {
    Experiment changed = experiment;
    Run& own = changed.runs[run];
    if (choosesItsSteps(experiment, run)) {
        const Parameter& tolerance = own.method.descriptor("tolerance");
        own.method.set("tolerance", std::clamp(std::pow(static_cast<double>(steps), -5), tolerance.minimum,
                                               tolerance.maximum));
    } else {
        own.step = experiment.duration / static_cast<double>(steps);
    }
    const auto simulation = makeSimulation(changed, run);
    const auto measure = measureOf(*simulation, measureId);
    if (!measure) throw InputError("\"" + measureId + "\" cannot be measured in this scene", "measure");
    if (measure->needsLedger()) simulation->keepLedger();
    simulation->measureResiduals(measure->needsResiduals());
    const double startEnergy = simulation->kineticEnergy() + simulation->potentialEnergy();
    ErrorOfRun error;
    error.end = error.maximum = std::abs(measure->value(*simulation, startEnergy));
    bool whole = true;
    while (whole && !simulation->atEnd(changed.duration)) {
        simulation->step();
        error.end = std::abs(measure->value(*simulation, startEnergy));
        error.maximum = std::isnan(error.end) ? error.end : std::max(error.maximum, error.end);
        whole = std::isfinite(error.end) && simulation->failure().empty() && goesOn();
    }
    if (const auto horizon = referenceHorizonOf(*simulation); horizon && std::isnan(error.end))
        throw beyondReference(*horizon);
    if (!whole) error.end = error.maximum = undefined;
    error.steps = choosesItsSteps(experiment, run) ? steps : simulation->steps();
    error.evaluations = simulation->evaluations();
    return error;
}

InputError beyondReference(double horizon) {
    return InputError(
        "errors are known until time " + shortNumber(horizon) +
            ": beyond it two computations of the reference disagree; the duration must be shorter",
        "duration");
}

MeasureNames measureNames(const Experiment& experiment, const std::string& id) {
    const auto measure = measureOf(*makeSimulation(experiment, 0), id);
    return measure ? MeasureNames{measure->name, measure->unit} : MeasureNames{id, ""};
}

std::string proposedErrorMeasure(const Experiment& experiment) {
    const auto simulation = makeSimulation(experiment, 0);
    for (const char* id : {"phase-error", "position-error", "energy-drift", "largest-strain"})
        if (measureOf(*simulation, id)) return id;
    throw InputError("nothing in this scene tells an error");
}

void expectMeasure(const Experiment& experiment, const std::string& id) {
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        if (!measureOf(*makeSimulation(experiment, run), id))
            throw InputError("\"" + id + "\" cannot be measured in this scene", "measure");
}

} // namespace timestep
