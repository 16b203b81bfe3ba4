// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fingers.h"

#include <QApplication>
#include <QTouchEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace timestep {

namespace {

double distance(const QPointF& one, const QPointF& other) {
    return std::hypot(one.x() - other.x(), one.y() - other.y());
}

/// The places of the fingers that are down, in the order of their ids.
std::vector<QPointF> placesOf(const QTouchEvent& event) {
    std::vector<std::pair<int, QPointF>> down;
    for (const QEventPoint& point : event.points())
        if (point.state() != QEventPoint::Released) down.emplace_back(point.id(), point.position());
    std::sort(down.begin(), down.end(),
              [](const auto& one, const auto& other) { return one.first < other.first; });
    std::vector<QPointF> places;
    for (const auto& [id, at] : down) places.push_back(at);
    return places;
}

} // namespace

Fingers::Fingers(QWidget& widget, int rest) : QObject(&widget), m_widget(widget) {
    widget.setAttribute(Qt::WA_AcceptTouchEvents);
    widget.installEventFilter(this);
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] { press(true); });
}

bool Fingers::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::TouchBegin:
        if (!begin(*static_cast<QTouchEvent*>(event))) return false;
        break;
    case QEvent::TouchUpdate:
        if (m_state == State::Idle) return false;
        update(*static_cast<QTouchEvent*>(event));
        break;
    case QEvent::TouchEnd:
        if (m_state == State::Idle) return false;
        end(*static_cast<QTouchEvent*>(event));
        break;
    case QEvent::TouchCancel:
        m_rest.stop();
        if (std::exchange(m_state, State::Idle) == State::Pressed) emit cancelled();
        break;
    default:
        return false;
    }
    event->accept();
    return true;
}

/// Returns false if the touch is not for this widget.
bool Fingers::begin(const QTouchEvent& event) {
    const std::vector<QPointF> places = placesOf(event);
    if (event.device()->type() != QInputDevice::DeviceType::TouchScreen || places.empty() ||
        m_widget.childAt(places.front().toPoint()) != nullptr)
        return false;
    if (m_widget.focusPolicy() & Qt::ClickFocus) m_widget.setFocus(Qt::MouseFocusReason);
    m_state = State::Waiting;
    m_from = places.front();
    m_time = event.timestamp();
    m_middle.reset();
    m_rest.start();
    if (places.size() > 1) update(event);
    return true;
}

void Fingers::update(const QTouchEvent& event) {
    const std::vector<QPointF> places = placesOf(event);
    if (places.size() > 1) return pinch(places[0], places[1]);
    if (m_state == State::Pinching) m_state = State::Spent; // one of them was lifted
    if (places.empty()) return;
    if (m_state == State::Waiting && distance(places.front(), m_from) >= QApplication::startDragDistance())
        press(false);
    if (m_state == State::Pressed) emit moved(places.front(), event.timestamp());
}

void Fingers::end(const QTouchEvent& event) {
    m_rest.stop();
    const QPointF at = event.points().isEmpty() ? m_from : event.points().first().position();
    const State state = std::exchange(m_state, State::Idle);
    if (state == State::Pressed) emit released(at, event.timestamp());
    if (state == State::Waiting) tap(at, event.timestamp());
}

void Fingers::press(bool rested) {
    m_rest.stop();
    if (m_state != State::Waiting) return;
    m_state = State::Pressed;
    emit pressed(m_from, m_time, rested);
}

void Fingers::tap(const QPointF& at, quint64 time) {
    const auto pause = static_cast<quint64>(QApplication::doubleClickInterval());
    if (m_lastTap && time - m_lastTapTime <= pause && distance(at, *m_lastTap) <= 2 * halfWidth) {
        m_lastTap.reset();
        emit doubleTapped(at);
        return;
    }
    m_lastTap = at;
    m_lastTapTime = time;
    emit tapped(at, time);
}

void Fingers::pinch(const QPointF& one, const QPointF& other) {
    constexpr double leastApart = 8; // [px] fingers that lie on each other stretch nothing
    m_rest.stop();
    if (std::exchange(m_state, State::Pinching) == State::Pressed) emit cancelled();
    const QPointF middle = (one + other) / 2;
    const double apart = std::max(distance(one, other), leastApart);
    if (m_middle) emit pinched({middle, middle - *m_middle, apart / m_apart});
    m_middle = middle;
    m_apart = apart;
}

} // namespace timestep
