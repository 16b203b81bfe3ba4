// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/view_geometry.h"

#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/picture/drag_target.h"
#include "widgets/view/picture/run_legend.h"
#include "widgets/view/picture/strobe_painter.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double tipReach = 10;   ///< [1/96 inch] around the tip of an arrow
constexpr double cellMargin = 14; ///< [1/96 inch] as around the whole scene
constexpr double leastDisc = 10;  ///< [1/96 inch] radius that a particle may be drawn with
constexpr double stickReach = 80; ///< [1/96 inch] from the cursor to the middle of a stick

} // namespace

double unitOf(const QFont& font) {
    return std::clamp(QFontInfo(font).pixelSize() / 13.0, 1.0, 3.0);
}

ViewFormat formatOf(const QWidget& widget) {
    return {{themeOf(widget.palette()), unitOf(widget.font()), widget.locale(), widget.layoutDirection()},
            widget.font()};
}

ViewGeometry::ViewGeometry(const ViewContents& contents, ViewFormat format, const QRectF& rectangle)
    : m_contents(contents), m_format(std::move(format)), m_rectangle(rectangle) {
    const OverlayLook& look = m_format.look;
    if (contents.alone) {
        m_scenes = rectangle;
        placeCells();
        return;
    }
    m_entries = runLegend(contents, look, transformIn(rectangle).scale());
    const double space = overlaySpace * unit();
    const QRectF inner = rectangle.adjusted(space, space, -space, -space);
    const double line = QFontMetricsF(m_format.font).height();
    const bool strain = contents.showsStrain();
    QRectF top = inner;
    if (strain) {
        const double bar =
            strainBarWidth(m_format.font, contents.options.strainScale, contents.strainBar(), look);
        constexpr double least = 0.4; // of the width; less has no room for names
        const double beside = top.width() - bar - space;
        if (beside < least * top.width() && !m_entries.empty())
            m_strainRow = line + 2 * unit();
        else
            top.setWidth(std::max(beside, 1.0));
    }
    m_legendEnd = top.left();
    double height = paintLegend(nullptr, m_format.font, top, m_entries, look, &m_legendEnd);
    if (strain) height = std::max(height + m_strainRow, line);
    m_legend = QRectF(inner.left(), inner.top(), inner.width(), height);
    m_readouts = QRectF(inner.left(), inner.bottom() - line, inner.width(), line);
    m_scenes = QRectF(rectangle.left(), m_legend.bottom(), rectangle.width(),
                      std::max(m_readouts.top() - m_legend.bottom(), 1.0));
    if (contents.showsFilmStrip()) {
        constexpr double mostOfHeight = 0.62;
        m_filmStrip = m_scenes.adjusted(2 * space, space, -2 * space, 0);
        m_filmStrip.setHeight(std::min(7 * filmStripRow * unit(), mostOfHeight * m_scenes.height()));
        // The strip is wider than the scene, so that a disc at the edge lies inside its row.
        m_scenes = QRectF(m_filmStrip.left() + 3 * space, m_filmStrip.bottom() + space,
                          m_filmStrip.width() - 6 * space,
                          std::max(m_scenes.bottom() - m_filmStrip.bottom() - space, 1.0));
    }
    placeCells();
}

/// The number of columns that gives the largest pictures. Flat scenes get lanes, one below the other, which
/// are easy to compare. A layout with an empty cell is chosen only if its pictures are a quarter larger.
int ViewGeometry::columns(int runs, double caption) const {
    constexpr double lane = 1.8; // ratio of width to height from which a scene is flat
    const Box& start = m_contents.camera.start();
    const bool flat = start.right - start.left >= lane * (start.top - start.bottom);
    int best = 1;
    double largest = 0;
    for (int columns = 1; columns <= runs; ++columns) {
        const int rows = (runs + columns - 1) / columns;
        const QRectF cell(0, 0, m_scenes.width() / columns,
                          std::max(m_scenes.height() / rows - caption, 1.0));
        const double scale =
            ViewTransform::fit(m_contents.camera.start(), cell, cellMargin * unit(), false).scale();
        const double worth = scale * (runs % columns == 0 ? 1 : 0.8) * (columns == 1 && flat ? 1.3 : 1);
        if (!(worth > largest * (1 + 1e-9))) continue;
        largest = worth;
        best = columns;
    }
    return best;
}

void ViewGeometry::placeCells() {
    const int runs = static_cast<int>(m_contents.runs.size());
    if (!m_contents.isGrid() || runs < 2) {
        m_cells = {m_scenes};
        return;
    }
    const double caption = QFontMetricsF(m_format.font).height() + 4 * unit();
    const int across = columns(runs, caption);
    const int rows = (runs + across - 1) / across;
    const QSizeF cell(m_scenes.width() / across, m_scenes.height() / rows);
    const bool mirrored = m_format.look.direction != Qt::LeftToRight;
    for (int i = 0; i < runs; ++i) {
        const int column = mirrored ? across - 1 - i % across : i % across;
        const QRectF whole(m_scenes.topLeft() + QPointF(column * cell.width(), (i / across) * cell.height()),
                           cell);
        m_captions.emplace_back(whole.topLeft(), QSizeF(cell.width(), std::min(caption, cell.height() / 2)));
        m_cells.push_back(whole.adjusted(0, m_captions.back().height(), 0, 0));
    }
}

double ViewGeometry::shareOutside(int run, Outside counts) const {
    const QRectF cell = cellOf(run);
    const ViewTransform transform = transformIn(cell);
    double bodies = 0, outside = 0;
    for (const FramePoint& point : runs()[static_cast<std::size_t>(run)].frame.points) {
        if (point.role != Role::Body && point.role != Role::Grip) continue;
        ++bodies;
        const double reach = point.radius * transform.scale();
        const double by =
            counts == Outside::Wholly ? reach : -std::clamp(reach, leastDisc * unit(), cellMargin * unit());
        const QRectF around = cell.adjusted(-by, -by, by, by);
        if (!isInside(transform.toPixel(point.at), around)) ++outside;
    }
    return bodies > 0 ? outside / bodies : 0;
}

QRectF ViewGeometry::cellOf(int run) const {
    return m_cells[m_cells.size() > 1 ? static_cast<std::size_t>(run) : 0];
}

QRectF ViewGeometry::cellAt(QPointF pixel) const {
    const auto found = std::find_if(m_cells.rbegin(), m_cells.rend(),
                                    [pixel](const QRectF& cell) { return cell.contains(pixel); });
    return found == m_cells.rend() ? m_cells.front() : *found;
}

int ViewGeometry::runAt(QPointF pixel) const {
    if (m_cells.size() < 2) return -1;
    for (std::size_t run = 0; run < m_cells.size(); ++run)
        if (m_cells[run].contains(pixel)) return static_cast<int>(run);
    return -1;
}

/// Finds the tip of an arrow that is nearer to the pixel than `distance`.
void ViewGeometry::findArrow(int run, QPointF pixel, std::optional<DragTarget>& best,
                             double& distance) const {
    const ViewTransform transform = transformOf(run);
    const double factor = arrowFactor(Role::Velocity, run);
    for (const FrameArrow& arrow : runs()[static_cast<std::size_t>(run)].frame.arrows) {
        if (arrow.index < 0 || arrow.role != Role::Velocity) continue;
        const QPointF from = transform.toPixel(arrow.from);
        const QPointF way = (transform.toPixel(arrow.to) - from) * factor;
        const QPointF away = from + way - pixel;
        const double near = std::hypot(away.x(), away.y());
        // A short arrow lies on its body; a press there means the body.
        if (!(near <= tipReach * unit()) || std::hypot(way.x(), way.y()) < 2 * tipReach * unit()) continue;
        if (best && near >= distance) continue;
        best = DragTarget{.what = {run, arrow.index}, .arrow = true};
        distance = near;
    }
}

std::optional<DragTarget> ViewGeometry::dragTargetAt(QPointF pixel, DragReach reach) const {
    std::optional<DragTarget> best;
    double distance = 0;
    for (std::size_t i = 0; i < runs().size(); ++i) {
        const int run = static_cast<int>(i);
        if (!cellOf(run).contains(pixel)) continue;
        if (reach == DragReach::Everything) findArrow(run, pixel, best, distance);
        const NearThing near =
            nearestThing(runs()[i].frame, transformOf(run), pixel, m_contents.dragReach * unit(), reach);
        if (!near.point || (best && near.distance >= distance)) continue;
        best = DragTarget{.what = {run, near.point->index}, .ghost = near.point->role == Role::Ghost};
        if (near.other) best->other = ParticleRef{run, near.other->index};
        distance = near.distance;
    }
    return best;
}

QPointF ViewGeometry::pixelOf(const ParticleRef& particle) const {
    const FramePoint* point = runs().find(particle);
    return point ? transformOf(particle.run).toPixel(point->at) : QPointF();
}

const FrameSegment* ViewGeometry::stickAt(QPointF pixel, int run) const {
    const Frame& frame = runs()[static_cast<std::size_t>(run)].frame;
    return nearestStick(frame, transformOf(run), pixel, stickReach * unit());
}

} // namespace timestep
