// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace timestep {

/// Decides when a plot is drawn: at most once per frame of 16 ms, and only while its canvas is visible. While
/// rows come, the plots of the program take turns and use at most a sixteenth of the time, so that the
/// picture of a run stays smooth beside them. The plot is at rest once no rows have come for 400 ms.
class DrawSchedule : public QObject {
    Q_OBJECT

public:
    explicit DrawSchedule(QWidget& canvas);

    /// Asks for a drawing. `axes`: the axes have changed, too.
    void ask(bool axes);
    /// A drawing that was asked for has not happened yet.
    bool isWaiting() const { return m_waiting; }
    void rowsCame() { m_rest.start(); }
    bool isAtRest() const { return !m_rest.isActive(); }

signals:
    /// The plot is to be drawn now. `axes`: with its axes.
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
