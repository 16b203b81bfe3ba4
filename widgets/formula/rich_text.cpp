// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/rich_text.h"

#include "widgets/formula/rich_document.h"
#include "widgets/formula/rich_text_accessible.h"
#include "widgets/look/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>

namespace timestep {

namespace {

constexpr double documentMargin = 2; ///< [px] room for the focus frame of a link

/// A link with a formula in it consists of several fragments.
std::vector<RichText::Link> linksOf(QTextDocument& document) {
    std::vector<RichText::Link> links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            if (!fragment.charFormat().isAnchor()) continue;
            const QUrl address(fragment.charFormat().anchorHref());
            const int end = fragment.position() + fragment.length();
            if (!links.empty() && links.back().end == fragment.position() && links.back().address == address)
                links.back().end = end;
            else
                links.push_back({{}, address, fragment.position(), end});
        }
    for (RichText::Link& link : links) {
        QTextCursor words(&document);
        words.setPosition(link.start);
        words.setPosition(link.end, QTextCursor::KeepAnchor);
        link.words = spokenText(words);
    }
    return links;
}

} // namespace

RichText::RichText(QWidget* parent) : QTextBrowser(parent) {
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setOpenLinks(false);
    setOpenExternalLinks(false);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(documentMargin);
    installRichTextAccessible();
    connect(this, &QTextBrowser::anchorClicked, this, &RichText::linkActivated);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &RichText::fitHeight);
}

void RichText::showMarkdown(const QString& markdown) {
    m_markdown = markdown;
    render();
}

void RichText::setInTabOrder(bool in) {
    m_inTabOrder = in;
    render();
}

void RichText::setPictureFolder(const QString& folder) {
    m_folder = folder;
    if (!m_markdown.isEmpty()) render();
}

void RichText::render() {
    document()->setDefaultFont(font());
    setMarkdownWithFormulas(*document(), m_markdown, palette());
    fitPictures(*document(), viewport()->width() - 2 * documentMargin);
    m_links = linksOf(*document());
    const bool isRead = QAccessible::isActive() && !m_markdown.isEmpty();
    setFocusPolicy(!m_inTabOrder                ? Qt::NoFocus
                   : !m_links.empty() || isRead ? Qt::StrongFocus
                                                : Qt::ClickFocus);
    fitHeight();
}

void RichText::fitHeight() {
    const int height = qCeil(document()->size().height()) + 2 * frameWidth();
    if (height != minimumHeight() || height != maximumHeight()) setFixedHeight(height);
}

/// Pictures come from the lesson's folder; nothing is fetched from elsewhere.
QVariant RichText::loadResource(int type, const QUrl& name) {
    return type == QTextDocument::ImageResource ? QVariant(shownPictureBelow(m_folder, name)) : QVariant();
}

QMimeData* RichText::createMimeDataFromSelection() const {
    auto* mime = new QMimeData;
    mime->setText(plainText(textCursor()));
    return mime;
}

bool RichText::focusNextPrevChild(bool next) {
    const bool moved = QTextBrowser::focusNextPrevChild(next);
    if (moved && hasFocus()) {
        revealLink();
        notifyFocus(*this);
        viewport()->update();
    }
    return moved;
}

void RichText::focusInEvent(QFocusEvent* event) {
    m_focusByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QTextBrowser::focusInEvent(event);
}

/// If the focus is on the whole text and not on one of its links, a frame shows it.
void RichText::paintEvent(QPaintEvent* event) {
    QTextBrowser::paintEvent(event);
    if (!hasFocus() || !m_focusByKey || chosenLink() >= 0) return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursOf(themeOf(palette())).accent, 1.5));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 3, 3);
}

QString RichText::spoken() const {
    return spokenText(*document());
}

int RichText::chosenLink() const {
    const QTextCursor cursor = textCursor();
    for (std::size_t i = 0; i < m_links.size(); ++i)
        if (cursor.hasSelection() && cursor.selectionStart() == m_links[i].start) return static_cast<int>(i);
    return -1;
}

void RichText::chooseLink(int index) {
    setFocus(Qt::TabFocusReason);
    QTextCursor none = textCursor();
    none.movePosition(QTextCursor::Start);
    setTextCursor(none);
    while (chosenLink() < index && QTextBrowser::focusNextPrevChild(true) && hasFocus()) {}
    revealLink();
    notifyFocus(*this);
}

void RichText::followLink(int index) {
    emit linkActivated(m_links[static_cast<std::size_t>(index)].address);
}

QRect RichText::linkRect(int index) const {
    QTextCursor start(document()), end(document());
    start.setPosition(m_links[static_cast<std::size_t>(index)].start);
    end.setPosition(m_links[static_cast<std::size_t>(index)].end);
    const QRect first = cursorRect(start), last = cursorRect(end);
    const int right = last.top() == first.top() ? last.right() : viewport()->width();
    return {viewport()->mapToGlobal(first.topLeft()), QSize(right - first.left(), first.height())};
}

/// The text itself never scrolls; the page around it must make the link visible.
void RichText::revealLink() {
    for (QWidget* widget = parentWidget(); widget; widget = widget->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(widget);
        if (!area || !area->widget()) continue;
        const QPoint at = viewport()->mapTo(area->widget(), cursorRect().center());
        area->ensureVisible(at.x(), at.y());
        return;
    }
}

void RichText::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

/// Scrolling keys go to the page around the text.
void RichText::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
        event->ignore();
        return;
    case Qt::Key_Enter:
    case Qt::Key_Return: {
        // Activating a link clears the current link, and Tab would start again at the first one.
        const QTextCursor link = textCursor();
        QTextBrowser::keyPressEvent(event);
        if (link.hasSelection()) setTextCursor(link);
        return;
    }
    default:
        QTextBrowser::keyPressEvent(event);
    }
}

void RichText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitPictures(*document(), viewport()->width() - 2 * documentMargin);
    fitHeight();
}

void RichText::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
    case QEvent::LanguageChange:
        if (!m_markdown.isEmpty()) render();
        break;
    default:
        break;
    }
}

} // namespace timestep
