// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/experiment/experiment.h"
#include "core/table/table.h"
#include "lessons/blocks/check.h"
#include "lessons/questions/question.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace timestep {

struct Lesson;
struct PlotBlock;

/// What is known about a run.
struct MeasuredRun {
    const Experiment& current;           ///< its current state, with the learner's changes and actions
    const Table& table;                  ///< of the run so far
    const Table& residuals;              ///< of the last step: Session::residualTable()
    const DerivedResults& derived;       ///< of finished analyses
    std::vector<bool> tornToBorder = {}; ///< by run
    bool atEnd = false; ///< all runs have ended: at their duration, or at Experiment::until before it
};

/// The data that a check reads. In a check on a derived result, the conditions apply to the experiment that
/// the result was computed from.
struct CheckContext {
    const Lesson& lesson;
    MeasuredRun run;
    const std::map<std::string, Judgement>& judgements; ///< of the last answer by the id of its question
};

struct CheckResult {
    enum class State : std::uint8_t {
        Open, ///< cannot be judged yet: a condition is not met, the run is too short, no answer
        Holds,
        Fails ///< the number or answer is there and is not as expected
    };
    State state = State::Open;
    std::optional<double> measured;           ///< Measure: the number, as soon as there is one
    bool ran = false;                         ///< the runs have come far enough for a verdict
    std::vector<const Condition*> unmet = {}; ///< of the check: those that do not hold
};

/// The factor from measured to shown numbers: 100 for "%", 180/pi for "°", otherwise 1.
double shownPerMeasured(std::string_view unit);

/// Counts how often an event has happened to a run so far. Returns none if the table has no column for it.
std::optional<double> countOf(Happening happening, int run, const Table& table,
                              const std::vector<bool>& tornToBorder);

/// Returns the number that a probe reads from the analysis result of its plot.
std::optional<double> readDerived(const Probe& probe, const DerivedResult& derived, const PlotBlock& plot);

/// The measured number in the unit in which the check shows it.
double shownValue(const Check& check, double measured);

CheckResult evaluate(const Check& check, const CheckContext& context);

/// Returns the number that a probe reads from a table; none while the table does not contain it. `over` names
/// the column that Take::At and Take::Slope refer to: "time", "pass" or "value".
std::optional<double> readProbe(const Probe& probe, const Table& table, std::string_view column,
                                std::string_view over);

} // namespace timestep
