// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QTimer>

#include <optional>

class QTouchEvent;
class QWidget;

namespace timestep {

/// A movement of two fingers, since the one before.
struct Pinch {
    QPointF middle;   ///< between the fingers, now [px]
    QPointF moved;    ///< of the middle [px]
    double scale = 1; ///< distance of the fingers over their previous distance
};

/// Reports what fingers on a touch screen do to a widget. It accepts the touch events, so that Qt makes no
/// mouse events of them; buttons in the widget are left alone. The first finger presses as soon as it moves
/// or has rested for a while, so that the first finger of a pinch does nothing. Places in pixels of the
/// widget, times in ms.
class Fingers : public QObject {
    Q_OBJECT

public:
    /// `rest` is the time after which a finger that does not move presses [ms].
    Fingers(QWidget& widget, int rest);

    /// Twice this is the width of a fingertip, 9 mm [1/96 inch].
    static constexpr double halfWidth = 17;

signals:
    /// The finger was lifted where it came down.
    void tapped(const QPointF& at, quint64 time);
    /// The second of two quick taps at one place; tapped() has reported the first.
    void doubleTapped(const QPointF& at);
    /// `rested`: the finger has not moved so far.
    void pressed(const QPointF& at, quint64 time, bool rested);
    void moved(const QPointF& at, quint64 time);
    void released(const QPointF& at, quint64 time);
    /// The press is void: a second finger came down, or the system cancelled the touch.
    void cancelled();
    void pinched(const Pinch& pinch);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class State { Idle, Waiting, Pressed, Pinching, Spent };

    bool begin(const QTouchEvent& event);
    void update(const QTouchEvent& event);
    void end(const QTouchEvent& event);
    void press(bool rested);
    void tap(const QPointF& at, quint64 time);
    void pinch(const QPointF& one, const QPointF& other);

    QWidget& m_widget;
    State m_state = State::Idle;
    QTimer m_rest;
    QPointF m_from; ///< where the first finger came down
    quint64 m_time = 0;
    std::optional<QPointF> m_middle; ///< of two fingers
    double m_apart = 0;              ///< of two fingers [px]
    std::optional<QPointF> m_lastTap;
    quint64 m_lastTapTime = 0;
};

} // namespace timestep
