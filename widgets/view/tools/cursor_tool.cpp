// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/tools/cursor_tool.h"

#include <QPainter>

#include <algorithm>

namespace timestep {

void CursorTool::press(ToolContext& context, QPointF pixel) {
    context.release();
    context.cursor = {pixel, true};
    begin(context, pixel);
}

void CursorTool::move(ToolContext& context, QPointF) {
    context.repaint = true;
}

void CursorTool::enter(ToolContext& context, bool) {
    press(context, context.cursor.shown ? context.cursor.at : context.geometry.scenes().center());
}

bool CursorTool::arrow(ToolContext& context, QPointF direction, double pixels) {
    const QRectF area = context.geometry.scenes();
    const QPointF from = context.cursor.shown ? context.cursor.at : area.center();
    const QPointF to = from + direction * pixels;
    const QPointF at(std::clamp(to.x(), area.left(), area.right()),
                     std::clamp(to.y(), area.top(), area.bottom()));
    move(context, at);
    context.cursor = {at, true};
    context.changed();
    return true;
}

void CursorTool::paint(QPainter& painter, const ViewGeometry& geometry, const ToolCursor& cursor,
                       const ToolSettings& settings) const {
    if (!cursor.shown) return;
    paintMark(painter, geometry, cursor);
    const ThemeColours& colours = coloursOf(geometry.format().look.theme);
    const QColor& colour = isPressed() ? colours.force : colours.accent;
    if (record().hasRadius)
        paintOutlined(painter, geometry, colour, isPressed() ? 2 : 1.2, [&] {
            painter.drawEllipse(cursor.at, static_cast<double>(settings.radius),
                                static_cast<double>(settings.radius));
        });
    const double arm = 6 * geometry.unit();
    paintOutlined(painter, geometry, colour, 1.4, [&] {
        painter.drawLine(cursor.at - QPointF(arm, 0), cursor.at + QPointF(arm, 0));
        painter.drawLine(cursor.at - QPointF(0, arm), cursor.at + QPointF(0, arm));
    });
}

QString CursorTool::status(const ViewGeometry& geometry, const ToolCursor& cursor, bool pressed) const {
    if (!cursor.shown) return {};
    const Point at = geometry.transformOf(std::max(geometry.runAt(cursor.at), 0)).toScene(cursor.at);
    const QLocale& locale = geometry.format().look.locale;
    return (pressed ? ViewTexts::tr("Pressed down at x = %1, y = %2.")
                    : ViewTexts::tr("Cursor at x = %1, y = %2."))
        .arg(locale.toString(at.x, 'g', 4), locale.toString(at.y, 'g', 4));
}

void paintOutlined(QPainter& painter, const ViewGeometry& geometry, const QColor& colour, double width,
                   const std::function<void()>& draw) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coloursOf(geometry.format().look.theme).card, (width + 2) * geometry.unit()));
    draw();
    painter.setPen(QPen(colour, width * geometry.unit()));
    draw();
}

} // namespace timestep
