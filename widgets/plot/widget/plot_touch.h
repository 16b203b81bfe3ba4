// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/controls/fingers.h"

#include <QEvent>

namespace timestep {

class Canvas;

/// Touch input on a plot. A tap reads the nearest point; a finger that rests first and then moves reads along
/// the curves; one that moves at once drags like the left mouse button. Two fingers move and zoom both axes,
/// or the axis under them. Two taps show everything.
class PlotTouch : public QObject {
    Q_OBJECT

public:
    /// The canvas must outlive it.
    explicit PlotTouch(Canvas& canvas);

private:
    void read(const QPointF& at);
    void press(const QPointF& at, bool rested);
    void move(const QPointF& at);
    void pinch(const Pinch& pinch);
    void send(QEvent::Type type, const QPointF& at);

    Canvas& m_canvas;
    bool m_reading = false; ///< the finger rested first
};

} // namespace timestep
