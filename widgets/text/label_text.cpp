// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/label_text.h"

#include "widgets/text/text.h"

#include <QCoreApplication>

#include <algorithm>
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

int roundedDigits(double value, double step) {
    constexpr int shownWhole = 6, fewest = 4, most = 15, mostWhole = 7;
    const double size = std::abs(value);
    if (!(size > 0 && std::isfinite(size))) return fewest;
    const QString shortest = QString::number(size, 'e', QLocale::FloatingPointShortest);
    const auto all =
        static_cast<int>(shortest.section(QLatin1Char('e'), 0, 0).remove(QLatin1Char('.')).size());
    if (all <= shownWhole) return std::max(all, fewest);
    const int first = static_cast<int>(std::floor(std::log10(size)));
    int digits = fewest;
    if (first < mostWhole) digits = std::max(digits, first + 1);
    if (step > 0) digits = std::max(digits, first - static_cast<int>(std::floor(std::log10(step))) + 1);
    return std::min(digits, most);
}

QString roundedNumber(double value, const QLocale& locale, double step) {
    constexpr double writtenFrom = 1e-5, powersFrom = 1e7;
    const int digits = roundedDigits(value, step);
    const double size = std::abs(value);
    if (!(size >= writtenFrom && size < powersFrom))
        return withPowers(locale.toString(value, 'g', digits), locale);
    const double rounded = QString::number(value, 'g', digits).toDouble();
    return withPowers(locale.toString(rounded, 'f', QLocale::FloatingPointShortest), locale);
}

QString unitAfter(std::string_view unit) {
    const QString shown = unitText(unit);
    return shown.isEmpty() || shown == QStringLiteral("°") ? shown : QChar(QChar::Nbsp) + shown;
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
