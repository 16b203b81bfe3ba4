// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"
#include "widgets/text/search.h"

#include <QString>
#include <QStringList>

#include <vector>

class QTextDocument;

namespace timestep {

/// A part of a text, in characters.
struct TextRange {
    qsizetype start, length;
};

/// The ranges of the words in a text, in any order; empty unless the text contains all of them.
std::vector<TextRange> rangesOfAll(const QStringList& words, const QString& text);

/// A paragraph of a page, or a row of a table.
struct ManualPassage {
    QString page;     ///< its id
    QString heading;  ///< title of the heading above it; empty: none
    QString text;     ///< formulas as their source
    int position = 0; ///< of its first character in the document of the page
};

/// All passages of the manual, in their order.
std::vector<ManualPassage> passagesOf(const Manual& manual);

/// The passages that contain all words. Without words there are none.
std::vector<ManualPassage> passagesWith(const QStringList& words, const std::vector<ManualPassage>& passages);

/// The ranges of the words of a search in the document of a page; only in passages that contain all of them.
std::vector<TextRange> marksOf(const QStringList& words, const QTextDocument& document);

/// The position of a heading in the document of a page, by its title; 0 if it has none.
int positionOfHeading(const QString& title, const QTextDocument& document);

} // namespace timestep
