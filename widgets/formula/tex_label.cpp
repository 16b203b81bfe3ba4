// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/tex_label.h"

#include "widgets/formula/tex_symbols.h"

#include <QStringList>

#include <algorithm>

namespace timestep {

namespace {

/// A sign raised or lowered, where Unicode has it; otherwise the sign itself.
QString scriptSign(QChar sign, bool raised) {
    static const QString plain = QStringLiteral("0123456789+−n"), up = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ"),
                         down = QStringLiteral("₀₁₂₃₄₅₆₇₈₉₊₋ₙ");
    const qsizetype at = plain.indexOf(sign);
    return at < 0 ? QString(sign) : QString((raised ? up : down)[at]);
}

QString plainFormula(const QString& tex) {
    QString text;
    for (qsizetype at = 0; at < tex.size();) {
        const QChar sign = tex[at++];
        if (sign == QLatin1Char('\\')) {
            qsizetype end = at;
            while (end < tex.size() && tex[end].isLetter()) ++end;
            const QString name = tex.mid(at, std::max<qsizetype>(1, end - at));
            at += name.size();
            if (name == QLatin1String(",") || name == QLatin1String(";")) text += QChar(QChar::Nbsp);
            if (name == QLatin1String("dot") || name == QLatin1String("ddot")) {
                const bool isBraced = at < tex.size() && tex[at] == QLatin1Char('{');
                if (isBraced) ++at;
                const qsizetype close = isBraced ? std::max(at, tex.indexOf(QLatin1Char('}'), at)) : at + 1;
                text += plainFormula(tex.mid(at, close - at)) +
                        QChar(name.size() == 3 ? 0x307 : 0x308); // combining
                at = close + (isBraced ? 1 : 0);
            }
            if (const TexSymbol* const symbol = findTexSymbol(name))
                text += QString::fromUcs4(&symbol->character, 1);
        } else if (sign == QLatin1Char('^') || sign == QLatin1Char('_')) {
            const bool isBraced = at < tex.size() && tex[at] == QLatin1Char('{');
            if (isBraced) ++at;
            const qsizetype close = isBraced ? std::max(at, tex.indexOf(QLatin1Char('}'), at)) : at + 1;
            for (const QChar one : plainFormula(tex.mid(at, close - at)))
                text += scriptSign(one, sign == QLatin1Char('^'));
            at = close + (isBraced ? 1 : 0);
        } else if (sign == QLatin1Char('-')) {
            text += QChar(0x2212);
        } else if (sign != QLatin1Char('{') && sign != QLatin1Char('}')) {
            text += sign;
        }
    }
    return text;
}

} // namespace

QString withoutTex(const QString& label) {
    const QStringList parts = label.split(QLatin1Char('$'));
    if (parts.size() < 3) return label;
    QString text;
    for (qsizetype i = 0; i < parts.size(); ++i) text += i % 2 == 1 ? plainFormula(parts[i]) : parts[i];
    return text;
}

} // namespace timestep
