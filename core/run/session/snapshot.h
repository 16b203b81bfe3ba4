// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/input_error.h"
#include "core/particles/world/cut_path.h"
#include "core/run/session/runaway.h"
#include "core/run/session/session.h"
#include "core/run/session/strobe.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The visible state of a session at one instant.
struct Snapshot {
    struct RunState {
        Frame frame, exact;
        std::vector<Point> trail;     ///< see Runner::setTrail(); oldest first [scene length]
        bool exactIsComputed = false; ///< `exact` is a computed reference, not a closed form
        std::int64_t steps = 0;
        std::int64_t evaluations = 0;
        double stepTime = 0; ///< StepTimes::median() on this machine [s]
        Text velocityConvention;
        bool finite = true;
        bool metUntil = false;          ///< Session::metUntil()
        std::size_t crossings = 0;      ///< noted so far
        std::optional<Crossing> newest; ///< the newest of them, without values
        bool tornToBorder = false;      ///< CutPath::reachesBorder()
        bool explodes = false;          ///< RunawayWatch::explodes()
        std::optional<Runaway> runaway; ///< where it has exploded
    };
    std::uint64_t generation = 0; ///< number of the load() that made the session; 0 before the first load()
    double time = 0;              ///< [time unit]
    std::vector<RunState> runs;
    Table residuals;                 ///< Session::residualTable()
    std::vector<double> afterAction; ///< Session::valuesAfterAction()
    /// Pictures of earlier ticks and, if the session is in its past, of later ones; see Runner::setStrobe().
    std::vector<std::shared_ptr<const StrobePicture>> strobe;
    /// Current tick, first tick of the timeline and furthest tick. If tick < furthest, the session is in its
    /// past.
    std::int64_t tick = 0, begins = 0, furthest = 0;
    bool running = false;
    bool atEnd = false;           ///< the recorded run has ended
    bool isInFreePlay = false;    ///< the picture shows free play after the end
    bool continuesFreely = false; ///< steps after the end are made
    bool isSlow = false;          ///< an explosion is shown in slow motion
    bool behind = false;          ///< the machine is too slow for the requested pace
    std::optional<Divergence> divergence;
    std::optional<InputError> error; ///< why the last event was refused; empty if it was accepted
};

/// Fills `snapshot` with the state and the pictures of the session. Does not change its generation, strobe,
/// begin tick and the members about running. `layers`: the FrameLayer bits; `cutPaths`: by run, updated.
void takeSnapshot(Snapshot& snapshot, const Session& session, std::uint32_t layers,
                  std::vector<CutPath>& cutPaths);

} // namespace timestep
