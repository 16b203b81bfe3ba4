// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/measured_error.h"

#include "core/run/rows/column_calculator.h"
#include "core/run/rows/metric.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/table/number_text.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace timestep {

namespace {

std::optional<RecordedColumn> measureOf(const Simulation& simulation, const std::string& id) {
    for (RecordedColumn& measure : columnsOf(simulation))
        if (measure.id == id) return std::move(measure);
    return std::nullopt;
}

/// A measure of the scene, or a calculated column, of one run.
class MeasuredValue {
public:
    /// Measures from the start of the run. Throws InputError if the quantity cannot be measured.
    MeasuredValue(const Experiment& experiment, Simulation& simulation, const std::string& id)
        : simulation_(simulation), measure_(measureOf(simulation, id)) {
        if (!measure_) {
            const CalculatedColumn* column = findCalculated(experiment, id);
            if (column == nullptr)
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "\"%1\" cannot be measured in this scene"), id),
                    "measure");
            place_ = static_cast<std::size_t>(column - experiment.calculated.data());
            calculator_ = ColumnCalculator(experiment, simulation);
        }
        const auto needs = [this](MetricNeeds what) {
            return measure_ ? measure_->needs(what) : calculator_.needs(what);
        };
        if (needs(MetricNeeds::Ledger)) simulation.keepLedger();
        simulation.measureResiduals(needs(MetricNeeds::Residuals));
        startEnergy_ = simulation.kineticEnergy() + simulation.potentialEnergy();
    }
    /// The value in the present step; call it once for each step.
    double value() {
        if (measure_) return measure_->value(simulation_, startEnergy_);
        calculator_.compute(simulation_, startEnergy_);
        return calculator_.values()[place_];
    }

private:
    const Simulation& simulation_;
    std::optional<RecordedColumn> measure_;
    ColumnCalculator calculator_;
    std::size_t place_ = 0; ///< index of the calculated column
    double startEnergy_ = 0;
};

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
    MeasuredValue measured(changed, *simulation, measureId);
    ErrorOfRun error;
    error.end = error.maximum = std::abs(measured.value());
    bool whole = true;
    while (whole && !simulation->atEnd(changed.duration)) {
        simulation->step();
        error.end = std::abs(measured.value());
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
        Sentence(TRANSLATABLE("fault", "errors are known until time %1: beyond it two computations of the "
                                       "reference disagree; the duration must be shorter"),
                 shortNumber(horizon)),
        "duration");
}

MeasureNames measureNames(const Experiment& experiment, const std::string& id) {
    if (const CalculatedColumn* column = findCalculated(experiment, id)) return {column->name, column->unit};
    const auto measure = measureOf(*makeSimulation(experiment, 0), id);
    return measure ? MeasureNames{measure->name, measure->unit} : MeasureNames{id, ""};
}

std::string proposedErrorMeasure(const Experiment& experiment) {
    const auto simulation = makeSimulation(experiment, 0);
    for (const char* id : {"phase-error", "position-error", "energy-drift", "largest-strain"})
        if (measureOf(*simulation, id)) return id;
    throw InputError(TRANSLATABLE("fault", "this scene has no error to measure"));
}

void expectMeasure(const Experiment& experiment, const std::string& id) {
    for (std::size_t run = 0; run < experiment.runs.size(); ++run)
        if (findCalculated(experiment, id) == nullptr && !measureOf(*makeSimulation(experiment, run), id))
            throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" cannot be measured in this scene"), id),
                             "measure");
}

} // namespace timestep
