// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <algorithm>
#include <cmath>
#include <vector>

namespace timestep {

/// Clips a straight line to the area. Returns false if no part of it lies there. Source: Liang, Barsky, ACM
/// Trans. Graph. 3 (1984).
inline bool clipTo(const QRectF& area, QPointF& from, QPointF& to) {
    constexpr double far = 1e9; // beyond it differences of coordinates overflow or lose all digits
    for (double* const place : {&from.rx(), &from.ry(), &to.rx(), &to.ry()})
        *place = std::clamp(*place, -far, far);
    double begin = 0, end = 1;
    const QPointF along = to - from;
    const auto cut = [&](double slope, double room) {
        if (slope == 0) {
            if (room < 0) begin = 2;
        } else if (slope < 0) {
            begin = std::max(begin, room / slope);
        } else {
            end = std::min(end, room / slope);
        }
    };
    cut(-along.x(), from.x() - area.left());
    cut(along.x(), area.right() - from.x());
    cut(-along.y(), from.y() - area.top());
    cut(along.y(), area.bottom() - from.y());
    if (!(begin <= end)) return false;
    to = from + along * end;
    from += along * begin;
    return true;
}

/// Which parts of a rectangle curves run through, in square cells.
class InkGrid {
public:
    InkGrid(const QRectF& area, double cellSize)
        : m_area(area),
          m_cell(cellSize),
          m_columns(std::max(1, static_cast<int>(std::ceil(area.width() / cellSize)))),
          m_rows(std::max(1, static_cast<int>(std::ceil(area.height() / cellSize)))),
          m_taken(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), false) {}

    void addPoint(const QPointF& point) {
        const int column = static_cast<int>(std::floor((point.x() - m_area.left()) / m_cell));
        const int row = static_cast<int>(std::floor((point.y() - m_area.top()) / m_cell));
        if (column >= 0 && column < m_columns && row >= 0 && row < m_rows) m_taken[index(column, row)] = true;
    }

    /// Marks the cells of a straight line, also of one that only crosses the area.
    void addLine(QPointF from, QPointF to) {
        if (!clipTo(m_area, from, to)) return;
        const QPointF along = to - from;
        const int pieces =
            std::max(1, static_cast<int>(std::ceil(2 * std::hypot(along.x(), along.y()) / m_cell)));
        for (int i = 0; i <= pieces; ++i) addPoint(from + along * (static_cast<double>(i) / pieces));
    }

    bool isFree(const QRectF& box) const {
        const auto cellOf = [this](double value, double origin, int count) {
            return std::clamp(static_cast<int>(std::floor((value - origin) / m_cell)), 0, count - 1);
        };
        for (int row = cellOf(box.top(), m_area.top(), m_rows);
             row <= cellOf(box.bottom(), m_area.top(), m_rows); ++row)
            for (int column = cellOf(box.left(), m_area.left(), m_columns);
                 column <= cellOf(box.right(), m_area.left(), m_columns); ++column)
                if (m_taken[index(column, row)]) return false;
        return true;
    }

private:
    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(column);
    }

    QRectF m_area;
    double m_cell;
    int m_columns, m_rows;
    std::vector<bool> m_taken;
};

} // namespace timestep
