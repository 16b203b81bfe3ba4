// SPDX-License-Identifier: GPL-3.0-or-later
// How much of the bodies is in the picture.
#pragma once

#include "tests/app/window/window_parts.h"
#include "widgets/look/theme.h"
#include "widgets/view/frame/frame_painter.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstring>

namespace timestep {

constexpr int aBody = 10; ///< the dot of a small body in a small lane [px]

/// Pixels that things other than pins, ground and walls draw in the picture of the run that has the fewest;
/// it stops to count at aBody.
inline int bodiesSeen(const WindowParts& window) {
    const Snapshot& snapshot = window.workbench().snapshot();
    int least = aBody;
    for (std::size_t run = 0; run < snapshot.runs.size(); ++run) {
        const Frame& all = snapshot.runs[run].frame;
        Frame bare = all;
        bare.sheets.clear();
        std::erase_if(bare.points, [](const FramePoint& point) { return point.role != Role::Pin; });
        std::erase_if(bare.polygons, [](const FramePolygon& polygon) { return polygon.index >= 0; });
        std::erase_if(bare.segments, [](const FrameSegment& segment) {
            return segment.role != Role::Ground && segment.role != Role::Guide;
        });
        const QRectF cell = window.view().cellOf(static_cast<int>(run));
        const Point corner{0, 0}, other{1, 1};
        const QPointF from = window.view().pixelOf(static_cast<int>(run), corner),
                      to = window.view().pixelOf(static_cast<int>(run), other);
        const bool yDown = to.y() > from.y();
        const double scale = to.x() - from.x();
        const QSize size = cell.size().toSize();
        const double left = (cell.left() - from.x()) / scale;
        const double up = (cell.top() - from.y()) / scale * (yDown ? 1 : -1);
        const double high = size.height() / scale;
        const Box part{left, yDown ? up : up - high, left + size.width() / scale, yDown ? up + high : up};
        const QRectF area(0, 0, size.width(), size.height());
        const ViewTransform transform = ViewTransform::fit(part, area, 0, yDown);
        FrameLook look;
        look.style = runStyle(0, Theme::Light);
        const auto drawn = [&](const Frame& frame) {
            QImage image(size, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            FramePainter().paint(painter, frame, transform, area, look);
            return image;
        };
        const QImage full = drawn(all), empty = drawn(bare);
        int count = 0;
        for (int y = 0; y < size.height() && count < aBody; ++y) {
            if (std::memcmp(full.constScanLine(y), empty.constScanLine(y),
                            4 * static_cast<std::size_t>(size.width())) == 0)
                continue;
            for (int x = 0; x < size.width(); ++x) count += full.pixel(x, y) != empty.pixel(x, y) ? 1 : 0;
        }
        least = std::min(least, count);
    }
    return least;
}

} // namespace timestep
