// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/drag.h"

#include <cmath>

namespace timestep {

/// The event for what is held, and a second one for the other end of a stick.
std::vector<Event> Drag::events(EventKind kind) const {
    Event event;
    event.kind = kind;
    event.run = m_grip->what.run;
    event.index = static_cast<std::uint32_t>(m_grip->what.index);
    event.at = m_grip->at;
    if (kind == EventKind::Place) event.angle = m_grip->angle;
    if (kind == EventKind::Grab) event.limit = m_grip->limit;
    if (kind == EventKind::Velocity) event.to = arrowVelocity();
    std::vector<Event> all{event};
    if (m_grip->other) {
        event.index = static_cast<std::uint32_t>(m_grip->other->index);
        event.at = {m_grip->at.x + m_grip->apart.x, m_grip->at.y + m_grip->apart.y};
        all.push_back(event);
    }
    return all;
}

std::vector<Event> Drag::grab(const Grip& grip) {
    m_grip = grip;
    return grip.hold == Hold::Pull ? events(EventKind::Grab) : std::vector<Event>();
}

std::vector<Event> Drag::moveTo(Point at) {
    if (!m_grip || !std::isfinite(at.x) || !std::isfinite(at.y)) return {};
    m_grip->at = at;
    switch (m_grip->hold) {
    case Hold::Pull:
        return events(EventKind::Move);
    case Hold::Place:
        return events(EventKind::Place);
    case Hold::Ghost:
        return events(EventKind::Ghost);
    case Hold::Arrow:
        return events(EventKind::Velocity);
    }
    return {};
}

std::vector<Event> Drag::pushTo(Point at) {
    if (!m_grip) return {};
    const Point before = m_grip->at;
    std::vector<Event> moved = moveTo(at);
    if (!moved.empty()) m_grip->keys.add({at.x - before.x, at.y - before.y});
    return moved;
}

void Drag::follow(Point from) {
    if (!m_grip) return;
    if (m_grip->byKey && m_grip->hold == Hold::Arrow)
        m_grip->at = {m_grip->at.x + from.x - m_grip->from.x, m_grip->at.y + from.y - m_grip->from.y};
    m_grip->from = from;
}

std::vector<Event> Drag::pullAt(Point at, bool atMouse) {
    if (!places()) return {};
    if (atMouse) m_grip->offset = {};
    m_grip->hold = Hold::Pull;
    m_grip->at = at;
    return events(EventKind::Grab);
}

Point Drag::arrowVelocity() const {
    if (!m_grip) return {};
    return {(m_grip->at.x - m_grip->from.x) / m_grip->perVelocity,
            (m_grip->at.y - m_grip->from.y) / m_grip->perVelocity};
}

std::vector<Event> Drag::turn(double by) {
    if (!places()) return {};
    m_grip->angle += by;
    return events(EventKind::Place);
}

std::vector<Event> Drag::release(const std::optional<Point>& velocity) {
    std::vector<Event> released;
    if (m_grip && m_grip->hold == Hold::Pull) released = events(EventKind::Release);
    if (canThrow() && velocity)
        for (Event& thrown : events(EventKind::Velocity)) {
            thrown.to = *velocity;
            released.push_back(thrown);
        }
    m_grip.reset();
    return released;
}

} // namespace timestep
