// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course/play_row.h"

#include "app/course/cover.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/icons/icon.h"
#include "widgets/look/flat_style.h"
#include "widgets/look/theme.h"
#include "widgets/text/text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace timestep {

namespace {

constexpr int cardGap = 14, cardEdge = 4; // between cards, around each of them [px]
constexpr double cardCorner = 10;         // [px]
constexpr double toyShape = 0.4;          // height by width

} // namespace

ToyCard::ToyCard(const Toy& toy, QWidget* parent)
    : QAbstractButton(parent), m_toy(&toy), m_cover(new Cover(onCover(toy), toy.part, this)) {
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::PointingHandCursor);
    setObjectName(timestep::text(toy.scene));
    retranslate();
}

void ToyCard::retranslate() {
    setAccessibleName(translated(m_toy->name));
    setSpokenDescription(*this, translated(m_toy->hint));
    update();
}

int ToyCard::pictureHeight(int width) const {
    return static_cast<int>(toyShape * width);
}

int ToyCard::heightFor(int width) const {
    return pictureHeight(width - 2 * cardEdge) + 2 * cardEdge + fontMetrics().lineSpacing() * 3 / 2;
}

QSize ToyCard::sizeHint() const {
    const int width = fontMetrics().averageCharWidth() * 24;
    return {width, heightFor(width)};
}

void ToyCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    const QRectF frame = QRectF(rect()).adjusted(cardEdge, cardEdge, -cardEdge, -cardEdge);
    const bool lit = hasFocus() || underMouse();
    paintRaisedCard(painter, frame, cardCorner, palette(), isDown() ? colours.button : colours.card);
    QPainterPath card;
    card.addRoundedRect(frame, cardCorner, cardCorner);
    painter.save();
    painter.setClipPath(card);
    const QRectF picture(frame.topLeft(), QSizeF(frame.width(), pictureHeight(qRound(frame.width()))));
    m_cover->paint(painter, picture);
    painter.restore();
    painter.setPen(QPen(lit ? colours.accent : colours.grid, lit ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(card);

    const QFontMetrics metrics = fontMetrics();
    const int padding = metrics.height() / 2;
    const QRect line(qRound(frame.left()) + padding, qRound(picture.bottom()),
                     qRound(frame.width()) - 2 * padding, qRound(frame.bottom() - picture.bottom()));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QFontMetrics boldMetrics(bold);
    const QString name = boldMetrics.elidedText(translated(m_toy->name), Qt::ElideRight, line.width());
    const int nameWidth = boldMetrics.horizontalAdvance(name), space = padding;
    const auto place = [&](int from, int width) {
        return QStyle::visualRect(layoutDirection(), rect(),
                                  QRect(line.left() + from, line.top(), width, line.height()));
    };
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(place(0, nameWidth), Qt::AlignLeading | Qt::AlignVCenter, name);
    const QString deed = translated(m_toy->deed);
    const int room = line.width() - nameWidth - space;
    if (metrics.horizontalAdvance(deed) > room) return;
    painter.setFont(font());
    painter.setPen(colours.quietText);
    painter.drawText(place(nameWidth + space, room), Qt::AlignTrailing | Qt::AlignVCenter, deed);
}

void ToyCard::keyPressEvent(QKeyEvent* event) {
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        emit leaveWanted(-forward);
        return;
    case Qt::Key_Right:
        emit leaveWanted(forward);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void ToyCard::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    m_cover->begin();
}

void ToyCard::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    if (!underMouse()) m_cover->rest();
}

void ToyCard::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    m_cover->begin();
    update();
}

void ToyCard::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    if (!hasFocus()) m_cover->rest();
    update();
}

void ToyCard::hideEvent(QHideEvent* event) {
    QAbstractButton::hideEvent(event);
    m_cover->rest();
}

void ToyCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) m_cover->forget();
    QAbstractButton::changeEvent(event);
}

PlayRow::PlayRow(QWidget* parent) : QWidget(parent), m_build(new QPushButton(this)) {
    m_build->setObjectName(QStringLiteral("build"));
    m_build->setIcon(icon(QStringLiteral("pencil")));
    m_build->setText(tr("Build your own"));
    connect(m_build, &QPushButton::clicked, this, &PlayRow::buildWanted);
    for (const Toy& toy : toys()) {
        auto* card = new ToyCard(toy, this);
        const std::size_t index = m_cards.size();
        m_cards.push_back(card);
        connect(card, &QAbstractButton::clicked, this, [this, &toy] { emit chosen(toy); });
        connect(card, &ToyCard::leaveWanted, this, [this, index](int along) {
            const std::size_t to = index + static_cast<std::size_t>(along);
            if (to >= m_cards.size()) return;
            makeStop(to);
            m_cards[to]->setFocus(Qt::OtherFocusReason);
            emit shown(m_cards[to]);
        });
    }
    makeStop(0);
    setAccessibleName(tr("Play"));
}

void PlayRow::makeStop(std::size_t index) {
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setFocusPolicy(i == index ? Qt::StrongFocus : Qt::ClickFocus);
}

int PlayRow::headingHeight() const {
    return std::max(fontMetrics().lineSpacing() + cardGap / 2, m_build->sizeHint().height());
}

/// All cards beside each other, except where they would be too narrow to read, as on a phone.
int PlayRow::columns() const {
    const int least = fontMetrics().averageCharWidth() * 18 + cardGap;
    return std::clamp((width() + cardGap) / least, 1, static_cast<int>(m_cards.size()));
}

int PlayRow::cardWidth() const {
    return std::max(1, (width() - (columns() - 1) * cardGap) / columns());
}

QSize PlayRow::sizeHint() const {
    const int count = static_cast<int>(m_cards.size());
    const int rows = (count + columns() - 1) / columns();
    const int high = m_cards.front()->heightFor(cardWidth());
    return {1, headingHeight() + rows * high + (rows - 1) * cardGap};
}

void PlayRow::arrange() {
    const int wide = cardWidth(), high = m_cards.front()->heightFor(wide);
    int column = 0, y = headingHeight();
    for (ToyCard* card : m_cards) {
        if (column == columns()) {
            column = 0;
            y += high + cardGap;
        }
        card->setGeometry(
            QStyle::visualRect(layoutDirection(), rect(), QRect(column * (wide + cardGap), y, wide, high)));
        ++column;
    }
    const QSize button = m_build->sizeHint();
    m_build->setGeometry(
        QStyle::visualRect(layoutDirection(), rect(), QRect({width() - button.width(), 0}, button)));
    setFixedHeight(sizeHint().height());
}

void PlayRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ThemeColours& colours = coloursOf(themeOf(palette()));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    const QString name = tr("Play");
    const int wide = QFontMetrics(bold).horizontalAdvance(name) + cardGap;
    const auto line = [&](int from, int width) {
        return QStyle::visualRect(layoutDirection(), rect(),
                                  QRect(from, 0, width, headingHeight() - cardGap / 2));
    };
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(line(cardEdge, wide), Qt::AlignLeading | Qt::AlignVCenter, name);
    const int room = width() - wide - m_build->width() - cardGap;
    painter.setFont(font());
    painter.setPen(colours.quietText);
    painter.drawText(line(wide, room), Qt::AlignLeading | Qt::AlignVCenter,
                     fontMetrics().elidedText(tr("Each of these runs at once. Take it with the hand"),
                                              Qt::ElideRight, room));
}

void PlayRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// The cards and the button ask for other sizes after a change of font or style.
bool PlayRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) arrange();
    return QWidget::event(event);
}

void PlayRow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) arrange();
    if (event->type() != QEvent::LanguageChange) return;
    setAccessibleName(tr("Play"));
    m_build->setText(tr("Build your own"));
    arrange();
    for (ToyCard* card : m_cards) card->retranslate();
}

} // namespace timestep
