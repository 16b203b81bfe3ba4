// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a language that does not exist.
#pragma once

#include <QString>

namespace timestep {

/// Vowels get accents, and each text grows at its end. Placeholders, tags, mnemonics and file types stay.
inline QString madeUp(const QString& english) {
    static const QString plain = QStringLiteral("aeiouAEIOUncs"),
                         accented = QString::fromUtf8("åéîøüÅÉÎØÜñçš");
    if (english.trimmed().isEmpty() || english.contains("(*")) return english;
    QString text;
    bool kept = false;
    qsizetype letters = 0;
    for (qsizetype i = 0; i < english.size(); ++i) {
        const QChar c = english[i];
        if (c == '<') kept = true;
        const bool placeholder = i > 0 && english[i - 1] == '%';
        const qsizetype vowel = plain.indexOf(c);
        text += kept || placeholder || vowel < 0 ? c : accented[vowel];
        letters += kept ? 0 : 1;
        if (c == '>') kept = false;
    }
    QString tail;
    while (tail.size() * 5 < letters * 2) tail += tail.size() % 6 == 5 ? ' ' : QChar(0x00F5);
    const bool dots = text.endsWith(QChar(0x2026));
    if (dots) text.chop(1);
    return text + tail.trimmed() + (dots ? QString(QChar(0x2026)) : QString());
}

} // namespace timestep
