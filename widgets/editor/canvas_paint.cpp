// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas of the editor shows and says.
#include "widgets/editor/canvas_paint.h"

#include "widgets/editor/world_canvas.h"
#include "widgets/text/text.h"
#include "widgets/view/frame/clip.h"

#include <QFontInfo>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr double closestLines = 6; ///< [px] a denser grid is not drawn

} // namespace

double unitOf(const QWidget& widget) {
    return std::clamp(QFontInfo(widget.font()).pixelSize() / 13.0, 1.0, 3.0);
}

QString WorldCanvas::spokenDescription() const {
    const Drawing& drawing = m_draft.drawing();
    const World& world = drawing.particles;
    const auto number = [this](double value) { return locale().toString(value, 'g', 4); };
    const auto nameOf = [this](bool link, std::uint32_t i) {
        return tr("%1 %2", "kind and number of a thing")
            .arg(translated(m_draft.kindOf(link, i).name), QString::number(i));
    };
    QStringList sentences;
    if (isRunning()) sentences << tr("The world runs.");
    sentences << tr("Cursor at x = %1, y = %2.").arg(number(m_cursor.x), number(m_cursor.y));
    if (m_tool != nullptr)
        sentences << tr("Tool: %1. %2").arg(translated(m_tool->name), translated(m_tool->help));
    if (const auto node = nodeAt(pixelOf(m_cursor))) sentences << tr("%1 is here.").arg(nameOf(false, *node));
    if (m_from) sentences << tr("A stick begins at particle %1.").arg(*m_from);
    if (m_draft.nodes().size() == 1)
        sentences << tr("%1 selected.").arg(nameOf(false, m_draft.nodes().front()));
    else if (m_draft.nodes().size() > 1)
        sentences << tr("%n thing(s) selected.", nullptr, static_cast<int>(m_draft.nodes().size()));
    if (const auto link = m_draft.link()) {
        if (drawing.isRigid())
            sentences << tr("%1 selected.").arg(nameOf(true, *link));
        else
            sentences << tr("Stick %1 from particle %2 to particle %3 selected.")
                             .arg(QString::number(*link), QString::number(world.stickA[*link]),
                                  QString::number(world.stickB[*link]));
    }
    sentences << (drawing.isRigid() ? tr("The world has %1 bodies and %2 joints.")
                                    : tr("The world has %1 particles and %2 sticks."))
                     .arg(QString::number(drawing.nodes()), QString::number(drawing.links()));
    return sentences.join(QLatin1Char(' '));
}

void WorldCanvas::paintGrid(QPainter& painter) const {
    const ViewTransform shown = transform();
    if (m_grid * shown.scale() < closestLines) return;
    const Box box = shown.visible(QRectF(rect()));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(coloursOf(themeOf(palette())).grid, 0));
    for (double x = std::ceil(box.left / m_grid) * m_grid; x <= box.right; x += m_grid) {
        const double at = shown.toPixel({x, 0}).x();
        painter.drawLine(QPointF(at, 0), QPointF(at, height()));
    }
    for (double y = std::ceil(box.bottom / m_grid) * m_grid; y <= box.top; y += m_grid) {
        const double at = shown.toPixel({0, y}).y();
        painter.drawLine(QPointF(0, at), QPointF(width(), at));
    }
}

void WorldCanvas::paintSelection(QPainter& painter) const {
    const ViewTransform shown = transform();
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const double unit = unitOf(*this);
    const Drawing& drawing = m_draft.drawing();
    const auto place = [&](std::uint32_t i) { return shown.toPixel(drawing.nodeAt(i)); };
    painter.setPen(QPen(colours.accent, 2.2 * unit));
    painter.setBrush(Qt::NoBrush);
    for (const std::uint32_t i : m_draft.nodes()) {
        if (!drawing.isRigid() && isFinite(place(i))) painter.drawEllipse(place(i), 9 * unit, 9 * unit);
        if (!drawing.isRigid() || i >= m_frame.polygons.size()) continue;
        QPolygonF outline; // the frame begins with one polygon per body
        for (const Point& corner : m_frame.polygons[i].corners) outline << shown.toPixel(corner);
        painter.drawPolygon(outline);
    }
    if (const auto link = m_draft.link()) {
        painter.setPen(QPen(colours.accent, 5 * unit));
        QLineF line;
        if (drawing.isRigid()) {
            const RigidJoint& joint = drawing.bodies.joints[*link];
            line = {shown.toPixel(drawing.bodies.toPlane(joint.a, joint.localA)),
                    shown.toPixel(drawing.bodies.toPlane(joint.b, joint.localB))};
            if (joint.kind != RigidJointKind::Distance) {
                painter.setPen(QPen(colours.accent, 2.2 * unit));
                painter.drawEllipse(line.p2(), 8 * unit, 8 * unit);
                return;
            }
        } else {
            line = {place(drawing.particles.stickA[*link]), place(drawing.particles.stickB[*link])};
        }
        if (clipLine(line, QRectF(rect()))) painter.drawLine(line);
    }
}

/// What is being drawn, and the cursor of the keys.
void WorldCanvas::paintHand(QPainter& painter) const {
    const ViewTransform shown = transform();
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const double unit = unitOf(*this);
    const QPointF cursor = shown.toPixel(m_cursor);
    const QPointF end = hasFocus() && !underMouse() ? cursor : m_mouse;
    painter.setPen(QPen(colours.accent, 1.5 * unit, Qt::DashLine));
    if (m_from) painter.drawLine(shown.toPixel(m_draft.drawing().nodeAt(*m_from)), end);
    if (m_press == Press::Band && m_moved) painter.drawRect(QRectF(m_pressed, m_mouse).normalized());
    if (m_tool != nullptr && m_tool->gesture != Gesture::Spot && !m_points.empty()) {
        QPolygonF line;
        for (const Point& point : m_points) line << shown.toPixel(point);
        painter.drawPolyline(line << end);
        for (const QPointF& corner : line) painter.drawEllipse(corner, 4 * unit, 4 * unit);
    }
    if (!hasFocus() || underMouse()) return;
    const double arm = 8 * unit;
    for (const auto& [colour, width] : {std::pair{colours.card, 3.5}, {colours.accent, 1.5}}) {
        painter.setPen(QPen(colour, width * unit));
        painter.drawLine(cursor - QPointF(arm, 0), cursor + QPointF(arm, 0));
        painter.drawLine(cursor - QPointF(0, arm), cursor + QPointF(0, arm));
    }
}

void WorldCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme theme = themeOf(palette());
    painter.fillRect(rect(), coloursOf(theme).card);
    paintGrid(painter); // in a run, too: it shows that the picture moves along
    FrameLook look;
    look.theme = theme;
    look.style = runStyle(0, theme);
    look.unit = unitOf(*this);
    const Frame& frame = isRunning() ? m_run.frame() : m_coming ? *m_coming : m_frame;
    m_painter.paint(painter, frame, transform(), QRectF(rect()), look);
    if (isRunning()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintSelection(painter);
    paintHand(painter);
}

} // namespace timestep
