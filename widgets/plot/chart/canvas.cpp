// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/canvas.h"

#include "widgets/plot/chart/plot_accessible.h"

#include <algorithm>
#include <utility>

namespace timestep {

Canvas::Canvas(QWidget* parent) : QCustomPlot(parent) {
    installPlotAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    setNoAntialiasingOnDrag(false);
    axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
    axisRect()->setRangeZoom(Qt::Horizontal | Qt::Vertical);
    layer(QStringLiteral("main"))->setMode(QCPLayer::lmBuffered);
    setMinimumSize(160, 110);
}

void Canvas::setColours(const ThemeColours& colours) {
    m_focusColour = colours.accent;
    m_timeColour = colours.text;
    m_groundColour = colours.card;
    QColor fill = colours.accent;
    fill.setAlpha(40);
    selectionRect()->setPen(QPen(colours.accent, 1, Qt::DashLine));
    selectionRect()->setBrush(fill);
}

void Canvas::setMark(const std::optional<QPointF>& position, const QColor& colour) {
    if (m_mark == position && m_markColour == colour) return;
    m_mark = position;
    m_markColour = colour;
    update();
}

void Canvas::setLinkedMarks(const std::optional<double>& x,
                            const std::vector<std::pair<QPointF, QColor>>& rings) {
    if (m_linkedX == x && m_linkedRings == rings) return;
    m_linkedX = x;
    m_linkedRings = rings;
    update();
}

void Canvas::setTimeMarks(const std::optional<double>& x,
                          const std::vector<std::pair<QPointF, QColor>>& discs) {
    if (m_timeX == x && m_timeDiscs == discs) return;
    m_timeX = x;
    m_timeDiscs = discs;
    update();
}

void Canvas::setHandMarks(std::vector<HandMark> marks) {
    if (m_handMarks == marks) return;
    m_handMarks = std::move(marks);
    update();
}

/// The values are beside their rings, below each other where they would meet.
void Canvas::paintHandMarks(QPainter& painter, const QRectF& axes) const {
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    std::vector<QRectF> taken;
    for (const HandMark& mark : m_handMarks) {
        if (!axes.adjusted(-1, -1, 1, 1).contains(mark.at)) continue;
        painter.setPen(QPen(m_groundColour, 4.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(mark.at, 6, 6);
        painter.setPen(QPen(mark.colour, 2.5));
        painter.drawEllipse(mark.at, 6, 6);
        QRectF box(QPointF(), QSizeF(metrics.horizontalAdvance(mark.value) + 8, metrics.height() + 2));
        box.moveTopLeft(mark.at + QPointF(10, -box.height() / 2));
        if (box.right() > axes.right()) box.moveRight(mark.at.x() - 10);
        box.moveTop(std::clamp(box.top(), axes.top(), std::max(axes.top(), axes.bottom() - box.height())));
        for (const QRectF& other : taken)
            if (other.intersects(box)) box.moveTop(other.bottom() + 1);
        taken.push_back(box);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_groundColour);
        painter.drawRoundedRect(box, 3, 3);
        painter.setPen(m_timeColour);
        painter.setFont(bold);
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, mark.value);
    }
    painter.setBrush(Qt::NoBrush);
}

void Canvas::paintTimeMarks(QPainter& painter, const QRectF& axes) const {
    if (m_timeX && *m_timeX >= axes.left() && *m_timeX <= axes.right()) {
        painter.setPen(QPen(m_timeColour, 1));
        painter.drawLine(QPointF(*m_timeX, axes.top()), QPointF(*m_timeX, axes.bottom()));
    }
    for (const auto& [centre, colour] : m_timeDiscs) {
        if (!axes.contains(centre)) continue;
        painter.setPen(QPen(m_timeColour, 1));
        painter.setBrush(colour);
        painter.drawEllipse(centre, 4, 4);
    }
    painter.setBrush(Qt::NoBrush);
}

void Canvas::paintEvent(QPaintEvent* event) {
    QCustomPlot::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF axes = axisRect()->rect();
    if (paintBelow) paintBelow(painter, axes, m_focusColour);
    paintTimeMarks(painter, axes);
    paintHandMarks(painter, axes);
    if (m_linkedX && *m_linkedX >= axes.left() && *m_linkedX <= axes.right()) {
        painter.setPen(QPen(m_focusColour, 1, Qt::DashLine));
        painter.drawLine(QPointF(*m_linkedX, axes.top()), QPointF(*m_linkedX, axes.bottom()));
        for (const auto& [centre, colour] : m_linkedRings) {
            painter.setPen(QPen(colour, 1.5));
            if (axes.adjusted(-1, -1, 1, 1).contains(centre)) painter.drawEllipse(centre, 4, 4);
        }
    }
    const QRectF readable = axes.adjusted(-1, -1, 1, 1);
    if (m_mark && (readable.contains(*m_mark) || (strip && strip().contains(*m_mark)))) {
        painter.setPen(QPen(m_markColour, 2));
        painter.drawEllipse(*m_mark, 6, 6);
    }
    if (m_showFocus && hasFocus()) {
        painter.setPen(QPen(m_focusColour, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
    }
}

void Canvas::resizeEvent(QResizeEvent* event) {
    if (tune) tune(event->size());
    QCustomPlot::resizeEvent(event);
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    const bool band = m_rubberBand != event->modifiers().testFlag(Qt::ShiftModifier);
    m_showFocus = false;
    setSelectionRectMode(band ? QCP::srmZoom : QCP::srmNone);
    QCustomPlot::mousePressEvent(event);
}

void Canvas::mouseMoveEvent(QMouseEvent* event) {
    QCustomPlot::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton) return;
    constexpr int beside = 24; // [px] so that the pointer also reaches the points at the ends of the axes
    const QRectF near = QRectF(axisRect()->rect()).adjusted(-beside, -beside, beside, beside);
    if (near.contains(event->position()) || (strip && strip().contains(event->position())))
        emit pointed(event->position());
    else
        emit left();
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event) {
    event->accept();
    emit resetRequested();
}

void Canvas::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint at = byKey && m_mark ? m_mark->toPoint() : event->pos();
    emit menuRequested(mapToGlobal(at), byKey ? std::nullopt : std::optional<QPointF>(at));
}

void Canvas::leaveEvent(QEvent* event) {
    QCustomPlot::leaveEvent(event);
    emit left();
}

void Canvas::focusInEvent(QFocusEvent* event) {
    QCustomPlot::focusInEvent(event);
    m_showFocus = event->reason() != Qt::MouseFocusReason;
    update();
}

void Canvas::focusOutEvent(QFocusEvent* event) {
    QCustomPlot::focusOutEvent(event);
    update();
}

void Canvas::keyPressEvent(QKeyEvent* event) {
    constexpr double part = 0.1;
    const bool panning = event->modifiers().testFlag(Qt::ControlModifier);
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const int rows = shift ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        panning ? emit panRequested(-part, 0) : emit cursorMoved(-rows, 0);
        return;
    case Qt::Key_Right:
        panning ? emit panRequested(part, 0) : emit cursorMoved(rows, 0);
        return;
    case Qt::Key_Up:
        panning ? emit panRequested(0, part) : emit cursorMoved(0, -1);
        return;
    case Qt::Key_Down:
        panning ? emit panRequested(0, -part) : emit cursorMoved(0, 1);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        emit zoomRequested(0.8);
        return;
    case Qt::Key_Minus:
        emit zoomRequested(1.25);
        return;
    case Qt::Key_0:
        emit resetRequested();
        return;
    case Qt::Key_Home:
        emit cursorJumped(Jump::First);
        return;
    case Qt::Key_End:
        emit cursorJumped(Jump::Last);
        return;
    case Qt::Key_PageDown:
        emit cursorJumped(shift ? Jump::NextCrossing : Jump::NextExtremum);
        return;
    case Qt::Key_PageUp:
        emit cursorJumped(shift ? Jump::PreviousCrossing : Jump::PreviousExtremum);
        return;
    case Qt::Key_Escape:
        if (m_mark) {
            emit cursorDropped();
            return;
        }
        break;
    default:
        break;
    }
    QCustomPlot::keyPressEvent(event);
}

} // namespace timestep
