// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/hand.h"

#include <cmath>

namespace timestep {

Event Hand::event(EventKind kind) const {
    Event event;
    event.kind = kind;
    event.run = m_grip->what.run;
    event.index = static_cast<std::uint32_t>(m_grip->what.index);
    event.at = m_grip->at;
    if (kind == EventKind::Place) event.angle = m_grip->angle;
    return event;
}

std::optional<Event> Hand::grab(const Grip& grip) {
    m_grip = grip;
    if (grip.hold != Hold::Pull) return std::nullopt;
    Event grab = event(EventKind::Grab);
    grab.limit = grip.limit;
    return grab;
}

std::optional<Event> Hand::moveTo(Point at) {
    if (!m_grip || !std::isfinite(at.x) || !std::isfinite(at.y)) return std::nullopt;
    m_grip->at = at;
    switch (m_grip->hold) {
    case Hold::Pull:
        return event(EventKind::Move);
    case Hold::Place:
        return event(EventKind::Place);
    case Hold::Ghost:
        return event(EventKind::Ghost);
    }
    return std::nullopt;
}

std::optional<Event> Hand::turn(double by) {
    if (!places()) return std::nullopt;
    m_grip->angle += by;
    return event(EventKind::Place);
}

std::optional<Event> Hand::release() {
    std::optional<Event> released;
    if (m_grip && m_grip->hold == Hold::Pull) released = event(EventKind::Release);
    m_grip.reset();
    return released;
}

} // namespace timestep
