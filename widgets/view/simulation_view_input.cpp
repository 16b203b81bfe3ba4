// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of SimulationView: mouse, keyboard, and what they hold.
#include "widgets/view/clip.h"
#include "widgets/view/particle_finder.h"
#include "widgets/view/simulation_view.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double reach = 12;            ///< [1/96 inch] a press this near to a particle grabs it
constexpr double nudge = 8, shove = 40; ///< [1/96 inch] an arrow key moves what is held; with Shift
constexpr double panStep = 40;          ///< [1/96 inch] an arrow key moves the view
constexpr double leastZoom = 1e-3, mostZoom = 1e4;

QPointF directionOf(int key) {
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

const FramePoint* SimulationView::find(const Particle& particle) const {
    if (particle.run >= static_cast<int>(m_runs.size())) return nullptr;
    return findParticle(m_runs[static_cast<std::size_t>(particle.run)].frame, particle.index);
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
        const NearParticle near =
            nearestParticle(m_runs[run].frame, transformOf(cell), pixel, reach * unit());
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
            if (point.index >= 0) all.push_back({static_cast<int>(run), point.index});
    if (all.empty()) return false;
    std::ptrdiff_t next = by > 0 ? 0 : static_cast<std::ptrdiff_t>(all.size()) - 1;
    if (m_chosen) next = std::find(all.begin(), all.end(), *m_chosen) - all.begin() + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(all.size())) return false;
    choose(all[static_cast<std::size_t>(next)]);
    return true;
}

void SimulationView::hold(const Particle& particle, QPointF hand) {
    const FramePoint* point = find(particle);
    if (!point) return;
    m_held = m_chosen = particle;
    m_heldAt = point->at;
    m_grip = pixelOf(particle) - hand;
    emit grabbed(particle.run, static_cast<quint32>(particle.index), m_heldAt);
    announce();
    update();
}

void SimulationView::moveTo(Point at) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y)) return;
    m_heldAt = at;
    emit moved(m_held->run, static_cast<quint32>(m_held->index), at);
    update();
}

void SimulationView::release() {
    if (!m_held) return;
    const Particle particle = *m_held;
    m_held.reset();
    m_heldByKey = false;
    emit released(particle.run, static_cast<quint32>(particle.index), m_heldAt);
    announce();
    updateCursor();
    update();
}

void SimulationView::togglePin() {
    const std::optional<Particle> particle = m_held ? m_held : m_chosen ? m_chosen : m_hover;
    const FramePoint* point = particle ? find(*particle) : nullptr;
    if (point)
        emit pinToggled(particle->run, static_cast<quint32>(particle->index), point->role != Role::Pin);
}

void SimulationView::zoomAbout(QPointF pixel, double factor) {
    const double zoom = std::clamp(m_zoom * factor, leastZoom, mostZoom);
    const Plan plan = planOf(rect());
    QRectF cell = plan.cells.front();
    for (const QRectF& candidate : plan.cells)
        if (candidate.contains(pixel)) cell = candidate;
    m_centre = transformOf(cell).zoomed(zoom / m_zoom, pixel).toScene(cell.center());
    m_zoom = zoom;
    updateHover();
    update();
}

void SimulationView::zoomBy(double factor) {
    zoomAbout(planOf(rect()).cells.front().center(), factor);
}

void SimulationView::panBy(QPointF pixels) {
    const QRectF cell = planOf(rect()).cells.front();
    m_centre = transformOf(cell).panned(pixels).toScene(cell.center());
    update();
}

void SimulationView::updateHover() {
    std::optional<Particle> hover;
    if (underMouse() && !m_panFrom && !m_held) hover = nearest(mapFromGlobal(QCursor::pos()));
    if (hover == m_hover) return;
    m_hover = hover;
    updateCursor();
    update();
}

void SimulationView::updateCursor() {
    if (m_panFrom || (m_held && !m_heldByKey))
        setCursor(Qt::ClosedHandCursor);
    else if (m_space || m_hover)
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(Qt::ArrowCursor);
}

void SimulationView::announce() {
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void SimulationView::mousePressEvent(QMouseEvent* event) {
    m_focusShown = false;
    const std::optional<Particle> particle = nearest(event->position());
    if (event->button() == Qt::LeftButton && !m_space && particle) {
        release();
        m_hover.reset();
        hold(*particle, event->position());
    } else if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton) {
        if (!m_heldByKey) m_chosen.reset();
        m_panFrom = event->position();
    }
    updateCursor();
    update();
}

void SimulationView::mouseMoveEvent(QMouseEvent* event) {
    if (m_panFrom) {
        panBy(event->position() - *m_panFrom);
        m_panFrom = event->position();
    } else if (m_held && !m_heldByKey) {
        moveTo(transformOf(cellOf(m_held->run)).toScene(event->position() + m_grip));
    } else if (const auto hover = nearest(event->position()); hover != m_hover) {
        m_hover = hover;
        updateCursor();
        update();
    }
}

void SimulationView::mouseReleaseEvent(QMouseEvent* event) {
    m_panFrom.reset();
    if (m_held && !m_heldByKey && event->button() == Qt::LeftButton) {
        release();
        m_chosen.reset();
        m_hover = nearest(event->position());
    }
    updateCursor();
}

void SimulationView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !nearest(event->position()))
        fit();
    else
        mousePressEvent(event);
}

void SimulationView::wheelEvent(QWheelEvent* event) {
    zoomAbout(event->position(), std::pow(1.2, event->angleDelta().y() / 120.0));
    event->accept();
}

bool SimulationView::event(QEvent* event) {
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomAbout(gesture->position(), 1 + gesture->value());
            return true;
        }
    }
    return QWidget::event(event);
}

/// Tab goes on among particles once one is chosen, and leaves the view after the last one.
bool SimulationView::focusNextPrevChild(bool next) {
    if (m_chosen && hasFocus() && chooseNext(next ? 1 : -1)) return true;
    return QWidget::focusNextPrevChild(next);
}

bool SimulationView::useArrow(QKeyEvent* event) {
    const QPointF direction = directionOf(event->key());
    if (direction.isNull()) return false;
    if (m_held) {
        const double pixels = (event->modifiers() & Qt::ShiftModifier ? shove : nudge) * unit();
        const ViewTransform transform = transformOf(cellOf(m_held->run));
        moveTo(transform.toScene(transform.toPixel(m_heldAt) + direction * pixels));
        announce();
    } else if (m_chosen) {
        const Frame& frame = m_runs[static_cast<std::size_t>(m_chosen->run)].frame;
        const FramePoint* neighbour =
            particleTowards(frame, transformOf(cellOf(m_chosen->run)), *find(*m_chosen), direction);
        if (neighbour) choose(Particle{m_chosen->run, neighbour->index});
    } else {
        panBy(-direction * panStep * unit());
    }
    return true;
}

void SimulationView::keyPressEvent(QKeyEvent* event) {
    m_focusShown = true;
    switch (event->key()) {
    case Qt::Key_BracketRight:
    case Qt::Key_PageDown:
        chooseNext(1);
        break;
    case Qt::Key_BracketLeft:
    case Qt::Key_PageUp:
        chooseNext(-1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_held) {
            release();
        } else if (m_chosen || chooseNext(1)) {
            hold(*m_chosen, pixelOf(*m_chosen));
            m_heldByKey = m_held.has_value();
        }
        break;
    case Qt::Key_Escape:
        if (!m_held && !m_chosen) return QWidget::keyPressEvent(event);
        if (m_held)
            release();
        else
            choose({});
        break;
    case Qt::Key_P:
        togglePin();
        break;
    case Qt::Key_Home:
        fit();
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(1.25);
        break;
    case Qt::Key_Minus:
        zoomBy(1 / 1.25);
        break;
    case Qt::Key_Space:
        m_space = true;
        updateCursor();
        break;
    default:
        if (!useArrow(event)) QWidget::keyPressEvent(event);
    }
    update();
}

void SimulationView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) return QWidget::keyReleaseEvent(event);
    m_space = false;
    updateCursor();
}

void SimulationView::focusInEvent(QFocusEvent* event) {
    m_focusShown = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason;
    QWidget::focusInEvent(event);
}

void SimulationView::focusOutEvent(QFocusEvent* event) {
    m_space = false;
    if (m_heldByKey) release();
    QWidget::focusOutEvent(event);
}

void SimulationView::leaveEvent(QEvent* event) {
    m_hover.reset();
    updateCursor();
    update();
    QWidget::leaveEvent(event);
}

void SimulationView::paintHands(QPainter& painter) const {
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ring = [&](const Particle& particle, double width, bool filled) {
        const FramePoint* point = find(particle);
        const QRectF cell = cellOf(particle.run);
        const ViewTransform transform = transformOf(cell);
        const QPointF centre = point ? transform.toPixel(point->at) : QPointF();
        if (!point || !isFinite(centre) || !cell.contains(centre)) return;
        const auto& points = m_runs[static_cast<std::size_t>(particle.run)].frame.points;
        const double own =
            point->radius > 0 ? point->radius * transform.scale() : dotRadius(points.size()) * unit();
        const double radius = std::min(own, 200.0) + 4 * unit();
        QColor fill = colours.accent;
        fill.setAlpha(filled ? 70 : 0);
        painter.setBrush(fill);
        painter.setPen(QPen(colours.card, (width + 2) * unit()));
        painter.drawEllipse(centre, radius, radius);
        painter.setPen(QPen(colours.accent, width * unit()));
        painter.drawEllipse(centre, radius, radius);
        if (!filled) return;
        const QPointF hand = transform.toPixel(m_heldAt);
        QLineF string(centre, hand);
        if (clipLine(string, cell)) painter.drawLine(string);
    };
    if (m_hover && m_hover != m_held) ring(*m_hover, 1.2, false);
    if (m_chosen && m_chosen != m_held) ring(*m_chosen, 2.2, false);
    if (m_held) ring(*m_held, 2.2, true);
}

} // namespace timestep
