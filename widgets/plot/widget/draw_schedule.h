// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace timestep {

/// Decides when a plot is drawn: at most once per frame of 16 ms, and only while its canvas is visible. While
/// rows arrive, the plots of the program take turns and use at most a sixteenth of the time, so that the
/// picture of a run stays smooth. The plot is at rest when no rows have arrived for 400 ms.
class DrawSchedule : public QObject {
    Q_OBJECT

public:
    explicit DrawSchedule(QWidget& canvas);

    /// Requests a drawing. `axes`: the axes have changed, too.
    void ask(bool axes);
    /// Whether a requested drawing is still pending.
    bool isWaiting() const { return m_waiting; }
    void rowsArrived() { m_rest.start(); }
    bool isAtRest() const { return !m_rest.isActive(); }

signals:
    /// The plot must be drawn now. `axes`: with its axes.
    void due(bool axes);
    void rested();

private:
    qint64 untilTurn() const;
    void draw();

    QWidget& m_canvas;
    QTimer m_next, m_rest;
    QElapsedTimer m_sinceDrawn;
    bool m_axes = true, m_waiting = false;
};

} // namespace timestep
