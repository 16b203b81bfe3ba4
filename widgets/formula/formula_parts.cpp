// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula_parts.h"

#include <algorithm>

namespace timestep {

namespace {

using enum MathConstant;

constexpr double nullDelimiterWidth = 0.12; ///< [em] plain TeX's \nulldelimiterspace of 1.2 pt at 10 pt

} // namespace

double MathStyle::size(const MathFont& font) const {
    if (level == MathLevel::Script) return font.constant(ScriptPercentScaleDown);
    if (level == MathLevel::ScriptScript) return font.constant(ScriptScriptPercentScaleDown);
    return 1;
}

MathStyle MathStyle::superscript() const {
    return {isScript() ? MathLevel::ScriptScript : MathLevel::Script, cramped};
}

MathStyle MathStyle::subscript() const {
    return superscript().crampedStyle();
}

MathStyle MathStyle::numerator() const {
    if (isDisplay()) return {MathLevel::Text, cramped};
    return superscript();
}

MathStyle MathStyle::denominator() const {
    return numerator().crampedStyle();
}

FormulaBox fractionBox(const MathFont& font, MathStyle style, const FormulaBox& numerator,
                       const FormulaBox& denominator, bool hasRule) {
    const double size = style.size(font);
    const auto length = [&](MathConstant inText, MathConstant inDisplay) {
        return font.constant(style.isDisplay() ? inDisplay : inText) * size;
    };
    double up = 0, down = 0;
    const double axis = font.constant(AxisHeight) * size;
    const double thickness = font.constant(FractionRuleThickness) * size;
    if (hasRule) {
        const double above = length(FractionNumeratorGapMin, FractionNumDisplayStyleGapMin);
        const double below = length(FractionDenominatorGapMin, FractionDenomDisplayStyleGapMin);
        up = std::max(length(FractionNumeratorShiftUp, FractionNumeratorDisplayStyleShiftUp),
                      axis + thickness / 2 + above + numerator.descent);
        down = std::max(length(FractionDenominatorShiftDown, FractionDenominatorDisplayStyleShiftDown),
                        thickness / 2 - axis + below + denominator.ascent);
    } else {
        up = length(StackTopShiftUp, StackTopDisplayStyleShiftUp);
        down = length(StackBottomShiftDown, StackBottomDisplayStyleShiftDown);
        const double gap = (up - numerator.descent) - (denominator.ascent - down);
        const double missing = std::max(0.0, length(StackGapMin, StackDisplayStyleGapMin) - gap);
        up += missing / 2;
        down += missing / 2;
    }
    const double inner = std::max(numerator.width, denominator.width);
    FormulaBox box;
    box.width = inner + 2 * nullDelimiterWidth;
    place(box, numerator, (box.width - numerator.width) / 2, -up);
    place(box, denominator, (box.width - denominator.width) / 2, down);
    if (hasRule) placeRule(box, nullDelimiterWidth, -axis - thickness / 2, inner, thickness);
    return box;
}

FormulaBox rootBox(const MathFont& font, MathStyle style, const FormulaBox& radicand,
                   const FormulaBox& degree) {
    const double size = style.size(font);
    const double thickness = font.constant(RadicalRuleThickness) * size;
    const double minGap =
        font.constant(style.isDisplay() ? RadicalDisplayStyleVerticalGap : RadicalVerticalGap) * size;
    const double needed = radicand.height() + minGap + thickness;
    const FormulaBox sign = tallBox(font, U'\u221A', needed, size);
    // A sign taller than needed leaves half of its surplus above the radicand.
    const double gap = minGap + std::max(0.0, sign.height() - needed) / 2;
    const double top = radicand.ascent + gap + thickness;

    FormulaBox box;
    double x = 0;
    if (degree.width > 0) {
        const double raise = font.constant(RadicalDegreeBottomRaisePercent) * sign.height();
        const double bottom = sign.height() - top;
        x = std::max(0.0, font.constant(RadicalKernBeforeDegree) * size);
        place(box, degree, x, bottom - raise - degree.descent);
        x = std::max(0.0, x + degree.width + font.constant(RadicalKernAfterDegree) * size);
    }
    place(box, sign, x, sign.ascent - top);
    x += sign.width;
    const double overlap = 0.01 * size; // the rule reaches into the sign, so that no seam shows
    placeRule(box, x - overlap, -top, radicand.width + overlap, thickness);
    place(box, radicand, x, 0);
    box.width = x + radicand.width;
    box.ascent += font.constant(RadicalExtraAscender) * size;
    return box;
}

FormulaBox scriptsBox(const MathFont& font, MathStyle style, const ScriptParts& parts) {
    const double size = style.size(font);
    const auto length = [&](MathConstant which) { return font.constant(which) * size; };
    double up = 0, down = 0;
    if (parts.superscript) {
        up = std::max(length(style.cramped ? SuperscriptShiftUpCramped : SuperscriptShiftUp),
                      parts.superscript->descent + length(SuperscriptBottomMin));
        if (!parts.isCharacter) up = std::max(up, parts.base.ascent - length(SuperscriptBaselineDropMax));
    }
    if (parts.subscript) {
        down = std::max(length(SubscriptShiftDown), parts.subscript->ascent - length(SubscriptTopMax));
        if (!parts.isCharacter) down = std::max(down, parts.base.descent + length(SubscriptBaselineDropMin));
    }
    if (parts.subscript && parts.superscript) {
        const double gap = (up - parts.superscript->descent) - (parts.subscript->ascent - down);
        const double missing = length(SubSuperscriptGapMin) - gap;
        if (missing > 0) { // first raise the superscript to its highest place, then lower the subscript
            const double room = length(SuperscriptBottomMaxWithSubscript) - (up - parts.superscript->descent);
            const double lift = std::clamp(room, 0.0, missing);
            up += lift;
            down += missing - lift;
        }
    }
    // The superscript of a slanted sign goes to the right of the slant, the subscript below it. The advance
    // of a large operator covers its slant, that of a letter does not.
    const double superscriptX = parts.base.width + (parts.isLargeOperator ? 0 : parts.base.italic);
    const double subscriptX = superscriptX - parts.base.italic;
    FormulaBox box;
    place(box, parts.base, 0, 0);
    if (parts.superscript) {
        place(box, *parts.superscript, superscriptX, -up);
        box.width = std::max(box.width, superscriptX + parts.superscript->width);
    }
    if (parts.subscript) {
        place(box, *parts.subscript, subscriptX, down);
        box.width = std::max(box.width, subscriptX + parts.subscript->width);
    }
    box.width += length(SpaceAfterScript);
    return box;
}

FormulaBox limitsBox(const MathFont& font, MathStyle style, const ScriptParts& parts) {
    const double size = style.size(font);
    const FormulaBox& base = parts.base;
    FormulaBox box;
    box.width = base.width;
    if (parts.superscript) box.width = std::max(box.width, parts.superscript->width);
    if (parts.subscript) box.width = std::max(box.width, parts.subscript->width);
    place(box, base, (box.width - base.width) / 2, 0);
    const double centre = box.width / 2;
    if (parts.superscript) {
        const double rise = std::max(font.constant(UpperLimitBaselineRiseMin) * size,
                                     font.constant(UpperLimitGapMin) * size + parts.superscript->descent);
        place(box, *parts.superscript, centre - parts.superscript->width / 2 + base.italic / 2,
              -base.ascent - rise);
    }
    if (parts.subscript) {
        const double drop = std::max(font.constant(LowerLimitBaselineDropMin) * size,
                                     font.constant(LowerLimitGapMin) * size + parts.subscript->ascent);
        place(box, *parts.subscript, centre - parts.subscript->width / 2 - base.italic / 2,
              base.descent + drop);
    }
    return box;
}

FormulaBox accentBox(const MathFont& font, MathStyle style, const FormulaBox& base, char32_t accent,
                     bool stretches, double attachment) {
    const double size = style.size(font);
    const double lift = std::max(0.0, base.ascent - font.constant(AccentBaseHeight) * size);
    FormulaBox box;
    place(box, base, 0, 0);
    box.width = base.width;
    box.italic = base.italic;
    if (stretches) {
        const FormulaBox sign = wideBox(font, accent, base.width, size);
        place(box, sign, (base.width - sign.width) / 2 + base.italic / 2, -lift);
        return box;
    }
    const quint32 glyph = font.glyphIndex(accent);
    const MathGlyph& shape = font.glyph(glyph);
    const double own = shape.accent.value_or(shape.outline.boundingRect().center().x()) * size;
    place(box, glyphBox(font, glyph, size), attachment - own, -lift);
    return box;
}

FormulaBox barBox(const MathFont& font, MathStyle style, const FormulaBox& base, bool below) {
    const double size = style.size(font);
    FormulaBox box;
    place(box, base, 0, 0);
    box.width = base.width;
    if (below) {
        const double thickness = font.constant(UnderbarRuleThickness) * size;
        placeRule(box, 0, base.descent + font.constant(UnderbarVerticalGap) * size, box.width, thickness);
        box.descent += font.constant(UnderbarExtraDescender) * size;
    } else {
        const double thickness = font.constant(OverbarRuleThickness) * size;
        placeRule(box, 0, -base.ascent - font.constant(OverbarVerticalGap) * size - thickness, box.width,
                  thickness);
        box.ascent += font.constant(OverbarExtraAscender) * size;
    }
    return box;
}

FormulaBox braceBox(const MathFont& font, MathStyle style, const FormulaBox& base, char32_t character,
                    bool below) {
    const double size = style.size(font);
    const double gap = font.constant(below ? StretchStackGapAboveMin : StretchStackGapBelowMin) * size;
    const FormulaBox sign = wideBox(font, character, base.width, size);
    FormulaBox box;
    box.width = std::max(base.width, sign.width);
    place(box, base, (box.width - base.width) / 2, 0);
    const double y = below ? base.descent + gap + sign.ascent : -base.ascent - gap - sign.descent;
    place(box, sign, (box.width - sign.width) / 2, y);
    return box;
}

FormulaBox delimiterBox(const MathFont& font, MathStyle style, char32_t character, double height) {
    if (character != 0) return tallBox(font, character, height, style.size(font));
    FormulaBox empty;
    empty.width = nullDelimiterWidth;
    return empty;
}

FormulaBox fenceBox(const MathFont& font, MathStyle style, const std::vector<FormulaBox>& parts,
                    const std::vector<char32_t>& delimiters) {
    const double axis = font.constant(AxisHeight) * style.size(font);
    double reach = 0; // largest distance of the parts from the axis
    for (const FormulaBox& part : parts) reach = std::max({reach, part.ascent - axis, part.descent + axis});
    // The TeXbook, appendix G, rule 19: \delimiterfactor 901 and \delimitershortfall 5 pt
    const double height = std::max(0.901 * 2 * reach, 2 * reach - 0.5);
    FormulaBox box;
    for (std::size_t i = 0; i < delimiters.size(); ++i) {
        const FormulaBox bracket = delimiterBox(font, style, delimiters[i], height);
        place(box, bracket, box.width, 0);
        box.width += bracket.width;
        if (i >= parts.size()) continue;
        place(box, parts[i], box.width, 0);
        box.width += parts[i].width;
    }
    return box;
}

FormulaBox gridBox(const MathFont& font, MathStyle style, const FormulaNode& grid,
                   const std::vector<std::vector<FormulaBox>>& rows) {
    const double size = style.size(font);
    const double strutAscent = 0.84 * size,
                 strutDescent = 0.36 * size; // LaTeX: 0.7 and 0.3 of a line of 1.2 em
    const double clearance = 0.1 * size;     // between rows taller than their struts
    std::vector<double> widths, baselines;
    double bottom = 0, inkBottom = 0;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        double ascent = 0, descent = 0;
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
            if (widths.size() <= c) widths.push_back(0);
            widths[c] = std::max(widths[c], rows[r][c].width);
            ascent = std::max(ascent, rows[r][c].ascent);
            descent = std::max(descent, rows[r][c].descent);
        }
        double baseline = bottom + std::max(strutAscent, ascent);
        if (r > 0) baseline = std::max(baseline, inkBottom + clearance + ascent) + grid.rowGap * size;
        baselines.push_back(baseline);
        inkBottom = baseline + descent;
        bottom = baseline + std::max(strutDescent, descent) + grid.children[r].amount * size;
    }
    const double shift = -bottom / 2 - font.constant(AxisHeight) * size;
    FormulaBox box;
    box.ascent = -shift;
    box.descent = bottom + shift;
    double x = 0;
    for (std::size_t c = 0; c < widths.size(); ++c) {
        const auto& columns = grid.columns;
        const ColumnAlignment alignment =
            grid.pairedColumns ? columns[c % columns.size()] : columns[std::min(c, columns.size() - 1)];
        for (std::size_t r = 0; r < rows.size(); ++r) {
            if (c >= rows[r].size()) continue;
            const double spare = widths[c] - rows[r][c].width;
            const double indent = alignment == ColumnAlignment::Left    ? 0
                                  : alignment == ColumnAlignment::Right ? spare
                                                                        : spare / 2;
            place(box, rows[r][c], x + indent, baselines[r] + shift);
        }
        x += widths[c];
        const bool isLast = c + 1 == widths.size();
        if (!isLast && !(grid.pairedColumns && c % 2 == 0)) x += grid.columnGap * size;
    }
    box.width = x;
    return box;
}

} // namespace timestep
