// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/drag_painter.h"

#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/frame_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

/// Draws the outline of a thing, `width` [1/96 inch] wide. With a grip it is filled, and a line leads to the
/// place where it is dragged.
void paintOutline(QPainter& painter, const ViewGeometry& geometry, const ParticleRef& particle, double width,
                  bool ghost, const Grip* grip) {
    const FramePoint* point = geometry.runs().find(particle, ghost);
    const QRectF cell = geometry.cellOf(particle.run);
    const ViewTransform transform = geometry.transformIn(cell);
    const QPointF centre = point ? transform.toPixel(point->at) : QPointF();
    if (!point || !isFinite(centre) || !cell.contains(centre)) return;
    const double unit = geometry.unit();
    const Frame& frame = geometry.runs()[static_cast<std::size_t>(particle.run)].frame;
    const FramePolygon* body = point->role == Role::Grip ? findBody(frame, particle.index) : nullptr;
    QPolygonF outline;
    for (std::size_t i = 0; body && i < body->corners.size(); ++i)
        outline << transform.toPixel(body->corners[i]);
    const double own =
        point->radius > 0 ? point->radius * transform.scale() : dotRadius(frame.points.size()) * unit;
    const double radius = std::min(own, 200.0) + 4 * unit;
    const auto draw = [&] {
        if (body)
            painter.drawPolygon(clipPolygon(outline, cell));
        else
            painter.drawEllipse(centre, radius, radius);
    };
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    QColor fill = colours.accent;
    fill.setAlpha(grip ? 70 : 0);
    painter.setBrush(fill);
    painter.setPen(QPen(colours.card, (width + 2) * unit));
    draw();
    painter.setPen(QPen(colours.accent, width * unit));
    draw();
    if (!grip || body) return;
    QLineF string(centre, transform.toPixel(grip->at));
    if (clipLine(string, cell)) painter.drawLine(string);
}

} // namespace

void paintDrag(QPainter& painter, const ViewGeometry& geometry, const Selection& selection,
               const Drag& drag) {
    const std::optional<ParticleRef> held = drag.held();
    painter.setRenderHint(QPainter::Antialiasing);
    if (selection.hover && selection.hover->what != held) {
        paintOutline(painter, geometry, selection.hover->what, 1.2, selection.hover->ghost, nullptr);
        if (selection.hover->other)
            paintOutline(painter, geometry, *selection.hover->other, 1.2, false, nullptr);
    }
    if (selection.chosen && selection.chosen != held)
        paintOutline(painter, geometry, *selection.chosen, 2.2, false, nullptr);
    if (!held) return;
    paintOutline(painter, geometry, *held, 2.2, drag.grip()->hold == Hold::Ghost, drag.grip());
    if (drag.grip()->other) paintOutline(painter, geometry, *drag.grip()->other, 2.2, false, nullptr);
}

namespace {

QString numberText(const ViewGeometry& geometry, double value) {
    const QLocale& locale = geometry.format().look.locale;
    // Digits that a pixel does not show would only flicker.
    const double pixel = 1 / geometry.transformIn(geometry.cells().front()).scale();
    const int decimals = std::clamp(static_cast<int>(std::floor(-std::log10(pixel) + 1e-9)), 0, 9);
    QString text = locale.toString(std::abs(value), 'f', decimals);
    if (value < 0) text.prepend(QChar(0x2212));
    const QString& unit = geometry.runs().scene().lengthUnit;
    return unit.isEmpty() ? text : text + QChar(QChar::Nbsp) + unit;
}

} // namespace

namespace {

/// The values of the start or of the held thing.
QStringList ownNumbers(const ViewGeometry& geometry, const Drag& drag) {
    if (!geometry.contents().handNumbers.isEmpty()) return geometry.contents().handNumbers;
    const Grip& grip = *drag.grip();
    if (grip.hold == Hold::Arrow) {
        const Point velocity = drag.arrowVelocity();
        const SceneView& scene = geometry.runs().scene();
        QString speed = QStringLiteral("v = ") +
                        geometry.format().look.locale.toString(std::hypot(velocity.x, velocity.y), 'g', 3);
        if (!scene.lengthUnit.isEmpty() && !scene.timeUnit.isEmpty())
            speed += QChar(QChar::Nbsp) + scene.lengthUnit + QLatin1Char('/') + scene.timeUnit;
        return {speed};
    }
    const FramePoint* held = geometry.runs().find(grip.what, grip.hold == Hold::Ghost);
    if (held == nullptr) return {};
    const Frame& frame = geometry.runs()[static_cast<std::size_t>(grip.what.run)].frame;
    QStringList numbers;
    for (const FrameSegment& stick : frame.segments) {
        if (stick.index < 0 || (stick.from != held->at && stick.to != held->at)) continue;
        if (!numbers.isEmpty()) { // several sticks: their lengths would be a crowd
            numbers.clear();
            break;
        }
        const QLocale& locale = geometry.format().look.locale;
        const QString strain = locale.toString(100 * std::abs(static_cast<double>(stick.strain)), 'f', 0);
        const double length = std::hypot(stick.to.x - stick.from.x, stick.to.y - stick.from.y);
        //: the length of a stick that the hand holds
        numbers << ViewTexts::tr("length %1").arg(numberText(geometry, length));
        if (std::abs(stick.strain) >= 0.005)
            numbers << (stick.strain > 0 ? ViewTexts::tr("%1 % too long").arg(strain)
                                         : ViewTexts::tr("%1 % too short").arg(strain));
    }
    if (!numbers.isEmpty()) return numbers;
    return {QStringLiteral("x = ") + numberText(geometry, held->at.x),
            QStringLiteral("y = ") + numberText(geometry, held->at.y)};
}

} // namespace

QStringList heldNumbers(const ViewGeometry& geometry, const Drag& drag) {
    if (!drag.holds()) return {};
    QStringList numbers = ownNumbers(geometry, drag);
    const std::vector<QStringList>& plotted = geometry.contents().plotNumbers;
    const auto run = static_cast<std::size_t>(std::max(drag.grip()->what.run, 0));
    if (run < plotted.size()) numbers += plotted[run];
    numbers.removeDuplicates();
    return numbers;
}

void paintHeld(QPainter& painter, const ViewGeometry& geometry, const Drag& drag) {
    if (!drag.holds()) return;
    const Grip& grip = *drag.grip();
    const QRectF cell = geometry.cellOf(grip.what.run);
    const ViewTransform transform = geometry.transformIn(cell);
    const double unit = geometry.unit();
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(cell);
    QPolygonF path;
    for (const Point& place : geometry.contents().preview)
        if (const QPointF at = transform.toPixel(place); isFinite(at)) path << at;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 1, Qt::DotLine));
    painter.drawPolyline(path);
    // The ring of a film strip says its place itself.
    const bool saidByRing = geometry.contents().showsFilmStrip() && grip.hold == Hold::Ghost;
    const QStringList numbers = saidByRing ? QStringList() : heldNumbers(geometry, drag);
    const QPointF at = transform.toPixel(grip.at);
    if (!numbers.isEmpty() && isFinite(at)) {
        const QFontMetricsF metrics(geometry.format().font);
        double wide = 0;
        for (const QString& line : numbers) wide = std::max(wide, metrics.horizontalAdvance(line));
        const double line = metrics.height();
        QRectF box(0, 0, wide + 16 * unit, line * static_cast<double>(numbers.size()) + 8 * unit);
        box.moveBottomLeft(at + QPointF(18, -18) * unit);
        box.moveLeft(std::clamp(box.left(), cell.left() + 2,
                                std::max(cell.left() + 2, cell.right() - box.width() - 2)));
        box.moveTop(std::clamp(box.top(), cell.top() + 2,
                               std::max(cell.top() + 2, cell.bottom() - box.height() - 2)));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.text);
        painter.drawRoundedRect(box, 5 * unit, 5 * unit);
        painter.setPen(colours.card);
        painter.setFont(geometry.format().font);
        for (qsizetype i = 0; i < numbers.size(); ++i)
            painter.drawText(QRectF(box.left() + 8 * unit,
                                    box.top() + 4 * unit + line * static_cast<double>(i), wide + 2, line),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, numbers[i]);
    }
    painter.restore();
}

} // namespace timestep
