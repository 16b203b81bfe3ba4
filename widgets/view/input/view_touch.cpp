// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/input/view_touch.h"

#include "widgets/view/input/view_input.h"

#include <QMouseEvent>
#include <QPointingDevice>
#include <QTabletEvent>
#include <QWidget>

namespace timestep {

namespace {

constexpr int rest = 150;         ///< [ms] a finger that rests this long grabs
constexpr double fingerReach = 3; ///< the reach of a finger [half widths of a fingertip]

} // namespace

ViewTouch::ViewTouch(QWidget& view, ViewContents& contents, ViewInput& input)
    : QObject(&view), m_view(view), m_contents(contents), m_input(input) {
    auto* const fingers = new Fingers(view, rest);
    view.installEventFilter(this);
    connect(fingers, &Fingers::pressed, this, &ViewTouch::press);
    connect(fingers, &Fingers::moved, this,
            [this](const QPointF& at, quint64 time) { send(QEvent::MouseMove, at, time); });
    connect(fingers, &Fingers::released, this, &ViewTouch::release);
    connect(fingers, &Fingers::tapped, this, [this](const QPointF& at, quint64 time) {
        press(at, time);
        release(at, time);
    });
    connect(fingers, &Fingers::doubleTapped, this, [this](const QPointF& at) {
        if (!m_input.takes(at)) emit m_input.enlargeWanted();
    });
    connect(fingers, &Fingers::cancelled, this, [this] {
        m_input.cancel();
        end();
    });
    connect(fingers, &Fingers::pinched, this, [this](const Pinch& pinch) {
        m_input.pan(pinch.moved);
        m_input.zoom(pinch.middle, pinch.scale);
    });
}

void ViewTouch::press(const QPointF& at, quint64 time) {
    m_contents.dragReach = fingerReach * Fingers::halfWidth;
    m_button = m_input.takes(at) ? Qt::LeftButton : Qt::MiddleButton;
    send(QEvent::MouseButtonPress, at, time);
}

void ViewTouch::release(const QPointF& at, quint64 time) {
    send(QEvent::MouseButtonRelease, at, time);
    end();
}

/// After a finger is lifted, nothing is under the cursor.
void ViewTouch::end() {
    m_contents.dragReach = ViewContents().dragReach;
    m_button = Qt::NoButton;
    m_input.leave();
}

void ViewTouch::send(QEvent::Type type, const QPointF& at, quint64 time) {
    const bool isMove = type == QEvent::MouseMove, isRelease = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, at, m_view.mapToGlobal(at), isMove ? Qt::NoButton : m_button,
                      isRelease ? Qt::NoButton : m_button, Qt::NoModifier);
    event.setTimestamp(time);
    if (isMove)
        m_input.move(event);
    else if (isRelease)
        m_input.release(event);
    else
        m_input.press(event);
}

bool ViewTouch::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::TabletPress && event->type() != QEvent::TabletMove &&
        event->type() != QEvent::TabletRelease)
        return false;
    event->setAccepted(erase(*static_cast<QTabletEvent*>(event)));
    return event->isAccepted();
}

/// Returns false if the event does not belong to an eraser's stroke.
bool ViewTouch::erase(const QTabletEvent& event) {
    const QPointF at = event.position();
    const auto time = static_cast<quint64>(event.timestamp());
    if (event.type() == QEvent::TabletPress) {
        if (event.pointerType() != QPointingDevice::PointerType::Eraser) return false;
        m_erasing = true;
        m_button = Qt::RightButton;
        send(QEvent::MouseButtonPress, at, time);
        return true;
    }
    if (!m_erasing) return false;
    if (event.type() == QEvent::TabletMove) {
        send(QEvent::MouseMove, at, time);
        return true;
    }
    m_erasing = false;
    send(QEvent::MouseButtonRelease, at, time);
    end();
    return true;
}

} // namespace timestep
