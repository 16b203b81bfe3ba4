// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/lesson_node.h"

#include "app/course/cover.h"
#include "app/course/toys.h"
#include "app/lesson/pictures/lesson_picture.h"
#include "app/lesson/progress/progress_ring.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace timestep {

namespace {

constexpr int narrowest = 150, titleLines = 2; // [px], lines of text
constexpr int farAway = 1000;                  // columns or rows
constexpr double corner = 10;                  // [px]
constexpr double pictureShape = 88.0 / 192;    // height by width

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
    setAccessibleName(m_text.number > 0
                          ? tr("Lesson %1: %2").arg(QString::number(m_text.number), m_text.title)
                          : m_text.title);
    QStringList parts;
    if (!m_text.details.isEmpty()) parts << m_text.details;
    if (!m_text.state.isEmpty()) parts << m_text.state;
    if (!m_text.buildsOn.isEmpty()) parts << tr("builds on “%1”").arg(m_text.buildsOn);
    if (m_place == 0) parts << tr("not on this path");
    if (m_place > 0 && m_numbered) parts << tr("number %1 of this path").arg(m_place);
    if (!m_text.problem.isEmpty()) parts << m_text.problem;
    setSpokenDescription(*this, parts.join(QStringLiteral(", ")));
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
    const int width = std::max(narrowest, fontMetrics().averageCharWidth() * 24);
    return {width, heightFor(width)};
}

int LessonNode::heightFor(int width) const {
    const QFontMetrics metrics(font());
    return static_cast<int>(pictureShape * width) + metrics.lineSpacing() * (titleLines + 1) +
           2 * paddingOf(metrics);
}

void LessonNode::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme theme = themeOf(palette());
    const ThemeColours& colours = coloursOf(theme);
    const bool pale = m_place == 0;
    const bool marked = hasFocus() || m_current;
    const double edge = marked ? 2 : 1;
    const QRectF frame = QRectF(rect()).adjusted(4, 4, -4, -4);
    if (marked) { // a soft halo around the lesson to continue with
        QColor halo = colours.accent;
        halo.setAlphaF(0.25f);
        painter.setPen(QPen(halo, 4));
        painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), corner + 2, corner + 2);
    }
    QPainterPath card;
    card.addRoundedRect(frame, corner, corner);
    const QColor fill = pale ? colours.window : underMouse() || isDown() ? colours.button : colours.card;
    pale ? painter.fillPath(card, fill) : paintRaisedCard(painter, frame, corner, palette(), fill);

    const double high = pictureShape * frame.width();
    const bool done = m_text.mark == Mark::Done;
    QColor ground = done ? colours.velocity : colours.accent;
    ground.setAlphaF(0.09f);
    painter.save();
    painter.setClipPath(card);
    const QRectF picture(frame.topLeft(), QSizeF(frame.width(), high));
    painter.fillRect(picture, ground);
    painter.setOpacity(pale ? 0.35 : 1);
    if (m_cover != nullptr && m_cover->isMoving())
        m_cover->paint(painter, picture);
    else
        drawLessonPicture(painter, picture.adjusted(2, 2, -2, -2), m_text.id, theme);
    painter.restore();
    painter.setPen(QPen(marked || (m_numbered && !pale) ? colours.accent : colours.grid, edge,
                        pale && !marked ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(card);

    const QFontMetrics metrics(font());
    const int padding = paddingOf(metrics), line = metrics.lineSpacing();
    const QRect inner = QRectF(frame.left() + padding, frame.top() + high + padding / 2.0,
                               frame.width() - 2 * padding, frame.height() - high - padding)
                            .toRect();
    const auto place = [&](const QRect& logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };
    const QColor quiet = colours.quietText, ink = pale ? quiet : colours.text;
    const bool broken = !m_text.problem.isEmpty();
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(ink);
    const QString title = m_text.number > 0
                              ? QStringLiteral("%1 · %2").arg(QString::number(m_text.number), m_text.title)
                              : m_text.title;
    drawLines(painter, place({inner.left(), inner.top(), inner.width(), line * titleLines}), title,
              titleLines);
    painter.setFont(font());
    const int top = inner.bottom() - line + 1;
    const int side = std::min(line, 18);
    const QRect ring = place({inner.left(), top + (line - side) / 2, side, side});
    if (broken)
        drawMark(painter, ring, Mark::Wrong, markColour(Mark::Wrong, palette()));
    else
        drawProgressRing(painter, ring, done ? 1 : std::min(m_text.part, 0.99), palette());
    painter.setPen(quiet);
    const QString below = broken                   ? tr("cannot be read")
                          : m_text.state.isEmpty() ? m_text.length
                                                   : m_text.state;
    QString after = m_text.after > 0 ? tr("after %1").arg(m_text.after) : QString();
    int room = inner.width() - side - padding / 2;
    int afterWidth = after.isEmpty() ? 0 : metrics.horizontalAdvance(after) + padding / 2;
    if (metrics.horizontalAdvance(below) > room - afterWidth) { // the state is never cut for it
        after.clear();
        afterWidth = 0;
    }
    room -= afterWidth;
    painter.drawText(place({inner.left() + side + padding / 2, top, room, line}),
                     Qt::AlignLeading | Qt::AlignVCenter, metrics.elidedText(below, Qt::ElideRight, room));
    painter.drawText(place({inner.right() - afterWidth + 1, top, afterWidth, line}),
                     Qt::AlignTrailing | Qt::AlignVCenter, after);
    if (!m_numbered || pale) return;
    const QString badge = QString::number(m_place); // the number of the lesson on the path
    const int wide = std::max(line, metrics.horizontalAdvance(badge) + line / 2);
    const QRect pill = place({inner.left(), static_cast<int>(frame.top()) + padding / 2 + 2, wide, line});
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
    setMoving(true);
    emit focused(event->reason());
}

void LessonNode::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    setMoving(true);
    update();
}

void LessonNode::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    setMoving(hasFocus());
    update();
}

void LessonNode::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    setMoving(underMouse());
}

void LessonNode::hideEvent(QHideEvent* event) {
    QAbstractButton::hideEvent(event);
    setMoving(false);
}

/// Begins to move, or rests; what already moves continues.
void LessonNode::setMoving(bool on) {
    if (m_cover == nullptr && on)
        if (std::optional<Experiment> experiment = onLessonCard(m_text.id))
            m_cover = new Cover(std::move(*experiment), {}, this);
    if (m_cover != nullptr) on ? m_cover->begin() : m_cover->rest();
}

} // namespace timestep
