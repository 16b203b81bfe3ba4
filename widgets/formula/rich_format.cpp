// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/rich_format.h"

#include "widgets/formula/formula_object.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <vector>

namespace timestep {

namespace {

// Distances in heights of a line of the default font.
constexpr double lineDistance = 0.2; ///< between the lines of a paragraph
constexpr double paragraphMargin = 0.35;
constexpr double headingTop = 0.6;
constexpr double formulaMargin = 0.5;
constexpr double listIndent = 1.5;
constexpr double groundMargin = 0.5;  ///< around the background of quotes and code
constexpr double groundPadding = 0.6; ///< inside it
constexpr double cellPadding = 0.35;

bool isCode(const QTextBlockFormat& format) {
    return format.hasProperty(QTextFormat::BlockCodeLanguage) ||
           format.hasProperty(QTextFormat::BlockCodeFence);
}

bool isQuote(const QTextBlockFormat& format) {
    return format.intProperty(QTextFormat::BlockQuoteLevel) > 0;
}

/// A display formula and nothing else.
bool isFormulaBlock(const QTextBlock& block) {
    return block.length() == 2 && !block.begin().atEnd() &&
           FormulaObject::isFormula(block.begin().fragment().charFormat());
}

QTextBlockFormat formatted(const QTextBlock& block, double line) {
    QTextBlockFormat format = block.blockFormat();
    format.setTopMargin(paragraphMargin * line);
    format.setBottomMargin(paragraphMargin * line);
    format.setLineHeight(lineDistance * line, QTextBlockFormat::LineDistanceHeight);
    if (isFormulaBlock(block)) {
        format.setAlignment(Qt::AlignHCenter);
        format.setTopMargin(formulaMargin * line);
        format.setBottomMargin(formulaMargin * line);
        format.setLineHeight(0, QTextBlockFormat::SingleHeight);
    } else if (format.headingLevel() > 0) {
        if (block.blockNumber() > 0) format.setTopMargin(headingTop * line);
    } else if (block.textList()) {
        format.setTopMargin(paragraphMargin * line / 3);
        format.setBottomMargin(paragraphMargin * line / 3);
    }
    if (isQuote(format)) { // the background of the quote has its own margins
        format.setLeftMargin((format.intProperty(QTextFormat::BlockQuoteLevel) - 1) * groundPadding * line);
        format.setRightMargin(0);
        if (!isQuote(block.previous().blockFormat())) format.setTopMargin(0);
        if (!isQuote(block.next().blockFormat())) format.setBottomMargin(0);
    }
    if (isCode(format)) { // each line of code is a block
        format.setTopMargin(0);
        format.setBottomMargin(0);
        format.setLineHeight(0, QTextBlockFormat::SingleHeight);
        format.setNonBreakableLines(false);
    }
    if (block.blockNumber() == 0) format.setTopMargin(0);
    return format;
}

void formatBlocks(QTextDocument& document, double line) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (!cursor.currentTable()) cursor.setBlockFormat(formatted(block, line));
    }
}

/// Links and code: Qt's Markdown reader gives them the colours and sizes of the application, not ours.
void formatFragments(QTextDocument& document, const QPalette& palette) {
    struct Change {
        int start, end;
        QTextCharFormat format;
    };
    const QStringList fixedFamily{QFontDatabase::systemFont(QFontDatabase::FixedFont).family()};
    std::vector<Change> changes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const bool isCodeBlock = isCode(block.blockFormat());
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            QTextCharFormat format = fragment.charFormat();
            const bool isCodeText = isCodeBlock || format.fontFixedPitch();
            if (!isCodeText && !format.isAnchor()) continue;
            if (format.isAnchor()) format.setForeground(palette.link());
            if (isCodeText) {
                format.clearProperty(QTextFormat::FontPointSize);
                format.clearProperty(QTextFormat::FontPixelSize);
                format.setFontFamilies(fixedFamily);
                format.setFontFixedPitch(true);
                if (!isCodeBlock) format.setBackground(palette.alternateBase());
            }
            changes.push_back({fragment.position(), fragment.position() + fragment.length(), format});
        }
    }
    QTextCursor cursor(&document);
    for (const Change& change : changes) {
        cursor.setPosition(change.start);
        cursor.setPosition(change.end, QTextCursor::KeepAnchor);
        cursor.setCharFormat(change.format);
    }
}

/// What has a background: a quote, a stretch of code, or nothing.
enum class Ground { None, Quote, Code };

Ground groundOf(const QTextBlock& block) {
    if (QTextCursor(block).currentTable()) return Ground::None;
    const QTextBlockFormat format = block.blockFormat();
    return isCode(format) ? Ground::Code : isQuote(format) ? Ground::Quote : Ground::None;
}

/// A frame leaves an empty paragraph before and after itself. It is removed where possible; otherwise its
/// height becomes 0.
void hideEmptyParagraph(QTextDocument& document, int position, bool isBefore) {
    QTextCursor cursor(&document);
    cursor.setPosition(position);
    if (cursor.block().length() > 1) return;
    const QTextBlock neighbour = isBefore ? cursor.block().previous() : cursor.block().next();
    const bool sameFrame =
        neighbour.isValid() && QTextCursor(neighbour).currentFrame() == cursor.currentFrame();
    if (sameFrame) {
        if (isBefore)
            cursor.deletePreviousChar();
        else
            cursor.deleteChar();
        return;
    }
    QTextBlockFormat flat;
    flat.setLineHeight(1, QTextBlockFormat::FixedHeight);
    QTextCharFormat tiny;
    QFont font;
    font.setPixelSize(1);
    tiny.setFont(font);
    cursor.setBlockFormat(flat);
    cursor.setBlockCharFormat(tiny);
}

/// Puts a soft background behind quotes and code.
void formatGrounds(QTextDocument& document, double line, const QPalette& palette) {
    struct Stretch {
        Ground ground;
        int start, end;
    };
    std::vector<Stretch> stretches;
    Ground previous = Ground::None;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const Ground ground = groundOf(block);
        const int end = block.position() + block.length() - 1;
        if (ground != Ground::None) {
            if (ground == previous)
                stretches.back().end = end;
            else
                stretches.push_back({ground, block.position(), end});
        }
        previous = ground;
    }
    QTextFrameFormat format;
    format.setBackground(palette.alternateBase());
    format.setBorder(0);
    format.setPadding(groundPadding * line);
    format.setTopMargin(groundMargin * line);
    format.setBottomMargin(groundMargin * line);
    // From the end, so that no frame moves the stretches that are still to come.
    for (auto stretch = stretches.rbegin(); stretch != stretches.rend(); ++stretch) {
        QTextCursor cursor(&document);
        cursor.setPosition(stretch->start);
        cursor.setPosition(stretch->end, QTextCursor::KeepAnchor);
        const QTextFrame* frame = cursor.insertFrame(format);
        hideEmptyParagraph(document, frame->lastPosition() + 1, false);
        hideEmptyParagraph(document, frame->firstPosition() - 1, true);
    }
}

/// Thin lines under the rows, none between the columns.
void formatTable(QTextTable& table, double line, const QPalette& palette) {
    QTextTableFormat format = table.format();
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setTopMargin(paragraphMargin * line);
    format.setBottomMargin(paragraphMargin * line);
    table.setFormat(format);
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) {
            QTextTableCell cell = table.cellAt(row, column);
            QTextTableCellFormat cellFormat = cell.format().toTableCellFormat();
            cellFormat.setTopPadding(cellPadding * line / 2);
            cellFormat.setBottomPadding(cellPadding * line / 2);
            cellFormat.setLeftPadding(cellPadding * line);
            cellFormat.setRightPadding(cellPadding * line);
            cellFormat.setBottomBorder(row == 0 ? 2 : 1);
            cellFormat.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            cellFormat.setBottomBorderBrush(palette.mid());
            cell.setFormat(cellFormat);
            if (row != 0 || table.rows() < 2) continue;
            // Qt's Markdown reader aligns the columns, but not their heads.
            QTextCursor head = cell.firstCursorPosition();
            QTextBlockFormat headFormat = head.blockFormat();
            headFormat.setAlignment(table.cellAt(1, column).firstCursorPosition().blockFormat().alignment());
            head.setBlockFormat(headFormat);
        }
    }
}

} // namespace

void applyRichFormat(QTextDocument& document, const QPalette& palette) {
    const double line = QFontMetricsF(document.defaultFont()).height();
    document.setIndentWidth(listIndent * line);
    formatBlocks(document, line);
    formatFragments(document, palette);
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    for (QTextFrame* frame : frames)
        if (auto* table = qobject_cast<QTextTable*>(frame)) formatTable(*table, line, palette);
    formatGrounds(document, line, palette);
}

QColor warningColor(const QPalette& palette) {
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    return isDark ? QColor(0xFF, 0xB0, 0x66) : QColor(0xA6, 0x3F, 0x00);
}

} // namespace timestep
