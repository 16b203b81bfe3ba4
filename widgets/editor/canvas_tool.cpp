// SPDX-License-Identifier: GPL-3.0-or-later
// The tool and the keys of the editor's canvas.
#include "core/input_error.h"
#include "widgets/editor/canvas_paint.h"
#include "widgets/editor/world_canvas.h"
#include "widgets/text/text.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr double cornerReach = 10;      ///< [px] from the mouse to the first corner
constexpr std::size_t mostComing = 500; ///< nodes of a world that shows what is being drawn

} // namespace

/// A press of the tool, or the Space key.
void WorldCanvas::useTool(Point at) {
    const bool nearFirst =
        !m_points.empty() && QLineF(pixelOf(at), pixelOf(m_points.front())).length() < cornerReach;
    switch (m_tool->gesture) {
    case Gesture::Spot:
        m_points = {at};
        break;
    case Gesture::Span:
        if (m_points.empty()) {
            m_points = {at};
        } else if (nearFirst) {
            m_points.clear(); // ends the row
        } else {
            m_points.push_back(at);
            finishTool();
            if (m_tool->here) m_points = {at}; // sticks continue from point to point
        }
        break;
    case Gesture::Corners:
        if (nearFirst && m_points.size() > 2)
            finishTool();
        else if (!nearFirst)
            m_points.push_back(at);
        break;
    }
    showComing();
}

void WorldCanvas::finishTool() {
    tryAdd(std::exchange(m_points, {}));
    showComing();
}

void WorldCanvas::tryAdd(const std::vector<Point>& points) {
    if (m_tool == nullptr || points.empty()) return;
    if (m_tool == findThingKind("particle", SceneKind::Particles)) return m_draft.place(points.front());
    if (const QString why = m_draft.add(*m_tool, points, sizeOfClick()); !why.isEmpty()) emit refused(why);
}

void WorldCanvas::addHere(const ThingKind& kind) {
    const Point at = snapped(m_here.value_or(m_cursor));
    if (const QString why = m_draft.add(kind, std::span(&at, 1), sizeOfClick()); !why.isEmpty())
        emit refused(why);
}

/// The picture of the world with the thing that is being drawn.
void WorldCanvas::showComing() {
    m_coming.reset();
    update();
    if (m_tool == nullptr || m_points.empty() || m_draft.drawing().nodes() > mostComing) return;
    const bool byKeys = hasFocus() && !underMouse();
    std::vector<Point> points = m_points;
    const Point end = byKeys ? joinedAt(pixelOf(m_cursor), snapped(m_cursor))
                             : joinedAt(m_mouse, snapped(transform().toScene(m_mouse)));
    if (m_tool->gesture != Gesture::Spot || m_moved) points.push_back(end);
    if (m_tool->gesture == Gesture::Span && points.size() < 2) return;
    Drawing coming = m_draft.drawing();
    try {
        m_tool->add(coming, points, sizeOfClick());
        drawInto(coming, m_coming.emplace());
    } catch (const InputError&) { // not yet a thing
        m_coming.reset();
    }
}

void WorldCanvas::moveCursor(QPointF direction, bool far) {
    const double way = m_grid * (far ? 5 : 1);
    const double up = transform().yDown() ? 1 : -1;
    m_cursor = snapped({m_cursor.x + direction.x() * way, m_cursor.y + up * direction.y() * way});
    m_bounds = {std::min(m_bounds.left, m_cursor.x), std::min(m_bounds.bottom, m_cursor.y),
                std::max(m_bounds.right, m_cursor.x), std::max(m_bounds.top, m_cursor.y)};
    speak();
    showComing();
}

void WorldCanvas::keyPressEvent(QKeyEvent* event) {
    const QPointF direction((event->key() == Qt::Key_Right ? 1 : 0) - (event->key() == Qt::Key_Left ? 1 : 0),
                            (event->key() == Qt::Key_Down ? 1 : 0) - (event->key() == Qt::Key_Up ? 1 : 0));
    const QPointF pixel = pixelOf(m_cursor);
    if (isRunning()) { // the drawing is not in view
        if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
        setRunning(false);
        return;
    }
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9 && event->modifiers() == Qt::NoModifier) {
        std::vector<const ThingKind*> tools{nullptr};
        for (const ThingKind& kind : thingKinds())
            if (kind.world == m_draft.drawing().kind) tools.push_back(&kind);
        const auto number = static_cast<std::size_t>(event->key() - Qt::Key_0);
        if (number < tools.size()) setTool(tools[number]);
        emit stateChanged();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (event->modifiers() & Qt::AltModifier) {
            const double up = transform().yDown() ? 1 : -1;
            m_draft.moveSelection({direction.x() * m_grid, up * direction.y() * m_grid});
        } else {
            moveCursor(direction, event->modifiers() & Qt::ShiftModifier);
        }
        return;
    case Qt::Key_Space:
        if (m_tool == nullptr) {
            if (!m_draft.drawing().isRigid()) m_draft.place(m_cursor);
            return;
        }
        m_moved = false;
        useTool(joinedAt(pixel, m_cursor));
        if (m_tool->gesture == Gesture::Spot) finishTool();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_tool != nullptr && m_tool->gesture == Gesture::Corners && m_points.size() > 2)
            finishTool();
        else
            take(pixel, event->modifiers() & Qt::ControlModifier);
        return;
    case Qt::Key_C:
        if (event->modifiers() == Qt::NoModifier) return connectAt(nodeAt(pixel));
        break;
    case Qt::Key_P:
        return m_draft.togglePins();
    case Qt::Key_M:
        return m_draft.mirrorSelection();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return m_draft.removeSelection();
    case Qt::Key_Home:
        return fit();
    case Qt::Key_Menu:
        m_here = m_cursor;
        emit menuWanted(mapToGlobal(pixel.toPoint()));
        return;
    case Qt::Key_Escape:
        m_from.reset();
        if (!m_points.empty() || m_tool == nullptr) {
            if (m_points.empty()) m_draft.select({});
            setTool(m_tool);
        } else {
            setTool(nullptr);
            emit stateChanged();
        }
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace timestep
