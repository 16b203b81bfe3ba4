// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <cstdint>
#include <string>

namespace timestep {

enum class EventKind : std::uint8_t {
    Set,
    Grab,
    Move,
    Release,
    Cut,
    Pin,
    Unpin,
    Ghost,     ///< the previous position of a particle is put somewhere
    Brush,     ///< what is around `at` is taken along by the next step
    Blow,      ///< what is around `at` gets another velocity
    CutAcross, ///< every stick that crosses the line from `at` to `to`
    CutAround, ///< every stick that comes nearer to `at` than the radius
    Place      ///< a rigid body is put somewhere and turned; its velocities stay
};

/// Something that a person does to a run, at a step, so that it can be replayed.
struct Event {
    std::int64_t step = 0; ///< it takes effect before step number `step` (from 0) of the run
    int run = -1;          ///< which run; -1: all of them
    EventKind kind = EventKind::Set;
    std::string key = {};    ///< Set: the parameter of the scene or of the method
    std::string value = {};  ///< Set: its value as text, "0.5" or the id of a choice
    std::uint32_t index = 0; ///< Grab, Move, Release, Pin, Unpin, Ghost: the particle, in worlds of rigid
                             ///< bodies the body; Place: the body; Cut: the stick
    Point at = {};           ///< Grab, Move: where the hand is; Place: the centre of mass; others: see there
                             ///< [scene length]
    Point to = {};           ///< CutAcross: the other end [scene length]; Brush: displacement [scene length];
                             ///< Blow: change of velocity [scene length/time unit]
    double radius = 0;       ///< Brush, Blow, CutAround [scene length]
    double limit = 0;        ///< Grab, Brush: the furthest that a step may take a particle along each axis
                             ///< [scene length]; 0: any distance
    double angle = 0;        ///< Place: of the body [rad]
    bool operator==(const Event&) const = default;
};

} // namespace timestep
