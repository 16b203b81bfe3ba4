// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace timestep {

/// TeX's classes of atoms: they decide the space between neighbours (Knuth, The TeXbook, chapter 17 and
/// appendix G).
enum class AtomClass { Ordinary, Operator, Binary, Relation, Opening, Closing, Punctuation, Inner };

/// TeX's four font sizes; Inherit keeps the surrounding size.
enum class MathLevel { Inherit, Display, Text, Script, ScriptScript };

enum class ColumnAlignment { Left, Centre, Right };

/// A parsed piece of a formula. The comments of the kinds say which members each of them uses.
struct FormulaNode {
    enum class Kind {
        Row,           ///< children one after the other
        Symbol,        ///< one character of the font
        Word,          ///< text in upright letters: a function's name or \text
        LargeOperator, ///< sum, integral: larger in display style
        Space,         ///< `amount` of empty width [em]
        Level,         ///< \displaystyle and similar commands: `level` for the rest of the row
        Fraction,      ///< children: numerator, denominator; `hasRule`; `level`
        Root,          ///< children: radicand, then the degree if there is one
        Scripts,       ///< children: base, subscript, superscript; an empty row is an absent script
        Accent,        ///< `character` over the child; `stretches` with it
        Bar,           ///< a rule over the child, or under it if `below`
        Brace,     ///< horizontal sign `character` over or (`below`) under the child, as wide as the child
        Fence,     ///< children between `delimiters`; 0 is an empty delimiter
        Delimiter, ///< \big and similar commands: `character` at a height of `amount` [em]
        Grid,      ///< children are rows, whose children are cells
    };

    Kind kind = Kind::Row;
    AtomClass atomClass = AtomClass::Ordinary;
    MathLevel level = MathLevel::Inherit;
    char32_t character = 0;
    QString text;
    double amount = 0;
    bool hasRule = true;
    bool stretches = false;
    bool below = false;
    bool movesLimits = false; ///< its scripts go above and below, in display style
    bool hasLimits = false;   ///< its scripts go above and below in every style
    std::vector<char32_t> delimiters;
    std::vector<ColumnAlignment> columns; ///< of a grid; the last one applies to all further columns
    double columnGap = 0;                 ///< [em]; `pairedColumns`: only after every second column
    bool pairedColumns = false;
    double rowGap = 0; ///< [em]
    std::vector<FormulaNode> children;

    static FormulaNode symbol(char32_t character, AtomClass atomClass) {
        FormulaNode node;
        node.kind = Kind::Symbol;
        node.character = character;
        node.atomClass = atomClass;
        return node;
    }
    static FormulaNode space(double em) {
        FormulaNode node;
        node.kind = Kind::Space;
        node.amount = em;
        return node;
    }
    bool isEmptyRow() const { return kind == Kind::Row && children.empty(); }
};

} // namespace timestep
