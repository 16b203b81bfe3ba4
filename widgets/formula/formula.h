// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/tex_parser.h"

#include <QColor>
#include <QPainterPath>
#include <QPointF>

#include <optional>

class QFont;
class QPainter;

namespace timestep {

/// In a line of text (sums and fractions small, limits beside the sign) or on a separate line.
enum class FormulaStyle { Inline, Display };

/// A typeset formula: y down, the baseline at 0, starting at x = 0. All lengths in pixels.
struct Formula {
    QPainterPath path; ///< all ink; to be filled with one colour
    double width = 0;
    double ascent = 0;  ///< above the baseline
    double descent = 0; ///< below the baseline
};

/// A typeset formula, or an empty one and an error.
struct FormulaResult {
    Formula formula;
    std::optional<FormulaError> error;
};

/// Typesets a subset of TeX's mathematics at `pixelSize` pixels per em. Results are cached. Accepts any text;
/// a text that cannot be typeset gives an error. Needs a QGuiApplication; any thread may call it.
FormulaResult typesetFormula(const QString& tex, double pixelSize, FormulaStyle style);

/// Returns the size [px] at which a formula matches text of a font.
double formulaPixelSize(const QFont& font);

/// Fills a formula that was typeset at `pixelSize`, its origin at `baseline`, slightly bolder at small sizes
/// so that it has the weight of a user interface's text.
void paintFormula(QPainter& painter, const QPointF& baseline, const Formula& formula, double pixelSize,
                  const QColor& color);

/// Typesets an inline formula and paints it. A faulty one appears as its source after a warning sign.
void paintFormula(QPainter& painter, const QPointF& baseline, const QString& tex, double pixelSize,
                  const QColor& color);

} // namespace timestep
