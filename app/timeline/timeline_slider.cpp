// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/timeline/timeline_slider.h"

#include "widgets/look/theme.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

namespace timestep {

namespace {

constexpr int markHeight = 7; // [px]

QStyleOptionSlider optionOf(const TimelineSlider& slider) {
    QStyleOptionSlider option;
    option.initFrom(&slider);
    option.orientation = Qt::Horizontal;
    option.minimum = slider.minimum();
    option.maximum = slider.maximum();
    option.sliderPosition = slider.sliderPosition();
    return option;
}

} // namespace

TimelineSlider::TimelineSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {}

void TimelineSlider::setMarks(std::vector<int> ticks) {
    if (ticks == m_marks) return;
    m_marks = std::move(ticks);
    update();
}

void TimelineSlider::setRepeated(std::optional<std::pair<int, int>> range) {
    if (range == m_repeated) return;
    m_repeated = range;
    update();
}

void TimelineSlider::follow(int tick, bool running) {
    m_passing.reset();
    if (!running || !QAccessible::isActive()) return setValue(tick);
    m_passing = tick;
    update();
}

void TimelineSlider::catchUp() {
    if (!m_passing) return;
    const QSignalBlocker blocker(this);
    setValue(*std::exchange(m_passing, std::nullopt));
}

QSize TimelineSlider::sizeHint() const {
    return QSlider::sizeHint() + QSize(0, markHeight);
}

QSize TimelineSlider::minimumSizeHint() const {
    return QSlider::minimumSizeHint() + QSize(0, markHeight);
}

double TimelineSlider::placeOf(int tick) const {
    const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
    return handle / 2.0 + QStyle::sliderPositionFromValue(minimum(), maximum(), tick, width() - handle,
                                                          layoutDirection() == Qt::RightToLeft);
}

void TimelineSlider::initStyleOption(QStyleOptionSlider* option) const {
    QSlider::initStyleOption(option);
    if (m_passing) option->sliderPosition = option->sliderValue = *m_passing;
    if (option->maximum == option->minimum) ++option->maximum; // Qt draws an empty range from the left
}

/// A key and the mouse move it from where it is shown.
bool TimelineSlider::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        catchUp();
        break;
    default:
        break;
    }
    return QSlider::event(event);
}

void TimelineSlider::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().highlight());
    const double bottom = height();
    if (m_repeated) {
        const double from = placeOf(m_repeated->first), to = placeOf(m_repeated->second);
        painter.drawRect(
            QRectF(QPointF(std::min(from, to), bottom - 3), QPointF(std::max(from, to), bottom)));
    }
    painter.setBrush(coloursOf(themeOf(palette())).text);
    for (const int tick : m_marks) {
        const double x = placeOf(tick);
        painter.drawPolygon(QPolygonF{
            {x, bottom - markHeight}, {x + markHeight / 2.0, bottom}, {x - markHeight / 2.0, bottom}});
    }
}

void TimelineSlider::mousePressEvent(QMouseEvent* event) {
    const QStyleOptionSlider option = optionOf(*this);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    if (event->button() == Qt::LeftButton && !handle.contains(event->pos())) {
        const int length = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
        setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), event->pos().x() - length / 2,
                                                 width() - length, layoutDirection() == Qt::RightToLeft));
    }
    QSlider::mousePressEvent(event);
}

} // namespace timestep
