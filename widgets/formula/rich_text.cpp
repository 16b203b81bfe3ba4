// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/rich_text.h"

#include "widgets/formula/rich_document.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollArea>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>

namespace timestep {

namespace {

constexpr double documentMargin = 2; ///< [px] room for the focus frame of a link

bool hasLinks(const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().isAnchor()) return true;
    return false;
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
    setAccessibleName(tr("Text"));
    connect(this, &QTextBrowser::anchorClicked, this, &RichText::linkActivated);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &RichText::fitHeight);
}

void RichText::showMarkdown(const QString& markdown) {
    m_markdown = markdown;
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
    setAccessibleDescription(plainText(*document()));
    setFocusPolicy(hasLinks(*document()) ? Qt::StrongFocus : Qt::ClickFocus);
    fitHeight();
}

void RichText::fitHeight() {
    const int height = qCeil(document()->size().height()) + 2 * frameWidth();
    if (height != minimumHeight() || height != maximumHeight()) setFixedHeight(height);
}

/// Pictures come from the lesson's folder; nothing is fetched from elsewhere.
QVariant RichText::loadResource(int type, const QUrl& name) {
    return type == QTextDocument::ImageResource ? QVariant(pictureBelow(m_folder, name)) : QVariant();
}

QMimeData* RichText::createMimeDataFromSelection() const {
    auto* mime = new QMimeData;
    mime->setText(plainText(textCursor()));
    return mime;
}

bool RichText::focusNextPrevChild(bool next) {
    const bool moved = QTextBrowser::focusNextPrevChild(next);
    if (moved && hasFocus()) revealLink();
    return moved;
}

/// The text never scrolls itself; the page around it must bring the link into sight.
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

/// Keys that scroll belong to the page around.
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
        // Activating a link forgets which one it was, and Tab would begin again at the first.
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
