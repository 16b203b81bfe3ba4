// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/math_font.h"

#include <QRectF>

#include <vector>

namespace timestep {

/// A glyph with its origin. All lengths of boxes are in em of the formula, y down, baseline at 0.
struct PlacedGlyph {
    quint32 glyph = 0;
    double x = 0;
    double y = 0;
    double size = 1; ///< of the font [em]
};

/// A typeset piece of a formula.
struct FormulaBox {
    double width = 0;
    double ascent = 0;
    double descent = 0;
    double italic = 0; ///< how far the upper right leans out of the width
    std::vector<PlacedGlyph> glyphs;
    std::vector<QRectF> rules;

    double height() const { return ascent + descent; }
};

/// Draws `part` into `target` with its origin at (x, y); ascent and descent grow, the width does not.
void place(FormulaBox& target, const FormulaBox& part, double x, double y);

/// Draws a filled rectangle into `target` whose upper left corner is (x, y).
void placeRule(FormulaBox& target, double x, double y, double width, double height);

/// `part` moved down by `y`.
FormulaBox lowered(const FormulaBox& part, double y);

FormulaBox glyphBox(const MathFont& font, quint32 glyph, double size);

/// A sign at least `height` tall, centred on the axis of the font at that size.
FormulaBox tallBox(const MathFont& font, char32_t character, double height, double size);

/// A sign about `width` wide on the baseline; the width of the box is that of the ink.
FormulaBox wideBox(const MathFont& font, char32_t character, double width, double size);

/// All ink in one path, 1 em = `pixelSize`.
QPainterPath outline(const MathFont& font, const FormulaBox& box, double pixelSize);

} // namespace timestep
