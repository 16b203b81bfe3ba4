// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/lesson_node.h"

#include "widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int charactersAcross = 22, titleLines = 2;
constexpr int farAway = 1000; // columns or rows
constexpr double corner = 8;  // [px]

int paddingOf(const QFontMetrics& metrics) {
    return metrics.height() / 2;
}

/// Draws a limited number of lines and elides the last one.
void drawLines(QPainter& painter, const QRect& place, const QString& text, int most) {
    QTextLayout layout(text, painter.font());
    QTextOption option(Qt::AlignLeft);
    option.setTextDirection(painter.layoutDirection());
    layout.setTextOption(option);
    layout.beginLayout();
    const QFontMetrics metrics(painter.font());
    int y = place.top();
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(place.width());
        const QString rest = text.mid(line.textStart());
        const QString shown = i + 1 == most ? metrics.elidedText(rest, Qt::ElideRight, place.width())
                                            : text.mid(line.textStart(), line.textLength());
        painter.drawText(QRect(place.left(), y, place.width(), metrics.height()),
                         Qt::AlignLeading | Qt::AlignVCenter, shown.trimmed());
        y += metrics.lineSpacing();
    }
    layout.endLayout();
}

} // namespace

LessonNode::LessonNode(NodeText text, QWidget* parent) : QAbstractButton(parent), m_text(std::move(text)) {
    setFocusPolicy(Qt::ClickFocus);
    setCursor(m_text.problem.isEmpty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
}

void LessonNode::describe() {
    setAccessibleName(m_text.number > 0 ? tr("Lesson %1: %2").arg(m_text.number).arg(m_text.title)
                                        : m_text.title);
    QStringList parts;
    if (!m_text.details.isEmpty()) parts << m_text.details;
    if (!m_text.state.isEmpty()) parts << m_text.state;
    if (!m_text.buildsOn.isEmpty()) parts << tr("builds on “%1”").arg(m_text.buildsOn);
    if (m_place == 0) parts << tr("not on this path");
    if (m_place > 0 && m_numbered) parts << tr("number %1 of this path").arg(m_place);
    if (!m_text.problem.isEmpty()) parts << m_text.problem;
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    setToolTip(m_text.problem.isEmpty()
                   ? QString(m_text.title) + QLatin1Char('\n') + parts.join(QStringLiteral(" · "))
                   : m_text.problem);
}

void LessonNode::setPathPlace(int place, bool numbered) {
    m_place = place;
    m_numbered = numbered;
    describe();
    update();
}

void LessonNode::setCurrent(bool current) {
    m_current = current;
    setFocusPolicy(current ? Qt::StrongFocus : Qt::ClickFocus);
    update();
}

QSize LessonNode::sizeHint() const {
    const QFontMetrics metrics(font());
    const int padding = paddingOf(metrics);
    return {metrics.averageCharWidth() * charactersAcross + 2 * padding,
            metrics.lineSpacing() * (titleLines + 1) + 2 * padding};
}

void LessonNode::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const bool pale = m_place == 0;
    const double edge = hasFocus() ? 2.5 : m_current ? 1.8 : 1;
    const QRectF frame = QRectF(rect()).adjusted(edge / 2 + 1, edge / 2 + 1, -edge / 2 - 1, -edge / 2 - 1);
    painter.setPen(QPen(hasFocus() || m_current || (m_numbered && !pale) ? colours.accent : colours.grid,
                        edge, pale && !m_current ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(pale ? colours.window : underMouse() || isDown() ? colours.button : colours.card);
    painter.drawRoundedRect(frame, corner, corner);

    const QFontMetrics metrics(font());
    const int padding = paddingOf(metrics), line = metrics.lineSpacing();
    const QRect inner = rect().adjusted(padding, padding, -padding, -padding);
    const auto place = [&](const QRect& logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };
    const QColor quiet = colours.quietText, ink = pale ? quiet : colours.text;
    const int markSize = line;
    const bool broken = !m_text.problem.isEmpty();
    const Mark mark = broken ? Mark::Wrong : m_text.mark;
    drawMark(painter, place({inner.left(), inner.top(), markSize, metrics.height()}), mark,
             markColour(mark, palette()));
    // The number of the lesson on the path, at the end of the last line.
    const QString badge = m_numbered && !pale ? QString::number(m_place) : QString();
    const int badgeWidth = badge.isEmpty() ? 0 : std::max(line, metrics.horizontalAdvance(badge) + line / 2);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(ink);
    const QString title =
        m_text.number > 0 ? QStringLiteral("%1 · %2").arg(m_text.number).arg(m_text.title) : m_text.title;
    const int indent = markSize + padding / 2;
    drawLines(painter, place({inner.left() + indent, inner.top(), inner.width() - indent, line * titleLines}),
              title, titleLines);
    painter.setFont(font());
    painter.setPen(quiet);
    const QString below = broken                   ? tr("cannot be read")
                          : m_text.state.isEmpty() ? m_text.details
                                                   : m_text.state + QStringLiteral(" · ") + m_text.details;
    const int top = inner.top() + line * titleLines;
    const int room = inner.width() - indent - (badgeWidth > 0 ? badgeWidth + padding / 2 : 0);
    painter.drawText(place({inner.left() + indent, top, room, line}), Qt::AlignLeading | Qt::AlignVCenter,
                     metrics.elidedText(below, Qt::ElideRight, room));
    if (badgeWidth == 0) return;
    const QRect pill = place({inner.right() - badgeWidth + 1, top, badgeWidth, line});
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    painter.drawRoundedRect(pill, line / 2.0, line / 2.0);
    painter.setPen(colours.onAccent);
    painter.drawText(pill, Qt::AlignCenter, badge);
}

void LessonNode::keyPressEvent(QKeyEvent* event) {
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        emit leaveWanted(-forward, 0);
        return;
    case Qt::Key_Right:
        emit leaveWanted(forward, 0);
        return;
    case Qt::Key_Up:
        emit leaveWanted(0, -1);
        return;
    case Qt::Key_Down:
        emit leaveWanted(0, 1);
        return;
    case Qt::Key_Home:
        emit leaveWanted(-farAway, 0);
        return;
    case Qt::Key_End:
        emit leaveWanted(farAway, 0);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void LessonNode::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit focused();
}

void LessonNode::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void LessonNode::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace timestep
