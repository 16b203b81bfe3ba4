// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/pages/box_frame.h"

#include "app/lesson/elements/prose.h"
#include "app/lesson/pictures/picture_view.h"
#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/look/theme.h"
#include "widgets/text/label_text.h"

#include <QEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace timestep {

BoxFrame::BoxFrame(const BoxBlock& box, QWidget* parent)
    : QWidget(parent),
      m_box(box),
      m_button(new QToolButton(this)),
      m_text(makeProse(box.text, this, [this](const QString& link) { emit linkActivated(link); })) {
    setObjectName(QString::fromStdString(box.id));
    m_button->setAutoRaise(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a long title does not widen the page
    QFont bold = font();
    bold.setBold(true);
    m_button->setFont(bold);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 12, 8);
    layout->setSpacing(6);
    layout->addWidget(m_button);
    layout->addWidget(m_text);
    if (box.picture) layout->addWidget(m_picture = new PictureView(*box.picture, this));
    connect(m_button, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    retranslate();
    setOpen(box.open);
}

void BoxFrame::setOpen(bool open) {
    m_open = open;
    m_button->setArrowType(open                                   ? Qt::DownArrow
                           : layoutDirection() == Qt::RightToLeft ? Qt::LeftArrow
                                                                  : Qt::RightArrow);
    const QString spoken = open ? tr("open") : tr("folded");
    setSpokenDescription(*m_button, spoken);
    if (m_button->hasFocus()) announce(m_button, spoken);
    m_text->setVisible(open);
    if (m_picture != nullptr) m_picture->setVisible(open);
}

void BoxFrame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(themeOf(palette())).grid, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void BoxFrame::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) retranslate();
    QWidget::changeEvent(event);
}

void BoxFrame::retranslate() {
    QString title = plainText(m_box.title);
    if (title.isEmpty()) title = tr("What is simulation, what is world?");
    constexpr int narrowPanel = 320; // [px]
    const bool isLong = m_button->fontMetrics().horizontalAdvance(title) > narrowPanel;
    m_button->setText(isLong ? inTwoLines(title) : title);
    m_button->setToolTip(title);
    m_button->setAccessibleName(title);
    setAccessibleName(title);
}

} // namespace timestep
