// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json_field.h"
#include "core/run/simulation/event.h"
#include "core/run/simulation/simulation.h"

#include <cstddef>
#include <vector>

namespace timestep {

/// True if the event is for this run or for all runs.
bool concerns(const Event& event, std::size_t run);

/// Carries out the events of a run that are due before its next step, from events[next] on, and advances
/// `next`. `events` must be in the order of their steps. Throws InputError with the path "events/N".
void applyDueEvents(Simulation& simulation, const std::vector<Event>& events, std::size_t run,
                    std::size_t& next);

/// Sets a simulation at its start to a state that was saved after the first `done` events. A state contains
/// no settings, so the function repeats the changes of settings by these events. Throws InputError with the
/// path of a value that does not fit.
void continueFrom(Simulation& simulation, const JsonField& state, const std::vector<Event>& events,
                  std::size_t run, std::size_t done);

} // namespace timestep
