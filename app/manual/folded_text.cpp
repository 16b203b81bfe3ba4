// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/folded_text.h"

namespace timestep {

FoldedText::FoldedText(const QString& text) {
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QString parts = text[i] == QChar(0xDF)
                                  ? QStringLiteral("ss")
                                  : QString(text[i]).normalized(QString::NormalizationForm_KD);
        for (const QChar part : parts) {
            if (part.category() == QChar::Mark_NonSpacing) continue;
            letters += part.toLower();
            places.push_back(i);
        }
    }
    places.push_back(text.size());
}

QStringList searchWords(const QString& typed) {
    return FoldedText(typed).letters.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

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

} // namespace timestep
