// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/picture/strobe_painter.h"

#include "widgets/view/frame/clip.h"
#include "widgets/view/frame/dot_painter.h"
#include "widgets/view/picture/view_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

using Pictures = std::vector<std::shared_ptr<const StrobePicture>>;

constexpr std::size_t mostDrawn = 40;
constexpr double palestPast = 0.10, strongestPast = 0.42;

/// The pictures before the present one, oldest first.
Pictures earlier(const ViewContents& contents) {
    Pictures pictures;
    for (const auto& picture : contents.strobe)
        if (picture->tick < contents.runs.step() && picture->runs.size() == contents.runs.size())
            pictures.push_back(picture);
    return pictures;
}

/// The body that has the number of a tick or is shown in a row of the film strip.
const FramePoint* leadOf(const Frame& frame) {
    const auto isBody = [](const FramePoint& point) { return point.role == Role::Body; };
    const auto found = std::find_if(frame.points.begin(), frame.points.end(), isBody);
    return found == frame.points.end() ? nullptr : &*found;
}

QFont numberFont(QFont font, bool bold) {
    font.setBold(bold);
    return font;
}

} // namespace

void paintStrobe(QPainter& painter, FramePainter& framePainter, const ViewGeometry& geometry,
                 const QRectF& cell, int first, int last) {
    const ViewContents& contents = geometry.contents();
    const Pictures pictures = earlier(contents);
    if (pictures.empty()) return;
    const std::size_t stride = (pictures.size() + mostDrawn - 1) / mostDrawn;
    const ViewTransform transform = geometry.transformIn(cell);
    const double unit = geometry.unit();
    const QFontMetricsF metrics(geometry.format().font);
    std::vector<QRectF> taken;
    const auto number = [&](const Frame& frame, std::int64_t tick, bool present) {
        const FramePoint* lead = leadOf(frame);
        if (lead == nullptr) return;
        const QPointF at = transform.toPixel(lead->at);
        if (!isFinite(at) || !isInside(at, cell)) return;
        const QString text = geometry.format().look.locale.toString(static_cast<qlonglong>(tick));
        const double above = std::max(lead->radius * transform.scale(), dotRadius(1) * unit) + 3 * unit;
        const QSizeF size(metrics.horizontalAdvance(text) + 6 * unit, metrics.height());
        const QRectF place(QPointF(at.x() - size.width() / 2, at.y() - above - size.height()), size);
        const auto covers = [&](const QRectF& other) { return other.intersects(place); };
        if (std::any_of(taken.begin(), taken.end(), covers)) return;
        taken.push_back(place);
        const ThemeColours& colours = coloursOf(geometry.format().look.theme);
        painter.setFont(numberFont(geometry.format().font, present));
        painter.setPen(present ? colours.text : colours.quietText);
        painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, text);
    };
    painter.save();
    for (std::size_t i = pictures.size() % stride; i < pictures.size(); i += stride) {
        const double age = static_cast<double>(i + 1) / static_cast<double>(pictures.size());
        for (int run = first; run <= last; ++run) {
            FrameLook look = frameLook(geometry, run);
            look.strength = palestPast + (strongestPast - palestPast) * age;
            look.strainScale = 0;
            framePainter.paint(painter, pictures[i]->runs[static_cast<std::size_t>(run)], transform, cell,
                               look);
        }
    }
    painter.setClipRect(cell, Qt::IntersectClip);
    const bool alone = first == last; // the numbers of several runs would cover each other
    if (alone) number(contents.runs[static_cast<std::size_t>(first)].frame, contents.runs.step(), true);
    for (std::size_t i = pictures.size(); alone && i-- > 0;)
        number(pictures[i]->runs[static_cast<std::size_t>(first)], pictures[i]->tick, false);
    painter.restore();
}

void paintFilmStrip(QPainter& painter, const ViewGeometry& geometry, const QRectF& filmStrip) {
    const ViewContents& contents = geometry.contents();
    const double unit = geometry.unit(), row = filmStripRow * unit;
    const auto rows =
        static_cast<std::size_t>(std::max(std::floor((filmStrip.height() - 6 * unit) / row), 1.0));
    Pictures pictures = earlier(contents);
    if (pictures.size() + 1 > rows)
        pictures.erase(pictures.begin(), pictures.end() - static_cast<std::ptrdiff_t>(rows - 1));
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    const bool dark = geometry.format().look.theme == Theme::Dark;
    const QColor celluloid(dark ? 0x0c0e10 : 0x262c35), hole(dark ? 0x5a636e : 0xffffff);
    const ViewTransform transform = geometry.transformIn(geometry.cells().front());
    const double side = 22 * unit;
    const QRectF strip(filmStrip.left(), filmStrip.top(), filmStrip.width(),
                       static_cast<double>(rows) * row + 6 * unit);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(celluloid);
    painter.drawRoundedRect(strip, 5 * unit, 5 * unit);
    painter.setBrush(hole);
    for (double y = strip.top() + row / 4; y < strip.bottom() - 6 * unit; y += row / 2)
        for (const double x : {strip.left() + side / 2, strip.right() - side / 2})
            painter.drawRoundedRect(QRectF(x - 5 * unit, y - 2 * unit, 10 * unit, 8 * unit), 2 * unit,
                                    2 * unit);
    const double radius = 13 * unit;
    std::vector<QPolygonF> ways(contents.runs.size());
    const auto rowOf = [&](std::size_t i) {
        return QRectF(strip.left() + side, strip.top() + 3 * unit + static_cast<double>(i) * row + 1.5 * unit,
                      strip.width() - 2 * side, row - 3 * unit);
    };
    const auto frameOf = [&](std::size_t i, std::size_t run) -> const Frame& {
        return i < pictures.size() ? pictures[i]->runs[run] : contents.runs[run].frame;
    };
    for (std::size_t i = 0; i < rows; ++i) {
        const bool present = i == pictures.size();
        const QRectF picture = rowOf(i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(present ? colours.card : mixedColours(colours.card, colours.grid, 0.45));
        painter.drawRoundedRect(picture, 3 * unit, 3 * unit);
        if (i > pictures.size()) continue; // no picture yet
        painter.setPen(present ? colours.text : colours.quietText);
        painter.setFont(numberFont(geometry.format().font, present));
        const qlonglong tick = present ? contents.runs.step() : pictures[i]->tick;
        painter.drawText(picture.adjusted(8 * unit, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         geometry.format().look.locale.toString(tick));
        for (std::size_t run = 0; run < ways.size(); ++run)
            if (const FramePoint* lead = leadOf(frameOf(i, run)))
                ways[run] << QPointF(transform.toPixel(lead->at).x(), picture.center().y());
    }
    painter.setClipRect(strip.adjusted(side, 0, -side, 0), Qt::IntersectClip);
    for (std::size_t run = 0; run < ways.size(); ++run) {
        FrameLook look = frameLook(geometry, static_cast<int>(run));
        QColor thread = look.style.colour;
        thread.setAlphaF(0.6F);
        painter.setPen(QPen(thread, 1.2 * unit));
        painter.setBrush(Qt::NoBrush);
        QPolygonF finite;
        for (const QPointF& at : ways[run])
            if (isFinite(at) && std::abs(at.x()) < 1e6) finite << at;
        painter.drawPolyline(finite);
        DotPainter dots(painter, look, false);
        FramePoint like;
        like.radius = 1; // drawn as a ball
        for (const QPointF& at : finite) dots.add(like, at, radius);
        dots.finish();
    }
    painter.restore();
}

} // namespace timestep
