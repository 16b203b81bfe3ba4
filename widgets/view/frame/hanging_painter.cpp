// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/frame/hanging_painter.h"

#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"
#include "widgets/view/frame/sheet_colours.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace timestep {

namespace {

constexpr double railHigh = 5, railAbove = 8, railBeyond = 22; ///< [1/96 inch]
constexpr double bundleHigh = 13;                              ///< least height of a bundle [1/96 inch]
constexpr double gatheredMost = 1.0 / 6;                       ///< of the height of the cloth

bool isPin(const FramePoint& point) {
    return point.role == Role::Pin;
}

/// The mean unstrained length of the threads in the first row that has any [scene length]; 0: there are none.
/// One row is enough, because all threads of a cloth have the same length, and it is fast, because this is
/// called several times per frame.
double restLength(const FrameSheet& sheet) {
    for (std::size_t row = 0; row < sheet.rows; ++row) {
        double sum = 0;
        int count = 0;
        for (std::size_t i = row * sheet.columns; i + 1 < (row + 1) * sheet.columns; ++i) {
            const float stretch = sheet.across[i];
            if (std::isnan(stretch) || !(1 + stretch > 0)) continue;
            const Point &from = sheet.nodes[i], &to = sheet.nodes[i + 1];
            sum += std::hypot(to.x - from.x, to.y - from.y) / (1 + stretch);
            ++count;
        }
        if (count > 0) return sum / count;
    }
    return 0;
}

bool isWhole(const FrameSheet& sheet) {
    const std::size_t count = std::size_t{sheet.columns} * sheet.rows;
    return sheet.columns > 1 && sheet.rows > 1 && sheet.nodes.size() == count && sheet.across.size() == count;
}

} // namespace

void paintRail(QPainter& painter, const Frame& frame, const ViewTransform& transform, const QRectF& area,
               const FrameLook& look) {
    if (frame.sheets.empty() || look.strength < 1) return;
    double left = std::numeric_limits<double>::infinity(), right = -left, top = left, bottom = -left;
    std::vector<QPointF> pins;
    for (const FramePoint& point : frame.points) {
        const QPointF at = transform.toPixel(point.at);
        if (!isPin(point) || !isFinite(at)) continue;
        pins.push_back(at);
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        top = std::min(top, at.y());
        bottom = std::max(bottom, at.y());
    }
    const double unit = look.unit;
    if (pins.size() < 2 || bottom - top > 0.5 * unit || !(right - left > 20 * unit)) return;
    const QRectF rail = QRectF(left - railBeyond * unit, top - railAbove * unit - railHigh * unit,
                               right - left + 2 * railBeyond * unit, railHigh * unit)
                            .intersected(area);
    const ThemeColours& colours = coloursOf(look.theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.ink(colours.axis), 1.6 * unit, Qt::SolidLine, Qt::FlatCap));
    if (pins.size() <= 64)
        for (const QPointF& pin : pins) painter.drawLine(QPointF(pin.x(), rail.bottom()), pin);
    QLinearGradient round(rail.topLeft(), rail.bottomLeft());
    round.setColorAt(0, look.ink(mixedColours(colours.axis, Qt::white, 0.35)));
    round.setColorAt(1, look.ink(mixedColours(colours.axis, Qt::black, 0.25)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(round);
    painter.drawRoundedRect(rail, 2 * unit, 2 * unit);
}

double gatheredShare(const Frame& frame, const FrameSheet& sheet) {
    if (!isWhole(sheet) || std::none_of(frame.points.begin(), frame.points.end(), isPin)) return 0;
    double low = std::numeric_limits<double>::infinity(), high = -low; // of three columns
    for (const std::size_t column :
         {std::size_t{0}, std::size_t{sheet.columns / 2}, std::size_t{sheet.columns - 1}})
        for (std::size_t i = column; i < sheet.nodes.size(); i += sheet.columns) {
            low = std::min(low, sheet.nodes[i].y);
            high = std::max(high, sheet.nodes[i].y);
        }
    const double whole = restLength(sheet) * (sheet.rows - 1), now = high - low;
    if (!(whole > 0) || !std::isfinite(now)) return 0;
    return std::clamp(1 - now / whole / gatheredMost, 0.0, 1.0);
}

void paintGathered(QPainter& painter, const Frame& frame, const FrameSheet& sheet,
                   const ViewTransform& transform, const QRectF& area, const FrameLook& look) {
    const double share = gatheredShare(frame, sheet);
    if (!(share > 0) || look.strength < 1) return;
    const double unit = look.unit;
    double left = std::numeric_limits<double>::infinity(), right = -left, top = left, bottom = -left;
    for (const Point& node : sheet.nodes) {
        const QPointF at = transform.toPixel(node);
        if (!isFinite(at)) return;
        left = std::min(left, at.x());
        right = std::max(right, at.x());
        top = std::min(top, at.y());
        bottom = std::max(bottom, at.y());
    }
    const double whole = restLength(sheet) * (sheet.rows - 1) * transform.scale();
    const QColor cloth = look.severalRuns ? look.style.colour : SheetColours(look.theme).colour(0);
    const QColor ground = coloursOf(look.theme).canvas;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * share);
    QPen outline(mixedColours(ground, cloth, 0.75), 1.4 * unit, Qt::SolidLine, Qt::FlatCap);
    outline.setDashPattern({4, 3});
    painter.setPen(outline);
    painter.setBrush(mixedColours(ground, cloth, 0.10));
    painter.drawRect(QRectF(left, top, right - left, whole));
    const double high = std::max(bottom - top, bundleHigh * unit);
    constexpr int foldsMost = 40;
    const int folds = std::clamp(static_cast<int>((right - left) / (7 * unit)), 4, foldsMost);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < folds; ++i) {
        const double wide = (right - left) / folds, x = left + i * wide;
        const double hangs = high * (0.88 + 0.12 * std::cos(2 * std::numbers::pi * i / 3.0));
        const QRectF fold(x - 0.3 * wide, top, 1.6 * wide, hangs);
        QLinearGradient light(fold.topLeft(), fold.topRight());
        light.setColorAt(0, mixedColours(cloth, Qt::black, 0.35));
        light.setColorAt(0.35, mixedColours(cloth, Qt::white, 0.25));
        light.setColorAt(1, mixedColours(cloth, Qt::black, 0.25));
        painter.setBrush(light);
        painter.drawRoundedRect(fold, 0.7 * wide, 0.5 * hangs);
    }
    painter.restore();
}

} // namespace timestep
