// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/label_text.h"

#include "widgets/text/text.h"

#include <QCoreApplication>

#include <cmath>
#include <cstdlib>

namespace timestep {

QString powerOfTen(int exponent, const QLocale& locale) {
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString power = locale.toString(10);
    for (const QChar one : QString::number(exponent))
        power += one == QLatin1Char('-') ? QChar(0x207B) : raised.at(one.digitValue());
    return power;
}

QString withPowers(QString number, const QLocale& locale) {
    const QString minus = locale.negativeSign(), plus = locale.positiveSign();
    const qsizetype at = number.indexOf(locale.exponential(), 0, Qt::CaseInsensitive);
    QString power;
    if (at >= 0) {
        QString exponent = number.mid(at + locale.exponential().size());
        exponent.replace(minus, QStringLiteral("-")).remove(plus);
        bool isNumber = false;
        const int value = exponent.toInt(&isNumber);
        if (isNumber) {
            power = powerOfTen(value, locale);
            number.truncate(at);
        }
    }
    number.replace(minus, QStringLiteral("−"));
    if (power.isEmpty()) return number;
    if (number == locale.toString(1)) return power;
    if (number == QStringLiteral("−") + locale.toString(1)) return QStringLiteral("−") + power;
    return number + QStringLiteral("·") + power;
}

QString spokenNumber(double value, const QLocale& locale) {
    constexpr double written = 1000, powersFrom = 1e6;
    if (!(std::abs(value) >= written && std::abs(value) < powersFrom)) return locale.toString(value, 'g', 4);
    return locale.toString(QString::number(value, 'g', 4).toDouble(), 'f', QLocale::FloatingPointShortest);
}

QString unitText(std::string_view unit) {
    if (unit == "1") return {};
    QString shown = text(unit);
    if (shown.contains(QLatin1String("frame")))
        shown.replace(QLatin1String("frame"), QCoreApplication::translate("unit", "frame"));
    return shown;
}

QString inTwoLines(QString text) {
    qsizetype best = -1;
    const qsizetype middle = text.size() / 2;
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1))
        if (best < 0 || std::abs(at - middle) < std::abs(best - middle)) best = at;
    if (best >= 0) text[best] = QLatin1Char('\n');
    return text;
}

} // namespace timestep
