// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/glide.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace timestep {

namespace {

constexpr int duration = 180; // [ms]

QRect placeOf(const QWidget& part, const QWidget& over) {
    return {part.mapTo(&over, QPoint()), part.size()};
}

QRect between(const QRect& from, const QRect& to, double share) {
    const auto mixed = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return {mixed(from.x(), to.x()), mixed(from.y(), to.y()), mixed(from.width(), to.width()),
            mixed(from.height(), to.height())};
}

} // namespace

Glide::Glide(QWidget* over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(duration);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        m_moved.clear();
        hide();
    });
}

bool Glide::mayMove() const {
    return style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
}

void Glide::remember(const std::vector<QWidget*>& parts) {
    m_motion.stop();
    m_moved.clear();
    hide();
    if (!mayMove() || !parentWidget()->isVisible()) return;
    for (QWidget* part : parts)
        if (part->isVisible() && !part->size().isEmpty())
            m_moved.push_back({part, part->grab(), placeOf(*part, *parentWidget()), {}});
}

void Glide::go() {
    std::erase_if(m_moved, [this](Moved& moved) {
        if (moved.part == nullptr || !moved.part->isVisible()) return true;
        moved.to = placeOf(*moved.part, *parentWidget());
        return moved.to == moved.from;
    });
    if (m_moved.empty()) return;
    setGeometry(parentWidget()->rect());
    raise();
    show();
    m_motion.start();
}

void Glide::paintEvent(QPaintEvent*) {
    const double share = m_motion.currentValue().toDouble();
    QPainter painter(this);
    painter.setOpacity(1 - share);
    for (const Moved& moved : m_moved)
        painter.drawPixmap(between(moved.from, moved.to, share), moved.picture);
}

} // namespace timestep
