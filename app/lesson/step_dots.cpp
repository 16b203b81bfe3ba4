// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/step_dots.h"

#include "widgets/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace timestep {

namespace {

constexpr double smallRadius = 4.0; ///< [px]
constexpr double largeRadius = 6.5; ///< [px]

} // namespace

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Steps"));
}

void StepDots::setSteps(const QStringList& titles, const std::vector<bool>& done, int current) {
    m_titles = titles;
    m_done = done;
    m_current = current;
    setAccessibleDescription(
        tr("%1 of %2 done").arg(std::count(done.begin(), done.end(), true)).arg(done.size()));
    update();
}

QSize StepDots::sizeHint() const {
    return {count() * 28, 24};
}
QSize StepDots::minimumSizeHint() const {
    return {count() * 14, 24};
}

QPointF StepDots::centre(int step) const {
    const double room = width() - 2 * (largeRadius + 2);
    const double x = largeRadius + 2 + (count() > 1 ? room * step / (count() - 1) : room / 2);
    return {layoutDirection() == Qt::RightToLeft ? width() - x : x, height() / 2.0};
}

int StepDots::stepAt(const QPointF& place) const {
    int nearest = -1;
    for (int i = 0; i < count(); ++i)
        if (nearest < 0 || std::abs(centre(i).x() - place.x()) < std::abs(centre(nearest).x() - place.x()))
            nearest = i;
    return nearest;
}

void StepDots::paintEvent(QPaintEvent*) {
    if (count() == 0) return;
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.grid, 2));
    painter.drawLine(centre(0), centre(count() - 1));
    for (int i = 0; i < count(); ++i) {
        const bool done = m_done[static_cast<std::size_t>(i)];
        painter.setPen(
            QPen(done || i == m_current ? colours.accent : colours.axis, i == m_current ? 2.5 : 1.5));
        painter.setBrush(done ? colours.accent : palette().color(QPalette::Base));
        const double radius = i == m_current ? largeRadius : smallRadius;
        painter.drawEllipse(centre(i), radius, radius);
        if (i == m_current && done) { // a light inner ring distinguishes it from its neighbours
            painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
            painter.drawEllipse(centre(i), radius - 2, radius - 2);
        }
    }
}

void StepDots::mouseReleaseEvent(QMouseEvent* event) {
    const int step = stepAt(event->position());
    if (event->button() == Qt::LeftButton && step >= 0 && rect().contains(event->position().toPoint()))
        emit clicked(step);
}

bool StepDots::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int step = stepAt(help->pos());
        if (step >= 0)
            QToolTip::showText(help->globalPos(), tr("Step %1: %2").arg(step + 1).arg(m_titles[step]), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace timestep
