// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/curves/overlapping_passes.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

namespace timestep {

namespace {

/// The cells of a fine grid whose centre is close to a line that is already drawn.
class DrawnCells {
public:
    /// For points within the bounds; `cell`: side of a cell; `radius`: largest distance that is close.
    DrawnCells(const QRectF& bounds, double cell, double radius)
        : m_corner(bounds.topLeft() - QPointF(radius + 2 * cell, radius + 2 * cell)),
          m_cell(cell),
          m_radius(radius / cell),
          m_wide(tilesIn(bounds.width() + 2 * radius + 4 * cell)),
          m_tiles(m_wide * tilesIn(bounds.height() + 2 * radius + 4 * cell)),
          m_fullBlocks(m_tiles.size()) {}

    /// Whether every cell on the segment is close: then the segment lies within radius + 1.21 cell of a drawn
    /// line.
    bool cover(const QPointF& from, const QPointF& to) const {
        const QPointF begin = placeOf(from), way = placeOf(to) - begin;
        const int samples = 1 + static_cast<int>(std::hypot(way.x(), way.y()));
        const QPointF stride = way / samples;
        for (int i = samples; i >= 0;) { // the end is the part most likely to be new
            const QPointF place = begin + i * stride;
            const auto x = static_cast<std::size_t>(place.x()), y = static_cast<std::size_t>(place.y());
            const std::size_t tile = tileOf(x, y);
            if ((m_fullBlocks[tile] >> blockOf(x, y) & 1) != 0) {
                i -= std::max(1, samplesInside(place, stride));
                continue;
            }
            if (!m_tiles[tile] || ((*m_tiles[tile])[blockOf(x, y)] >> bitOf(x, y) & 1) == 0) return false;
            --i;
        }
        return true;
    }

    void draw(const QPointF& from, const QPointF& to) {
        QPointF begin = placeOf(from), end = placeOf(to);
        if (begin != m_end) drawDisc(begin);
        drawDisc(end);
        m_end = end;
        const bool steep = std::abs(end.y() - begin.y()) > std::abs(end.x() - begin.x());
        const auto turned = [steep](const QPointF& point) { return steep ? point.transposed() : point; };
        begin = turned(begin);
        end = turned(end);
        if (begin.x() > end.x()) std::swap(begin, end);
        const QPointF way = end - begin;
        if (way.x() <= 0) return;
        const double length = std::hypot(way.x(), way.y()), slope = way.y() / way.x();
        const double atEnds = m_radius * std::abs(way.y()) / length, high = m_radius * length / way.x();
        for (int u = static_cast<int>(std::ceil(begin.x() - 0.5)); u + 0.5 <= end.x(); ++u) {
            const double middle = u + 0.5;
            const bool inside = middle - begin.x() >= atEnds && end.x() - middle >= atEnds;
            drawRun(u, begin.y() + (middle - begin.x()) * slope, inside ? high : m_radius, steep);
        }
    }

private:
    using Block = std::uint64_t; ///< 8 x 8 cells, one column after the other
    static constexpr Block full = ~Block{0}, oneColumn = 0xff, oneRow = 0x0101'0101'0101'0101;
    static constexpr std::size_t blockSide = 8, tileSide = 64; ///< [cells]
    using Tile = std::array<Block, tileSide / blockSide*(tileSide / blockSide)>;

    std::size_t tilesIn(double length) const {
        return 1 + static_cast<std::size_t>(length / m_cell) / tileSide;
    }
    QPointF placeOf(const QPointF& point) const { return (point - m_corner) / m_cell; }

    static std::size_t bitOf(std::size_t x, std::size_t y) {
        return x % blockSide * blockSide + y % blockSide;
    }
    static std::size_t blockOf(std::size_t x, std::size_t y) {
        return y % tileSide / blockSide * (tileSide / blockSide) + x % tileSide / blockSide;
    }
    std::size_t tileOf(std::size_t x, std::size_t y) const { return y / tileSide * m_wide + x / tileSide; }
    void mark(std::size_t x, std::size_t y, Block cells) {
        const std::size_t at = tileOf(x, y), place = blockOf(x, y);
        std::unique_ptr<Tile>& tile = m_tiles[at];
        if (!tile) tile = std::make_unique<Tile>();
        Block& block = (*tile)[place];
        block |= cells;
        if (block == full) m_fullBlocks[at] |= std::uint64_t{1} << place;
    }
    /// The number of strides back from a place that stay inside its block.
    static int samplesInside(const QPointF& place, const QPointF& stride) {
        const auto along = [](double at, double step) {
            const double inside =
                at - static_cast<double>(static_cast<std::size_t>(at) / blockSide * blockSide);
            if (step == 0) return 1.0 * blockSide;
            return step > 0 ? inside / step : (inside - blockSide) / step;
        };
        return static_cast<int>(std::min(along(place.x(), stride.x()), along(place.y(), stride.y())));
    }
    /// Marks the cells of a column (of a row, if `across`) whose centres lie within `half` of the middle.
    void drawRun(int at, double middle, double half, bool across) {
        const auto last = static_cast<std::size_t>(middle + half - 0.5);
        const auto line = static_cast<std::size_t>(at);
        for (auto v = static_cast<std::size_t>(middle - half + 0.5); v <= last;) {
            const std::size_t inside = v % blockSide, end = std::min(last, v - inside + blockSide - 1),
                              unused = blockSide - 1 - (end - v + inside);
            if (across) {
                const Block columns = full << (inside * blockSide) & full >> (unused * blockSide);
                mark(v, line, oneRow << line % blockSide & columns);
            } else {
                const Block rows = oneColumn >> (unused + inside) << inside;
                mark(line, v, rows << line % blockSide * blockSide);
            }
            v = end + 1;
        }
    }
    void drawDisc(const QPointF& place) {
        const int last = static_cast<int>(std::floor(place.x() + m_radius - 0.5));
        for (int x = static_cast<int>(std::ceil(place.x() - m_radius - 0.5)); x <= last; ++x) {
            const double across = x + 0.5 - place.x();
            drawRun(x, place.y(), std::sqrt(std::max(0.0, m_radius * m_radius - across * across)), false);
        }
    }

    QPointF m_corner;
    QPointF m_end;           ///< of the last drawn line [cells]
    double m_cell, m_radius; ///< the radius in cells
    std::size_t m_wide;
    std::vector<std::unique_ptr<Tile>> m_tiles;
    std::vector<std::uint64_t> m_fullBlocks; ///< a bit for each block of a tile; small enough for a cache
};

} // namespace

std::vector<QPolygonF> withoutOverlaps(const std::vector<QPolygonF>& pieces, double reach, double grid) {
    constexpr double sampling = 1.21; // cells between a sample and the segment that it represents
    const double cell = grid / 3;
    constexpr qsizetype cheapBridge = 2; // segments that cost no more than starting a new line
    QRectF bounds;
    for (const QPolygonF& piece : pieces) bounds |= piece.boundingRect();
    DrawnCells drawn(bounds.adjusted(-grid, -grid, grid, grid), cell, reach - sampling * cell);
    const auto onGrid = [grid](const QPointF& point) {
        return QPointF(std::round(point.x() / grid) * grid, std::round(point.y() / grid) * grid);
    };
    std::vector<QPolygonF> result;
    for (const QPolygonF& piece : pieces) {
        QPolygonF kept;
        qsizetype last = 0; // the last corner of the piece in `kept`
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
