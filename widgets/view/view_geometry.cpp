// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/view_geometry.h"

#include "widgets/view/particle_finder.h"
#include "widgets/view/run_legend.h"
#include "widgets/view/strobe_painter.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr double particleReach = 12; ///< [1/96 inch] a press this near to a particle means it
constexpr double stickReach = 80;    ///< [1/96 inch] from the cursor to the middle of a stick

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
    m_entries = runLegend(contents, look, transformIn(rectangle).scale());
    const double space = overlaySpace * unit();
    const QRectF inner = rectangle.adjusted(space, space, -space, -space);
    const double line = QFontMetricsF(m_format.font).height();
    const bool strain = contents.showsStrain();
    QRectF top = inner;
    if (strain) {
        const double bar =
            strainBarWidth(m_format.font, contents.options.strainScale, contents.strainBar(), look);
        top.setWidth(std::max(top.width() - bar - space, 1.0));
    }
    double height = paintLegend(nullptr, m_format.font, top, m_entries, look);
    if (strain) height = std::max(height, line);
    m_legend = QRectF(inner.left(), inner.top(), inner.width(), height);
    m_readouts = QRectF(inner.left(), inner.bottom() - line, inner.width(), line);
    m_scenes = QRectF(rectangle.left(), m_legend.bottom(), rectangle.width(),
                      std::max(m_readouts.top() - m_legend.bottom(), 1.0));
    if (contents.showsFilm()) {
        constexpr double mostOfHeight = 0.62;
        m_film = m_scenes.adjusted(2 * space, space, -2 * space, 0);
        m_film.setHeight(std::min(7 * filmRow * unit(), mostOfHeight * m_scenes.height()));
        m_scenes.setTop(m_film.bottom() + space);
    }
    placeCells();
}

void ViewGeometry::placeCells() {
    const int runs = static_cast<int>(m_contents.runs.size());
    if (!m_contents.isGrid() || runs < 2) {
        m_cells = {m_scenes};
        return;
    }
    const int columns = runs > 2 || m_scenes.width() >= m_scenes.height() ? 2 : 1;
    const int rows = (runs + columns - 1) / columns;
    const QSizeF cell(m_scenes.width() / columns, m_scenes.height() / rows);
    const bool mirrored = m_format.look.direction != Qt::LeftToRight;
    for (int i = 0; i < runs; ++i) {
        const int column = mirrored ? columns - 1 - i % columns : i % columns;
        m_cells.emplace_back(
            m_scenes.topLeft() + QPointF(column * cell.width(), (i / columns) * cell.height()), cell);
    }
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

std::optional<ParticleRef> ViewGeometry::particleAt(QPointF pixel, bool ghosts) const {
    std::optional<ParticleRef> best;
    double distance = 0;
    for (std::size_t i = 0; i < runs().size(); ++i) {
        const int run = static_cast<int>(i);
        if (!cellOf(run).contains(pixel)) continue;
        const NearParticle near =
            nearestParticle(runs()[i].frame, transformOf(run), pixel, particleReach * unit(), ghosts);
        if (!near.point || (best && near.distance >= distance)) continue;
        best = ParticleRef{run, near.point->index};
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
