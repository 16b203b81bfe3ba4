// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/session/session.h"
#include "widgets/view/frame/frame_painter.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QPixmap>

#include <optional>

class QWidget;

namespace timestep {

/// The picture of an experiment on a button of the course map. At rest it shows the start, and nothing wakes
/// up. While the button is looked at, the experiment runs once, from its start to its end, with the steps of
/// its simulation and the pictures of the view.
class Cover : public QObject {
    Q_OBJECT

public:
    /// `experiment`: short, with the events that happen in it. `on` shows the cover; it is updated for each
    /// picture.
    /// `part`: of the scene, shown as large as fits; none: all of it.
    Cover(Experiment experiment, const std::optional<Box>& part, QWidget* on);

    /// Begins to move, unless the style asks for less motion.
    void begin();
    void rest();
    bool isMoving() const { return m_timer.isActive(); }
    /// Time of the experiment that is shown [time unit].
    double time() const { return m_session ? m_session->time() : 0; }
    /// Draws the present picture.
    void paint(QPainter& painter, const QRectF& place);
    /// Draws again, for example in another theme.
    void forget() { m_start = {}; }

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void draw(QPainter& painter, const QRectF& place);

    Experiment m_experiment;
    std::optional<Box> m_part; ///< [scene length]
    QWidget* m_on;
    std::optional<Session> m_session; ///< while it moves
    double m_due = 0;                 ///< time that the picture should show [time unit]
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
    QPixmap m_start;
    Frame m_frame;
    FramePainter m_painter;
};

} // namespace timestep
