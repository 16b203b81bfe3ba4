// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"
#include "widgets/formula/markdown_formulas.h"

#include <QString>

#include <functional>

namespace timestep {

/// "**Figure 2.** ..." with the number of the figure in the report; Markdown.
QString numberedCaption(const Report& report, const ReportFigure& figure);

/// Returns the HTML of a formula.
using FormulaHtml = std::function<QString(const MarkdownFormula& formula)>;
/// Converts Markdown to HTML without styles.
QString htmlOf(const QString& markdown, const FormulaHtml& formula);
/// The same, with formulas as SVG drawings that have their TeX as alternative text.
QString htmlOf(const QString& markdown);

} // namespace timestep
