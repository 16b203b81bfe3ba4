// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/sentence.h"

#include <cstddef>
#include <cstdint>

namespace timestep {

class Session;
class Simulation;
struct Experiment;

/// Throws InputError if the table of the session would not fit into the memory of a usual machine.
void refuseLargeTable(const Session& session);

/// Throws InputError if the worlds of all runs would not fit into the memory of a usual machine. A world from
/// a file is checked before the runs are made, a world from a scene after each run is made.
class WorldBudget {
public:
    explicit WorldBudget(const Experiment& experiment);
    void take(const Simulation& simulation);

private:
    std::size_t particles_ = 0, bodies_ = 0;
};

/// Throws InputError if the states of a run would be too large together. At the first state it assumes that
/// all expected states have this size. Later it adds up the actual sizes, because a state grows with its
/// contacts.
class StateBudget {
public:
    explicit StateBudget(std::int64_t expected) : expected_(expected) {}
    void take(const Json& state);

private:
    std::int64_t expected_;
    double values_ = 0;
};

/// The sentence that replaces std::bad_alloc.
Sentence notEnoughMemory();

} // namespace timestep
