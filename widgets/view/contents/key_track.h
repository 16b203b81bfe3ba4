// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"

#include <cstddef>
#include <deque>

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
        Point way;
        for (const Point& move : m_moves) way = {way.x + move.x, way.y + move.y};
        return {way.x / span, way.y / span};
    }

private:
    static constexpr std::size_t counted = 4;
    static constexpr double span = 0.1; // [s]
    std::deque<Point> m_moves;
};

} // namespace timestep
