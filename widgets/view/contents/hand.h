// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/event.h"
#include "widgets/view/contents/key_track.h"
#include "widgets/view/contents/shown_runs.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace timestep {

/// What a hand does with the thing that it holds.
enum class Hold {
    Pull,  ///< pulls at a particle or at a point of a body
    Place, ///< puts a particle or a body somewhere, and turns a body
    Ghost, ///< moves the previous position of a particle
    Arrow  ///< pulls at the tip of the arrow of a velocity
};

/// How a hand takes hold of something.
struct Grip {
    ParticleRef what;
    Hold hold = Hold::Pull;
    Point at;           ///< where the hand is, or the middle of the thing that is placed [scene length]
    double angle = 0;   ///< of a body that is placed [rad]
    QPointF offset;     ///< from the mouse to `at` [px]
    double limit = 0;   ///< Event::limit [scene length]
    bool byKey = false; ///< by the keyboard; the mouse does not move it
    std::optional<ParticleRef> other = {}; ///< the other end of a stick that is held as a whole
    Point apart = {};                      ///< from `at` to that end [scene length]
    Point from = {};                       ///< where an arrow begins [scene length]
    double perVelocity = 1;                ///< length of an arrow over its velocity [time unit]
    KeyTrack keys = {};                    ///< the arrow keys that have moved it
};

/// The hand of a view: holds at most one thing, and turns its movements into events. Its functions return the
/// events to perform, in order.
class Hand {
public:
    std::vector<Event> grab(const Grip& grip);
    /// Returns nothing if nothing is held or the place is not finite.
    std::vector<Event> moveTo(Point at);
    /// The same by an arrow key.
    std::vector<Event> pushTo(Point at);
    /// The thing whose arrow is held has moved. A tip that keys move goes with it.
    void follow(Point from);
    /// Turns a body that is placed by an angle [rad].
    std::vector<Event> turn(double by);
    /// Lets go. With a velocity [scene length/time unit] the thing is thrown.
    std::vector<Event> release(const std::optional<Point>& velocity = {});

    bool holds() const { return m_grip.has_value(); }
    bool holdsByMouse() const { return m_grip && !m_grip->byKey; }
    bool holdsByKey() const { return m_grip && m_grip->byKey; }
    /// Whether it holds a thing that it can throw.
    bool canThrow() const { return m_grip && (m_grip->hold == Hold::Pull || m_grip->hold == Hold::Place); }
    /// The velocity of the arrow that is held [scene length/time unit].
    Point arrowVelocity() const;
    /// Whether it places something.
    bool places() const { return m_grip && m_grip->hold == Hold::Place; }
    /// How it holds; null while it is empty.
    const Grip* grip() const { return m_grip ? &*m_grip : nullptr; }
    std::optional<ParticleRef> held() const { return m_grip ? std::optional(m_grip->what) : std::nullopt; }

private:
    std::vector<Event> events(EventKind kind) const;

    std::optional<Grip> m_grip;
};

} // namespace timestep
