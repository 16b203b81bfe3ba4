// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_search.h"

#include "widgets/formula/rich_document.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <iterator>

namespace timestep {

std::vector<TextRange> rangesOfAll(const QStringList& words, const QString& text) {
    const FoldedText folded(text);
    std::vector<TextRange> ranges;
    for (const QString& word : words) {
        const std::size_t before = ranges.size();
        for (qsizetype at = folded.letters.indexOf(word); at >= 0;
             at = folded.letters.indexOf(word, at + word.size())) {
            const qsizetype start = folded.places[static_cast<std::size_t>(at)];
            const qsizetype last = folded.places[static_cast<std::size_t>(at + word.size() - 1)];
            ranges.push_back({start, last + 1 - start});
        }
        if (ranges.size() == before) return {};
    }
    return ranges;
}

namespace {

/// The blocks of a paragraph, or the cells of a row.
struct Blocks {
    std::vector<QTextBlock> all;
    const QTextTable* table = nullptr;
    int row = -1;
    QString heading; ///< above it

    QString text() const {
        QStringList parts;
        for (const QTextBlock& block : all) {
            QTextCursor whole(block);
            whole.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            parts << plainText(whole).trimmed();
        }
        return parts.join(QStringLiteral(" · "));
    }
};

std::vector<Blocks> blocksOf(const QTextDocument& document) {
    std::vector<Blocks> passages;
    QString heading;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.text().isEmpty()) continue;
        if (block.blockFormat().headingLevel() == 2) heading = block.text();
        const QTextTable* table = QTextCursor(block).currentTable();
        const int row = table != nullptr ? table->cellAt(block.position()).row() : -1;
        if (table != nullptr && !passages.empty() && passages.back().table == table &&
            passages.back().row == row)
            passages.back().all.push_back(block);
        else
            passages.push_back({{block}, table, row, heading});
    }
    return passages;
}

} // namespace

std::vector<ManualPassage> passagesOf(const Manual& manual) {
    std::vector<ManualPassage> passages;
    for (const ManualPage& page : manual) {
        ClosedDocument document;
        setMarkdownWithFormulas(document, page.markdown);
        for (const Blocks& blocks : blocksOf(document))
            passages.push_back({page.id, blocks.heading, blocks.text(), blocks.all.front().position()});
    }
    return passages;
}

std::vector<ManualPassage> passagesWith(const QStringList& words,
                                        const std::vector<ManualPassage>& passages) {
    std::vector<ManualPassage> found;
    std::copy_if(passages.begin(), passages.end(), std::back_inserter(found),
                 [&words](const ManualPassage& one) { return !rangesOfAll(words, one.text).empty(); });
    return found;
}

std::vector<TextRange> marksOf(const QStringList& words, const QTextDocument& document) {
    std::vector<TextRange> marks;
    if (words.isEmpty()) return marks;
    for (const Blocks& blocks : blocksOf(document)) {
        if (rangesOfAll(words, blocks.text()).empty()) continue;
        for (const QTextBlock& block : blocks.all)
            for (const QString& word : words)
                for (const TextRange& range : rangesOfAll({word}, block.text()))
                    marks.push_back({block.position() + range.start, range.length});
    }
    return marks;
}

int positionOfHeading(const QString& title, const QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && block.text() == title) return block.position();
    return 0;
}

} // namespace timestep
