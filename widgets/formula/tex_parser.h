// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula_node.h"
#include "widgets/formula/tex_symbols.h"

#include <QCoreApplication>

#include <optional>

namespace timestep {

/// An error in a formula, with its position.
struct FormulaError {
    QString message;        ///< a sentence for people, translated
    qsizetype position = 1; ///< character of the source, from 1
};

struct ParsedFormula {
    FormulaNode root; ///< a row
    std::optional<FormulaError> error;
};

/// Reads the subset of TeX's mathematics that lessons and labels use. Any text gives a tree or an error, in
/// time proportional to its length.
///
/// After the first error the reading position jumps to the end, so that every loop ends by itself and no
/// caller needs to check.
class TexParser {
    Q_DECLARE_TR_FUNCTIONS(timestep::TexParser)

public:
    explicit TexParser(const QString& tex) : m_source(tex) {}
    ParsedFormula parse();

private:
    enum class Stop { End, Brace, Bracket, Cell, Fence };
    using Command = FormulaNode (TexParser::*)();
    static Command structure(const QString& name);

    void fail(const QString& message, qsizetype at);
    bool atEnd() const { return m_position >= m_source.size(); }
    QChar peek() const { return atEnd() ? QChar() : m_source[m_position]; }
    bool isAt(const char* text) const {
        return QStringView(m_source).mid(m_position).startsWith(QLatin1String(text));
    }
    bool isAtCommand(const char* name) const;
    bool isAtStop(Stop stop) const;
    void skipBlanks();
    char32_t readCharacter();
    QString readCommandName();
    QString readRawArgument();
    double readLength(QChar closing);

    FormulaNode row(Stop stop, qsizetype opened);
    void setLimits(FormulaNode& row, bool hasLimits);
    FormulaNode withScripts(FormulaNode base);
    FormulaNode argument();
    FormulaNode atom();
    FormulaNode command();
    FormulaNode named(const QString& name, qsizetype at);
    char32_t delimiter();

    FormulaNode group();
    FormulaNode fraction(MathLevel level);
    FormulaNode plainFraction() { return fraction(MathLevel::Inherit); }
    FormulaNode displayFraction() { return fraction(MathLevel::Display); }
    FormulaNode textFraction() { return fraction(MathLevel::Text); }
    FormulaNode binomial();
    FormulaNode root();
    FormulaNode literalText();
    FormulaNode operatorName();
    FormulaNode fence();
    FormulaNode bar(bool below);
    FormulaNode overline() { return bar(false); }
    FormulaNode underline() { return bar(true); }
    FormulaNode brace(char32_t character, bool below);
    FormulaNode overbrace() { return brace(0x23DE, false); }
    FormulaNode underbrace() { return brace(0x23DF, true); }
    FormulaNode overarrow() { return brace(0x2192, false); }
    FormulaNode stack(bool below);
    FormulaNode overset() { return stack(false); }
    FormulaNode underset() { return stack(true); }
    FormulaNode horizontalSpace();
    FormulaNode environment();
    FormulaNode grid(const QString& name, qsizetype opened);
    std::vector<ColumnAlignment> columnAlignments();

    const QString m_source;
    qsizetype m_position = 0;
    int m_depth = 0;
    MathAlphabet m_alphabet = MathAlphabet::Italic;
    std::optional<FormulaError> m_error;
};

} // namespace timestep
