// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <cstdint>
#include <string>

namespace timestep {

enum class EventKind : std::uint8_t { Set, Grab, Move, Release, Cut, Pin, Unpin };

/// Something that a person does to a run, at a step, so that it can be replayed.
struct Event {
    std::int64_t step = 0; ///< it takes effect before step number `step` (from 0) of the run
    int run = -1;          ///< which run; -1: all of them
    EventKind kind = EventKind::Set;
    std::string key;         ///< Set: the parameter of the scene or of the method
    std::string value;       ///< Set: its value as text, "0.5" or the id of a choice
    std::uint32_t index = 0; ///< Grab, Move, Release, Pin, Unpin: the particle; Cut: the stick
    Point at;                ///< Grab, Move: where the hand is [scene length]
    bool operator==(const Event&) const = default;
};

} // namespace timestep
