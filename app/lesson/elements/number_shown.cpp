// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson/elements/number_shown.h"

#include "widgets/text/label_text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString raised;
    for (const QChar c : QString::number(number))
        raised += c == QLatin1Char('-') ? QStringLiteral("⁻") : QString(digits[c.digitValue()]);
    return raised;
}

} // namespace

QString numberShown(double value, int digits, std::string_view unit, const QLocale& locale) {
    QLocale plain = locale;
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    const int significant = std::clamp(digits, 1, 17);
    QString text;
    if (!std::isfinite(value)) {
        text = std::isnan(value) ? QStringLiteral("–") : QStringLiteral("∞");
    } else {
        // The exponent after rounding to the digits shown: 999.96 with four digits is 1000.
        const QString rounded = QString::number(value, 'e', significant - 1);
        const int exponent = value == 0 ? 0 : rounded.section(QLatin1Char('e'), 1).toInt();
        if (exponent < -3 || exponent >= std::max(significant + 2, 6)) {
            const double mantissa = rounded.section(QLatin1Char('e'), 0, 0).toDouble();
            text = plain.toString(mantissa, 'g', significant) + QStringLiteral("·10") + superscript(exponent);
        } else {
            const int decimals = std::max(0, significant - 1 - exponent);
            text = plain.toString(value, 'f', decimals);
            // "525.0" would show one digit more than a learner who typed 525.
            const QString point = plain.decimalPoint();
            if (text.contains(point)) {
                while (text.endsWith(QLatin1Char('0'))) text.chop(1);
                if (text.endsWith(point)) text.chop(point.size());
            }
        }
        text.replace(QLatin1Char('-'), QStringLiteral("−"));
    }
    if (!unit.empty() && unit != "1" && unit != "°") text += QChar(0x00a0);
    if (unit != "1") text += unitText(unit);
    return text;
}

} // namespace timestep
