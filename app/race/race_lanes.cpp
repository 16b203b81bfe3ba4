// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/race/race_lanes.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/particles/world/stick_grid.h"
#include "core/rigid/rigid_world.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/time_unit.h"
#include "core/table/number_text.h"
#include "widgets/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(Race)
};

/// The experiment with this one run.
Experiment alone(const Experiment& experiment, const Run& run) {
    Experiment one = experiment;
    one.runs = {run};
    return one;
}

/// Checks that the experiment can start.
void tryOut(const Experiment& experiment, const Run& run) {
    // Worlds and bodies accept every method, so they need not be built to check it.
    if (experiment.scene->kind() == SceneKind::Problem) makeSimulation(alone(experiment, run), 0);
}

Run changed(const Experiment& experiment, const Run& pattern, const LaneChange& change) {
    Experiment one = alone(experiment, pattern);
    setByKey(one, "runs/0/" + change.first, change.second);
    return tidied(experiment, std::move(one.runs.front()));
}

const std::vector<std::string>& countsOf(std::string_view id) {
    static const std::vector<std::string> none, passes{"1", "2", "4", "8", "16", "32"},
        substeps{"1", "2", "4", "8"}, iterations{"1", "2", "5", "10", "20", "50"};
    return id == "passes" ? passes : id == "substeps" ? substeps : id == "iterations" ? iterations : none;
}

/// The choices of one setting; empty for numbers without a list of values.
RaceGroup groupOf(const Parameter& parameter, const std::string& prefix) {
    RaceGroup group{translated(parameter.name), translated(parameter.description), {}};
    if (!group.heading.isEmpty()) group.heading[0] = group.heading[0].toUpper();
    const std::string key = prefix + std::string(parameter.id);
    if (parameter.kind == ParameterKind::Toggle) {
        group.choices = {{Sentences::tr("on"), {key, "true"}}, {Sentences::tr("off"), {key, "false"}}};
    } else if (parameter.kind == ParameterKind::Choice) {
        for (const Choice& choice : parameter.choices)
            if (choice.id != "listed") // needs a list of sticks
                group.choices.push_back({translated(choice.name), {key, std::string(choice.id)}});
    } else {
        for (const std::string& count : countsOf(parameter.id))
            group.choices.push_back({QString::fromStdString(count), {key, count}});
    }
    return group;
}

RaceGroup stepGroup(const Experiment& experiment, const QLocale& numbers) {
    RaceGroup group{Sentences::tr("Step"), Sentences::tr("The time that each step advances."), {}};
    const bool plain = timeUnitOf(experiment).empty() || timeUnitOf(experiment) == "1";
    const QString unit = plain ? QString() : ' ' + text(timeUnitOf(experiment));
    for (const auto& [name, factor] :
         {std::pair("2 h", 2.0), std::pair("h", 1.0), std::pair("h/2", 0.5), std::pair("h/4", 0.25)}) {
        const double step = experiment.step * factor;
        group.choices.push_back(
            {QStringLiteral("%1 = %2%3").arg(name, numbers.toString(step, 'g', 4), unit), {"step", step}});
    }
    return group;
}

bool isChosen(const Run& run, std::string_view id, std::string_view choice) {
    return run.method.has(id) && run.method.acts(id) && run.method.choice(id) == choice;
}

/// Whether the seed affects the motion.
bool seedMatters(const Experiment& experiment, const Run& run) {
    if (isChosen(run, "order", "random") || isChosen(run, "contact-order", "random")) return true;
    if (run.method.has("jitter") && run.method.acts("jitter") && run.method["jitter"] > 0) return true;
    const Scene& scene = *experiment.scene;
    const ParameterValues& values = experiment.parameters;
    try {
        if (experiment.world == nullptr && scene.kind() == SceneKind::Particles) {
            const World one = scene.world(values, experiment.texts, 1),
                        other = scene.world(values, experiment.texts, 2);
            return one.x != other.x || one.y != other.y || one.previousX != other.previousX ||
                   one.previousY != other.previousY || one.startVelocities != other.startVelocities;
        }
        if (experiment.bodies == nullptr && scene.kind() == SceneKind::RigidBodies) {
            const RigidWorld one = scene.rigidWorld(values, 1), other = scene.rigidWorld(values, 2);
            return one.bodies != other.bodies;
        }
    } catch (const InputError&) { // invalid parameters: no race
    }
    return false;
}

RaceGroup seedGroup(const Experiment& experiment) {
    RaceGroup group{Sentences::tr("Seed"), Sentences::tr("It decides every random choice."), {}};
    for (std::uint64_t i = 0; i < mostLanes; ++i) {
        const std::string seed = std::to_string(experiment.seed + i);
        group.choices.push_back({QString::fromStdString(seed), {"seed", seed}});
    }
    return group;
}

bool isCount(const Parameter& parameter) {
    return parameter.kind == ParameterKind::Integer;
}

} // namespace

Run tidied(const Experiment& experiment, Run run) {
    run.label.clear();
    const ParameterValues standard = standardMethod(*experiment.scene);
    // Resetting one setting can make another one ineffective.
    for (bool again = true; again;) {
        again = false;
        for (const Parameter& parameter : run.method.descriptors())
            if (!run.method.acts(parameter.id) && run.method[parameter.id] != standard[parameter.id]) {
                run.method.set(parameter.id, standard[parameter.id]);
                again = true;
            }
    }
    if (run.step == experiment.step) run.step.reset();
    if (run.seed == experiment.seed) run.seed.reset();
    std::vector<std::pair<std::string, double>> overrides;
    for (const Parameter& parameter : experiment.parameters.descriptors())
        for (const auto& [id, value] : run.overrides)
            if (id == parameter.id && value != experiment.parameters[id]) overrides.emplace_back(id, value);
    run.overrides = std::move(overrides);
    if (!isChosen(run, "order", "listed")) run.stickOrder.clear();
    if (!isChosen(run, "frame-loop", "listed")) run.stepSizes.clear();
    return run;
}

bool sameLane(const Run& one, const Run& other) {
    return one.method == other.method && one.step == other.step && one.seed == other.seed &&
           one.overrides == other.overrides && one.stickOrder == other.stickOrder &&
           one.stepSizes == other.stepSizes && (!usesOwnMethod(one) || one.methodText == other.methodText);
}

std::optional<Run> laneLike(const Experiment& experiment, const Run& pattern, const LaneChange& change,
                            QString* why) {
    try {
        Run run = changed(experiment, pattern, change);
        tryOut(experiment, run);
        return run;
    } catch (const InputError& error) {
        if (why != nullptr) *why = translated(error);
        return {};
    }
}

std::vector<RaceGroup> raceGroups(const Experiment& experiment, const Run& pattern, const QLocale& numbers) {
    const Experiment one = alone(experiment, pattern);
    const auto descriptors = pattern.method.descriptors();
    const bool sticks = experiment.scene->kind() != SceneKind::Particles || hasSticks(one, 0);
    std::vector<RaceGroup> groups;
    const auto add = [&](RaceGroup group) {
        std::erase_if(group.choices, [&](const RaceChoice& choice) {
            return !laneLike(experiment, pattern, choice.change).has_value();
        });
        if (group.choices.size() > 1) groups.push_back(std::move(group));
    };
    const auto addOfMethod = [&](const Parameter& parameter) {
        const bool acts = sticks ? pattern.method.acts(parameter.id) : settingActs(one, 0, parameter.id);
        if (!acts) return;
        RaceGroup group = groupOf(parameter, "");
        if (parameter.id == "order" && sticks && !gridOf(worldOf(one, 0)))
            std::erase_if(group.choices,
                          [](const RaceChoice& choice) { return choice.change.second == "grid-rows"; });
        add(std::move(group));
    };
    addOfMethod(descriptors.front());
    add(stepGroup(experiment, numbers));
    for (const bool counts : {true, false})
        for (const Parameter& parameter : descriptors.subspan(1))
            if (isCount(parameter) == counts) addOfMethod(parameter);
    for (const Parameter& parameter : experiment.parameters.descriptors())
        if ((parameter.kind == ParameterKind::Choice || parameter.kind == ParameterKind::Toggle) &&
            experiment.parameters.acts(parameter.id))
            add(groupOf(parameter, "parameters/"));
    if (seedMatters(experiment, pattern)) add(seedGroup(experiment));
    return groups;
}

Experiment raceOf(const Experiment& experiment, const std::vector<Run>& lanes) {
    Experiment race = experiment;
    race.runs = lanes;
    std::erase_if(race.events, [](const Event& event) { return event.run >= 0; });
    return race;
}

} // namespace timestep
