// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/parameter/value.h"

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
    Ghost,     ///< sets the previous position of a particle
    Brush,     ///< the next step moves all particles near `at`
    Blow,      ///< changes the velocity of all particles near `at`
    CutAcross, ///< cuts every stick that crosses the line from `at` to `to`
    CutAround, ///< cuts every stick whose distance from `at` is below the radius
    Place,   ///< sets the position of a particle, of a part of a problem (Grips) or of a rigid body, and the
             ///< angle of the body; velocities do not change
    Velocity ///< sets the velocity of a particle, of a part or of the centre of mass of a body
};

/// An action of the user on a run at a given step. Events are recorded, so that a run can be replayed.
struct Event {
    std::int64_t step = 0; ///< the event takes effect before step number `step` (from 0) of the run
    int run = -1;          ///< number of the run; -1: all runs
    EventKind kind = EventKind::Set;
    std::string key = {};    ///< Set: id of a parameter of the scene or of the method
    Value value = {};        ///< Set: its value
    std::uint32_t index = 0; ///< Cut: the stick; others: the particle, the part of a problem, or the body in
                             ///< a rigid world
    /// Grab, Move: position of the hand; Place: where it is put; others: see EventKind [scene length].
    Point at = {};
    Point to = {};     ///< CutAcross: the other end [scene length]; Brush: displacement [scene length];
                       ///< Blow: change of velocity [scene length/time unit]; Velocity: the velocity
                       ///< [scene length/time unit]
    double radius = 0; ///< Brush, Blow, CutAround [scene length]
    double limit = 0;  ///< Grab, Brush: largest displacement of a particle per step along each axis [scene
                       ///< length]; 0: no limit
    double angle = 0;  ///< Place: angle of the body [rad]
    bool operator==(const Event&) const = default;
};

} // namespace timestep
