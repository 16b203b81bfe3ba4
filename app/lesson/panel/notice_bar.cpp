// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/panel/notice_bar.h"

#include "widgets/accessibility/announce.h"
#include "widgets/icons/icon.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace timestep {

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_close(new QToolButton(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 8, 8);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setIcon(icon(QStringLiteral("x")));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, [this] { say({}); });
    retranslate();
    hide();
}

void NoticeBar::say(const QString& sentence) {
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    const int side = fontMetrics().height();
    m_icon->setPixmap(icon(QStringLiteral("alert-triangle")).pixmap(QSize(side, side), devicePixelRatioF()));
    setVisible(!sentence.isEmpty());
    announce(this, sentence);
}

QString NoticeBar::sentence() const {
    return m_text->text();
}

void NoticeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void NoticeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    painter.setPen(colours.axis);
    painter.setBrush(colours.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void NoticeBar::retranslate() {
    setAccessibleName(tr("Notice"));
    m_close->setAccessibleName(tr("Close this notice"));
    m_close->setToolTip(m_close->accessibleName());
}

} // namespace timestep
