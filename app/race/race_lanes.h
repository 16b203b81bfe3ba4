// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"

#include <QLocale>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// Runs of a race, at least and at most.
inline constexpr std::size_t fewestLanes = 2, mostLanes = 4;

/// One setting of a run and its new value, as setByKey() takes them behind "runs/0/": {"integrator", "rk4"},
/// {"step", "0.005"}, {"seed", "7"}, {"parameters/wall-rule", "mirror"}.
using LaneChange = std::pair<std::string, std::string>;

/// What one click offers.
struct RaceChoice {
    QString text;
    LaneChange change;
};

/// Choices under one heading.
struct RaceGroup {
    QString heading;
    QString description; ///< one sentence; may be empty
    std::vector<RaceChoice> choices;
};

/// A race that one click puts together.
struct ReadyRace {
    QString text;
    std::vector<Run> lanes;
};

/// The run as a race knows it: without a label, settings that change nothing at their standard, and nothing
/// said twice. Runs that are the same are then equal by sameLane().
Run tidied(const Experiment& experiment, Run run);
bool sameLane(const Run& one, const Run& other);

/// A run like another one but for one setting, tidied; nothing where it would not run. `why` (may be null)
/// then gets the sentence.
std::optional<Run> laneLike(const Experiment& experiment, const Run& pattern, const LaneChange& change,
                            QString* why = nullptr);

/// What can be changed of this run, in the order in which it is offered: the method, the step, counts,
/// conventions, rules of the scene, seeds.
std::vector<RaceGroup> raceGroups(const Experiment& experiment, const Run& pattern, const QLocale& numbers);

/// Races that make sense here, made from the first run. All of their lanes differ.
std::vector<ReadyRace> readyRaces(const Experiment& experiment);

/// The experiment with these runs, named by all that they differ in. Events that were for single runs are
/// left out.
Experiment raceOf(const Experiment& experiment, const std::vector<Run>& lanes);

} // namespace timestep
