// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/method_editor/method_text_edit.h"

#include <QEvent>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace timestep {

namespace {

constexpr int blanksOfTab = 4, marginOfNumbers = 6; // [characters], [px]

/// The strip with the numbers; the text edit paints it.
class LineNumbers : public QWidget {
public:
    explicit LineNumbers(MethodTextEdit* edit) : QWidget(edit), m_edit(edit) {}

protected:
    void paintEvent(QPaintEvent* event) override { m_edit->paintNumbers(event); }

private:
    MethodTextEdit* m_edit;
};

bool isOfWord(QChar c) {
    return c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('.');
}

} // namespace

MethodTextEdit::MethodTextEdit(QWidget* parent) : TextEdit({}, parent), m_numbers(new LineNumbers(this)) {
    setTabChangesFocus(false);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setLayoutDirection(Qt::LeftToRight); // code reads from left to right in every language
    useFixedFont();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &MethodTextEdit::placeNumbers);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int scrolled) {
        if (scrolled != 0)
            m_numbers->scroll(0, scrolled);
        else
            m_numbers->update(0, area.y(), m_numbers->width(), area.height());
    });
    placeNumbers();
}

void MethodTextEdit::replaceText(const QString& text) {
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    cursor.endEditBlock();
    cursor.movePosition(QTextCursor::Start);
    setTextCursor(cursor);
}

void MethodTextEdit::markError(int line, int column) {
    m_line = line;
    m_column = column;
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (line < 1 || !block.isValid()) return setExtraSelections({});
    const QString text = block.text();
    int begin = std::clamp(column - 1, 0, static_cast<int>(text.size()));
    int end = begin;
    while (end < text.size() && isOfWord(text[end])) ++end;
    if (end == begin && end < text.size()) ++end; // a sign
    if (end == begin && begin > 0) --begin;       // something is missing at the end
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(block);
    mark.cursor.setPosition(block.position() + begin);
    mark.cursor.setPosition(block.position() + end, QTextCursor::KeepAnchor);
    const QColor red =
        palette().color(QPalette::Base).lightness() > 127 ? QColor(190, 20, 20) : QColor(255, 120, 110);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mark.format.setUnderlineColor(red);
    QColor ground = red;
    ground.setAlphaF(0.16F);
    mark.format.setBackground(ground);
    setExtraSelections({mark});
    m_numbers->update();
}

void MethodTextEdit::goToError() {
    const QTextBlock block = document()->findBlockByNumber(m_line - 1);
    if (m_line < 1 || !block.isValid()) return;
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + std::min(m_column - 1, static_cast<int>(block.text().size())));
    setTextCursor(cursor);
    setFocus();
}

int MethodTextEdit::numbersWidth() const {
    const int digits = static_cast<int>(QString::number(std::max(10, blockCount())).size());
    return digits * fontMetrics().horizontalAdvance(QLatin1Char('9')) + 2 * marginOfNumbers;
}

void MethodTextEdit::paintNumbers(QPaintEvent* event) {
    QPainter painter(m_numbers);
    painter.fillRect(event->rect(), palette().color(QPalette::AlternateBase));
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    int top = qRound(blockBoundingGeometry(block).translated(contentOffset()).top());
    while (block.isValid() && top <= event->rect().bottom()) {
        const int height = qRound(blockBoundingRect(block).height());
        const bool wrong = block.blockNumber() + 1 == m_line;
        painter.setPen(palette().color(wrong ? QPalette::Text : QPalette::PlaceholderText));
        // The last block is higher than its line: it holds the margin of the document, too.
        painter.drawText(0, top, m_numbers->width() - marginOfNumbers, fontMetrics().height(), Qt::AlignRight,
                         QString::number(block.blockNumber() + 1));
        top += height;
        block = block.next();
    }
}

void MethodTextEdit::placeNumbers() {
    setViewportMargins(numbersWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_numbers->setGeometry(inside.left(), inside.top(), numbersWidth(), inside.height());
}

void MethodTextEdit::useFixedFont() {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QWidget* around = parentWidget();
    fixed.setPointSizeF(around != nullptr ? around->font().pointSizeF() : QFont().pointSizeF());
    if (font() != fixed) setFont(fixed);
}

void MethodTextEdit::resizeEvent(QResizeEvent* event) {
    TextEdit::resizeEvent(event);
    placeNumbers();
}

void MethodTextEdit::changeEvent(QEvent* event) {
    TextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) placeNumbers();
    if (event->type() == QEvent::PaletteChange) markError(m_line, m_column);
}

void MethodTextEdit::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier) {
        insertPlainText(
            QString(blanksOfTab - textCursor().positionInBlock() % blanksOfTab, QLatin1Char(' ')));
        return;
    }
    const bool back = event->key() == Qt::Key_Backtab;
    if (back || (event->key() == Qt::Key_Tab && event->modifiers() == Qt::ControlModifier)) {
        QWidget::focusNextPrevChild(!back);
        return;
    }
    if (event->key() == Qt::Key_Backspace && event->modifiers() == Qt::NoModifier) {
        QTextCursor cursor = textCursor();
        const QString line = cursor.block().text().left(cursor.positionInBlock());
        if (!cursor.hasSelection() && !line.isEmpty() &&
            line.trimmed().isEmpty()) { // back to the block around
            cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor,
                                static_cast<int>((line.size() - 1) % blanksOfTab) + 1);
            return cursor.removeSelectedText();
        }
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers() & Qt::ControlModifier) return event->ignore(); // runs
        const QString line = textCursor().block().text().left(textCursor().positionInBlock());
        int blanks = 0;
        while (blanks < line.size() && line[blanks] == QLatin1Char(' ')) ++blanks;
        if (line.trimmed().endsWith(QLatin1Char(':'))) blanks += blanksOfTab;
        insertPlainText(QLatin1Char('\n') + QString(blanks, QLatin1Char(' ')));
        return;
    }
    TextEdit::keyPressEvent(event);
}

} // namespace timestep
