// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace timestep {

/// A text without case and accents, for searching: "Größe" becomes "grosse".
struct FoldedText {
    explicit FoldedText(const QString& text);

    QString letters;
    std::vector<qsizetype> places; ///< of each letter in the text, and the text's length at the end
};

/// The words of a search, folded.
QStringList searchWords(const QString& typed);

/// Whether a word of a text begins with another text. Case and accents do not matter, and "ae" finds "ä".
bool hasWordFrom(const QString& in, const QString& text);
/// Whether a text contains another text, in the same way.
bool hasInside(const QString& in, const QString& text);
/// Whether each typed word begins a word of the text, or one that means the same in English or German:
/// "Schaukel" finds "Pendulum". Words of one or two letters mean nothing.
bool hasMeaning(const QString& in, const QString& typed);

} // namespace timestep
