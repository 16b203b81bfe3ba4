// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panel/mnemonics.h"

namespace timestep {

std::vector<qsizetype> mnemonicLetters(const QStringList& names) {
    QString taken;
    std::vector<qsizetype> letters;
    for (const QString& name : names) {
        qsizetype found = -1;
        for (const bool wordsOnly : {true, false})
            for (qsizetype i = 0; i < name.size() && found < 0; ++i) {
                const bool wordStart = i == 0 || !name[i - 1].isLetterOrNumber();
                if (name[i].isLetterOrNumber() && (wordStart || !wordsOnly) &&
                    !taken.contains(name[i].toLower()))
                    found = i;
            }
        if (found >= 0) taken += name[found].toLower();
        letters.push_back(found);
    }
    return letters;
}

QString withMnemonic(const QString& name, qsizetype letter) {
    QString marked;
    for (qsizetype i = 0; i < name.size(); ++i) {
        if (i == letter) marked += QLatin1Char('&');
        marked += name[i];
        if (name[i] == QLatin1Char('&')) marked += QLatin1Char('&');
    }
    return marked;
}

} // namespace timestep
