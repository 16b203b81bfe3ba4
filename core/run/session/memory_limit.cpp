// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/memory_limit.h"

#include "core/input_error.h"
#include "core/particles/world/world.h"
#include "core/rigid/rigid_world.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"

namespace timestep {

void refuseLargeTable(const Session& session) {
    constexpr double most = 250e6; // numbers, 2 GB
    const Experiment& experiment = session.experiment();
    double numbers = 0;
    for (const Column& column : session.table().columns)
        numbers += static_cast<double>(mostStepsOf(experiment, static_cast<std::size_t>(column.run))) /
                   static_cast<double>(experiment.recordEvery);
    if (numbers > most)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "the table would hold %1 numbers, and %2 are the most; record "
                                           "fewer columns, or every n-th row (\"record\": {\"every\": n})"),
                     shortNumber(numbers), shortNumber(most)),
            "duration");
}

namespace {

constexpr std::size_t mostParticlesInAll = 20'000'000; // particles and sticks, 1 GB
constexpr std::size_t mostBodiesInAll = 1'000'000;     // bodies and joints, 1 GB
constexpr double mostStateValues = 20e6;               // a JSON value takes forty bytes or more

void refuseAbove(std::size_t most, std::size_t count, Text what) {
    if (count > most)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "all runs together would hold %1 %2, and %3 are the most; take "
                                           "fewer runs or a smaller world"),
                     count, what, most),
            "runs");
}

void refuseLargeWorlds(std::size_t particles, std::size_t bodies) {
    refuseAbove(mostParticlesInAll, particles, TRANSLATABLE("fault", "particles and sticks"));
    refuseAbove(mostBodiesInAll, bodies, TRANSLATABLE("fault", "bodies and joints"));
}

std::size_t sizeOf(const World* world) {
    return world == nullptr ? 0 : world->particles() + world->sticks() + world->angleSprings.size();
}

std::size_t sizeOf(const RigidWorld* world) {
    return world == nullptr ? 0 : world->bodies.size() + world->joints.size();
}

double valuesIn(const Json& json) {
    double values = 1;
    if (json.is_object())
        for (const auto& [key, member] : json.items()) values += valuesIn(member);
    else if (json.is_array())
        for (const Json& element : json) values += valuesIn(element);
    return values;
}

} // namespace

WorldBudget::WorldBudget(const Experiment& experiment) {
    const std::size_t runs = experiment.runs.size();
    refuseLargeWorlds(sizeOf(experiment.world.get()) * runs, sizeOf(experiment.bodies.get()) * runs);
}

void WorldBudget::take(const Simulation& simulation) {
    particles_ += sizeOf(simulation.world());
    bodies_ += sizeOf(simulation.rigidWorld());
    refuseLargeWorlds(particles_, bodies_);
}

void StateBudget::take(const Json& state) {
    const double here = valuesIn(state);
    const double values = values_ == 0 ? here * static_cast<double>(expected_) : values_ + here;
    values_ += here;
    if (values > mostStateValues)
        throw InputError(
            Sentence(TRANSLATABLE("fault",
                                  "the states would hold %1 values, and %2 are the most; write fewer "
                                  "of them with a larger --every"),
                     shortNumber(values), shortNumber(mostStateValues)),
            "duration");
}

Sentence notEnoughMemory() {
    return TRANSLATABLE("fault", "there is not enough memory for this run");
}

} // namespace timestep
