// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/widget/plot_touch.h"

#include "widgets/plot/chart/canvas.h"

#include <QCoreApplication>
#include <QMouseEvent>

namespace timestep {

namespace {

constexpr int rest = 350; ///< [ms] a finger that rests this long reads values

/// Zooms about a pixel and moves by pixels along the axis.
void stretch(QCPAxis& axis, double middle, double moved, double scale) {
    axis.scaleRange(1 / scale, axis.pixelToCoord(middle - moved));
    const double from = axis.pixelToCoord(middle - moved), to = axis.pixelToCoord(middle);
    if (axis.scaleType() == QCPAxis::stLogarithmic)
        axis.setRange(axis.range() * (from / to));
    else
        axis.moveRange(from - to);
}

} // namespace

PlotTouch::PlotTouch(Canvas& canvas) : QObject(&canvas), m_canvas(canvas) {
    auto* const fingers = new Fingers(canvas, rest);
    connect(fingers, &Fingers::tapped, this, [this](const QPointF& at) { read(at); });
    connect(fingers, &Fingers::doubleTapped, &canvas, &Canvas::resetRequested);
    connect(fingers, &Fingers::pressed, this,
            [this](const QPointF& at, quint64, bool rested) { press(at, rested); });
    connect(fingers, &Fingers::moved, this, &PlotTouch::move);
    connect(fingers, &Fingers::released, this, [this](const QPointF& at) {
        if (!m_reading) send(QEvent::MouseButtonRelease, at);
        m_reading = false;
    });
    connect(fingers, &Fingers::cancelled, this, [this] {
        m_canvas.selectionRect()->cancel();
        if (!m_reading) send(QEvent::MouseButtonRelease, {});
        m_reading = false;
    });
    connect(fingers, &Fingers::pinched, this, &PlotTouch::pinch);
}

void PlotTouch::read(const QPointF& at) {
    if (m_canvas.axisRect()->rect().contains(at.toPoint()))
        emit m_canvas.pointed(at);
    else
        emit m_canvas.left();
}

void PlotTouch::press(const QPointF& at, bool rested) {
    m_reading = rested;
    if (rested)
        read(at);
    else
        send(QEvent::MouseButtonPress, at);
}

void PlotTouch::move(const QPointF& at) {
    if (m_reading)
        read(at);
    else
        send(QEvent::MouseMove, at);
}

void PlotTouch::pinch(const Pinch& pinch) {
    const QRect axes = m_canvas.axisRect()->rect();
    const bool below = pinch.middle.y() > axes.bottom(), beside = pinch.middle.x() < axes.left();
    if (!beside) stretch(*m_canvas.xAxis, pinch.middle.x(), pinch.moved.x(), pinch.scale);
    if (!below) stretch(*m_canvas.yAxis, pinch.middle.y(), pinch.moved.y(), pinch.scale);
}

void PlotTouch::send(QEvent::Type type, const QPointF& at) {
    const bool isMove = type == QEvent::MouseMove, isRelease = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, at, m_canvas.mapToGlobal(at), isMove ? Qt::NoButton : Qt::LeftButton,
                      isRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_canvas, &event);
}

} // namespace timestep
