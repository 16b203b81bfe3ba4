// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/elements/mark.h"

#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace timestep {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(timestep::Mark)
};

} // namespace

QColor markColour(Mark mark, const QPalette& palette) {
    const bool dark = themeOf(palette) == Theme::Dark;
    if (themeOf(palette) == Theme::BlackAndWhite && (mark == Mark::Right || mark == Mark::Wrong))
        return coloursOf(Theme::BlackAndWhite).text; // the shapes distinguish the marks
    switch (mark) {
    case Mark::Done:
        return coloursOf(themeOf(palette)).accent;
    case Mark::Right:
        return dark ? QColor(0x4f, 0xc9, 0x9b) : QColor(0x00, 0x6e, 0x4e);
    case Mark::Wrong:
        return dark ? QColor(0xf4, 0x9a, 0x63) : QColor(0xa8, 0x43, 0x00);
    case Mark::None:
    case Mark::Open:
    case Mark::Unclear:
        break;
    }
    return coloursOf(themeOf(palette)).quietText;
}

QString markText(Mark mark) {
    switch (mark) {
    case Mark::Open:
        return Texts::tr("to be done");
    case Mark::Done:
        return Texts::tr("done");
    case Mark::Right:
        return Texts::tr("right");
    case Mark::Wrong:
        return Texts::tr("not right yet");
    case Mark::Unclear:
        return Texts::tr("not a number");
    case Mark::None:
        break;
    }
    return {};
}

void drawMark(QPainter& painter, const QRect& place, Mark mark, const QColor& colour, double drawn) {
    if (mark == Mark::None) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Drawn on a square of 16 units.
    const double unit = std::min(place.width(), place.height()) / 16.0;
    painter.translate(QRectF(place).center());
    painter.scale(unit, unit);
    painter.translate(-8, -8);
    QPainterPath path;
    double width = 2;
    switch (mark) {
    case Mark::Done:
        painter.setBrush(colour);
        path.addEllipse(QPointF(8, 8), 5.25, 5.25);
        width = 1.5;
        break;
    case Mark::Right:
        path.moveTo(2.5, 8.8);
        path.lineTo(6.2, 12.5);
        path.lineTo(13.5, 4.2);
        break;
    case Mark::Wrong:
        path.moveTo(4, 4);
        path.lineTo(12, 12);
        path.moveTo(12, 4);
        path.lineTo(4, 12);
        break;
    case Mark::Unclear:
        path.moveTo(5, 5.5);
        path.cubicTo(5, 1.2, 11, 1.2, 11, 5.2);
        path.cubicTo(11, 7.6, 8, 7.4, 8, 10);
        path.moveTo(8, 13.4);
        path.lineTo(8, 13.5);
        break;
    case Mark::Open:
    case Mark::None:
        path.addEllipse(QPointF(8, 8), 5.25, 5.25);
        width = 1.5;
        break;
    }
    QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (mark == Mark::Right && drawn < 1) { // the first dash is what is drawn
        const double length = path.length() / width;
        pen.setDashPattern({std::max(drawn * length, 0.01), 2 * length});
    }
    painter.setPen(pen);
    painter.drawPath(path);
    painter.restore();
}

void paintVerdictCard(QPainter& painter, const QWidget& widget, Mark verdict, double drawn) {
    constexpr double radius = 8, edge = 4, tint = 0.1;
    const QRectF card = QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor ground = widget.palette().color(QPalette::Base);
    if (verdict != Mark::Right && verdict != Mark::Wrong) {
        painter.setPen(coloursOf(themeOf(widget.palette())).grid);
        painter.setBrush(ground);
        painter.drawRoundedRect(card, radius, radius);
        return;
    }
    const QColor colour = markColour(verdict, widget.palette());
    const bool mirrored = widget.layoutDirection() == Qt::RightToLeft;
    if (drawn < 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(coloursOf(themeOf(widget.palette())).window);
        painter.drawRoundedRect(card, radius, radius);
        QRectF reached = card;
        mirrored ? reached.setLeft(card.right() - drawn * card.width())
                 : reached.setWidth(drawn * card.width());
        painter.setClipRect(reached);
    }
    const auto mixed = [&](double of, double with) { return of + (with - of) * tint; };
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgbF(static_cast<float>(mixed(ground.redF(), colour.redF())),
                                      static_cast<float>(mixed(ground.greenF(), colour.greenF())),
                                      static_cast<float>(mixed(ground.blueF(), colour.blueF()))));
    painter.drawRoundedRect(card, radius, radius);
    painter.setClipRect(mirrored ? QRectF(card.right() - edge, card.top(), edge, card.height())
                                 : QRectF(card.left(), card.top(), edge, card.height()));
    painter.setBrush(colour);
    painter.drawRoundedRect(card, radius, radius);
    painter.setClipping(false);
}

int firstLineHeight(const QFontMetrics& metrics) {
    return qRound(metrics.height() * 1.35);
}

MarkIcon::MarkIcon(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(reactionTime);
    m_motion.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] {
        update();
        emit grew();
    });
}

bool mayMove(const QWidget& widget) {
    return widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) > 0;
}

void MarkIcon::drawSlowly() {
    if (m_mark == Mark::Right && isVisible() && mayMove(*this)) m_motion.start();
}

double MarkIcon::drawn() const {
    return m_motion.state() == QAbstractAnimation::Running ? m_motion.currentValue().toDouble() : 1;
}

void MarkIcon::setMark(Mark mark) {
    if (mark != m_mark) m_motion.stop();
    m_mark = mark;
    if (const QString name = markText(mark); name != accessibleName()) setAccessibleName(name);
    update();
}

QSize MarkIcon::sizeHint() const {
    return {fontMetrics().height(), firstLineHeight(fontMetrics())};
}

void MarkIcon::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    drawMark(painter, rect(), m_mark, markColour(m_mark, palette()), drawn());
}

void MarkIcon::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    if (event->type() == QEvent::LanguageChange) setMark(m_mark);
    QWidget::changeEvent(event);
}

} // namespace timestep
