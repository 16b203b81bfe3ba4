// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/frozen_run.h"

#include "core/input_error.h"
#include "core/json/json.h"

namespace timestep {

FrozenRun freeze(const Json& state, std::size_t run) {
    try {
        FrozenRun frozen{experimentFromJson(state.at("experiment")), run, nullptr, {}};
        const Json& saved = state.at("runs").at(run);
        const auto before = saved.at("events-done").get<std::size_t>();
        frozen.simulation = makeSimulation(frozen.experiment, run);
        Simulation& simulation = *frozen.simulation;
        const std::vector<Event>& events = frozen.experiment.events;
        const auto ofThisRun = [run](const Event& event) {
            return event.run < 0 || event.run == static_cast<int>(run);
        };
        for (std::size_t i = 0; i < before && i < events.size(); ++i)
            if (ofThisRun(events[i]) && events[i].kind == EventKind::Set) simulation.apply(events[i]);
        simulation.load(saved);
        for (std::size_t i = before; i < events.size() && events[i].step <= simulation.steps(); ++i) {
            if (!ofThisRun(events[i])) continue;
            simulation.apply(events[i]);
            frozen.done.push_back(events[i]);
        }
        return frozen;
    } catch (const Json::exception& error) {
        throw InputError(std::string("this is not a state of Timestep: ") + error.what());
    }
}

} // namespace timestep
