// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/cover.h"

#include "app/workbench/pace.h"
#include "widgets/look/theme.h"
#include "widgets/view/contents/view_contents.h"
#include "widgets/view/picture/view_painter.h"

#include <QPainter>
#include <QStyle>
#include <QTimerEvent>
#include <QWidget>

#include <algorithm>

namespace timestep {

namespace {

constexpr int pictureTime = 16;    // from one to the next [ms]
constexpr double longestGap = 0.1; // that the motion catches up with [s]
constexpr qint64 patience = 3;     // for the steps of one picture [ms]

} // namespace

Cover::Cover(Experiment experiment, const std::optional<Box>& part, QWidget* on)
    : QObject(on), m_experiment(std::move(experiment)), m_part(part), m_on(on) {
    m_experiment.record = {"time"};
}

void Cover::begin() {
    if (isMoving() || m_on->style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_on) == 0)
        return;
    m_session.emplace(m_experiment);
    m_due = 0;
    m_clock.start();
    m_timer.start(pictureTime, Qt::PreciseTimer, this);
}

void Cover::rest() {
    m_timer.stop();
    m_session.reset();
    m_on->update();
}

/// If the steps take long, the motion falls behind; their size stays.
void Cover::timerEvent(QTimerEvent* event) {
    if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
    const double gap = std::min(static_cast<double>(m_clock.restart()) / 1000, longestGap);
    m_due += gap * naturalPace(*m_experiment.scene);
    while (m_session->time() < m_due) {
        if (!m_session->step()) return rest();
        if (m_clock.elapsed() >= patience) m_due = m_session->time();
    }
    m_on->update();
}

void Cover::paint(QPainter& painter, const QRectF& place) {
    if (m_session) return draw(painter, place);
    const double ratio = m_on->devicePixelRatioF();
    const QSize size = place.size().toSize();
    if (size.isEmpty()) return;
    if (m_start.deviceIndependentSize().toSize() != size || m_start.devicePixelRatio() != ratio) {
        m_start = QPixmap(size * ratio);
        m_start.setDevicePixelRatio(ratio);
        m_session.emplace(m_experiment);
        QPainter once(&m_start);
        draw(once, QRectF(QPointF(), size));
        m_session.reset();
    }
    painter.drawPixmap(place.topLeft(), m_start);
}

void Cover::draw(QPainter& painter, const QRectF& place) {
    constexpr double usualWidth = 260; // of a picture whose lines have their usual width [px]
    const Theme theme = themeOf(m_on->palette());
    const Scene& scene = *m_experiment.scene;
    m_frame.clear();
    m_frame.layers = scene.layers;
    m_session->simulation(0).draw(m_frame);
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    look.unit = std::clamp(place.width() / usualWidth, 0.7, 2.0);
    look.strainScale = ViewOptions().strainScale;
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCanvas(painter, place, theme);
    const Box whole = scene.bounds != nullptr ? scene.bounds(m_experiment.parameters) : Box{};
    const ViewTransform fit = ViewTransform::fit(m_part.value_or(whole), place, m_part ? 0 : 6, scene.yDown);
    m_painter.paint(painter, m_frame, fit, place, look);
    painter.restore();
}

} // namespace timestep
