// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the parser that stand for a sign, a space or a change of style.
#include "widgets/formula/tex_parser.h"

#include <utility>

namespace timestep {

namespace {

struct LevelCommand {
    const char* name;
    MathLevel level;
};
constexpr LevelCommand levelCommands[] = {{"displaystyle", MathLevel::Display},
                                          {"textstyle", MathLevel::Text},
                                          {"scriptstyle", MathLevel::Script},
                                          {"scriptscriptstyle", MathLevel::ScriptScript}};

struct SizedDelimiter {
    const char* name;
    double height; ///< [em], as in amsmath
    AtomClass atomClass;
};
constexpr SizedDelimiter sizedDelimiters[] = {
    {"big", 1.2, AtomClass::Ordinary},  {"bigl", 1.2, AtomClass::Opening},
    {"bigr", 1.2, AtomClass::Closing},  {"bigm", 1.2, AtomClass::Relation},
    {"Big", 1.8, AtomClass::Ordinary},  {"Bigl", 1.8, AtomClass::Opening},
    {"Bigr", 1.8, AtomClass::Closing},  {"Bigm", 1.8, AtomClass::Relation},
    {"bigg", 2.4, AtomClass::Ordinary}, {"biggl", 2.4, AtomClass::Opening},
    {"biggr", 2.4, AtomClass::Closing}, {"biggm", 2.4, AtomClass::Relation},
    {"Bigg", 3.0, AtomClass::Ordinary}, {"Biggl", 3.0, AtomClass::Opening},
    {"Biggr", 3.0, AtomClass::Closing}, {"Biggm", 3.0, AtomClass::Relation},
};

} // namespace

/// A command without arguments, from the tables.
FormulaNode TexParser::named(const QString& name, qsizetype at) {
    FormulaNode node;
    if (const TexSymbol* symbol = findTexSymbol(name))
        return FormulaNode::symbol(inAlphabet(symbol->character, m_alphabet), symbol->atomClass);
    if (const TexSpace* space = findTexSpace(name)) return FormulaNode::space(space->mu / 18);
    if (const TexDots* dots = findTexDots(name)) {
        node.atomClass = AtomClass::Inner;
        node.children.assign(3, FormulaNode::symbol(dots->dot, AtomClass::Punctuation));
        return node;
    }
    if (const TexOperator* op = findTexOperator(name)) {
        node.kind = FormulaNode::Kind::LargeOperator;
        node.atomClass = AtomClass::Operator;
        node.character = op->character;
        node.movesLimits = op->movesLimits;
        return node;
    }
    if (const TexFunction* function = findTexFunction(name)) {
        node.kind = FormulaNode::Kind::Word;
        node.atomClass = AtomClass::Operator;
        node.text = QString::fromLatin1(function->text);
        node.movesLimits = function->movesLimits;
        return node;
    }
    if (const TexAccent* accent = findTexAccent(name)) {
        node.kind = FormulaNode::Kind::Accent;
        node.character = accent->character;
        node.stretches = accent->stretches;
        node.children.push_back(argument());
        return node;
    }
    if (const TexAlphabet* change = findTexAlphabet(name)) {
        const MathAlphabet outer = std::exchange(m_alphabet, change->alphabet);
        node = argument();
        m_alphabet = outer;
        return node;
    }
    for (const LevelCommand& level : levelCommands) {
        if (name != QLatin1String(level.name)) continue;
        node.kind = FormulaNode::Kind::Level;
        node.level = level.level;
        return node;
    }
    for (const SizedDelimiter& size : sizedDelimiters) {
        if (name != QLatin1String(size.name)) continue;
        node.kind = FormulaNode::Kind::Delimiter;
        node.atomClass = size.atomClass;
        node.amount = size.height;
        node.character = delimiter();
        return node;
    }
    fail(tr("unknown command \\%1").arg(name), at);
    return node;
}

/// A bracket or bar that grows; 0 for a dot, which means none.
char32_t TexParser::delimiter() {
    skipBlanks();
    const qsizetype at = m_position;
    if (peek() == u'\\') {
        const QString name = readCommandName();
        const TexSymbol* symbol = findTexSymbol(name);
        const QStringList others = {QStringLiteral("vert"),       QStringLiteral("Vert"),
                                    QStringLiteral("|"),          QStringLiteral("uparrow"),
                                    QStringLiteral("downarrow"),  QStringLiteral("backslash"),
                                    QStringLiteral("updownarrow")};
        if (symbol && (symbol->atomClass == AtomClass::Opening || symbol->atomClass == AtomClass::Closing ||
                       others.contains(name)))
            return symbol->character;
    } else if (!atEnd()) {
        const char32_t character = readCharacter();
        if (character == U'.') return 0;
        if (character == U'<') return 0x27E8;
        if (character == U'>') return 0x27E9;
        if (character < 0x80 && QStringLiteral("()[]|/").contains(QChar(static_cast<char16_t>(character))))
            return character;
    }
    fail(tr("a bracket expected, such as ( or \\{ or ."), at);
    return 0;
}

} // namespace timestep
