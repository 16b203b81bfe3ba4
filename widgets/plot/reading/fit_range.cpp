// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/fit_range.h"

#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/chart/chart.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double reach = 6;        ///< distance within which an edge is grabbed [px]
constexpr double shortestDrag = 3; ///< a shorter drag draws nothing [px]

} // namespace

FitRange::FitRange(Canvas& canvas, const Chart& chart) : m_canvas(canvas), m_chart(chart) {
    canvas.installEventFilter(this);
    canvas.paintBelow = [this](QPainter& painter, const QRectF& axes, const QColor& colour) {
        if (!m_on || !m_range) return;
        const double left = std::clamp(pixelAt(m_range->low), axes.left(), axes.right()),
                     right = std::clamp(pixelAt(m_range->high), axes.left(), axes.right());
        QColor fill = colour;
        fill.setAlpha(36);
        painter.fillRect(QRectF(QPointF(left, axes.top()), QPointF(right, axes.bottom())), fill);
        painter.setPen(QPen(colour, 1.5));
        for (const double x : {left, right})
            painter.drawLine(QPointF(x, axes.top()), QPointF(x, axes.bottom()));
    };
}

double FitRange::valueAt(double pixel) const {
    return m_chart.valueAt({pixel, 0}).x();
}

double FitRange::pixelAt(double value) const {
    const PlotRange shown = m_chart.xRange();
    return m_chart.pixelAt({std::clamp(value, shown.low, shown.high), 0}).x();
}

void FitRange::setOn(bool on) {
    m_on = on;
    m_fixed.reset();
    if (on)
        m_canvas.setCursor(Qt::SplitHCursor);
    else
        m_canvas.unsetCursor();
    m_canvas.update();
}

void FitRange::show(const std::optional<PlotRange>& range) {
    m_range = range;
    m_canvas.update();
}

bool FitRange::press(const QPointF& at) {
    const QRectF axes = m_canvas.axisRect()->rect();
    if (!axes.contains(at)) return false; // outside, axes are zoomed and moved as usual
    if (m_range && std::abs(at.x() - pixelAt(m_range->low)) < reach)
        m_fixed = m_range->high;
    else if (m_range && std::abs(at.x() - pixelAt(m_range->high)) < reach)
        m_fixed = m_range->low;
    else
        m_fixed = valueAt(at.x());
    return true;
}

void FitRange::drag(const QPointF& at) {
    const QRectF axes = m_canvas.axisRect()->rect();
    const double here = valueAt(std::clamp(at.x(), axes.left(), axes.right()));
    show(PlotRange{std::min(*m_fixed, here), std::max(*m_fixed, here)});
}

bool FitRange::eventFilter(QObject* watched, QEvent* event) {
    if (!m_on || watched != &m_canvas) return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        return mouse->button() == Qt::LeftButton && press(mouse->position());
    }
    case QEvent::MouseMove:
        if (!m_fixed) return false;
        drag(static_cast<QMouseEvent*>(event)->position());
        return true;
    case QEvent::MouseButtonRelease: {
        if (!m_fixed) return false;
        drag(static_cast<QMouseEvent*>(event)->position());
        m_fixed.reset();
        if (pixelAt(m_range->high) - pixelAt(m_range->low) >= shortestDrag)
            emit chosen(*m_range);
        else
            show(std::nullopt);
        return true;
    }
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return false;
        emit left();
        return true;
    default:
        return false;
    }
}

} // namespace timestep
