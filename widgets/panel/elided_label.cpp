// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/elided_label.h"

#include <QEvent>
#include <QPainter>

namespace timestep {

void ElidedLabel::setText(const QString& text) {
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    resizeEvent(nullptr);
    update();
}

void ElidedLabel::setMostLines(int lines) {
    m_mostLines = lines;
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(lines > 1);
    setSizePolicy(policy);
    updateGeometry();
}

QStringList ElidedLabel::linesIn(int width) const {
    const QFontMetrics metrics = fontMetrics();
    QStringList lines;
    QString rest = m_text;
    // Tested with the drawn text: an advance that is rounded down may still be elided.
    const auto fits = [&](const QString& words) {
        return metrics.elidedText(words, Qt::ElideRight, width) == words;
    };
    while (lines.size() + 1 < m_mostLines && !fits(rest)) {
        qsizetype at = -1;
        for (qsizetype space = rest.indexOf(QLatin1Char(' ')); space >= 0;
             space = rest.indexOf(QLatin1Char(' '), space + 1))
            if (fits(rest.left(space))) at = space;
        if (at <= 0) break;
        lines << rest.left(at);
        rest.remove(0, at + 1);
    }
    return lines << metrics.elidedText(rest, Qt::ElideRight, width);
}

bool ElidedLabel::isWhole() const {
    return linesIn(width()).join(QLatin1Char(' ')) == m_text;
}

int ElidedLabel::heightForWidth(int width) const {
    return static_cast<int>(linesIn(width).size()) * fontMetrics().height();
}

QSize ElidedLabel::sizeHint() const {
    return {fontMetrics().horizontalAdvance(m_text) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    return {4 * fontMetrics().averageCharWidth(), fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const QStringList lines = linesIn(width());
    QRect place(0, (height() - static_cast<int>(lines.size()) * fontMetrics().height()) / 2, width(),
                fontMetrics().height());
    for (const QString& line : lines) {
        painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine, line);
        place.translate(0, place.height());
    }
}

void ElidedLabel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

void ElidedLabel::resizeEvent(QResizeEvent*) {
    setToolTip(isWhole() ? QString() : m_text);
}

} // namespace timestep
