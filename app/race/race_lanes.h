// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workbench/workbench.h"
#include "core/run/experiment/experiment.h"

#include <QLocale>
#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

/// The number of runs in a race.
inline constexpr std::size_t fewestLanes = 2, mostLanes = Workbench::mostRuns;

/// One setting of a run and its new value; the key follows "runs/0/" in setByKey(): {"integrator", "rk4"},
/// {"step", 0.005}, {"seed", "7"}, {"parameters/wall-rule", "mirror"}.
using LaneChange = std::pair<std::string, Value>;

/// A change that one click makes.
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

/// A race that one click assembles.
struct ReadyRace {
    QString text;
    std::vector<Run> lanes;
};

/// The normal form of a run: without a label, without settings at their default value and without duplicates.
/// Equal runs are then equal by sameLane().
Run tidied(const Experiment& experiment, Run run);
bool sameLane(const Run& one, const Run& other);

/// Returns the tidied copy of a run with one setting changed; nothing if it could not run. `why` (may be
/// null) then receives the reason.
std::optional<Run> laneLike(const Experiment& experiment, const Run& pattern, const LaneChange& change,
                            QString* why = nullptr);

/// The settings of this run that can be changed, in the order of the dialog: method, step, counts,
/// conventions, rules of the scene, seeds.
std::vector<RaceGroup> raceGroups(const Experiment& experiment, const Run& pattern, const QLocale& numbers);

/// Races that suit the experiment, derived from its first run. All lanes of a race differ.
std::vector<ReadyRace> readyRaces(const Experiment& experiment);

/// Returns the experiment with these runs; each label lists all settings in which the runs differ. Events for
/// single runs are dropped.
Experiment raceOf(const Experiment& experiment, const std::vector<Run>& lanes);

} // namespace timestep
