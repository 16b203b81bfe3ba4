// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the parser that take arguments: fractions, roots, brackets, tables.
#include "widgets/formula/math_font.h"
#include "widgets/formula/tex_parser.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// A table environment with amsmath's distances.
struct Environment {
    const char* name;
    char32_t left, right; ///< 0 for none
    std::vector<ColumnAlignment> columns;
    double columnGap; ///< [em]
    bool pairedColumns;
    double rowGap; ///< [em], beyond the struts of the rows
    MathLevel level;
    bool hasBrackets = false; ///< an empty delimiter counts as one
};

const std::vector<Environment>& environments() {
    using enum ColumnAlignment;
    static const std::vector<Environment> table = {
        {"matrix", 0, 0, {Centre}, 1, false, 0, MathLevel::Text},
        {"pmatrix", U'(', U')', {Centre}, 1, false, 0, MathLevel::Text, true},
        {"bmatrix", U'[', U']', {Centre}, 1, false, 0, MathLevel::Text, true},
        {"Bmatrix", U'{', U'}', {Centre}, 1, false, 0, MathLevel::Text, true},
        {"vmatrix", U'|', U'|', {Centre}, 1, false, 0, MathLevel::Text, true},
        {"Vmatrix", 0x2016, 0x2016, {Centre}, 1, false, 0, MathLevel::Text, true},
        {"array", 0, 0, {Centre}, 1, false, 0, MathLevel::Text},
        {"cases", U'{', 0, {Left}, 1, false, 0, MathLevel::Text, true},
        {"aligned", 0, 0, {Right, Left}, 2, true, 0.3, MathLevel::Display},
        {"align", 0, 0, {Right, Left}, 2, true, 0.3, MathLevel::Display},
        {"align*", 0, 0, {Right, Left}, 2, true, 0.3, MathLevel::Display},
        {"split", 0, 0, {Right, Left}, 2, true, 0.3, MathLevel::Display},
        {"gathered", 0, 0, {Centre}, 1, false, 0.3, MathLevel::Display},
    };
    return table;
}

} // namespace

TexParser::Command TexParser::structure(const QString& name) {
    static const QHash<QString, Command> commands = {
        {QStringLiteral("frac"), &TexParser::plainFraction},
        {QStringLiteral("dfrac"), &TexParser::displayFraction},
        {QStringLiteral("tfrac"), &TexParser::textFraction},
        {QStringLiteral("binom"), &TexParser::binomial},
        {QStringLiteral("sqrt"), &TexParser::root},
        {QStringLiteral("text"), &TexParser::literalText},
        {QStringLiteral("textrm"), &TexParser::literalText},
        {QStringLiteral("mbox"), &TexParser::literalText},
        {QStringLiteral("operatorname"), &TexParser::operatorName},
        {QStringLiteral("left"), &TexParser::fence},
        {QStringLiteral("overline"), &TexParser::overline},
        {QStringLiteral("underline"), &TexParser::underline},
        {QStringLiteral("overbrace"), &TexParser::overbrace},
        {QStringLiteral("underbrace"), &TexParser::underbrace},
        {QStringLiteral("overrightarrow"), &TexParser::overarrow},
        {QStringLiteral("overset"), &TexParser::overset},
        {QStringLiteral("stackrel"), &TexParser::overset},
        {QStringLiteral("underset"), &TexParser::underset},
        {QStringLiteral("hspace"), &TexParser::horizontalSpace},
        {QStringLiteral("begin"), &TexParser::environment},
    };
    return commands.value(name, nullptr);
}

FormulaNode TexParser::fraction(MathLevel level) {
    FormulaNode node;
    node.kind = FormulaNode::Kind::Fraction;
    node.level = level;
    node.children.push_back(argument());
    node.children.push_back(argument());
    return node;
}

FormulaNode TexParser::binomial() {
    FormulaNode stack = fraction(MathLevel::Inherit);
    stack.hasRule = false;
    FormulaNode node;
    node.kind = FormulaNode::Kind::Fence;
    node.delimiters = {U'(', U')'};
    node.children.push_back(std::move(stack));
    return node;
}

FormulaNode TexParser::root() {
    FormulaNode node, degree;
    node.kind = FormulaNode::Kind::Root;
    skipBlanks();
    if (peek() == u'[') {
        const qsizetype opened = m_position++;
        degree = row(Stop::Bracket, opened);
        if (!atEnd()) ++m_position;
    }
    node.children.push_back(argument());
    if (!degree.isEmptyRow()) node.children.push_back(std::move(degree));
    return node;
}

FormulaNode TexParser::literalText() {
    skipBlanks();
    const qsizetype start = m_position + 1;
    const QString raw = readRawArgument();
    FormulaNode node;
    node.kind = FormulaNode::Kind::Word;
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw[i] == u'\\' && i + 1 < raw.size() && QStringLiteral("{}$%#&_ ").contains(raw[i + 1])) {
            node.text += raw[++i];
        } else if (raw[i] == u'\\' || raw[i] == u'$') {
            fail(tr("\\text takes plain words"), start + i);
        } else if (raw[i] == u'~' || raw[i].isSpace()) {
            node.text += u' ';
        } else if (raw[i] != u'{' && raw[i] != u'}') {
            node.text += raw[i];
        }
    }
    for (const char32_t character : node.text.toStdU32String())
        if (character != U' ' && mathFont().glyphIndex(character) == 0)
            fail(tr("no sign for the character %1").arg(QString::fromUcs4(&character, 1)), start);
    return node;
}

FormulaNode TexParser::operatorName() {
    bool movesLimits = false;
    if (peek() == u'*') {
        movesLimits = true;
        ++m_position;
    }
    FormulaNode node = literalText();
    node.atomClass = AtomClass::Operator;
    node.movesLimits = movesLimits;
    return node;
}

FormulaNode TexParser::fence() {
    const qsizetype opened = m_position - 5; // "\left" has been read
    FormulaNode node;
    node.kind = FormulaNode::Kind::Fence;
    node.atomClass = AtomClass::Inner;
    node.delimiters.push_back(delimiter());
    for (bool isClosed = false; !isClosed && !atEnd();) {
        node.children.push_back(row(Stop::Fence, opened));
        if (atEnd()) break;
        isClosed = readCommandName() == QLatin1String("right");
        node.delimiters.push_back(delimiter());
    }
    if (node.delimiters.size() != node.children.size() + 1)
        fail(tr("%1 is never closed").arg(QStringLiteral("\\left")), opened);
    return node;
}

FormulaNode TexParser::bar(bool below) {
    FormulaNode node;
    node.kind = FormulaNode::Kind::Bar;
    node.below = below;
    node.children.push_back(argument());
    return node;
}

FormulaNode TexParser::brace(char32_t character, bool below) {
    FormulaNode node;
    node.kind = FormulaNode::Kind::Brace;
    node.character = character;
    node.below = below;
    if (character == 0x23DE || character == 0x23DF) { // a label over or under the brace
        node.atomClass = AtomClass::Operator;
        node.hasLimits = true;
    }
    node.children.push_back(argument());
    return node;
}

FormulaNode TexParser::stack(bool below) {
    FormulaNode script = argument();
    FormulaNode base = argument();
    FormulaNode node;
    node.kind = FormulaNode::Kind::Scripts;
    node.atomClass = base.atomClass;
    node.hasLimits = true;
    node.children.push_back(std::move(base));
    node.children.push_back(below ? std::move(script) : FormulaNode());
    node.children.push_back(below ? FormulaNode() : std::move(script));
    return node;
}

FormulaNode TexParser::horizontalSpace() {
    skipBlanks();
    FormulaNode node;
    node.kind = FormulaNode::Kind::Space;
    if (peek() == u'{') ++m_position;
    node.amount = readLength(u'}');
    return node;
}

FormulaNode TexParser::environment() {
    const qsizetype at = m_position - 6; // "\begin" has been read
    const QString name = readRawArgument();
    const auto& table = environments();
    const auto known = std::find_if(table.begin(), table.end(), [&name](const Environment& environment) {
        return name == QLatin1String(environment.name);
    });
    if (known == table.end()) {
        fail(tr("unknown environment %1").arg(name), at);
        return {};
    }
    std::vector<ColumnAlignment> columns = known->columns;
    if (name == QLatin1String("array")) columns = columnAlignments();
    FormulaNode node = grid(name, at);
    node.columns = std::move(columns);
    node.columnGap = known->columnGap;
    node.pairedColumns = known->pairedColumns;
    node.rowGap = known->rowGap;
    node.level = known->level;
    if (node.pairedColumns) { // an empty atom before the sign of relation that begins a left-hand column
        for (FormulaNode& line : node.children)
            for (std::size_t i = 1; i < line.children.size(); i += 2)
                line.children[i].children.insert(line.children[i].children.begin(), FormulaNode());
    }
    if (!known->hasBrackets) return node;
    FormulaNode fenced;
    fenced.kind = FormulaNode::Kind::Fence;
    fenced.atomClass = AtomClass::Inner;
    fenced.delimiters = {known->left, known->right};
    fenced.children.push_back(std::move(node));
    return fenced;
}

/// The rows up to \end{name}.
FormulaNode TexParser::grid(const QString& name, qsizetype opened) {
    FormulaNode node;
    node.kind = FormulaNode::Kind::Grid;
    node.children.emplace_back();
    while (!atEnd()) {
        node.children.back().children.push_back(row(Stop::Cell, opened));
        if (peek() == u'&') {
            ++m_position;
        } else if (isAt("\\\\")) {
            m_position += 2;
            if (peek() == u'[') {
                ++m_position;
                node.children.back().amount = readLength(u']');
            }
            node.children.emplace_back();
        } else if (!atEnd()) {
            const qsizetype at = m_position;
            readCommandName(); // \end
            if (readRawArgument() != name) fail(tr("\\end{%1} expected").arg(name), at);
            FormulaNode& last = node.children.back();
            if (node.children.size() > 1 && last.children.size() == 1 && last.children.front().isEmptyRow())
                node.children.pop_back();
            return node;
        }
    }
    fail(tr("%1 is never closed").arg(QStringLiteral("\\begin{%1}").arg(name)), opened);
    return node;
}

std::vector<ColumnAlignment> TexParser::columnAlignments() {
    skipBlanks();
    const qsizetype start = m_position + 1;
    const QString letters = readRawArgument();
    std::vector<ColumnAlignment> columns;
    for (qsizetype i = 0; i < letters.size(); ++i) {
        if (letters[i] == u'l')
            columns.push_back(ColumnAlignment::Left);
        else if (letters[i] == u'c')
            columns.push_back(ColumnAlignment::Centre);
        else if (letters[i] == u'r')
            columns.push_back(ColumnAlignment::Right);
        else if (!letters[i].isSpace())
            fail(tr("columns are l, c or r"), start + i);
    }
    if (columns.empty()) columns.push_back(ColumnAlignment::Centre);
    return columns;
}

} // namespace timestep
