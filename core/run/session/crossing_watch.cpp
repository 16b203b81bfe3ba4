// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/crossing_watch.h"

#include "core/input_error.h"
#include "core/root_between.h"
#include "core/run/simulation/run_events.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

/// Number of steps between two copies of the run. To go back to the state before a step takes fewer steps
/// than this; a copy of typed equations costs about as much as some dozens of steps.
constexpr std::int64_t stepsPerCopy = 32;
constexpr double widthOfSearch = 1e-15; ///< of a step [1]

int sideOf(double above) {
    return above > 0 ? 1 : above < 0 ? -1 : 0; // 0 also for NaN
}

bool goesThatWay(CrossingCondition::Direction direction, bool rising) {
    using enum CrossingCondition::Direction;
    return direction == Either || (direction == Rising) == rising;
}

/// The experiment with the calculated columns up to this one.
Experiment upToColumn(Experiment experiment, std::size_t column) {
    experiment.calculated.resize(column + 1);
    return experiment;
}

} // namespace

CrossingWatch::CrossingWatch(const Experiment& experiment, const Simulation& simulation)
    : ends_(experiment.until.has_value()) {
    const std::vector<RecordedColumn> columns = columnsOf(simulation);
    std::optional<std::size_t> lastCalculated;
    for (const CrossingCondition& of : conditionsOf(experiment)) {
        const std::size_t index = conditions_.size() - (ends_ && !conditions_.empty() ? 1 : 0);
        const std::string path =
            ends_ && conditions_.empty() ? "until" : "crossings/" + std::to_string(index);
        const std::string name = nameInFormulas(of.column);
        Condition condition;
        condition.of = of;
        const auto recorded = std::find_if(columns.begin(), columns.end(), [&](const RecordedColumn& column) {
            return nameInFormulas(column.id) == name;
        });
        if (recorded != columns.end()) {
            condition.recorded = *recorded;
        } else {
            const auto& calculated = experiment.calculated;
            const auto found =
                std::find_if(calculated.begin(), calculated.end(), [&](const CalculatedColumn& column) {
                    return nameInFormulas(column.id) == name;
                });
            if (found == calculated.end())
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "\"%1\" cannot be measured in this scene"), of.column),
                    path);
            condition.calculated = static_cast<std::size_t>(found - calculated.begin());
            lastCalculated = std::max(lastCalculated.value_or(0), condition.calculated);
            if (ColumnCalculator(upToColumn(experiment, condition.calculated), simulation).remembers())
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "\"%1\" depends on earlier rows (delta, sum), "
                                                   "so it has no value between rows"),
                             of.column),
                    path);
        }
        conditions_.push_back(std::move(condition));
    }
    if (lastCalculated) calculator_ = ColumnCalculator(upToColumn(experiment, *lastCalculated), simulation);
}

bool CrossingWatch::needs(MetricNeeds what) const {
    return calculator_.needs(what) ||
           std::any_of(conditions_.begin(), conditions_.end(), [what](const Condition& condition) {
               return condition.recorded && condition.recorded->needs(what);
           });
}

double CrossingWatch::aboveValue(const Condition& condition, const Simulation& simulation,
                                 double startEnergy) {
    if (condition.recorded) return condition.recorded->value(simulation, startEnergy) - condition.of.value;
    calculator_.compute(simulation, startEnergy);
    return calculator_.values()[condition.calculated] - condition.of.value;
}

void CrossingWatch::begin(const Simulation& simulation, double startEnergy) {
    forgetCopy();
    for (Condition& condition : conditions_) condition.above = aboveValue(condition, simulation, startEnergy);
}

void CrossingWatch::beforeStep(const Simulation& simulation, std::size_t nextEvent) {
    if (copy_ != nullptr && simulation.steps() - copy_->steps() < stepsPerCopy) return;
    copy_ = simulation.clone();
    nextEvent_ = nextEvent;
}

/// The run before its step `step`, with the events that are due then.
std::unique_ptr<Simulation> CrossingWatch::runBefore(std::int64_t step, const std::vector<Event>& events,
                                                     std::size_t run) const {
    std::unique_ptr<Simulation> before = copy_->clone();
    before->measureResiduals(true); // as in the last step of a run
    std::size_t nextEvent = nextEvent_;
    applyDueEvents(*before, events, run, nextEvent);
    while (before->steps() < step) {
        before->step();
        applyDueEvents(*before, events, run, nextEvent);
    }
    return before;
}

std::optional<CrossingWatch::Found> CrossingWatch::locate(const Condition& condition,
                                                          const Simulation& before, const Simulation& after,
                                                          double startEnergy, double above) {
    const double start = aboveValue(condition, before, startEnergy);
    if (sideOf(start) == 0 || sideOf(start) == sideOf(above)) return {}; // an event has changed the side
    const bool rising = start < 0;
    if (!goesThatWay(condition.of.direction, rising)) return {};
    const bool isAngle = condition.recorded && condition.recorded->unit == "rad";
    if (isAngle && std::abs(above - start) > std::numbers::pi) return {};
    Found found{static_cast<std::size_t>(&condition - conditions_.data()), rising, after.time(), nullptr};
    const std::int64_t step = before.steps();
    const double h = before.gameLoop().stepSize(step);
    const auto stepOfSize = [&](double size) {
        std::unique_ptr<Simulation> cut = before.clone();
        cut->cutStep(step, size);
        cut->step();
        return cut;
    };
    // A value that is equal lies on the far side, so that a count is located where it is reached.
    const double equal = rising ? std::numeric_limits<double>::min() : -std::numeric_limits<double>::min();
    const auto far = [equal](double value) { return value == 0 ? equal : value; };
    double size = rootBetween(0, h, start, far(above), widthOfSearch * h, [&](double tried) {
        return far(aboveValue(condition, *stepOfSize(tried), startEnergy));
    });
    const double least = before.leastCut() * h;
    if (size < least && step == 0) return {}; // it starts at the value, up to round-off
    size = std::max(size, least);
    if (size == h) return found;
    found.at = stepOfSize(size);
    found.time = found.at->time();
    return found;
}

std::vector<CrossingWatch::Found> CrossingWatch::afterStep(const Simulation& simulation, double startEnergy,
                                                           const std::vector<Event>& events,
                                                           std::size_t run) {
    std::vector<Found> all;
    std::unique_ptr<Simulation> before;
    for (Condition& condition : conditions_) {
        const double above = aboveValue(condition, simulation, startEnergy);
        const int sideBefore = sideOf(std::exchange(condition.above, above));
        if (sideBefore == 0 || std::isnan(above) || sideOf(above) == sideBefore) continue;
        if (before == nullptr) before = runBefore(simulation.steps() - 1, events, run);
        if (auto found = locate(condition, *before, simulation, startEnergy, above))
            all.push_back(std::move(*found));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Found& one, const Found& other) { return one.time < other.time; });
    const auto end = std::find_if(all.begin(), all.end(),
                                  [this](const Found& found) { return ends_ && found.condition == 0; });
    if (end != all.end()) all.erase(end + 1, all.end());
    return all;
}

} // namespace timestep
