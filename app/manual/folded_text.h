// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace timestep {

/// A text without case and accents, to be searched: "Größe" becomes "grosse".
struct FoldedText {
    explicit FoldedText(const QString& text);

    QString letters;
    std::vector<qsizetype> places; ///< of each letter in the text, and the text's length at the end
};

/// A part of a text, in characters.
struct TextRange {
    qsizetype start, length;
};

/// The words of a search, folded.
QStringList searchWords(const QString& typed);

/// Where the words stand in a text, in any order; empty unless each of them stands there.
std::vector<TextRange> rangesOfAll(const QStringList& words, const QString& text);

} // namespace timestep
