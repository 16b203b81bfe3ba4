// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/frozen_run.h"

#include "core/json/json_field.h"
#include "core/run/simulation/run_events.h"

namespace timestep {

FrozenRun freeze(const Json& state, std::size_t run) {
    const JsonField whole(state);
    FrozenRun frozen{experimentFromJson(whole.member("experiment").json()), run, nullptr, {}};
    const JsonField saved = whole.member("runs").element(run);
    const std::vector<Event>& events = frozen.experiment.events;
    std::size_t next = saved.member("events-done").count();
    frozen.simulation = makeSimulation(frozen.experiment, run);
    continueFrom(*frozen.simulation, saved, events, run, next);
    const std::size_t before = next;
    applyDueEvents(*frozen.simulation, events, run, next);
    for (std::size_t i = before; i < next; ++i)
        if (concerns(events[i], run)) frozen.done.push_back(events[i]);
    return frozen;
}

} // namespace timestep
