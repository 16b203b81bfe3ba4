// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/dot_painter.h"

#include <QPaintDevice>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// A picture pays when many dots share it: more different sizes than this are drawn one by one.
constexpr std::size_t mostPictures = 16;
constexpr double largestCopied = 32; ///< radius [px]

} // namespace

DotPainter::DotPainter(QPainter& painter, const FrameLook& look, bool copied)
    : m_painter(painter), m_look(look), m_copied(copied) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void DotPainter::add(QPointF centre, double radius, Role role, bool sized) {
    if (!m_copied || radius > largestCopied) return draw(m_painter, centre, radius, role, sized);
    const int quarters = static_cast<int>(std::lround(radius * 4));
    const auto same = [&](const Batch& b) {
        return b.radius == quarters && b.role == role && b.sized == sized;
    };
    auto batch = std::find_if(m_batches.begin(), m_batches.end(), same);
    if (batch == m_batches.end()) {
        if (m_batches.size() == mostPictures) return draw(m_painter, centre, radius, role, sized);
        const double ratio = m_painter.device()->devicePixelRatio();
        const int side =
            2 * static_cast<int>(std::ceil((std::max(radius, 3.5 * m_look.unit) * 1.3 + 1) * ratio));
        Batch added{quarters, role, sized, {}, QPixmap(side, side)};
        added.picture.fill(Qt::transparent);
        QPainter painter(&added.picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(ratio, ratio);
        draw(painter, QPointF(side, side) / (2 * ratio), radius, role, sized);
        painter.end();
        batch = m_batches.insert(m_batches.end(), std::move(added));
    }
    const double shrink = 1 / m_painter.device()->devicePixelRatio();
    batch->fragments.push_back(
        QPainter::PixmapFragment::create(centre, QRectF(batch->picture.rect()), shrink, shrink));
}

void DotPainter::finish() {
    for (const Batch& batch : m_batches)
        m_painter.drawPixmapFragments(batch.fragments.data(), static_cast<int>(batch.fragments.size()),
                                      batch.picture);
    m_batches.clear();
}

void DotPainter::draw(QPainter& painter, QPointF centre, double radius, Role role, bool sized) const {
    const ThemeColours& colours = coloursOf(m_look.theme);
    if (role == Role::Pin) {
        const double r = std::max(radius, 3.5 * m_look.unit);
        painter.setPen(QPen(colours.text, r * 0.4));
        painter.setBrush(colours.card);
        painter.drawEllipse(centre, r * 0.85, r * 0.85);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.text);
        painter.drawEllipse(centre, r * 0.35, r * 0.35);
        return;
    }
    const bool body = role == Role::Body;
    const QColor colour = body ? m_look.style.colour : colours.axis;
    if (m_look.severalRuns && body && !sized)
        return drawMarker(painter, centre, 2.2 * radius, m_look.style.marker, colour, colours.card);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
    if (m_look.severalRuns && body && radius >= 5 * m_look.unit)
        drawMarker(painter, centre, std::min(radius, 12 * m_look.unit), m_look.style.marker, colours.card,
                   colour);
}

} // namespace timestep
