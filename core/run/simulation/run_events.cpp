// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/run_events.h"

#include "core/input_error.h"

#include <algorithm>
#include <string>

namespace timestep {

bool concerns(const Event& event, std::size_t run) {
    return event.run < 0 || event.run == static_cast<int>(run);
}

void applyDueEvents(Simulation& simulation, const std::vector<Event>& events, std::size_t run,
                    std::size_t& next) {
    for (; next < events.size() && events[next].step <= simulation.steps(); ++next) {
        if (!concerns(events[next], run)) continue;
        try {
            simulation.apply(events[next]);
        } catch (InputError& error) {
            error.path = "events/" + std::to_string(next);
            throw;
        }
    }
}

void continueFrom(Simulation& simulation, const JsonField& state, const std::vector<Event>& events,
                  std::size_t run, std::size_t done) {
    for (std::size_t i = 0; i < std::min(done, events.size()); ++i)
        if (concerns(events[i], run) && events[i].kind == EventKind::Set) simulation.apply(events[i]);
    simulation.load(state);
    if (!state.has("cut")) return;
    const JsonField cut = state.member("cut"); // by Session::save()
    simulation.cutStep(cut.member("step").tally(), cut.member("size").positive());
}

} // namespace timestep
