// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula_box.h"
#include "widgets/formula/formula_node.h"

#include <optional>
#include <vector>

namespace timestep {

/// Font size, and whether superscripts stay low, as they do under a root (TeX's eight styles).
struct MathStyle {
    MathLevel level = MathLevel::Text;
    bool cramped = false;

    bool isDisplay() const { return level == MathLevel::Display; }
    bool isScript() const { return level == MathLevel::Script || level == MathLevel::ScriptScript; }
    /// Font size [em of the formula].
    double size(const MathFont& font) const;
    MathStyle subscript() const;
    MathStyle superscript() const;
    MathStyle numerator() const;
    MathStyle denominator() const;
    MathStyle crampedStyle() const { return {level, true}; }
};

// How boxes make larger boxes: The TeXbook, appendix G, with the distances of the OpenType MATH table.

FormulaBox fractionBox(const MathFont& font, MathStyle style, const FormulaBox& numerator,
                       const FormulaBox& denominator, bool hasRule);
/// `degree` may be empty (width 0).
FormulaBox rootBox(const MathFont& font, MathStyle style, const FormulaBox& radicand,
                   const FormulaBox& degree);

/// A base with its scripts; an absent one is null.
struct ScriptParts {
    FormulaBox base;
    std::optional<FormulaBox> subscript;
    std::optional<FormulaBox> superscript;
    bool isCharacter = false;     ///< the base is one character: its height does not raise the scripts
    bool isLargeOperator = false; ///< its width covers the slant of its sign
};
/// Scripts to the right of the base.
FormulaBox scriptsBox(const MathFont& font, MathStyle style, const ScriptParts& parts);
/// Scripts above and below the base.
FormulaBox limitsBox(const MathFont& font, MathStyle style, const ScriptParts& parts);

/// `attachment`: where the accent's attachment point goes, from the left of the base [em of the formula].
FormulaBox accentBox(const MathFont& font, MathStyle style, const FormulaBox& base, char32_t accent,
                     bool stretches, double attachment);
FormulaBox barBox(const MathFont& font, MathStyle style, const FormulaBox& base, bool below);
FormulaBox braceBox(const MathFont& font, MathStyle style, const FormulaBox& base, char32_t character,
                    bool below);
/// `delimiters` enclose the parts, one more than there are parts; 0 is an empty one.
FormulaBox fenceBox(const MathFont& font, MathStyle style, const std::vector<FormulaBox>& parts,
                    const std::vector<char32_t>& delimiters);
/// A bracket `height` tall [em of the formula].
FormulaBox delimiterBox(const MathFont& font, MathStyle style, char32_t character, double height);
/// Rows of cells, centred on the axis; `grid` gives alignments and gaps.
FormulaBox gridBox(const MathFont& font, MathStyle style, const FormulaNode& grid,
                   const std::vector<std::vector<FormulaBox>>& rows);

} // namespace timestep
