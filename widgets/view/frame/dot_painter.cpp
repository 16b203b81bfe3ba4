// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/dot_painter.h"

#include <QPaintDevice>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

/// A shared picture pays only if many dots use it: dots of further sizes are drawn one by one.
constexpr std::size_t mostPictures = 16;
constexpr double largestCopied = 32; ///< radius [px]
constexpr double smallestBall = 5.5; ///< smallest radius that is shaded [1/96 inch]
constexpr double glow = 2.1;         ///< radius of the glow around a sun [radii of the sun]

} // namespace

DotPainter::DotPainter(QPainter& painter, const FrameLook& look, bool copied)
    : m_painter(painter), m_look(look), m_copied(copied) {
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void DotPainter::add(const FramePoint& point, QPointF centre, double radius) {
    if (!m_copied || radius > largestCopied || point.shape == Shape::Wheel)
        return draw(m_painter, point, centre, radius);
    const int quarters = static_cast<int>(std::lround(radius * 4));
    const auto same = [&](const Batch& b) {
        return b.radius == quarters && b.like.role == point.role && b.like.shape == point.shape &&
               (b.like.radius > 0) == (point.radius > 0);
    };
    auto batch = std::find_if(m_batches.begin(), m_batches.end(), same);
    if (batch == m_batches.end()) {
        if (m_batches.size() == mostPictures) return draw(m_painter, point, centre, radius);
        const double ratio = m_painter.device()->devicePixelRatio();
        const double reach = std::max(radius, 3.5 * m_look.unit) * (point.shape == Shape::Sun ? glow : 1.3);
        const int side = 2 * static_cast<int>(std::ceil((reach + 1) * ratio));
        Batch added{quarters, point, {}, QPixmap(side, side)};
        added.picture.fill(Qt::transparent);
        QPainter painter(&added.picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(ratio, ratio);
        draw(painter, point, QPointF(side, side) / (2 * ratio), radius);
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

void DotPainter::draw(QPainter& painter, const FramePoint& point, QPointF centre, double radius) const {
    const ThemeColours& colours = coloursOf(m_look.theme);
    if (point.shape == Shape::Sun) return drawSun(painter, centre, radius);
    if (point.role == Role::Pin) return drawPin(painter, centre, radius);
    if (point.shape == Shape::Wheel) return drawWheel(painter, centre, radius, point.angle);
    const bool body = point.role == Role::Body, sized = point.radius > 0;
    const QColor colour = m_look.ink(body ? m_look.style.colour : colours.axis);
    if (m_look.severalRuns && body && !sized)
        return drawMarker(painter, centre, 2.2 * radius, m_look.style.marker, colour, colours.card);
    drawBall(painter, centre, radius, colour);
    if (m_look.severalRuns && body && radius >= 5 * m_look.unit)
        drawMarker(painter, centre, std::min(radius, 12 * m_look.unit), m_look.style.marker, colours.card,
                   colour);
}

/// Draws a ball lit from the upper left; small ones are flat.
void DotPainter::drawBall(QPainter& painter, QPointF centre, double radius, const QColor& colour) const {
    painter.setPen(Qt::NoPen);
    if (radius < smallestBall * m_look.unit) {
        painter.setBrush(colour);
    } else {
        const QPointF lit = centre + radius * QPointF(-0.28, -0.4);
        QRadialGradient light(centre, radius * 1.05, lit);
        light.setColorAt(0, mixedColours(colour, Qt::white, 0.42));
        light.setColorAt(0.55, colour);
        light.setColorAt(1, mixedColours(colour, Qt::black, 0.3 * m_look.strength));
        painter.setBrush(light);
    }
    painter.drawEllipse(centre, radius, radius);
}

/// Draws a bead with a hole for a nail.
void DotPainter::drawPin(QPainter& painter, QPointF centre, double radius) const {
    const ThemeColours& colours = coloursOf(m_look.theme);
    const double r = std::max(radius, 3.5 * m_look.unit);
    const QColor rim = m_look.ink(colours.text);
    QRadialGradient light(centre, r, centre + r * QPointF(-0.3, -0.4));
    light.setColorAt(0, m_look.ink(Qt::white));
    light.setColorAt(1, m_look.ink(QColor(0xc3, 0xca, 0xd2)));
    painter.setPen(QPen(rim, r * 0.3));
    painter.setBrush(light);
    painter.drawEllipse(centre, r * 0.95, r * 0.95);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.ink(coloursOf(Theme::Light).text));
    painter.drawEllipse(centre, r * 0.35, r * 0.35);
}

void DotPainter::drawSun(QPainter& painter, QPointF centre, double radius) const {
    const QColor yellow(0xff, 0xc8, 0x2e), orange(0xf0, 0x8c, 0x00);
    QRadialGradient halo(centre, glow * radius);
    QColor shine = m_look.ink(yellow);
    shine.setAlphaF(0.5F);
    halo.setColorAt(0.45, shine);
    shine.setAlphaF(0);
    halo.setColorAt(1, shine);
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawEllipse(centre, glow * radius, glow * radius);
    QRadialGradient light(centre, radius, centre + radius * QPointF(-0.25, -0.3));
    light.setColorAt(0, m_look.ink(mixedColours(yellow, Qt::white, 0.6)));
    light.setColorAt(0.6, m_look.ink(yellow));
    light.setColorAt(1, m_look.ink(orange));
    painter.setPen(QPen(m_look.ink(orange), m_look.unit));
    painter.setBrush(light);
    painter.drawEllipse(centre, radius, radius);
}

/// Draws a tyre, a hub, and spokes that show its angle.
void DotPainter::drawWheel(QPainter& painter, QPointF centre, double radius, double angle) const {
    constexpr int spokes = 4;
    const ThemeColours& colours = coloursOf(m_look.theme);
    const QColor rubber = m_look.ink(mixedColours(colours.text, m_look.style.colour, 0.25));
    const double tyre = 0.26 * radius;
    painter.setPen(QPen(rubber, tyre));
    painter.setBrush(m_look.ink(colours.card));
    painter.drawEllipse(centre, radius - tyre / 2, radius - tyre / 2);
    painter.setPen(QPen(rubber, 0.12 * radius));
    for (int i = 0; i < spokes && std::isfinite(angle); ++i) {
        const double turn = angle + i * std::numbers::pi / spokes;
        const QPointF spoke = (radius - tyre) * QPointF(std::cos(turn), -std::sin(turn));
        painter.drawLine(centre - spoke, centre + spoke);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(rubber);
    painter.drawEllipse(centre, 0.22 * radius, 0.22 * radius);
}

} // namespace timestep
