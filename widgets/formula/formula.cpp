// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formula.h"

#include "widgets/formula/formula_layout.h"

#include <QCache>
#include <QFontInfo>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <memory>

namespace timestep {

namespace {

constexpr double smallest = 1, largest = 4000; ///< pixel sizes that are typeset
constexpr double boldBelow = 32;               ///< [px] formulas with a smaller em get a stroke
constexpr double strokeWidth = 0.015;          ///< [em]
constexpr double sizeOfTextFont = 1.12;        ///< Latin Modern looks small beside a screen font
constexpr int cachedFormulas = 2000;

struct CacheKey {
    QString tex;
    double pixelSize;
    FormulaStyle style;

    friend bool operator==(const CacheKey& a, const CacheKey& b) {
        return a.pixelSize == b.pixelSize && a.style == b.style && a.tex == b.tex;
    }
    friend size_t qHash(const CacheKey& key, size_t seed = 0) {
        return qHashMulti(seed, key.tex, key.pixelSize, static_cast<int>(key.style));
    }
};

FormulaResult typeset(const QString& tex, double pixelSize, FormulaStyle style) {
    ParsedFormula parsed = TexParser(tex).parse();
    if (parsed.error) return {{}, parsed.error};
    const MathFont& font = mathFont();
    const MathLevel level = style == FormulaStyle::Display ? MathLevel::Display : MathLevel::Text;
    const FormulaBox box = layoutFormula(font, parsed.root, {level, false});
    Formula formula;
    formula.path = outline(font, box, pixelSize);
    formula.width = box.width * pixelSize;
    formula.ascent = box.ascent * pixelSize;
    formula.descent = box.descent * pixelSize;
    return {formula, std::nullopt};
}

} // namespace

FormulaResult typesetFormula(const QString& tex, double pixelSize, FormulaStyle style) {
    static thread_local QCache<CacheKey, FormulaResult> cache(cachedFormulas);
    const double size = pixelSize > smallest ? std::min(pixelSize, largest) : smallest;
    const CacheKey key{tex, size, style};
    if (const FormulaResult* known = cache.object(key)) return *known;
    auto result = std::make_unique<FormulaResult>(typeset(tex, size, style));
    const FormulaResult copy = *result;
    cache.insert(key, result.release());
    return copy;
}

double formulaPixelSize(const QFont& font) {
    return sizeOfTextFont * QFontInfo(font).pixelSize();
}

void paintFormula(QPainter& painter, const QPointF& baseline, const Formula& formula, double pixelSize,
                  const QColor& color) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(baseline);
    painter.setBrush(color);
    const bool bolder = pixelSize < boldBelow;
    painter.setPen(bolder ? QPen(color, strokeWidth * pixelSize) : QPen(Qt::NoPen));
    painter.drawPath(formula.path);
    painter.restore();
}

void paintFormula(QPainter& painter, const QPointF& baseline, const QString& tex, double pixelSize,
                  const QColor& color) {
    const FormulaResult result = typesetFormula(tex, pixelSize, FormulaStyle::Inline);
    if (!result.error) {
        paintFormula(painter, baseline, result.formula, pixelSize, color);
        return;
    }
    painter.save();
    QFont font = painter.font();
    font.setPixelSize(std::max(1, qRound(pixelSize / sizeOfTextFont)));
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(baseline, QStringLiteral("\u26A0 ") + tex);
    painter.restore();
}

} // namespace timestep
