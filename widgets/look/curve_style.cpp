// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/curve_style.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <array>
#include <cmath>
#include <numbers>

namespace timestep {

namespace {

using Order = std::array<const char*, mostStyles>;
constexpr Order lightOrder{"#0072b2", "#d55e00", "#009e73", "#b35a93", "#000000", "#a87400",
                           "#2b8fc4", "#5b3fa8", "#8a1538", "#5f7a00", "#7a7a7a", "#00616b"};
constexpr Order darkOrder{"#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#ffffff", "#f0e442",
                          "#d55e00", "#a58cff", "#ff8fa3", "#b5d334", "#a8a8a8", "#4fd1d9"};
constexpr Order strongOrder{"#00457a", "#9a3d00", "#00573d", "#7a2a5f", "#000000", "#6b4600",
                            "#1f5f8a", "#3b2485", "#6d0f2c", "#445700", "#555555", "#00454d"};
constexpr Order greyOrder{"#000000", "#5c5c5c", "#8a8a8a", "#303030", "#747474", "#484848",
                          "#969696", "#1c1c1c", "#666666", "#3c3c3c", "#808080", "#525252"};
constexpr std::array<Marker, mostStyles> markers{
    Marker::Circle,     Marker::Square,       Marker::Triangle,    Marker::Diamond,
    Marker::Cross,      Marker::Plus,         Marker::Ring,        Marker::Star,
    Marker::OpenSquare, Marker::OpenTriangle, Marker::OpenDiamond, Marker::Pentagon};

const QList<qreal>& dashPattern(int index) {
    static const std::array<QList<qreal>, mostStyles> patterns{{{},
                                                                {9, 4},
                                                                {2, 3},
                                                                {9, 3, 2, 3},
                                                                {16, 5},
                                                                {5, 3},
                                                                {9, 3, 2, 3, 2, 3},
                                                                {16, 4, 5, 4},
                                                                {24, 8},
                                                                {2, 8},
                                                                {9, 3, 9, 3, 2, 3},
                                                                {24, 4, 2, 4}}};
    return patterns[static_cast<std::size_t>(index) % patterns.size()];
}

} // namespace

const QList<qreal>& namedDash(int index) {
    return dashPattern(std::clamp(index, 0, static_cast<int>(dashNames.size()) - 1));
}

RunStyle runStyle(int run, Theme theme) {
    const auto place = static_cast<std::size_t>(std::max(run, 0));
    const std::size_t index = place % lightOrder.size();
    const char* const colour = theme == Theme::Dark            ? darkOrder[index]
                               : theme == Theme::HighContrast  ? strongOrder[index]
                               : theme == Theme::BlackAndWhite ? greyOrder[index]
                                                               : lightOrder[index];
    return {QColor(QLatin1String(colour)), dashPattern(std::max(run, 0)),
            markers[(index + place / lightOrder.size()) % markers.size()]};
}

RunStyle columnStyle(int run, int column, bool severalRuns, bool severalColumns, Theme theme) {
    if (!severalRuns) return runStyle(std::max(run, 0) + column, theme);
    RunStyle style = runStyle(run, theme);
    if (severalColumns) style.dash = dashPattern(column);
    return style;
}

RunStyle referenceStyle(int run, Theme theme) {
    const QColor colour = run < 0 ? coloursOf(theme).quietText : runStyle(run, theme).colour;
    return {colour, {12, 2, 1.5, 2, 1.5, 2, 1.5, 2}, Marker::None, 0.7}; // no run has three dots
}

RunStyle guessStyle(Theme theme) {
    constexpr int lateRun = 5; // few plots use its colour
    return {runStyle(lateRun, theme).colour, {6, 6}, Marker::None, 1.5};
}

RunStyle pointStyle(Theme theme, int set) {
    constexpr std::array open{Marker::Ring, Marker::OpenSquare, Marker::OpenTriangle, Marker::OpenDiamond};
    return {coloursOf(theme).text, {}, open[static_cast<std::size_t>(std::max(set, 0)) % open.size()]};
}

RunStyle paleStyle(int run, Theme theme) {
    constexpr float opacity = 0.45F;
    RunStyle style = runStyle(std::max(run, 0), theme);
    style.colour.setAlphaF(opacity);
    style.dash.clear();
    style.marker = Marker::None;
    return style;
}

RunStyle inBlack(RunStyle style) {
    style.colour = Qt::black;
    return style;
}

QPen penOf(const RunStyle& style, double width, double unit) {
    const double own = width * style.width;
    QPen pen(style.colour, own, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (style.dash.isEmpty()) return pen;
    QList<qreal> inWidths;
    for (const qreal length : style.dash) inWidths << length * unit / own;
    pen.setDashPattern(inWidths);
    return pen;
}

void drawMarker(QPainter& painter, const QPointF& centre, double size, Marker marker, const QColor& colour,
                const QColor& ground) {
    const double r = size / 2;
    const auto at = [&](double x, double y) { return centre + QPointF(x * r, y * r); };
    const auto outline = [&](const QPolygonF& shape) {
        painter.setPen(QPen(colour, size * 0.24, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(ground);
        painter.drawPolygon(shape);
    };
    constexpr double sector = std::numbers::pi / 5;
    const auto star = [&](double outer, double inner) { // inner: part of outer
        QPolygonF shape;
        for (int i = 0; i < 10; ++i) {
            const double radius = i % 2 == 0 ? outer : outer * inner;
            shape << at(radius * std::sin(i * sector), -radius * std::cos(i * sector));
        }
        return shape;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (marker) {
    case Marker::None:
        return;
    case Marker::Circle:
        painter.drawEllipse(centre, r, r);
        return;
    case Marker::Square:
        painter.drawRect(QRectF(at(-0.88, -0.88), at(0.88, 0.88)));
        return;
    case Marker::Triangle:
        painter.drawPolygon(QPolygonF{at(0, -1.15), at(1.1, 0.8), at(-1.1, 0.8)});
        return;
    case Marker::Diamond:
        painter.drawPolygon(QPolygonF{at(0, -1.25), at(1.25, 0), at(0, 1.25), at(-1.25, 0)});
        return;
    case Marker::Ring:
        painter.setPen(QPen(colour, size * 0.24));
        painter.setBrush(ground);
        painter.drawEllipse(centre, r * 0.85, r * 0.85);
        return;
    case Marker::OpenSquare:
        outline(QPolygonF{at(-0.8, -0.8), at(0.8, -0.8), at(0.8, 0.8), at(-0.8, 0.8)});
        return;
    case Marker::OpenTriangle:
        outline(QPolygonF{at(0, -1.05), at(1, 0.75), at(-1, 0.75)});
        return;
    case Marker::OpenDiamond:
        outline(QPolygonF{at(0, -1.15), at(1.15, 0), at(0, 1.15), at(-1.15, 0)});
        return;
    case Marker::Pentagon:
        painter.drawPolygon(star(1.15, std::cos(sector)));
        return;
    case Marker::Star:
        painter.drawPolygon(star(1.4, 0.42));
        return;
    case Marker::Cross:
        painter.setPen(QPen(colour, size * 0.3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(at(-0.9, -0.9), at(0.9, 0.9));
        painter.drawLine(at(-0.9, 0.9), at(0.9, -0.9));
        return;
    case Marker::Plus:
        painter.setPen(QPen(colour, size * 0.3, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(at(-1.1, 0), at(1.1, 0));
        painter.drawLine(at(0, -1.1), at(0, 1.1));
        return;
    }
}

void drawSample(QPainter& painter, const QRectF& rectangle, const RunStyle& style, Marks marks, double width,
                const QColor& ground, double unit) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = rectangle.center().y();
    if (marks != Marks::Markers || style.marker == Marker::None) {
        painter.setPen(penOf(style, width, unit));
        painter.drawLine(QPointF(rectangle.left(), y), QPointF(rectangle.right(), y));
    }
    drawMarker(painter, rectangle.center(), 6.5 * unit, style.marker, style.colour, ground);
    painter.restore();
}

QIcon sampleIcon(const RunStyle& style, Marks marks, const QSize& size, double devicePixelRatio,
                 Theme theme) {
    const auto picture = [&](double opacity) {
        QPixmap pixmap(size * devicePixelRatio);
        pixmap.setDevicePixelRatio(devicePixelRatio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setOpacity(opacity);
        drawSample(painter, QRectF(QPointF(1, 0), QSizeF(size.width() - 2.0, size.height())), style, marks, 2,
                   coloursOf(theme).card, size.height() / 14.0);
        return pixmap;
    };
    QIcon icon;
    icon.addPixmap(picture(1), QIcon::Normal, QIcon::On);
    icon.addPixmap(picture(0.3), QIcon::Normal, QIcon::Off);
    return icon;
}

} // namespace timestep
