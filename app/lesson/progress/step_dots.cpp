// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/progress/step_dots.h"

#include "widgets/look/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace timestep {

namespace {

constexpr double barHeight = 6, lowBar = 2.5, barGap = 6; ///< [px]
constexpr double outline = 3;                             ///< room around the open step [px]

} // namespace

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Steps"));
}

bool StepDots::setSteps(const QStringList& titles, const std::vector<double>& shares, int current,
                        const std::vector<bool>& deeper) {
    if (titles == m_titles && shares == m_shares && current == m_current && deeper == m_deeper) return false;
    m_deeper = deeper;
    m_titles = titles;
    m_shares = shares;
    m_current = current;
    setAccessibleDescription(tr("%1 of %2 done")
                                 .arg(QString::number(std::count(shares.begin(), shares.end(), 1.0)),
                                      QString::number(shares.size())));
    update();
    return true;
}

QSize StepDots::sizeHint() const {
    return {count() * 28, 24};
}
QSize StepDots::minimumSizeHint() const {
    return {count() * 14, 24};
}

QRectF StepDots::barOf(int step) const {
    const double room = (width() - 2 * outline - (count() - 1) * barGap) / std::max(count(), 1);
    const double left = outline + step * (room + barGap);
    const double x = layoutDirection() == Qt::RightToLeft ? width() - left - room : left;
    const double high = isDeeper(step) ? lowBar : barHeight;
    return {x, (height() - high) / 2, room, high};
}

bool StepDots::isDeeper(int step) const {
    const auto index = static_cast<std::size_t>(step);
    return index < m_deeper.size() && m_deeper[index];
}

int StepDots::numberOf(int step) const {
    int number = 1;
    for (int i = 0; i < step; ++i) number += isDeeper(i) ? 0 : 1;
    return number;
}

int StepDots::stepAt(const QPointF& place) const {
    int nearest = -1;
    const auto far = [&](int step) { return std::abs(barOf(step).center().x() - place.x()); };
    for (int i = 0; i < count(); ++i)
        if (nearest < 0 || far(i) < far(nearest)) nearest = i;
    return nearest;
}

QString StepDots::tipOf(int step) const {
    if (isDeeper(step)) return tr("Deeper: %1").arg(m_titles[step]);
    return tr("Step %1: %2").arg(QString::number(numberOf(step)), m_titles[step]);
}

void StepDots::paintEvent(QPaintEvent*) {
    if (count() == 0) return;
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count(); ++i) {
        const QRectF bar = barOf(i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.grid);
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
        if (const double share = m_shares[static_cast<std::size_t>(i)]; share > 0) {
            QRectF full(bar);
            full.setWidth(bar.width() * share);
            if (layoutDirection() == Qt::RightToLeft) full.moveRight(bar.right());
            painter.setClipRect(full);
            painter.setBrush(colours.accent);
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
            painter.setClipping(false);
        }
        if (i != m_current) continue;
        painter.setPen(QPen(colours.accent, 1.8));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(bar.adjusted(-outline + 1, -outline, outline - 1, outline), barHeight,
                                barHeight);
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
        if (step >= 0) QToolTip::showText(help->globalPos(), tipOf(step), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace timestep
