// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/widget/draw_schedule.h"

#include <QWidget>

#include <algorithm>
#include <chrono>
#include <utility>

namespace timestep {

namespace {

constexpr int leastGap = 16;    ///< least time between two drawings [ms]
constexpr int restAfter = 400;  ///< without new rows [ms]
constexpr int shareOfTime = 16; ///< while rows arrive, all plots together use at most one part in this many

/// The last drawing of any plot.
struct LastDrawing {
    QElapsedTimer begun;
    qint64 took = 0; ///< [ns]
};

LastDrawing& lastDrawing() {
    static LastDrawing last; // shared, because all plots are drawn in the window's thread
    return last;
}

} // namespace

DrawSchedule::DrawSchedule(QWidget& canvas) : m_canvas(canvas) {
    m_next.setSingleShot(true);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restAfter);
    connect(&m_next, &QTimer::timeout, this, &DrawSchedule::draw);
    connect(&m_rest, &QTimer::timeout, this, &DrawSchedule::rested);
}

/// Time until this plot may be drawn [ms]; 0: it may be drawn now.
qint64 DrawSchedule::untilTurn() const {
    qint64 wait = m_sinceDrawn.isValid() ? leastGap - m_sinceDrawn.elapsed() : 0;
    if (const LastDrawing& last = lastDrawing(); !isAtRest() && last.begun.isValid())
        wait = std::max(wait, shareOfTime * last.took / 1'000'000 - last.begun.elapsed());
    return std::max<qint64>(wait, 0);
}

void DrawSchedule::ask(bool axes) {
    m_axes = m_axes || axes;
    m_waiting = true;
    if (m_next.isActive() || !m_canvas.isVisible()) return;
    m_next.start(std::chrono::milliseconds(untilTurn()));
}

void DrawSchedule::draw() {
    if (!m_waiting || !m_canvas.isVisible()) return;
    if (const qint64 wait = untilTurn(); wait > 0) // another plot was drawn in the meantime
        return m_next.start(std::chrono::milliseconds(wait));
    m_waiting = false;
    LastDrawing& last = lastDrawing();
    last.begun.start();
    emit due(std::exchange(m_axes, false));
    last.took = last.begun.nsecsElapsed();
    m_sinceDrawn.start();
}

} // namespace timestep
