// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/tex_parser.h"

#include "widgets/formula/math_font.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

constexpr qsizetype maxLength = 4000; ///< [characters]
constexpr int maxDepth = 60;          ///< of nested atoms: bounds the stack of parser and layout

bool isLetter(QChar c) {
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool separatesTokens(QChar c) {
    return c == u' ' || c == u'\n' || c == u'\t' || c == u'\r';
}

} // namespace

ParsedFormula TexParser::parse() {
    if (m_source.size() > maxLength)
        fail(tr("the formula is longer than %1 characters").arg(maxLength), maxLength);
    FormulaNode root = row(Stop::End, 0);
    return {std::move(root), m_error};
}

void TexParser::fail(const QString& message, qsizetype at) {
    if (!m_error) m_error = FormulaError{message, at + 1};
    m_position = m_source.size();
}

bool TexParser::isAtCommand(const char* name) const {
    const QLatin1String text(name);
    const QStringView rest = QStringView(m_source).mid(m_position);
    if (!rest.startsWith(u'\\') || !rest.mid(1).startsWith(text)) return false;
    const qsizetype end = 1 + text.size();
    return end >= rest.size() || !isLetter(rest[end]);
}

bool TexParser::isAtStop(Stop stop) const {
    switch (stop) {
    case Stop::End:
        return atEnd();
    case Stop::Brace:
        return peek() == u'}';
    case Stop::Bracket:
        return peek() == u']';
    case Stop::Cell:
        return peek() == u'&' || isAt("\\\\") || isAtCommand("end");
    case Stop::Fence:
        return isAtCommand("right") || isAtCommand("middle");
    }
    return true;
}

void TexParser::skipBlanks() {
    while (!atEnd() && separatesTokens(m_source[m_position])) ++m_position;
}

/// Reads one character; a surrogate pair counts as one.
char32_t TexParser::readCharacter() {
    const QChar first = m_source[m_position++];
    if (first.isHighSurrogate() && !atEnd() && m_source[m_position].isLowSurrogate())
        return QChar::surrogateToUcs4(first, m_source[m_position++]);
    return first.unicode();
}

/// Reads the name after a backslash: letters, or one other character.
QString TexParser::readCommandName() {
    const qsizetype start = ++m_position;
    while (!atEnd() && isLetter(m_source[m_position])) ++m_position;
    if (m_position == start && !atEnd()) readCharacter();
    if (m_position == start) fail(tr("a backslash without a command"), start - 1);
    return m_source.mid(start, m_position - start);
}

/// Reads the characters between braces unchanged, with inner braces in pairs.
QString TexParser::readRawArgument() {
    skipBlanks();
    const qsizetype opened = m_position;
    if (peek() != u'{') {
        fail(tr("{ expected"), m_position);
        return {};
    }
    int open = 0;
    for (; !atEnd(); ++m_position) {
        if (m_source[m_position] == u'\\' && m_position + 1 < m_source.size()) {
            ++m_position;
        } else if (m_source[m_position] == u'{') {
            ++open;
        } else if (m_source[m_position] == u'}' && --open == 0) {
            return m_source.mid(opened + 1, m_position++ - opened - 1);
        }
    }
    fail(tr("{ is never closed"), opened);
    return {};
}

/// Reads a length and the `closing` character after it [em].
double TexParser::readLength(QChar closing) {
    static const QHash<QString, double> unitsInEm = {
        {QStringLiteral("em"), 1},        {QStringLiteral("ex"), 0.431},   {QStringLiteral("pt"), 0.1},
        {QStringLiteral("mu"), 1.0 / 18}, {QStringLiteral("mm"), 0.28453}, {QStringLiteral("cm"), 2.8453}};
    constexpr double longest = 50;
    const qsizetype start = m_position;
    const qsizetype end = m_source.indexOf(closing, start);
    const QString text = end < 0 ? QString() : m_source.mid(start, end - start).trimmed();
    bool isNumber = false;
    const double number = text.chopped(std::min<qsizetype>(2, text.size())).trimmed().toDouble(&isNumber);
    const auto unit = unitsInEm.constFind(text.right(2));
    if (!isNumber || unit == unitsInEm.cend() || !(std::abs(number * *unit) <= longest)) {
        fail(tr("a length such as 4pt or 0.5em expected"), start);
        return 0;
    }
    m_position = end + 1;
    return number * *unit;
}

FormulaNode TexParser::row(Stop stop, qsizetype opened) {
    FormulaNode row;
    for (;;) {
        skipBlanks();
        if (isAtStop(stop)) break;
        if (atEnd()) {
            const QString what = stop == Stop::Bracket ? QStringLiteral("[")
                                 : stop == Stop::Fence ? QStringLiteral("\\left")
                                 : stop == Stop::Cell  ? QStringLiteral("\\begin")
                                                       : QStringLiteral("{");
            fail(tr("%1 is never closed").arg(what), opened);
            break;
        }
        FormulaNode base;
        if (peek() != u'^' && peek() != u'_' && peek() != u'\'') base = atom();
        const bool takesScripts =
            base.kind != FormulaNode::Kind::Space && base.kind != FormulaNode::Kind::Level;
        row.children.push_back(takesScripts ? withScripts(std::move(base)) : std::move(base));
    }
    return row;
}

/// Returns `base` with the subscript, superscript and primes that follow it, or unchanged without any.
FormulaNode TexParser::withScripts(FormulaNode base) {
    FormulaNode subscript, superscript;
    bool isLowered = false, isRaised = false;
    for (;;) {
        skipBlanks();
        const qsizetype at = m_position;
        if (isAtCommand("limits") || isAtCommand("nolimits")) {
            if (base.atomClass != AtomClass::Operator) fail(tr("\\limits must follow an operator"), at);
            base.hasLimits = readCommandName() == QLatin1String("limits");
            base.movesLimits = base.hasLimits;
        } else if (peek() == u'_') {
            if (std::exchange(isLowered, true)) fail(tr("two subscripts at one place"), at);
            ++m_position;
            subscript = argument();
        } else if (peek() == u'^') {
            if (std::exchange(isRaised, true)) fail(tr("two superscripts at one place"), at);
            ++m_position;
            superscript.children.push_back(argument());
        } else if (peek() == u'\'') {
            if (isRaised) fail(tr("two superscripts at one place"), at);
            ++m_position;
            superscript.children.push_back(FormulaNode::symbol(0x2032, AtomClass::Ordinary));
        } else {
            break;
        }
    }
    if (subscript.isEmptyRow() && superscript.isEmptyRow()) return base;
    FormulaNode scripts;
    scripts.kind = FormulaNode::Kind::Scripts;
    scripts.atomClass = base.atomClass;
    scripts.movesLimits = base.movesLimits;
    scripts.hasLimits = base.hasLimits;
    scripts.children.push_back(std::move(base));
    scripts.children.push_back(std::move(subscript));
    scripts.children.push_back(std::move(superscript));
    return scripts;
}

/// The argument of a command or a script: a group or a single atom.
FormulaNode TexParser::argument() {
    skipBlanks();
    if (atEnd() || peek() == u'}' || peek() == u'&' || peek() == u'^' || peek() == u'_') {
        fail(tr("an argument is missing"), m_position);
        return {};
    }
    return atom();
}

FormulaNode TexParser::group() {
    const qsizetype opened = m_position++;
    FormulaNode inner = row(Stop::Brace, opened);
    if (!atEnd()) ++m_position;
    return inner;
}

FormulaNode TexParser::atom() {
    if (++m_depth > maxDepth) fail(tr("nested more than %1 levels deep").arg(maxDepth), m_position);
    FormulaNode result;
    const qsizetype at = m_position;
    if (atEnd()) {
        --m_depth;
        return result;
    }
    if (peek() == u'\\') {
        result = command();
    } else if (peek() == u'{') {
        result = group();
    } else {
        const char32_t character = readCharacter();
        switch (character) {
        case U'}':
            fail(tr("} without a {"), at);
            break;
        case U'&':
            fail(tr("& outside a table"), at);
            break;
        case U'$':
            fail(tr("a dollar sign is written \\$"), at);
            break;
        case U'#':
            fail(tr("a number sign is written \\#"), at);
            break;
        case U'%':
            fail(tr("a per cent sign is written \\%"), at);
            break;
        case U'~':
            result = FormulaNode::space(1.0 / 3);
            break;
        case U'-':
            result = FormulaNode::symbol(0x2212, AtomClass::Binary);
            break;
        case U'*':
            result = FormulaNode::symbol(0x2217, AtomClass::Binary);
            break;
        default:
            result = FormulaNode::symbol(inAlphabet(character, m_alphabet), atomClassOf(character));
        }
        if (result.kind == FormulaNode::Kind::Symbol && mathFont().glyphIndex(result.character) == 0)
            fail(tr("no sign for the character %1").arg(QString::fromUcs4(&character, 1)), at);
    }
    --m_depth;
    return result;
}

FormulaNode TexParser::command() {
    const qsizetype at = m_position;
    const QString name = readCommandName();
    if (atEnd() && m_error) return {};
    if (const Command parseStructure = structure(name)) return (this->*parseStructure)();
    return named(name, at);
}

} // namespace timestep
