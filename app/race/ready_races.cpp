// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_lanes.h"
#include "core/input_error.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace timestep {

namespace {

/// The key "h" is a factor on the step of the experiment.
struct Recipe {
    const char* name;
    std::vector<std::vector<LaneChange>> lanes;
};

const std::vector<Recipe>& recipes() {
    static const std::vector<Recipe> list{
        {QT_TRANSLATE_NOOP("Race", "Euler against Verlet"),
         {{{"integrator", "explicit-euler"}}, {{"integrator", "velocity-verlet"}}}},
        {QT_TRANSLATE_NOOP("Race", "Growing, bounded, decaying"),
         {{{"integrator", "explicit-euler"}},
          {{"integrator", "velocity-verlet"}},
          {{"integrator", "backward-euler"}}}},
        {QT_TRANSLATE_NOOP("Race", "Which line of Euler comes first"),
         {{{"integrator", "explicit-euler"}},
          {{"integrator", "semi-implicit-euler"}},
          {{"integrator", "semi-implicit-euler-position-first"}}}},
        {QT_TRANSLATE_NOOP("Race", "Four orders"),
         {{{"integrator", "explicit-euler"}},
          {{"integrator", "explicit-midpoint"}},
          {{"integrator", "rk4"}},
          {{"integrator", "dormand-prince"}}}},
        {QT_TRANSLATE_NOOP("Race", "Twelve methods"),
         {{{"integrator", "explicit-euler"}},
          {{"integrator", "semi-implicit-euler"}},
          {{"integrator", "backward-euler"}},
          {{"integrator", "velocity-verlet"}},
          {{"integrator", "implicit-midpoint"}},
          {{"integrator", "explicit-midpoint"}},
          {{"integrator", "heun"}},
          {{"integrator", "rk4"}},
          {{"integrator", "forest-ruth"}},
          {{"integrator", "yoshida-4"}},
          {{"integrator", "pefrl"}},
          {{"integrator", "dormand-prince"}}}},
        {QT_TRANSLATE_NOOP("Race", "Fourth order, symplectic or not"),
         {{{"integrator", "rk4"}}, {{"integrator", "forest-ruth"}}, {{"integrator", "pefrl"}}}},
        {QT_TRANSLATE_NOOP("Race", "The same number of evaluations"),
         {{{"integrator", "velocity-verlet"}, {"h", "0.25"}},
          {{"integrator", "explicit-midpoint"}, {"h", "0.5"}},
          {{"integrator", "rk4"}}}},
        {QT_TRANSLATE_NOOP("Race", "Velocities of position Verlet"),
         {{{"integrator", "position-verlet"}, {"velocity", "backward"}},
          {{"integrator", "position-verlet"}, {"velocity", "central"}}}},
        {QT_TRANSLATE_NOOP("Race", "One, four, sixteen passes"),
         {{{"passes", "1"}}, {{"passes", "4"}}, {{"passes", "16"}}}},
        {QT_TRANSLATE_NOOP("Race", "Passes against substeps"),
         {{{"passes", "16"}, {"substeps", "1"}},
          {{"passes", "4"}, {"substeps", "4"}},
          {{"passes", "1"}, {"substeps", "16"}}}},
        {QT_TRANSLATE_NOOP("Race", "Four relaxations"),
         {{{"relaxation", "gauss-seidel"}},
          {{"relaxation", "jacobi-averaged"}},
          {{"relaxation", "sor"}},
          {{"relaxation", "direct"}}}},
        {QT_TRANSLATE_NOOP("Race", "Orders of the sticks"),
         {{{"order", "as-made"}}, {{"order", "reversed"}}, {{"order", "random"}}, {{"order", "coloured"}}}},
        {QT_TRANSLATE_NOOP("Race", "Enforced last: sticks or walls"),
         {{{"loop-order", "sticks-last"}}, {{"loop-order", "walls-last"}}}},
        {QT_TRANSLATE_NOOP("Race", "Ways out of an overlap"),
         {{{"push", "none"}}, {{"push", "split-impulse"}}, {{"push", "baumgarte"}}, {{"push", "soft"}}}},
        {QT_TRANSLATE_NOOP("Race", "One, five, twenty iterations"),
         {{{"iterations", "1"}}, {{"iterations", "5"}}, {{"iterations", "20"}}}},
        {QT_TRANSLATE_NOOP("Race", "With and without a warm start"),
         {{{"warm-start", "true"}}, {{"warm-start", "false"}}}},
        {QT_TRANSLATE_NOOP("Race", "Orders of the contacts"),
         {{{"contact-order", "as-made"}}, {{"contact-order", "reversed"}}, {{"contact-order", "bottom-up"}}}},
        {QT_TRANSLATE_NOOP("Race", "Smaller and smaller steps"),
         {{{"h", "1"}}, {{"h", "0.5"}}, {{"h", "0.25"}}}},
    };
    return list;
}

Run laneOf(const Experiment& experiment, const std::vector<LaneChange>& changes) {
    Experiment one = experiment;
    one.runs.resize(1);
    one.runs.front() = tidied(experiment, one.runs.front());
    for (const auto& [key, value] : changes) {
        const bool factor = key == "h";
        setByKey(one, factor ? "runs/0/step" : "runs/0/" + key,
                 factor ? Value(numberOf(value) * experiment.step) : value);
        if (!factor && !settingActs(one, 0, key))
            throw InputError(TRANSLATABLE("fault", "this setting changes nothing here"));
    }
    Run run = tidied(experiment, one.runs.front());
    if (experiment.scene->kind() == SceneKind::Problem) makeSimulation(one, 0);
    return run;
}

bool allDiffer(const std::vector<Run>& lanes) {
    for (std::size_t i = 0; i < lanes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (sameLane(lanes[i], lanes[j])) return false;
    return true;
}

} // namespace

std::vector<ReadyRace> readyRaces(const Experiment& experiment) {
    std::vector<ReadyRace> races;
    for (const Recipe& recipe : recipes()) {
        ReadyRace race{QCoreApplication::translate("Race", recipe.name), {}};
        try {
            for (const auto& changes : recipe.lanes) race.lanes.push_back(laneOf(experiment, changes));
            if (allDiffer(race.lanes)) races.push_back(std::move(race));
        } catch (const InputError&) { // the setting is missing or the run invalid: not offered
        }
    }
    return races;
}

} // namespace timestep
