// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of SimulationView.
#include "widgets/view/particle_finder.h"
#include "widgets/view/simulation_view.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double nudge = 8, shove = 40; ///< [1/96 inch] an arrow key moves what is held; with Shift
constexpr double panStep = 40;          ///< [1/96 inch] an arrow key moves the view
constexpr double leastZoom = 1e-3, mostZoom = 1e4;
constexpr double turn = 0.04, bigTurn = 0.2; ///< [rad] a key or a notch turns a body; with Shift

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
    if (underMouse() && !m_panFrom && !m_held && !actsAtCursor())
        hover = nearest(mapFromGlobal(QCursor::pos()));
    if (hover == m_hover) return;
    m_hover = hover;
    updateCursor();
    update();
}

void SimulationView::updateCursor() {
    if (m_panFrom || (m_held && !m_heldByKey))
        setCursor(Qt::ClosedHandCursor);
    else if (m_space || (m_hover && m_tool != ViewTool::Pin))
        setCursor(Qt::OpenHandCursor);
    else if (m_hover)
        setCursor(Qt::PointingHandCursor);
    else if (actsAtCursor())
        setCursor(Qt::CrossCursor);
    else
        setCursor(Qt::ArrowCursor);
}

void SimulationView::announce() {
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void SimulationView::mousePressEvent(QMouseEvent* event) {
    m_focusShown = false;
    m_toolAt = event->position();
    if (event->button() == Qt::RightButton) {
        if (m_scene.tools) beginStroke(ViewTool::CutAround, event->position());
        return;
    }
    const bool left = event->button() == Qt::LeftButton && !m_space;
    const std::optional<Particle> particle = nearest(event->position());
    if (left && actsAtCursor()) {
        beginStroke(m_tool, event->position());
    } else if (left && particle && m_tool == ViewTool::Pin) {
        m_chosen = particle;
        togglePin();
    } else if (left && particle) {
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
    m_toolShown = true;
    if (m_panFrom) {
        panBy(event->position() - *m_panFrom);
        m_panFrom = event->position();
    } else if (m_stroke) {
        strokeTo(event->position());
    } else if (m_held && !m_heldByKey) {
        moveTo(transformOf(cellOf(m_held->run)).toScene(event->position() + m_grip));
    } else if (!actsAtCursor()) {
        if (const auto hover = nearest(event->position()); hover != m_hover) {
            m_hover = hover;
            updateCursor();
            update();
        }
    } else {
        update();
    }
    m_toolAt = event->position();
}

void SimulationView::mouseReleaseEvent(QMouseEvent* event) {
    m_panFrom.reset();
    endStroke();
    if (m_held && !m_heldByKey && event->button() == Qt::LeftButton) {
        release();
        m_chosen.reset();
        m_hover = nearest(event->position());
    }
    updateCursor();
}

void SimulationView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !actsAtCursor() && !nearest(event->position()))
        fit();
    else
        mousePressEvent(event);
}

void SimulationView::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (m_held && m_placing)
        turnHeld(notches * (event->modifiers() & Qt::ShiftModifier ? bigTurn : turn));
    else if (recordOf(m_tool).hasRadius && !(event->modifiers() & Qt::ControlModifier))
        changeRadius(notches > 0 ? 1 : notches < 0 ? -1 : 0);
    else
        zoomAbout(event->position(), std::pow(1.2, notches));
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
    const double pixels = (event->modifiers() & Qt::ShiftModifier ? shove : nudge) * unit();
    if (actsAtCursor()) {
        const QRectF area = planOf(rect()).scenes;
        const QPointF from = m_toolShown ? m_toolAt : area.center();
        const QPointF to = from + direction * pixels;
        m_toolShown = true;
        const QPointF at(std::clamp(to.x(), area.left(), area.right()),
                         std::clamp(to.y(), area.top(), area.bottom()));
        if (m_stroke) strokeTo(at);
        m_toolAt = at;
        announce();
    } else if (m_held) {
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

/// Comma and full stop change the radius of a tool, or turn a body counter-clockwise and clockwise.
void SimulationView::useComma(int way, bool far) {
    if (m_scene.bodies)
        turnHeld(way * (far ? bigTurn : turn));
    else
        changeRadius(-way);
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
        useEnter();
        break;
    case Qt::Key_Escape:
        if (m_stroke)
            endStroke();
        else if (m_held)
            release();
        else if (m_chosen)
            choose({});
        else
            return QWidget::keyPressEvent(event);
        break;
    case Qt::Key_Comma:
    case Qt::Key_Less:
    case Qt::Key_Semicolon:
        useComma(1, event->modifiers() & Qt::ShiftModifier);
        break;
    case Qt::Key_Period:
    case Qt::Key_Greater:
    case Qt::Key_Colon:
        useComma(-1, event->modifiers() & Qt::ShiftModifier);
        break;
    case Qt::Key_P:
        if (m_scene.tools) togglePin();
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
        const int digit = event->key() - Qt::Key_1;
        if (digit >= 0 && digit < static_cast<int>(viewTools().size()) &&
            !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
            setTool(static_cast<ViewTool>(digit));
        else if (!useArrow(event))
            QWidget::keyPressEvent(event);
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
    endStroke();
    if (m_heldByKey) release();
    QWidget::focusOutEvent(event);
}

void SimulationView::leaveEvent(QEvent* event) {
    m_hover.reset();
    m_toolShown = false;
    updateCursor();
    update();
    QWidget::leaveEvent(event);
}

} // namespace timestep
