// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/spoken_formula.h"

#include "widgets/formula/tex_parser.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace timestep {

namespace {

using Kind = FormulaNode::Kind;

struct SpokenFormula {
    Q_DECLARE_TR_FUNCTIONS(timestep::SpokenFormula)
};

struct SignName {
    char32_t character;
    const char* name; ///< in the context of SpokenFormula
};

// clang-format off
constexpr SignName signNames[] = {
    {'+', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "plus")},
    {'-', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "minus")},
    {0x2212, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "minus")},
    {0xB1, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "plus or minus")},
    {0x2213, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "minus or plus")},
    {0x22C5, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "times")},
    {0xD7, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "times")},
    {0xF7, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "divided by")},
    {'/', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "divided by")},
    {'=', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "equals")},
    {0x2260, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is not equal to")},
    {0x2248, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is about")},
    {0x2243, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is about")},
    {0x2261, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is the same as")},
    {0x223C, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "grows like")},
    {0x221D, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is proportional to")},
    {'<', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is less than")},
    {'>', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is greater than")},
    {0x2264, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is at most")},
    {0x2265, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is at least")},
    {0x2A7D, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is at most")},
    {0x2A7E, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is at least")},
    {0x226A, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is much less than")},
    {0x226B, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is much greater than")},
    {0x2208, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "is an element of")},
    {0x2190, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "becomes")},
    {0x2192, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "to")},
    {0x21A6, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "becomes")},
    {0x21D2, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "so")},
    {0x27F9, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "so")},
    {0x21D4, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "exactly if")},
    {0x221E, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "infinity")},
    {0x2202, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "partial d")},
    {0x2207, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "nabla")},
    {0x2032, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "prime")},
    {0xB0, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "degrees")},
    {0x2218, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "degrees")},
    {0x2211, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "sum")},
    {0x220F, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "product")},
    {0x222B, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "integral")},
    {'(', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "open bracket")},
    {')', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "close bracket")},
    {'[', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "open square bracket")},
    {']', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "close square bracket")},
    {'|', QT_TRANSLATE_NOOP("timestep::SpokenFormula", "bar")},
    {0x2016, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "double bar")},
    {0x2026, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "and so on")},
    {0x22EF, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "and so on")},
};

/// Signs over a letter.
constexpr SignName accentNames[] = {
    {0x307, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "dot")},
    {0x308, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "double dot")},
    {0x302, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "hat")},
    {0x303, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "tilde")},
    {0x304, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "bar")},
    {0x305, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "bar")},
    {0x20D7, QT_TRANSLATE_NOOP("timestep::SpokenFormula", "vector")},
};
// clang-format on

template <std::size_t size>
QString nameOf(char32_t character, const SignName (&names)[size]) {
    for (const SignName& sign : names)
        if (sign.character == character) return SpokenFormula::tr(sign.name);
    return {};
}

/// Letters of the mathematical alphabets become plain ones.
QString plainSign(char32_t character) {
    const QString name = nameOf(character, signNames);
    return name.isEmpty() ? QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_KD) : name;
}

QString spoken(const FormulaNode& node);

/// Whether the node is one sign or word, which needs no closing word.
bool isShort(const FormulaNode& node) {
    if (node.kind == Kind::Row) return node.children.size() == 1 && isShort(node.children.front());
    return node.kind == Kind::Symbol || node.kind == Kind::Word;
}

QString closed(const FormulaNode& node, const QString& end) {
    const QString words = spoken(node);
    const bool number = std::all_of(words.begin(), words.end(), [](QChar c) { return c.isLetterOrNumber(); });
    return isShort(node) || number ? words : words + QLatin1Char(' ') + end;
}

bool endsNumber(const QString& words) {
    return !words.isEmpty() &&
           (words.back().isDigit() || ((words.endsWith('.') || words.endsWith(',')) && words.size() > 1 &&
                                       words[words.size() - 2].isDigit()));
}

QString joined(const std::vector<FormulaNode>& nodes) {
    QString words;
    for (const FormulaNode& node : nodes) {
        const QString next = spoken(node);
        if (next.isEmpty()) continue;
        const bool sign = next == QLatin1String(".") || next == QLatin1String(",");
        const bool same = sign || next == QLatin1String(";") || (endsNumber(words) && next.front().isDigit());
        if (!words.isEmpty() && !same) words += QLatin1Char(' ');
        words += next;
    }
    return words;
}

QString power(const FormulaNode& exponent) {
    const QString words = spoken(exponent);
    if (words == QLatin1String("2")) return SpokenFormula::tr("squared");
    if (words == QLatin1String("3")) return SpokenFormula::tr("cubed");
    const QString prime = SpokenFormula::tr("prime"), degrees = SpokenFormula::tr("degrees");
    QString rest = words;
    rest.remove(prime).remove(degrees);
    if (rest.trimmed().isEmpty()) return words;
    return SpokenFormula::tr("to the power %1").arg(closed(exponent, SpokenFormula::tr("end of power")));
}

QString scripts(const FormulaNode& node) {
    const FormulaNode &base = node.children[0], &sub = node.children[1], &super = node.children[2];
    QString words = spoken(base);
    if (base.kind == Kind::LargeOperator || base.movesLimits || base.hasLimits) {
        if (!sub.isEmptyRow() && !super.isEmptyRow())
            return SpokenFormula::tr("%1 from %2 to %3 of").arg(words, spoken(sub), spoken(super));
        if (!sub.isEmptyRow()) return SpokenFormula::tr("%1 over %2 of").arg(words, spoken(sub));
        return super.isEmptyRow() ? words : SpokenFormula::tr("%1 to %2 of").arg(words, spoken(super));
    }
    if (!sub.isEmptyRow())
        words += QLatin1Char(' ') +
                 SpokenFormula::tr("sub %1").arg(closed(sub, SpokenFormula::tr("end of index")));
    if (!super.isEmptyRow()) words += QLatin1Char(' ') + power(super);
    return words;
}

QString fence(const FormulaNode& node) {
    const QString inside = joined(node.children);
    const auto delimiter = [&](std::size_t i) { return i < node.delimiters.size() ? node.delimiters[i] : 0; };
    if (delimiter(0) == '|' && delimiter(1) == '|')
        return SpokenFormula::tr("absolute value of %1 end of absolute value").arg(inside);
    if (delimiter(0) == 0x2016 && delimiter(1) == 0x2016)
        return SpokenFormula::tr("length of %1 end of length").arg(inside);
    if (delimiter(0) == '{' && delimiter(1) == 0) return SpokenFormula::tr("by cases: %1").arg(inside);
    QStringList words;
    if (delimiter(0) != 0) words << plainSign(delimiter(0));
    words << inside;
    if (delimiter(1) != 0) words << plainSign(delimiter(1));
    return words.join(QLatin1Char(' '));
}

QString grid(const FormulaNode& node) {
    QStringList rows;
    for (const FormulaNode& row : node.children) {
        QStringList cells;
        for (const FormulaNode& cell : row.children)
            if (const QString words = spoken(cell); !words.isEmpty()) cells << words;
        rows << cells.join(node.pairedColumns ? QStringLiteral(" ") : QStringLiteral(", "));
    }
    return rows.join(QStringLiteral("; "));
}

QString spoken(const FormulaNode& node) {
    constexpr double apart = 1; // [em] a space that separates two statements
    switch (node.kind) {
    case Kind::Row:
        return joined(node.children);
    case Kind::Symbol:
    case Kind::LargeOperator:
    case Kind::Delimiter:
        return node.character == 0 ? node.text : plainSign(node.character);
    case Kind::Word:
        return node.text.simplified();
    case Kind::Space:
        return node.amount >= apart ? QStringLiteral(",") : QString();
    case Kind::Level:
        return {};
    case Kind::Fraction: {
        const FormulaNode &above = node.children[0], &below = node.children[1];
        const QString words = SpokenFormula::tr("%1 over %2").arg(spoken(above), spoken(below));
        return isShort(above) && isShort(below) ? words
                                                : SpokenFormula::tr("fraction %1 end of fraction").arg(words);
    }
    case Kind::Root:
        return node.children.size() > 1
                   ? SpokenFormula::tr("root %1 of %2")
                         .arg(spoken(node.children[1]),
                              closed(node.children[0], SpokenFormula::tr("end of root")))
                   : SpokenFormula::tr("square root of %1")
                         .arg(closed(node.children[0], SpokenFormula::tr("end of root")));
    case Kind::Scripts:
        return scripts(node);
    case Kind::Accent:
        return joined(node.children) + QLatin1Char(' ') + nameOf(node.character, accentNames);
    case Kind::Bar:
        return joined(node.children) + QLatin1Char(' ') + SpokenFormula::tr("bar");
    case Kind::Brace:
        return joined(node.children);
    case Kind::Fence:
        return fence(node);
    case Kind::Grid:
        return grid(node);
    }
    return {};
}

} // namespace

QString spokenFormula(const QString& tex) {
    const ParsedFormula parsed = TexParser(tex).parse();
    return parsed.error ? tex : spoken(parsed.root).simplified();
}

} // namespace timestep
