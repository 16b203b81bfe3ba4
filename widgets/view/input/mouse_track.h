// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QtGlobal>

#include <deque>

namespace timestep {

/// The last positions of the mouse, which give a throw its velocity.
class MouseTrack {
public:
    void clear() { m_places.clear(); }
    /// `time` is that of the event [ms].
    void add(QPointF pixel, quint64 time) {
        if (!m_places.empty() && time < m_places.back().time) m_places.clear();
        m_places.push_back({pixel, time});
        while (time - m_places.front().time > window) m_places.pop_front();
    }
    /// Mean velocity in the last 60 ms [px/s]; zero if the mouse has rested, or if its positions
    /// span less than 10 ms.
    QPointF velocity() const {
        if (m_places.empty()) return {};
        const auto span = static_cast<double>(m_places.back().time - m_places.front().time);
        return span < leastSpan ? QPointF() : (m_places.back().pixel - m_places.front().pixel) * 1000 / span;
    }

private:
    static constexpr quint64 window = 60;   // [ms]
    static constexpr double leastSpan = 10; // [ms]
    struct Place {
        QPointF pixel;
        quint64 time;
    };
    std::deque<Place> m_places;
};

} // namespace timestep
