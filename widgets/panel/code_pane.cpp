// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/code_pane.h"

#include "widgets/accessibility/announce.h"
#include "widgets/accessibility/spoken_texts.h"
#include "widgets/text/text.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QStringList>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {} // namespace

CodePane::CodePane(QWidget* parent)
    : QWidget(parent),
      m_name(new QLabel),
      m_edit(new QToolButton),
      m_text(new QPlainTextEdit),
      m_symbols(new QLabel),
      m_reference(new QLabel) {
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // it is as high as its lines
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setLayoutDirection(Qt::LeftToRight); // code reads from left to right in every language
    m_symbols->setWordWrap(true);
    m_reference->setWordWrap(true);
    m_reference->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_name->setBuddy(m_text);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 4, 14, 12);
    auto* head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_edit);
    layout->addLayout(head);
    m_name->setMinimumWidth(1);
    m_name->setWordWrap(true);
    m_edit->setAutoRaise(true);
    m_edit->setFocusPolicy(Qt::StrongFocus);
    m_edit->setVisible(false);
    connect(m_edit, &QToolButton::clicked, this, &CodePane::editWanted);
    layout->addWidget(m_text);
    layout->addWidget(m_symbols);
    layout->addWidget(m_reference);
    layout->addStretch(1);
    changeFonts();
}

void CodePane::setCode(const QString& name, std::span<const std::string_view> lines,
                       const QString& reference) {
    QStringList texts;
    for (const std::string_view line : lines) texts << text(line);
    m_name->setText(name);
    m_edit->setText(tr("Edit…"));
    m_edit->setToolTip(tr("Change the lines of this method and run it"));
    m_edit->setAccessibleName(tr("Edit the method %1").arg(name));
    m_text->setPlainText(texts.join(QLatin1Char('\n')));
    m_text->setAccessibleName(tr("Code of %1").arg(name));
    const QString symbols = symbolsOf(m_text->toPlainText());
    m_symbols->setText(symbols);
    m_symbols->setVisible(!symbols.isEmpty());
    m_reference->setText(reference);
    m_reference->setVisible(!reference.isEmpty());
    m_line = -1;
    m_differing.clear();
    highlight();
    fit();
}

/// The meanings of the letters in a pass over sticks that the code uses.
QString CodePane::symbolsOf(const QString& code) {
    static const QRegularExpression words(QStringLiteral("[A-Za-z_]+"));
    QSet<QString> used;
    for (auto match = words.globalMatch(code); match.hasNext();) used << match.next().captured();
    if (!used.contains(QStringLiteral("wa"))) return {};
    QStringList meanings{tr("wa, wb: 1 divided by the mass of each end, 0 for a pinned one")};
    if (used.contains(QStringLiteral("k"))) meanings << tr("k: stiffness, 0 to 1");
    if (used.contains(QStringLiteral("L"))) meanings << tr("L: length of the stick when nothing pulls");
    return meanings.join(QStringLiteral("; "));
}

void CodePane::setEditable(bool editable) {
    m_edit->setVisible(editable);
}

void CodePane::setCurrentLine(int line) {
    if (line == m_line) return;
    m_line = line;
    highlight();
}

void CodePane::setDiffering(const std::vector<int>& lines) {
    m_differing = lines;
    highlight();
}

void CodePane::highlight() {
    QList<QTextEdit::ExtraSelection> marks;
    QStringList numbers;
    for (const int line : m_differing) {
        const QTextBlock block = m_text->document()->findBlockByNumber(line);
        if (!block.isValid()) continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        mark.format.setFontUnderline(true);
        mark.format.setForeground(palette().color(QPalette::Link));
        marks << mark;
        numbers << QString::number(line + 1);
    }
    const QTextBlock block = m_text->document()->findBlockByNumber(m_line);
    if (m_line >= 0 && block.isValid()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        QColor ground = palette().color(QPalette::Highlight);
        ground.setAlphaF(0.22F);
        mark.format.setBackground(ground);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
        const QString spoken = tr("Line %1: %2").arg(QString::number(m_line + 1), block.text());
        setSpokenDescription(*m_text, spoken);
        if (m_text->hasFocus()) announce(m_text, spoken);
    } else {
        setSpokenDescription(
            *m_text, numbers.isEmpty() ? QString()
                                       : tr("Lines that differ: %1").arg(numbers.join(QStringLiteral(", "))));
    }
    m_text->setExtraSelections(marks);
}

void CodePane::fit() {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    const int margin = static_cast<int>(m_text->document()->documentMargin());
    const QStringList lines = m_text->toPlainText().split(QLatin1Char('\n'));
    const auto widest = [&] {
        const QFontMetrics metrics(fixed);
        int width = 0;
        for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
        return width + 2 * margin + 2;
    };
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right();
    if (widest() > room) fixed.setPointSizeF(std::min(fixed.pointSizeF(), QApplication::font().pointSizeF()));
    const bool scrolls = widest() > room;
    if (m_text->font() != fixed) m_text->setFont(fixed);
    const int line = static_cast<int>(std::ceil(QFontMetricsF(fixed).lineSpacing()));
    int height = static_cast<int>(lines.size()) * line + 2 * margin + 4;
    if (scrolls) height += m_text->horizontalScrollBar()->sizeHint().height();
    m_text->setFixedHeight(height);
}

void CodePane::changeFonts() {
    QFont bold = font();
    bold.setBold(true);
    m_name->setFont(bold);
    fit();
}

void CodePane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void CodePane::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) changeFonts();
    if (event->type() == QEvent::PaletteChange) highlight();
}

} // namespace timestep
