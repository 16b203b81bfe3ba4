// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/frozen_run.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/run_events.h"

namespace timestep {

FrozenRun freeze(const Json& state, std::size_t run) {
    try {
        FrozenRun frozen{experimentFromJson(state.at("experiment")), run, nullptr, {}};
        const Json& saved = state.at("runs").at(run);
        const std::vector<Event>& events = frozen.experiment.events;
        auto next = saved.at("events-done").get<std::size_t>();
        frozen.simulation = makeSimulation(frozen.experiment, run);
        continueFrom(*frozen.simulation, saved, events, run, next);
        const std::size_t before = next;
        applyDueEvents(*frozen.simulation, events, run, next);
        for (std::size_t i = before; i < next; ++i)
            if (concerns(events[i], run)) frozen.done.push_back(events[i]);
        return frozen;
    } catch (const Json::exception& error) {
        throw InputError(std::string("this is not a state of Timestep: ") + error.what());
    }
}

} // namespace timestep
