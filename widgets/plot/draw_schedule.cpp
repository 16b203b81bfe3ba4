// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/draw_schedule.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

constexpr int leastGap = 16;   ///< least time between two drawings [ms]
constexpr int restAfter = 400; ///< without new rows [ms]

} // namespace

DrawSchedule::DrawSchedule(QWidget& canvas) : m_canvas(canvas) {
    m_next.setSingleShot(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restAfter);
    connect(&m_next, &QTimer::timeout, this, &DrawSchedule::draw);
    connect(&m_rest, &QTimer::timeout, this, &DrawSchedule::rested);
}

void DrawSchedule::ask(bool axes) {
    m_axes = m_axes || axes;
    m_waiting = true;
    if (m_next.isActive() || !m_canvas.isVisible()) return;
    const qint64 since = m_sinceDrawn.isValid() ? m_sinceDrawn.elapsed() : leastGap;
    m_next.start(static_cast<int>(std::clamp<qint64>(leastGap - since, 0, leastGap)));
}

void DrawSchedule::draw() {
    if (!m_waiting || !m_canvas.isVisible()) return;
    m_waiting = false;
    emit due(std::exchange(m_axes, false));
    m_sinceDrawn.start();
}

} // namespace timestep
