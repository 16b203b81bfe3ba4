// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula_layout.h"

#include <array>
#include <cstdlib>

namespace timestep {

namespace {

using Kind = FormulaNode::Kind;

/// Space between neighbours [1/18 em]; negative values apply only in display and text style. Rows: left atom,
/// columns: right atom, in the order of AtomClass. The TeXbook, chapter 18, with thin, medium and thick as 3,
/// 4 and 5.
constexpr std::array<std::array<int, 8>, 8> spacing = {{
    {0, 3, -4, -5, 0, 0, 0, -3},
    {3, 3, 0, -5, 0, 0, 0, -3},
    {-4, -4, 0, 0, -4, 0, 0, -4},
    {-5, -5, 0, 0, -5, 0, 0, -5},
    {0, 0, 0, 0, 0, 0, 0, 0},
    {0, 3, -4, -5, 0, 0, 0, -3},
    {-3, -3, 0, -3, -3, -3, -3, -3},
    {-3, 3, -4, -5, -3, 0, -3, -3},
}};

constexpr char32_t primeCharacter = 0x2032;

double spaceBetween(AtomClass left, AtomClass right, MathStyle style) {
    const int mu = spacing[static_cast<std::size_t>(left)][static_cast<std::size_t>(right)];
    return mu < 0 && style.isScript() ? 0 : std::abs(mu) / 18.0;
}

bool isAtom(const FormulaNode& node) {
    return node.kind != Kind::Space && node.kind != Kind::Level;
}

/// The classes of a row's atoms. A sign such as + is binary only between two operands; elsewhere it is
/// ordinary (The TeXbook, appendix G, rules 5 and 6).
std::vector<AtomClass> atomClasses(const std::vector<FormulaNode>& row) {
    using enum AtomClass;
    std::vector<AtomClass> classes;
    AtomClass* previous = nullptr;
    classes.reserve(row.size());
    for (const FormulaNode& node : row) {
        classes.push_back(node.atomClass);
        if (!isAtom(node)) continue;
        AtomClass& current = classes.back();
        const bool noLeftOperand = !previous || *previous == Binary || *previous == Operator ||
                                   *previous == Relation || *previous == Opening || *previous == Punctuation;
        if (current == Binary && noLeftOperand) current = Ordinary;
        const bool noRightOperand = current == Relation || current == Closing || current == Punctuation;
        if (previous && *previous == Binary && noRightOperand) *previous = Ordinary;
        previous = &current;
    }
    if (previous && *previous == Binary) *previous = Ordinary;
    return classes;
}

/// Turns a tree into a box. One member per kind of node.
class Layout {
public:
    explicit Layout(const MathFont& mathFont) : m_font(mathFont) {}

    FormulaBox node(const FormulaNode& node, MathStyle style) const {
        switch (node.kind) {
        case Kind::Row:
            return row(node, style);
        case Kind::Symbol:
            return symbol(node, style);
        case Kind::Word:
            return word(node, style);
        case Kind::LargeOperator:
            return largeOperator(node, style);
        case Kind::Space:
            return space(node.amount * style.size(m_font));
        case Kind::Level:
            return {};
        case Kind::Fraction:
            return fraction(node, style);
        case Kind::Root:
            return root(node, style);
        case Kind::Scripts:
            return scripts(node, style);
        case Kind::Accent:
            return accent(node, style);
        case Kind::Bar:
            return barBox(m_font, style, child(node, 0, style.crampedStyle()), node.below);
        case Kind::Brace:
            return braceBox(m_font, style, child(node, 0, style), node.character, node.below);
        case Kind::Fence:
            return fence(node, style);
        case Kind::Delimiter:
            return delimiterBox(m_font, style, node.character, node.amount);
        case Kind::Grid:
            return grid(node, style);
        }
        return {};
    }

private:
    FormulaBox child(const FormulaNode& parent, std::size_t index, MathStyle style) const {
        return index < parent.children.size() ? node(parent.children[index], style) : FormulaBox();
    }

    static FormulaBox space(double width) {
        FormulaBox box;
        box.width = width;
        return box;
    }

    FormulaBox row(const FormulaNode& parent, MathStyle style) const {
        const std::vector<AtomClass> classes = atomClasses(parent.children);
        FormulaBox box;
        const AtomClass* previous = nullptr;
        for (std::size_t i = 0; i < parent.children.size(); ++i) {
            const FormulaNode& part = parent.children[i];
            if (part.kind == Kind::Level) style.level = part.level;
            if (isAtom(part)) {
                if (previous) box.width += spaceBetween(*previous, classes[i], style) * style.size(m_font);
                previous = &classes[i];
            }
            const FormulaBox piece = node(part, style);
            place(box, piece, box.width, 0);
            box.width += piece.width + (part.kind == Kind::LargeOperator ? 0 : piece.italic);
        }
        return box;
    }

    FormulaBox symbol(const FormulaNode& sign, MathStyle style) const {
        const quint32 glyph = m_font.glyphIndex(sign.character);
        if (sign.character != primeCharacter || !style.isScript())
            return glyphBox(m_font, glyph, style.size(m_font));
        // The font's prime is drawn for the size of the base and is already raised: neither shrink nor raise
        // it again.
        const MathStyle outer{style.level == MathLevel::Script ? MathLevel::Text : MathLevel::Script,
                              style.cramped};
        const double size = outer.size(m_font);
        return lowered(glyphBox(m_font, glyph, size),
                       m_font.constant(MathConstant::SuperscriptShiftUp) * size);
    }

    FormulaBox word(const FormulaNode& text, MathStyle style) const {
        const double size = style.size(m_font);
        const double blank = text.atomClass == AtomClass::Operator ? 3.0 / 18 : 1.0 / 3;
        FormulaBox box;
        for (const char32_t character : text.text.toStdU32String()) {
            const FormulaBox piece = character == U' ' ? space(blank * size)
                                                       : glyphBox(m_font, m_font.glyphIndex(character), size);
            place(box, piece, box.width, 0);
            box.width += piece.width;
        }
        return box;
    }

    FormulaBox largeOperator(const FormulaNode& sign, MathStyle style) const {
        const double size = style.size(m_font);
        const double height = style.isDisplay() ? m_font.constant(MathConstant::DisplayOperatorMinHeight) : 0;
        return tallBox(m_font, sign.character, height * size, size);
    }

    FormulaBox fraction(const FormulaNode& parent, MathStyle style) const {
        if (parent.level != MathLevel::Inherit) style.level = parent.level;
        return fractionBox(m_font, style, child(parent, 0, style.numerator()),
                           child(parent, 1, style.denominator()), parent.hasRule);
    }

    FormulaBox root(const FormulaNode& parent, MathStyle style) const {
        const MathStyle degree{MathLevel::ScriptScript, style.cramped};
        return rootBox(m_font, style, child(parent, 0, style.crampedStyle()), child(parent, 1, degree));
    }

    FormulaBox scripts(const FormulaNode& parent, MathStyle style) const {
        const FormulaNode& base = parent.children[0];
        const FormulaNode& subscript = parent.children[1];
        const FormulaNode& superscript = parent.children[2];
        ScriptParts parts;
        parts.base = node(base, style);
        if (!subscript.isEmptyRow()) parts.subscript = node(subscript, style.subscript());
        if (!superscript.isEmptyRow()) parts.superscript = node(superscript, style.superscript());
        if (parent.hasLimits || (parent.movesLimits && style.isDisplay()))
            return limitsBox(m_font, style, parts);
        // The accent of an accented character does not raise the scripts either (appendix G, rule 12).
        const FormulaNode& nucleus = base.kind == Kind::Accent ? base.children[0] : base;
        parts.isLargeOperator = base.kind == Kind::LargeOperator;
        parts.isCharacter = nucleus.kind == Kind::Symbol || base.kind == Kind::Word || base.isEmptyRow();
        return scriptsBox(m_font, style, parts);
    }

    FormulaBox accent(const FormulaNode& parent, MathStyle style) const {
        const FormulaNode& base = parent.children[0];
        const FormulaBox box = node(base, style.crampedStyle());
        double attachment = (box.width + box.italic) / 2;
        if (base.kind == Kind::Symbol) {
            const auto& point = m_font.glyph(m_font.glyphIndex(base.character)).accent;
            if (point) attachment = *point * style.size(m_font);
        }
        return accentBox(m_font, style, box, parent.character, parent.stretches, attachment);
    }

    FormulaBox fence(const FormulaNode& parent, MathStyle style) const {
        std::vector<FormulaBox> parts;
        for (const FormulaNode& part : parent.children) parts.push_back(node(part, style));
        return fenceBox(m_font, style, parts, parent.delimiters);
    }

    FormulaBox grid(const FormulaNode& parent, MathStyle style) const {
        MathStyle cellStyle = style;
        if (!style.isScript()) cellStyle.level = parent.level;
        std::vector<std::vector<FormulaBox>> rows;
        for (const FormulaNode& line : parent.children) {
            rows.emplace_back();
            for (const FormulaNode& cell : line.children) rows.back().push_back(node(cell, cellStyle));
        }
        return gridBox(m_font, style, parent, rows);
    }

    const MathFont& m_font;
};

} // namespace

FormulaBox layoutFormula(const MathFont& font, const FormulaNode& node, MathStyle style) {
    return Layout(font).node(node, style);
}

} // namespace timestep
