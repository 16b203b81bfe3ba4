// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/names.h"

#include <QCoreApplication>
#include <QLocale>

namespace timestep {

namespace {

struct NameTexts {
    Q_DECLARE_TR_FUNCTIONS(NameTexts)
};

} // namespace

std::string translatedUtf8(Text text) {
    return translated(text).toStdString();
}

QString translated(const FactSentence& sentence) {
    QString result = translated(sentence.text);
    for (std::size_t i = sentence.values.size(); i-- > 0;) {
        QString value = translated(sentence.values[i]);
        bool isNumber = false;
        value.toDouble(&isNumber);
        if (isNumber) value.replace(QLatin1Char('.'), QLocale().decimalPoint());
        result.replace(QLatin1Char('%') + QString::number(i + 1), value);
    }
    return result;
}

QString translated(const MethodError& error) {
    QString sentence = translated(error.fault);
    for (std::size_t i = error.values.size(); i-- > 0;)
        sentence.replace(QLatin1Char('%') + QString::number(i + 1), QString::fromStdString(error.values[i]));
    return NameTexts::tr("Line %1, column %2: %3").arg(error.line).arg(error.column).arg(sentence);
}

} // namespace timestep
