// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/simulation/event.h"
#include "widgets/view/contents/shown_runs.h"

#include <QPointF>

#include <deque>
#include <optional>
#include <vector>

namespace timestep {

/// The last moves of a thing by arrow keys, which give a throw its velocity. The times of the keys do not
/// count, so the same keys always give the same throw.
class KeyTrack {
public:
    void add(Point move) {
        m_moves.push_back(move);
        if (m_moves.size() > counted) m_moves.pop_front();
    }
    bool empty() const { return m_moves.empty(); }
    /// The last four moves, as if made within a tenth of a second, which is also the time span for a mouse
    /// [scene length/s].
    Point velocity() const {
        Point sum;
        for (const Point& move : m_moves) sum = {sum.x + move.x, sum.y + move.y};
        return {sum.x / span, sum.y / span};
    }

private:
    static constexpr std::size_t counted = 4;
    static constexpr double span = 0.1; // [s]
    std::deque<Point> m_moves;
};

/// What a drag does with the held thing.
enum class Hold {
    Pull,  ///< pulls a particle or a point of a body
    Place, ///< moves a particle or a body to a place, and turns a body
    Ghost, ///< moves the previous position of a particle
    Arrow  ///< moves the tip of a velocity arrow
};

/// What a drag holds, and how.
struct Grip {
    ParticleRef what;
    Hold hold = Hold::Pull;
    Point at;           ///< where the thing is held, or the middle of a thing that is placed [scene length]
    double angle = 0;   ///< of a body that is placed [rad]
    QPointF offset;     ///< from the mouse to `at` [px]
    double limit = 0;   ///< Event::limit [scene length]
    bool byKey = false; ///< dragged by the keyboard; the mouse does not move it
    std::optional<ParticleRef> other = {}; ///< the other end of a stick that is held as a whole
    Point apart = {};                      ///< from `at` to that end [scene length]
    Point from = {};                       ///< start of an arrow [scene length]
    double perVelocity = 1;                ///< length of an arrow over its velocity [time unit]
    KeyTrack keys = {};                    ///< the moves by arrow keys
};

/// A drag in a view, by mouse or keys: holds at most one thing and turns its movements into events. Its
/// functions return the events to perform, in order.
class Drag {
public:
    std::vector<Event> grab(const Grip& grip);
    /// Returns nothing if nothing is held or the place is not finite.
    std::vector<Event> moveTo(Point at);
    /// The same by an arrow key.
    std::vector<Event> pushTo(Point at);
    /// The body whose arrow is held has moved to `from`. A tip that is dragged by keys moves with it.
    void follow(Point from);
    /// From now on pulls what was placed until now, at `at`. `atMouse`: the mouse is there.
    std::vector<Event> pullAt(Point at, bool atMouse);
    /// Turns a body that is placed by an angle [rad].
    std::vector<Event> turn(double by);
    /// Releases the thing. With a velocity [scene length/time unit] it is thrown.
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
    /// What is held and how; null while nothing is held.
    const Grip* grip() const { return m_grip ? &*m_grip : nullptr; }
    std::optional<ParticleRef> held() const { return m_grip ? std::optional(m_grip->what) : std::nullopt; }

private:
    std::vector<Event> events(EventKind kind) const;

    std::optional<Grip> m_grip;
};

} // namespace timestep
