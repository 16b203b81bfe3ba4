// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment/crossing_condition.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/metric.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// A column of a run has passed the value of a condition.
struct Crossing {
    std::size_t condition = 0;  ///< index into conditionsOf() the experiment
    bool rising = false;        ///< from below; otherwise from above
    double time = 0;            ///< [time unit]
    std::vector<double> values; ///< of the columns of the run, in the order of the table
};

/// Finds the instants at which columns of a run pass the values of its conditions. A step in which a column
/// changes its side is made again from the state before it with smaller sizes, until it ends at the value:
/// g(h') = 0 for the change g of the column, by rootBetween(). So the instant is one step of the method away
/// from the row before and has the order of the method. It is on the far side of the value by at most the
/// width of the search, 10^-15 of the step.
///
/// A column is at its value if both numbers are equal, which counts as passing it. A column that starts at
/// its value passes it only when it has left it and comes back. Two passages within one step are not seen. An
/// angle that jumps by more than half a turn starts over and does not pass a value.
class CrossingWatch {
public:
    /// Throws InputError (path "until" or "crossings/1") for a column that the run does not have, or that
    /// depends on earlier rows.
    CrossingWatch(const Experiment& experiment, const Simulation& simulation);

    bool needs(MetricNeeds what) const;
    /// Continues from the present instant of the run.
    void begin(const Simulation& simulation, double startEnergy);
    /// Call it after each change of the events: the next step keeps a new copy of the run.
    void forgetCopy() { copy_.reset(); }
    /// Call it before a step, before events that are due. Keeps a copy of the run every few steps.
    void beforeStep(const Simulation& simulation, std::size_t nextEvent);

    /// A passage in the last step. `at` is the run at its instant; null: at the end of the step.
    struct Found {
        std::size_t condition;
        bool rising;
        double time;
        std::unique_ptr<Simulation> at;
    };
    /// Call it after a step. Returns the passages in the order of time, none after the condition at which the
    /// run ends.
    std::vector<Found> afterStep(const Simulation& simulation, double startEnergy,
                                 const std::vector<Event>& events, std::size_t run);

private:
    struct Condition {
        CrossingCondition of;
        std::optional<RecordedColumn> recorded; ///< empty: a calculated column
        std::size_t calculated = 0;             ///< index
        double above = 0;                       ///< the column minus the value, at the end of the last step
    };
    double aboveValue(const Condition& condition, const Simulation& simulation, double startEnergy);
    std::unique_ptr<Simulation> runBefore(std::int64_t step, const std::vector<Event>& events,
                                          std::size_t run) const;
    std::optional<Found> locate(const Condition& condition, const Simulation& before, const Simulation& after,
                                double startEnergy, double above);

    bool ends_; ///< the first condition ends the run
    std::vector<Condition> conditions_;
    ColumnCalculator calculator_;
    std::unique_ptr<const Simulation> copy_;
    std::size_t nextEvent_ = 0; ///< of the copy
};

} // namespace timestep
