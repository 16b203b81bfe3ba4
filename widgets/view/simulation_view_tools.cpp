// SPDX-License-Identifier: GPL-3.0-or-later
// Tools of SimulationView that act at the cursor.
#include "widgets/view/clip.h"
#include "widgets/view/particle_finder.h"
#include "widgets/view/simulation_view.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double stickReach = 80;       ///< [1/96 inch] from the cursor to the middle of a stick that is cut
constexpr std::size_t shownStroke = 64; ///< places of a stroke that stay visible
constexpr int mostPieces = 64;          ///< of one movement

} // namespace

void SimulationView::setTool(ViewTool tool) {
    if (tool == m_tool || (!m_scene.tools && tool != ViewTool::Hand)) return;
    release();
    endStroke();
    m_hover.reset();
    m_tool = tool;
    emit toolChanged();
    announce();
    updateCursor();
    update();
}

void SimulationView::setToolSettings(ToolSettings settings) {
    settings.radius = std::clamp(settings.radius, leastRadius, mostRadius);
    if (!(settings.limit > 0) || !std::isfinite(settings.limit)) settings.limit = 0;
    const bool changed = settings.radius != m_settings.radius || settings.limit != m_settings.limit;
    m_settings = settings;
    if (changed) emit toolChanged();
    update();
}

void SimulationView::changeRadius(int steps) {
    setToolSettings({m_settings.radius + steps * radiusStep, m_settings.limit});
}

/// Overlaid runs feel a tool together; in a grid it is the run of the cell.
int SimulationView::runAt(QPointF pixel) const {
    const Plan plan = planOf(rect());
    if (plan.cells.size() < 2) return -1;
    for (std::size_t run = 0; run < plan.cells.size(); ++run)
        if (plan.cells[run].contains(pixel)) return static_cast<int>(run);
    return -1;
}

void SimulationView::beginStroke(ViewTool tool, QPointF pixel) {
    release();
    m_toolAt = pixel;
    m_toolShown = true;
    if (tool == ViewTool::CutNearest) return cutNearest(pixel);
    m_stroke = tool;
    m_strokePixels = {pixel};
    if (tool == ViewTool::CutAround) strokeTo(pixel);
    announce();
    update();
}

/// A quick movement is cut into pieces no longer than half the radius, so that no stick slips through.
void SimulationView::strokeTo(QPointF pixel) {
    const int run = runAt(pixel);
    const ViewTransform transform = transformOf(cellOf(std::max(run, 0)));
    const QLineF way(m_strokePixels.back(), pixel);
    const double radius = m_settings.radius;
    const bool pieced = *m_stroke != ViewTool::CutAcross;
    const int pieces =
        pieced ? std::clamp(static_cast<int>(std::ceil(2 * way.length() / radius)), 1, mostPieces) : 1;
    for (int i = 0; i < pieces; ++i) {
        const Point from = transform.toScene(way.pointAt(static_cast<double>(i) / pieces));
        const Point to = transform.toScene(way.pointAt(static_cast<double>(i + 1) / pieces));
        std::optional<Event> event =
            strokeEvent(*m_stroke, from, to, radius / transform.scale(), m_settings.limit, m_scene.step);
        if (!event || !std::isfinite(from.x + from.y + to.x + to.y + event->radius)) return;
        event->run = run;
        emit acted(*event);
    }
    m_strokePixels.push_back(pixel);
    if (m_strokePixels.size() > shownStroke) m_strokePixels.erase(m_strokePixels.begin());
    update();
}

void SimulationView::endStroke() {
    if (!m_stroke) return;
    m_stroke.reset();
    m_strokePixels.clear();
    announce();
    update();
}

void SimulationView::cutNearest(QPointF pixel) {
    const Plan plan = planOf(rect());
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const QRectF& cell = plan.cells[plan.cells.size() > 1 ? run : 0];
        if (!cell.contains(pixel)) continue;
        const FrameSegment* stick =
            nearestStick(m_runs[run].frame, transformOf(cell), pixel, stickReach * unit());
        if (stick) send(EventKind::Cut, {static_cast<int>(run), stick->index}, {});
    }
}

void SimulationView::useEnter() {
    if (actsAtCursor()) {
        if (!m_toolShown) m_toolAt = planOf(rect()).scenes.center();
        if (m_stroke)
            endStroke();
        else
            beginStroke(m_tool, m_toolAt);
    } else if (m_held) {
        release();
    } else if (m_chosen || chooseNext(1)) {
        if (m_tool == ViewTool::Pin) return togglePin();
        hold(*m_chosen, pixelOf(*m_chosen));
        m_heldByKey = m_held.has_value();
    }
}

void SimulationView::paintTool(QPainter& painter) const {
    const bool active = m_stroke.has_value();
    if (!m_toolShown || (!active && !actsAtCursor())) return;
    const ViewTool tool = active ? *m_stroke : m_tool;
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const auto stroke = [&](const QColor& colour, double width, const auto& draw) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.card, (width + 2) * unit()));
        draw();
        painter.setPen(QPen(colour, width * unit()));
        draw();
    };
    if (tool == ViewTool::CutAcross && m_strokePixels.size() > 1)
        stroke(colours.force, 1.5,
               [&] { painter.drawPolyline(m_strokePixels.data(), static_cast<int>(m_strokePixels.size())); });
    if (tool == ViewTool::CutNearest && !m_runs.empty()) {
        const int run = std::max(runAt(m_toolAt), 0);
        const QRectF cell = cellOf(run);
        const ViewTransform transform = transformOf(cell);
        const FrameSegment* stick = nearestStick(m_runs[static_cast<std::size_t>(run)].frame, transform,
                                                 m_toolAt, stickReach * unit());
        QLineF line;
        if (stick) line = QLineF(transform.toPixel(stick->from), transform.toPixel(stick->to));
        if (stick && clipLine(line, cell)) stroke(colours.force, 3, [&] { painter.drawLine(line); });
    }
    if (recordOf(tool).hasRadius)
        stroke(active ? colours.force : colours.accent, active ? 2 : 1.2, [&] {
            painter.drawEllipse(m_toolAt, static_cast<double>(m_settings.radius),
                                static_cast<double>(m_settings.radius));
        });
    const double arm = 6 * unit();
    stroke(active ? colours.force : colours.accent, 1.4, [&] {
        painter.drawLine(m_toolAt - QPointF(arm, 0), m_toolAt + QPointF(arm, 0));
        painter.drawLine(m_toolAt - QPointF(0, arm), m_toolAt + QPointF(0, arm));
    });
}

} // namespace timestep
