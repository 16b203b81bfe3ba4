// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/reading_bubble.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

constexpr int room = 6;           ///< between the words and the frame [px]
constexpr int away = 12;          ///< from the place to the frame [px]
constexpr int widestInWords = 34; ///< greatest width [letters of average width]

} // namespace

ReadingBubble::ReadingBubble(QWidget& plot) : QWidget(&plot), m_plot(&plot) {
    setObjectName(QStringLiteral("reading"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_words.setDocumentMargin(0);
    plot.installEventFilter(this);
    hide();
}

/// The first place above or below, right or left, that lies within the plot, or at least within the window.
QRect ReadingBubble::placeFor(const QPoint& at, const QSize& size) const {
    const QRect window = parentWidget()->rect().adjusted(2, 2, -2, -2);
    const QRect plot(m_plot->mapTo(parentWidget(), QPoint()), m_plot->size());
    const int right = at.x() + away, left = at.x() - away - size.width();
    const int above = at.y() - away - size.height(), below = at.y() + away;
    for (const QRect& within : {plot & window, window})
        for (const QPoint& corner :
             {QPoint(right, above), QPoint(left, above), QPoint(right, below), QPoint(left, below)})
            if (within.contains(QRect(corner, size))) return {corner, size};
    const auto held = [](int from, int low, int high) { return std::max(low, std::min(from, high)); };
    return {
        QPoint(held(right, window.left(), window.right() - size.width()),
               above >= window.top() ? above : held(below, window.top(), window.bottom() - size.height())),
        size};
}

void ReadingBubble::show(const std::vector<BubbleLine>& lines, const QPointF& place, const QColor& edge,
                         const QString& spoken) {
    setAccessibleName(spoken);
    if (!m_plot->isVisible()) return hide();
    QWidget* const window = m_plot->window();
    if (parentWidget() != window) setParent(window);
    QString html;
    for (const BubbleLine& line : lines) {
        QString words = line.words.toHtmlEscaped();
        if (line.colour.isValid())
            words = QStringLiteral("<span style=\"color:%1\">%2</span>").arg(line.colour.name(), words);
        const QString value = line.value.isEmpty()
                                  ? QString()
                                  : QStringLiteral("<b>%1</b>%2")
                                        .arg(line.value.toHtmlEscaped(), words.isEmpty() ? "" : "&nbsp; ");
        html += (html.isEmpty() ? QString() : QStringLiteral("<br>")) + value + words;
    }
    m_words.setDefaultFont(m_plot->font());
    m_words.setHtml(html);
    m_words.setTextWidth(-1);
    const int most =
        std::min(widestInWords * m_plot->fontMetrics().averageCharWidth(), window->width() - 2 * room - 4);
    if (m_words.idealWidth() > most) m_words.setTextWidth(most);
    m_edge = edge;
    const QSize size(static_cast<int>(std::ceil(m_words.idealWidth())) + 2 * room,
                     static_cast<int>(std::ceil(m_words.size().height())) + 2 * room);
    setGeometry(placeFor(m_plot->mapTo(window, place.toPoint()), size));
    raise();
    QWidget::show();
    update();
}

QString ReadingBubble::text() const {
    return isHidden() ? QString() : m_words.toPlainText();
}

void ReadingBubble::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_edge, 1.5));
    painter.setBrush(palette().base());
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    painter.translate(room, room);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = palette();
    context.palette.setColor(QPalette::Text, palette().color(QPalette::WindowText));
    m_words.documentLayout()->draw(&painter, context);
}

/// Nothing hides the bubble with the plot, because it belongs to the window.
bool ReadingBubble::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Hide) hide();
    return QWidget::eventFilter(watched, event);
}

} // namespace timestep
