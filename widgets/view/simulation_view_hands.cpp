// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of SimulationView: the particle that is chosen or held.
#include "widgets/view/clip.h"
#include "widgets/view/particle_finder.h"
#include "widgets/view/simulation_view.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double reach = 12; ///< [1/96 inch] a press this near to a particle grabs it

} // namespace

const FramePoint* SimulationView::find(const Particle& particle) const {
    if (particle.run >= static_cast<int>(m_runs.size())) return nullptr;
    return findParticle(m_runs[static_cast<std::size_t>(particle.run)].frame, particle.index);
}

/// What the hand pulls at: the held particle or its ghost.
const FramePoint* SimulationView::findHeld() const {
    if (!m_held || m_held->run >= static_cast<int>(m_runs.size())) return nullptr;
    return findParticle(m_runs[static_cast<std::size_t>(m_held->run)].frame, m_held->index, m_heldGhost);
}

QRectF SimulationView::cellOf(int run) const {
    const Plan plan = planOf(rect());
    return plan.cells.size() > 1 ? plan.cells[static_cast<std::size_t>(run)] : plan.cells.front();
}

QPointF SimulationView::pixelOf(const Particle& particle) const {
    const FramePoint* point = find(particle);
    return point ? transformOf(cellOf(particle.run)).toPixel(point->at) : QPointF();
}

std::optional<SimulationView::Particle> SimulationView::nearest(QPointF pixel) const {
    std::optional<Particle> best;
    double distance = 0;
    const Plan plan = planOf(rect());
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const QRectF& cell = plan.cells[plan.cells.size() > 1 ? run : 0];
        if (!cell.contains(pixel)) continue;
        const NearParticle near = nearestParticle(m_runs[run].frame, transformOf(cell), pixel, reach * unit(),
                                                  m_tool == ViewTool::Ghost);
        if (!near.point || (best && near.distance >= distance)) continue;
        best = Particle{static_cast<int>(run), near.point->index};
        distance = near.distance;
    }
    return best;
}

void SimulationView::choose(std::optional<Particle> particle) {
    if (m_held && m_held != particle) release();
    m_chosen = particle;
    announce();
    update();
}

/// False: there is no particle, or none beyond the last one.
bool SimulationView::chooseNext(int by) {
    std::vector<Particle> all;
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        for (const FramePoint& point : m_runs[run].frame.points)
            if (point.index >= 0 && point.role != Role::Ghost)
                all.push_back({static_cast<int>(run), point.index});
    if (all.empty()) return false;
    std::ptrdiff_t next = by > 0 ? 0 : static_cast<std::ptrdiff_t>(all.size()) - 1;
    if (m_chosen) next = std::find(all.begin(), all.end(), *m_chosen) - all.begin() + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(all.size())) return false;
    choose(all[static_cast<std::size_t>(next)]);
    return true;
}

void SimulationView::send(EventKind kind, const Particle& particle, Point at, double limit) {
    Event event;
    event.kind = kind;
    event.run = particle.run;
    event.index = static_cast<std::uint32_t>(particle.index);
    event.at = at;
    event.limit = limit;
    emit acted(event);
}

/// A particle is held at its middle. A body is held where it was pressed, or at its middle when it is placed.
void SimulationView::hold(const Particle& particle, QPointF hand) {
    if (!find(particle)) return;
    m_heldGhost = m_tool == ViewTool::Ghost;
    m_held = m_chosen = particle;
    const FramePoint* point = findHeld();
    if (!point) { // nothing pinned or held has a ghost
        m_held.reset();
        return;
    }
    const ViewTransform transform = transformOf(cellOf(particle.run));
    m_placing = m_scene.bodies && m_paused;
    const bool pulling = m_scene.bodies && !m_placing;
    m_heldAt = pulling ? transform.toScene(hand) : point->at;
    m_heldAngle = point->angle;
    m_grip = pulling ? QPointF() : transform.toPixel(point->at) - hand;
    if (!m_heldGhost && !m_placing) send(EventKind::Grab, particle, m_heldAt, m_settings.limit);
    announce();
    update();
}

void SimulationView::moveTo(Point at) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return;
    m_heldAt = at;
    if (m_placing)
        place();
    else
        send(m_heldGhost ? EventKind::Ghost : EventKind::Move, *m_held, at);
    update();
}

/// Turns the body that is placed; one that is only chosen is taken up by the keyboard first.
void SimulationView::turnHeld(double by) {
    if (!m_held && m_chosen && m_paused) {
        hold(*m_chosen, pixelOf(*m_chosen));
        m_heldByKey = m_held.has_value();
    }
    if (!m_held || !m_placing) return;
    m_heldAngle += by;
    place();
    announce();
    update();
}

void SimulationView::place() {
    Event event;
    event.kind = EventKind::Place;
    event.run = m_held->run;
    event.index = static_cast<std::uint32_t>(m_held->index);
    event.at = m_heldAt;
    event.angle = m_heldAngle;
    emit acted(event);
}

void SimulationView::release() {
    if (!m_held) return;
    const Particle particle = *m_held;
    m_held.reset();
    m_heldByKey = false;
    if (!m_heldGhost && !m_placing) send(EventKind::Release, particle, m_heldAt);
    m_placing = false;
    announce();
    updateCursor();
    update();
}

void SimulationView::togglePin() {
    const std::optional<Particle> particle = m_held ? m_held : m_chosen ? m_chosen : m_hover;
    const FramePoint* point = particle ? find(*particle) : nullptr;
    if (point) send(point->role == Role::Pin ? EventKind::Unpin : EventKind::Pin, *particle, {});
}

/// A ring around a particle, the outline of a body; a line to the hand that holds it.
void SimulationView::paintHeld(QPainter& painter, const Particle& particle, double width, bool filled) const {
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const FramePoint* point = filled ? findHeld() : find(particle);
    const QRectF cell = cellOf(particle.run);
    const ViewTransform transform = transformOf(cell);
    const QPointF centre = point ? transform.toPixel(point->at) : QPointF();
    if (!point || !isFinite(centre) || !cell.contains(centre)) return;
    const Frame& frame = m_runs[static_cast<std::size_t>(particle.run)].frame;
    const FramePolygon* body = point->role == Role::Grip ? findBody(frame, particle.index) : nullptr;
    QPolygonF outline;
    for (std::size_t i = 0; body && i < body->corners.size(); ++i)
        outline << transform.toPixel(body->corners[i]);
    const double own =
        point->radius > 0 ? point->radius * transform.scale() : dotRadius(frame.points.size()) * unit();
    const double radius = std::min(own, 200.0) + 4 * unit();
    const auto draw = [&] {
        if (body)
            painter.drawPolygon(clipPolygon(outline, cell));
        else
            painter.drawEllipse(centre, radius, radius);
    };
    QColor fill = colours.accent;
    fill.setAlpha(filled ? 70 : 0);
    painter.setBrush(fill);
    painter.setPen(QPen(colours.card, (width + 2) * unit()));
    draw();
    painter.setPen(QPen(colours.accent, width * unit()));
    draw();
    if (!filled || body) return;
    QLineF string(centre, transform.toPixel(m_heldAt));
    if (clipLine(string, cell)) painter.drawLine(string);
}

void SimulationView::paintHands(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintTool(painter);
    if (m_hover && m_hover != m_held) paintHeld(painter, *m_hover, 1.2, false);
    if (m_chosen && m_chosen != m_held) paintHeld(painter, *m_chosen, 2.2, false);
    if (m_held) paintHeld(painter, *m_held, 2.2, true);
}

} // namespace timestep
