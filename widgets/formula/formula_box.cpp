// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula_box.h"

#include <QTransform>

#include <algorithm>

namespace timestep {

void place(FormulaBox& target, const FormulaBox& part, double x, double y) {
    target.glyphs.reserve(target.glyphs.size() + part.glyphs.size());
    for (const PlacedGlyph& glyph : part.glyphs)
        target.glyphs.push_back({glyph.glyph, glyph.x + x, glyph.y + y, glyph.size});
    for (const QRectF& rule : part.rules) target.rules.push_back(rule.translated(x, y));
    target.ascent = std::max(target.ascent, part.ascent - y);
    target.descent = std::max(target.descent, part.descent + y);
}

void placeRule(FormulaBox& target, double x, double y, double width, double height) {
    target.rules.emplace_back(x, y, width, height);
    target.ascent = std::max(target.ascent, -y);
    target.descent = std::max(target.descent, y + height);
}

FormulaBox lowered(const FormulaBox& part, double y) {
    FormulaBox result = part;
    for (PlacedGlyph& glyph : result.glyphs) glyph.y += y;
    for (QRectF& rule : result.rules) rule.translate(0, y);
    result.ascent -= y;
    result.descent += y;
    return result;
}

FormulaBox glyphBox(const MathFont& font, quint32 glyph, double size) {
    const MathGlyph& shape = font.glyph(glyph);
    FormulaBox box;
    box.width = shape.advance * size;
    box.ascent = shape.ascent * size;
    box.descent = shape.descent * size;
    box.italic = shape.italic * size;
    box.glyphs.push_back({glyph, 0, 0, size});
    return box;
}

FormulaBox tallBox(const MathFont& font, char32_t character, double height, double size) {
    const StretchedGlyph sign = font.stretchedVertically(font.glyphIndex(character), height / size);
    FormulaBox box;
    if (!sign.assembled) {
        box = glyphBox(font, sign.parts.front().glyph, size);
    } else {
        for (const StretchPart& part : sign.parts) {
            const FormulaBox piece = glyphBox(font, part.glyph, size);
            // The lower edge of the piece's ink is at its offset above the lower end of the sign.
            box.glyphs.push_back({part.glyph, 0, -part.offset * size - piece.descent, size});
            box.width = std::max(box.width, piece.width);
        }
        box.ascent = sign.length * size;
    }
    const double axis = font.constant(MathConstant::AxisHeight) * size;
    return lowered(box, (box.ascent - box.descent) / 2 - axis);
}

FormulaBox wideBox(const MathFont& font, char32_t character, double width, double size) {
    const StretchedGlyph sign = font.stretchedHorizontally(font.glyphIndex(character), width / size);
    FormulaBox box;
    double right = 0;
    for (const StretchPart& part : sign.parts) {
        const FormulaBox piece = glyphBox(font, part.glyph, size);
        const QRectF ink = font.glyph(part.glyph).outline.boundingRect();
        const double x = part.offset * size - ink.left() * size;
        place(box, piece, x, 0);
        right = std::max(right, x + ink.right() * size);
        if (box.glyphs.size() == 1) { // a raised sign has a negative descent
            box.ascent = piece.ascent;
            box.descent = piece.descent;
        }
    }
    box.width = right;
    return box;
}

QPainterPath outline(const MathFont& font, const FormulaBox& box, double pixelSize) {
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const PlacedGlyph& placed : box.glyphs) {
        const double scale = placed.size * pixelSize;
        const QTransform transform(scale, 0, 0, scale, placed.x * pixelSize, placed.y * pixelSize);
        path.addPath(transform.map(font.glyph(placed.glyph).outline));
    }
    for (const QRectF& rule : box.rules)
        path.addRect(rule.x() * pixelSize, rule.y() * pixelSize, rule.width() * pixelSize,
                     rule.height() * pixelSize);
    return path;
}

} // namespace timestep
