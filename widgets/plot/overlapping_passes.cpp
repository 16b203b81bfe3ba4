// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/overlapping_passes.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

namespace timestep {

namespace {

/// Which cells of a fine grid have their centre close to a line drawn already.
class DrawnCells {
public:
    /// Points within the bounds; `cell`: side of a cell; `radius`: what counts as close.
    DrawnCells(const QRectF& bounds, double cell, double radius)
        : m_corner(bounds.topLeft() - QPointF(radius + 2 * cell, radius + 2 * cell)),
          m_cell(cell),
          m_radius(radius / cell),
          m_wide(tilesIn(bounds.width() + 2 * radius + 4 * cell)),
          m_tiles(m_wide * tilesIn(bounds.height() + 2 * radius + 4 * cell)) {}

    /// Whether every cell on the way is close: then the way lies within radius + 1.21 cell of a drawn line.
    bool cover(const QPointF& from, const QPointF& to) const {
        const QPointF begin = placeOf(from), way = placeOf(to) - begin;
        const int samples = 1 + static_cast<int>(std::hypot(way.x(), way.y()));
        for (int i = samples; i >= 0; --i) // the end is the part most likely to be new
            if (!has(begin + way * (static_cast<double>(i) / samples))) return false;
        return true;
    }

    void draw(const QPointF& from, const QPointF& to) {
        QPointF begin = placeOf(from), end = placeOf(to);
        drawDisc(begin);
        drawDisc(end);
        const bool steep = std::abs(end.y() - begin.y()) > std::abs(end.x() - begin.x());
        const auto turned = [steep](const QPointF& point) { return steep ? point.transposed() : point; };
        begin = turned(begin);
        end = turned(end);
        if (begin.x() > end.x()) std::swap(begin, end);
        const QPointF way = end - begin;
        if (way.x() <= 0) return;
        const double length = std::hypot(way.x(), way.y());
        const double atEnds = m_radius * std::abs(way.y()) / length, high = m_radius * length / way.x();
        for (int u = static_cast<int>(std::ceil(begin.x() - 0.5)); u + 0.5 <= end.x(); ++u) {
            const double middle = u + 0.5;
            const bool inside = middle - begin.x() >= atEnds && end.x() - middle >= atEnds;
            drawRun(u, begin.y() + (middle - begin.x()) * way.y() / way.x(), inside ? high : m_radius, steep);
        }
    }

private:
    static constexpr std::size_t side = 64; ///< cells of a tile
    using Tile = std::array<std::uint64_t, side>;

    std::size_t tilesIn(double length) const { return 1 + static_cast<std::size_t>(length / m_cell) / side; }
    QPointF placeOf(const QPointF& point) const { return (point - m_corner) / m_cell; }

    bool has(const QPointF& place) const {
        const auto x = static_cast<std::size_t>(place.x()), y = static_cast<std::size_t>(place.y());
        const std::unique_ptr<Tile>& tile = m_tiles[y / side * m_wide + x / side];
        return tile && ((*tile)[y % side] >> (x % side) & 1) != 0;
    }
    void mark(int column, int row) {
        const auto x = static_cast<std::size_t>(column), y = static_cast<std::size_t>(row);
        std::unique_ptr<Tile>& tile = m_tiles[y / side * m_wide + x / side];
        if (!tile) tile = std::make_unique<Tile>();
        (*tile)[y % side] |= std::uint64_t{1} << (x % side);
    }
    /// Marks the cells of a column (of a row, if `across`) whose centres lie within `half` of the middle.
    void drawRun(int at, double middle, double half, bool across) {
        const int last = static_cast<int>(std::floor(middle + half - 0.5));
        for (int v = static_cast<int>(std::ceil(middle - half - 0.5)); v <= last; ++v)
            across ? mark(v, at) : mark(at, v);
    }
    void drawDisc(const QPointF& place) {
        const int last = static_cast<int>(std::floor(place.x() + m_radius - 0.5));
        for (int x = static_cast<int>(std::ceil(place.x() - m_radius - 0.5)); x <= last; ++x) {
            const double across = x + 0.5 - place.x();
            drawRun(x, place.y(), std::sqrt(std::max(0.0, m_radius * m_radius - across * across)), false);
        }
    }

    QPointF m_corner;
    double m_cell, m_radius; ///< the radius in cells
    std::size_t m_wide;
    std::vector<std::unique_ptr<Tile>> m_tiles;
};

} // namespace

std::vector<QPolygonF> withoutOverlaps(const std::vector<QPolygonF>& pieces, double reach, double grid) {
    constexpr double sampling = 1.21; // cells between a sample and a way that it stands for
    const double cell = grid / 2;
    constexpr qsizetype cheapBridge = 2; // segments that cost no more than a line that begins anew
    QRectF bounds;
    for (const QPolygonF& piece : pieces) bounds |= piece.boundingRect();
    DrawnCells drawn(bounds.adjusted(-grid, -grid, grid, grid), cell, reach - sampling * cell);
    const auto onGrid = [grid](const QPointF& point) {
        return QPointF(std::round(point.x() / grid) * grid, std::round(point.y() / grid) * grid);
    };
    std::vector<QPolygonF> result;
    for (const QPolygonF& piece : pieces) {
        QPolygonF kept;
        qsizetype last = 0; // the corner of the piece that `kept` ends with
        const auto goOn = [&](qsizetype corner) {
            const QPointF to = onGrid(piece[corner]);
            last = corner;
            if (!kept.isEmpty() && to == kept.back()) return;
            if (!kept.isEmpty()) drawn.draw(kept.back(), to);
            kept << to;
        };
        const auto end = [&] {
            if (kept.size() == 1) kept << kept.front() + QPointF(grid, 0);
            if (!kept.isEmpty()) result.push_back(kept);
            kept.clear();
        };
        for (qsizetype i = 1; i < piece.size(); ++i) {
            if (drawn.cover(piece[i - 1], piece[i])) continue;
            if (kept.isEmpty() || i - 1 - last > cheapBridge) {
                end();
                goOn(i - 1);
            }
            while (last < i) goOn(last + 1);
        }
        end();
    }
    return result;
}

} // namespace timestep
