// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/event.h"
#include "widgets/view/shown_runs.h"

#include <QPointF>

#include <optional>

namespace timestep {

/// What a hand does with the thing that it holds.
enum class Hold {
    Pull,  ///< pulls at a particle or at a point of a body
    Place, ///< puts a body somewhere and turns it
    Ghost  ///< moves the previous position of a particle
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
};

/// The hand of a view: holds at most one thing, and turns its movements into events. Its functions return the
/// event to perform, or none.
class Hand {
public:
    std::optional<Event> grab(const Grip& grip);
    /// Returns none if nothing is held or the place is not finite.
    std::optional<Event> moveTo(Point at);
    /// Turns a body that is placed by an angle [rad].
    std::optional<Event> turn(double by);
    std::optional<Event> release();

    bool holds() const { return m_grip.has_value(); }
    bool holdsByMouse() const { return m_grip && !m_grip->byKey; }
    bool holdsByKey() const { return m_grip && m_grip->byKey; }
    /// Whether it places a body.
    bool places() const { return m_grip && m_grip->hold == Hold::Place; }
    /// How it holds; null while it is empty.
    const Grip* grip() const { return m_grip ? &*m_grip : nullptr; }
    std::optional<ParticleRef> held() const { return m_grip ? std::optional(m_grip->what) : std::nullopt; }

private:
    Event event(EventKind kind) const;

    std::optional<Grip> m_grip;
};

} // namespace timestep
