// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/touch_screen.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QInputDevice>
#include <QMouseEvent>
#include <QScrollPrepareEvent>
#include <QScroller>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Whether the area scrolls, unlike a text that grows with its contents.
bool scrolls(const QAbstractScrollArea& area) {
    return area.verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff ||
           area.horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

/// The page around a widget that a finger scrolls; null: none.
QWidget* pageAround(QWidget* widget) {
    while (widget != nullptr && !QScroller::hasScroller(widget)) widget = widget->parentWidget();
    return widget;
}

/// Whether a widget at a place of a page uses fingers itself, as plots do.
bool isUsedAt(const QWidget& page, const QPoint& at) {
    for (const QWidget* widget = page.childAt(at); widget != nullptr && widget != &page;
         widget = widget->parentWidget())
        if (widget->testAttribute(Qt::WA_AcceptTouchEvents) &&
            !QScroller::hasScroller(const_cast<QWidget*>(widget)))
            return true;
    return false;
}

bool isScrolling(QWidget* page) {
    const QScroller::State state = QScroller::scroller(page)->state();
    return state == QScroller::Dragging || state == QScroller::Scrolling;
}

/// Disables pulling beyond the end, and gliding where motion is reduced.
void setUp(QWidget& page) {
    QScroller* const scroller = QScroller::scroller(&page);
    QScrollerProperties properties = scroller->scrollerProperties();
    const bool glides = page.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &page) > 0;
    properties.setScrollMetric(QScrollerProperties::HorizontalOvershootPolicy,
                               QScrollerProperties::OvershootAlwaysOff);
    properties.setScrollMetric(QScrollerProperties::VerticalOvershootPolicy,
                               QScrollerProperties::OvershootAlwaysOff);
    constexpr double fast = 0.5; // [m/s]
    properties.setScrollMetric(QScrollerProperties::MaximumVelocity, glides ? fast : 0.0);
    scroller->setScrollerProperties(properties);
}

} // namespace

bool hasTouchScreen() {
    const QList<const QInputDevice*> devices = QInputDevice::devices();
    return std::any_of(devices.begin(), devices.end(), [](const QInputDevice* device) {
        return device->type() == QInputDevice::DeviceType::TouchScreen;
    });
}

TouchScreen::TouchScreen(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

TouchScreen::~TouchScreen() = default;

bool TouchScreen::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) return false;
    auto* const widget = static_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::Polish:
        if (auto* const area = qobject_cast<QAbstractScrollArea*>(widget);
            area != nullptr && scrolls(*area) && !QScroller::hasScroller(area->viewport()))
            QScroller::grabGesture(area->viewport(), QScroller::TouchGesture);
        return false;
    case QEvent::TouchBegin:
        if (!m_used) {
            m_used = true;
            emit used();
        }
        return false;
    case QEvent::ScrollPrepare: {
        auto* const prepare = static_cast<QScrollPrepareEvent*>(event);
        if (isUsedAt(*widget, prepare->startPos().toPoint())) {
            prepare->ignore();
            return true;
        }
        setUp(*widget);
        return false;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return !m_passing && holdBack(*widget, *static_cast<QMouseEvent*>(event));
    default:
        return false;
    }
}

/// Returns true if the event must not be delivered now.
bool TouchScreen::holdBack(QWidget& target, QMouseEvent& event) {
    if (event.source() == Qt::MouseEventNotSynthesized) return false;
    if (event.type() == QEvent::MouseButtonPress) {
        m_page = pageAround(&target);
        m_scrolled = false;
        if (m_page.isNull()) return false;
        m_press.reset(event.clone());
        m_pressed = &target;
        return true;
    }
    if (m_page.isNull()) return false;
    m_scrolled = m_scrolled || isScrolling(m_page);
    if (m_scrolled && m_press) m_press.reset();
    const bool isRelease = event.type() == QEvent::MouseButtonRelease;
    if (!m_scrolled && m_press) {
        const QPointF way = event.globalPosition() - m_press->globalPosition();
        const bool across =
            std::abs(way.x()) > QApplication::startDragDistance() && std::abs(way.x()) > std::abs(way.y());
        if (isRelease || across) pressLate();
    }
    const bool held = m_scrolled || m_press != nullptr;
    if (isRelease) m_page.clear();
    return held;
}

void TouchScreen::pressLate() {
    const std::unique_ptr<QMouseEvent> press = std::move(m_press);
    m_passing = true;
    if (!m_pressed.isNull()) QApplication::sendEvent(m_pressed, press.get());
    m_passing = false;
}

} // namespace timestep
