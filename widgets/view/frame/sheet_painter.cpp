// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/sheet_painter.h"

#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/frame/sheet_colours.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

constexpr double farAway = 1e6; ///< [px] beyond the area; farther nodes draw no cells

/// Cosine of the phase of a fold at a row, column or diagonal.
class FoldPhases {
public:
    explicit FoldPhases(std::uint32_t columns) {
        const std::uint32_t period = std::clamp(columns / 5, 5U, 16U);
        for (std::uint32_t i = 0; i < period; ++i)
            m_cosines.push_back(static_cast<float>(std::cos(2 * std::numbers::pi * i / period)));
    }
    float at(std::uint32_t number) const { return m_cosines[number % m_cosines.size()]; }
    std::uint32_t period() const { return static_cast<std::uint32_t>(m_cosines.size()); }

private:
    std::vector<float> m_cosines;
};

struct Slope {
    float x = 0, y = 0;
    void add(QPointF direction, double steepness) {
        if (steepness == 0) return;
        const double length = std::sqrt(direction.x() * direction.x() + direction.y() * direction.y());
        if (!(length > 0)) return;
        x += static_cast<float>(direction.x() / length * steepness);
        y += static_cast<float>(direction.y() / length * steepness);
    }
};

/// Mean steepness of a thread of length L that spans the distance d < L: tan(acos(d / L)), at most 2.
/// `stretch` is d / L - 1; NaN counts as taut.
float steepness(float stretch) {
    if (!(stretch < 0)) return 0;
    const float share = std::max(1 + stretch, 0.447F);
    return std::sqrt(1 / (share * share) - 1);
}

/// Lambert's law with a highlight: the light comes from the upper left.
float reflected(const Slope& slope) {
    const float length = std::sqrt(slope.x * slope.x + slope.y * slope.y + 1);
    return std::max(0.0F, (0.5F * slope.x + 0.42F * slope.y + 0.757F) / length);
}

} // namespace

void SheetPainter::place(const FrameSheet& sheet, const ViewTransform& transform, const QRectF& area) {
    m_nodes.resize(sheet.nodes.size());
    const QRectF reach = area.adjusted(-farAway, -farAway, farAway, farAway);
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        m_nodes[i].at = transform.toPixel(sheet.nodes[i]);
        m_nodes[i].near = isInside(m_nodes[i].at, reach);
    }
}

/// Slopes of folds along rows, columns and the compressed diagonal of a sheared cell. The share t = 2 a . b /
/// (|a|^2 + |b|^2) of the sides a and b of a cell is a measure of its shear: the diagonal a - b (or for t < 0
/// a + b) has the length sqrt(1 - |t|) times that of a square.
void SheetPainter::shade(const FrameSheet& sheet) {
    const std::uint32_t columns = sheet.columns, rows = sheet.rows;
    const FoldPhases folds(columns);
    const auto thread = [](const std::vector<float>& threads, std::size_t before, std::size_t after) {
        const float one = threads[before], other = threads[after];
        if (std::isnan(one)) return other;
        return std::isnan(other) ? one : (one + other) / 2;
    };
    const auto pulled = [&](float stretch) {
        return std::isnan(stretch) ? 0.0F : sheet.tensionOnly ? std::max(stretch, 0.0F) : stretch;
    };
    for (std::uint32_t row = 0; row < rows; row += m_by)
        for (std::uint32_t column = 0; column < columns; column += m_by) {
            const std::size_t i = std::size_t{row} * columns + column;
            const std::size_t left = column > 0 ? i - 1 : i, right = column + 1 < columns ? i + 1 : i;
            const std::size_t above = row > 0 ? i - columns : i, below = row + 1 < rows ? i + columns : i;
            Node& node = m_nodes[i];
            const float along = thread(sheet.across, left, right == i ? left : i);
            const float down = thread(sheet.down, above, below == i ? above : i);
            node.strain = std::max({pulled(sheet.across[left]), pulled(sheet.across[right == i ? left : i]),
                                    pulled(sheet.down[above]), pulled(sheet.down[below == i ? above : i])});
            const QPointF a = m_nodes[right].at - m_nodes[left].at, b = m_nodes[below].at - m_nodes[above].at;
            Slope slope;
            slope.add(a, steepness(along) * folds.at(column));
            slope.add(b, steepness(down) * folds.at(row));
            const double squares = a.x() * a.x() + a.y() * a.y() + b.x() * b.x() + b.y() * b.y();
            const double shear = squares > 0 ? 2 * (a.x() * b.x() + a.y() * b.y()) / squares : 0;
            const bool rising = shear > 0;
            const std::uint32_t diagonal = rising ? column + folds.period() * rows - row : column + row;
            const auto shorter = static_cast<float>(std::sqrt(std::max(0.0, 1 - std::abs(shear))) - 1);
            slope.add(rising ? a - b : a + b, steepness(shorter) * folds.at(diagonal));
            node.light = reflected(slope);
        }
}

/// The light of each node becomes the mean of itself, counted twice, and of the neighbours to which it is
/// joined.
void SheetPainter::smooth(const FrameSheet& sheet) {
    const std::uint32_t columns = sheet.columns, rows = sheet.rows, by = m_by;
    m_light.resize(m_nodes.size());
    const auto joins = [by](const std::vector<float>& threads, std::size_t first, std::size_t next) {
        return !std::isnan(threads[first]) && (by == 1 || !std::isnan(threads[first + next]));
    };
    for (std::uint32_t row = 0; row < rows; row += by)
        for (std::uint32_t column = 0; column < columns; column += by) {
            const std::size_t i = std::size_t{row} * columns + column;
            float light = 2 * m_nodes[i].light, weight = 2;
            const auto add = [&](bool joined, std::size_t other) {
                if (!joined) return;
                light += m_nodes[other].light;
                weight += 1;
            };
            const std::size_t above = std::size_t{by} * columns;
            add(column >= by && joins(sheet.across, i - by, 1), i - by);
            add(column + by < columns && joins(sheet.across, i, 1), i + by);
            add(row >= by && joins(sheet.down, i - above, columns), i - above);
            add(row + by < rows && joins(sheet.down, i, columns), i + above);
            m_light[i] = light / weight;
        }
}

void SheetPainter::findCells(const FrameSheet& sheet) {
    const std::uint32_t columns = sheet.columns;
    m_whole.assign(m_nodes.size(), 0);
    for (std::uint32_t row = 0; row + 1 < sheet.rows; ++row)
        for (std::uint32_t column = 0; column + 1 < columns; ++column) {
            const std::size_t i = std::size_t{row} * columns + column;
            m_whole[i] = !std::isnan(sheet.across[i]) && !std::isnan(sheet.across[i + columns]) &&
                         !std::isnan(sheet.down[i]) && !std::isnan(sheet.down[i + 1]);
        }
}

void SheetPainter::colour(const FrameSheet& sheet, const FrameLook& look) {
    const SheetColours colours(look.theme);
    const bool strained = look.strainScale > 0 && !look.severalRuns;
    m_colours.resize(m_nodes.size());
    std::array<SurfaceColour, SheetColours::steps> table;
    const auto numbers = [&](const QColor& full) {
        const QColor shown = look.ink(full);
        return SurfaceColour{static_cast<float>(shown.red()), static_cast<float>(shown.green()),
                             static_cast<float>(shown.blue())};
    };
    for (int i = 0; i < SheetColours::steps; ++i)
        table[static_cast<std::size_t>(i)] =
            numbers(look.severalRuns ? look.style.colour
                                     : colours.colour(i / static_cast<double>(SheetColours::steps - 1)));
    constexpr float last = SheetColours::steps - 1;
    const float perStrain = strained ? last / static_cast<float>(look.strainScale) : 0;
    for (std::size_t row = 0; row < sheet.rows; row += m_by)
        for (std::size_t i = row * sheet.columns; i < (row + 1) * sheet.columns; i += m_by) {
            const float step = m_nodes[i].strain * perStrain;
            const SurfaceColour& base =
                table[step < last ? static_cast<std::size_t>(std::max(step, 0.0F)) : SheetColours::steps - 1];
            const float light = m_light[i], squared = light * light;
            const float eighth = squared * squared * squared * squared;
            const float share = 0.36F + 0.78F * light;
            const float shine = 34 * eighth * eighth * squared; // light to the power of 18
            m_colours[i] = {base.red * share + shine, base.green * share + shine, base.blue * share + shine};
        }
}

void SheetPainter::fillCells(QPainter& painter, const FrameSheet& sheet, const QRectF& area,
                             const FrameLook& look) {
    const std::uint32_t columns = sheet.columns;
    const bool mixed = m_by == 1;
    if (!look.vector) m_surface.begin(area, painter.device()->devicePixelRatio());
    const auto mean = [](const SurfaceColour& a, const SurfaceColour& b, const SurfaceColour& c,
                         const SurfaceColour& d) {
        return SurfaceColour{(a.red + b.red + c.red + d.red) / 4, (a.green + b.green + c.green + d.green) / 4,
                             (a.blue + b.blue + c.blue + d.blue) / 4};
    };
    for (std::uint32_t row = 0; mixed && row + 1 < sheet.rows; ++row)
        for (std::uint32_t column = 0; column + 1 < columns; ++column) {
            const std::size_t i = std::size_t{row} * columns + column;
            if (!m_whole[i]) continue;
            const std::array<std::size_t, 4> ring{i, i + 1, i + columns + 1, i + columns};
            const auto& n = m_nodes;
            if (!n[ring[0]].near || !n[ring[1]].near || !n[ring[2]].near || !n[ring[3]].near) continue;
            const auto& c = m_colours;
            const SurfaceColour middle = mean(c[ring[0]], c[ring[1]], c[ring[2]], c[ring[3]]);
            if (look.vector) {
                const QColor flat(std::clamp(static_cast<int>(middle.red), 0, 255),
                                  std::clamp(static_cast<int>(middle.green), 0, 255),
                                  std::clamp(static_cast<int>(middle.blue), 0, 255));
                painter.setPen(
                    QPen(flat, 0.9 * look.unit)); // the same colour, so that no seam shows between cells
                painter.setBrush(flat);
                painter.drawPolygon(clipPolygon(
                    QPolygonF({n[ring[0]].at, n[ring[1]].at, n[ring[2]].at, n[ring[3]].at}), area));
            } else {
                const QPointF centre = (n[ring[0]].at + n[ring[1]].at + n[ring[2]].at + n[ring[3]].at) / 4;
                for (std::size_t k = 0; k < 4; ++k) {
                    const std::size_t from = ring[k], to = ring[(k + 1) % 4];
                    m_surface.fill({{{n[from].at, c[from]}, {n[to].at, c[to]}, {centre, middle}}});
                }
            }
        }
    if (!mixed) fillBlocks(sheet);
    if (!look.vector) m_surface.finish(painter);
}

void SheetPainter::fillPiece(const std::array<std::size_t, 4>& ring, const SurfaceColour& colour) {
    for (const std::size_t corner : ring)
        if (!m_nodes[corner].near) return;
    m_surface.fill({m_nodes[ring[0]].at, m_nodes[ring[1]].at, m_nodes[ring[2]].at, m_nodes[ring[3]].at},
                   colour);
}

/// The mean colour of a block's corners; a block at the end of the sheet has fewer than four.
SurfaceColour SheetPainter::blockColour(const FrameSheet& sheet, std::uint32_t row,
                                        std::uint32_t column) const {
    SurfaceColour mean;
    float count = 0;
    for (std::uint32_t r = row; r <= row + 2 && r < sheet.rows; r += 2)
        for (std::uint32_t c = column; c <= column + 2 && c < sheet.columns; c += 2) {
            const SurfaceColour& corner = m_colours[std::size_t{r} * sheet.columns + c];
            mean = {mean.red + corner.red, mean.green + corner.green, mean.blue + corner.blue};
            ++count;
        }
    return {mean.red / count, mean.green / count, mean.blue / count};
}

/// If there are many cells, whole blocks of 2 x 2 are filled as one piece. At the edge of the sheet, and
/// beside a block that is not whole, the cells are filled as well: their nodes need not lie on the straight
/// side of a piece.
void SheetPainter::fillBlocks(const FrameSheet& sheet) {
    const std::uint32_t columns = sheet.columns, across = columns / 2, down = sheet.rows / 2;
    m_blocks.assign(std::size_t{across} * down, 0);
    for (std::uint32_t r = 0; r < down; ++r)
        for (std::uint32_t c = 0; c < across; ++c) {
            if (2 * c + 2 >= columns || 2 * r + 2 >= sheet.rows) continue;
            const std::size_t i = std::size_t{2 * r} * columns + 2 * c;
            m_blocks[std::size_t{r} * across + c] =
                m_whole[i] && m_whole[i + 1] && m_whole[i + columns] && m_whole[i + columns + 1];
        }
    for (std::uint32_t r = 0; r < down; ++r)
        for (std::uint32_t c = 0; c < across; ++c) {
            const std::size_t block = std::size_t{r} * across + c;
            const std::size_t i = std::size_t{2 * r} * columns + 2 * c;
            const SurfaceColour colour = blockColour(sheet, 2 * r, 2 * c);
            if (m_blocks[block]) fillPiece({i, i + 2, i + 2 * columns + 2, i + 2 * columns}, colour);
            const bool amidst = r > 0 && c > 0 && r + 1 < down && c + 1 < across && m_blocks[block] &&
                                m_blocks[block - 1] && m_blocks[block + 1] && m_blocks[block - across] &&
                                m_blocks[block + across];
            if (amidst) continue;
            for (const std::size_t cell : {i, i + 1, i + columns, i + columns + 1})
                if (cell < m_whole.size() && m_whole[cell])
                    fillPiece({cell, cell + 1, cell + columns + 1, cell + columns}, colour);
        }
}

/// A thread between two whole cells is part of the surface. A thread at the rim of the sheet gets the colour
/// of the edge; a thread beside a torn cell, or without a cell, gets that of its strain.
void SheetPainter::paintEdges(QPainter& painter, const FrameSheet& sheet, const QRectF& area,
                              const FrameLook& look) {
    const SheetColours colours(look.theme);
    const std::uint32_t columns = sheet.columns, rows = sheet.rows;
    std::vector<QLineF> rim;
    std::array<std::vector<QLineF>, SheetColours::steps> torn;
    std::size_t count = 0;
    const auto add = [&](std::size_t from, std::size_t to, float stretch, bool before, bool after,
                         bool atBorder) {
        QLineF line(m_nodes[from].at, m_nodes[to].at);
        if (!m_nodes[from].near || !m_nodes[to].near || !clipLine(line, area)) return;
        ++count;
        if (atBorder && (before || after)) return rim.push_back(line);
        const double share = look.strainScale > 0 && !look.severalRuns ? stretch / look.strainScale : 0;
        torn[share < 1 ? static_cast<std::size_t>(std::max(share, 0.0) * (SheetColours::steps - 1))
                       : SheetColours::steps - 1]
            .push_back(line);
    };
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t column = 0; column < columns; ++column) {
            const std::size_t i = std::size_t{row} * columns + column;
            if (const float stretch = sheet.across[i]; !std::isnan(stretch) && column + 1 < columns) {
                const bool above = row > 0 && m_whole[i - columns], below = m_whole[i];
                if (!above || !below) add(i, i + 1, stretch, above, below, row == 0 || row + 1 == rows);
            }
            if (const float stretch = sheet.down[i]; !std::isnan(stretch) && row + 1 < rows) {
                const bool left = column > 0 && m_whole[i - 1], right = m_whole[i];
                if (!left || !right)
                    add(i, i + columns, stretch, left, right, column == 0 || column + 1 == columns);
            }
        }
    const bool thick = count <= thickSegments || look.vector;
    const auto draw = [&](const std::vector<QLineF>& lines, const QColor& colour, double width) {
        if (lines.empty()) return;
        if (!thick) return m_lines.draw(lines, colour, true);
        painter.setPen(QPen(colour, width * look.unit, Qt::SolidLine,
                            Qt::FlatCap)); // round ends would make it look dotted
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    };
    painter.setRenderHint(QPainter::Antialiasing);
    if (!thick) m_lines.begin(area, painter.device()->devicePixelRatio());
    draw(rim, look.ink(look.severalRuns ? look.style.colour : colours.edge()), 1.4);
    for (int step = 0; step < SheetColours::steps; ++step) {
        const QColor strained = colours.colour(step / static_cast<double>(SheetColours::steps - 1));
        draw(torn[static_cast<std::size_t>(step)], look.ink(look.severalRuns ? look.style.colour : strained),
             1.6);
    }
    if (!thick) m_lines.finish(painter);
}

void SheetPainter::paint(QPainter& painter, const FrameSheet& sheet, const ViewTransform& transform,
                         const QRectF& area, const FrameLook& look) {
    const std::size_t count = std::size_t{sheet.columns} * sheet.rows;
    if (count == 0 || sheet.nodes.size() != count || sheet.across.size() != count ||
        sheet.down.size() != count)
        return;
    m_by = look.vector || count <= mixedCells ? 1 : 2;
    place(sheet, transform, area);
    shade(sheet);
    smooth(sheet);
    findCells(sheet);
    colour(sheet, look);
    const double opacity = painter.opacity();
    if (look.severalRuns) painter.setOpacity(opacity * 0.55); // all runs stay visible
    fillCells(painter, sheet, area, look);
    painter.setOpacity(opacity);
    paintEdges(painter, sheet, area, look);
}

} // namespace timestep
