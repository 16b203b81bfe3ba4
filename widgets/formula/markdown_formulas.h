// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula.h"

#include <QString>

#include <optional>
#include <vector>

namespace timestep {

/// A formula in a text of Markdown. Offsets count characters of the text from 0.
struct MarkdownFormula {
    QString tex; ///< what is between the dollars, with quote marks of further lines as blanks
    FormulaStyle style = FormulaStyle::Inline;
    qsizetype start = 0;    ///< of the first dollar
    qsizetype end = 0;      ///< after the last dollar
    qsizetype texStart = 0; ///< of `tex`
    bool isClosed = true;   ///< false: `$$` without a closing `$$`; `tex` is the rest of the paragraph
};

/// The formulas of a text, in order: `$...$` in a line and `$$...$$` on a separate line. An opening `$` has
/// no blank after it, a closing one no blank before it and no digit after it, so that "between $5 and $6"
/// contains no formula. A formula ends before a blank line. Code spans, fenced code and `\$` are left alone.
std::vector<MarkdownFormula> findFormulas(const QString& markdown);

/// A formula that cannot be typeset, and its place in the text.
struct FormulaProblem {
    QString message;
    qsizetype offset = 0; ///< character of the text, from 0
    int line = 1;         ///< from 1
    int column = 1;       ///< from 1, in characters
};

/// Returns the first formula of the text that cannot be typeset; none if there is none.
std::optional<FormulaProblem> formulaError(const QString& markdown);

/// Typesets a formula of a text; one that is not closed is an error too.
FormulaResult typesetFormula(const MarkdownFormula& formula, double pixelSize);

} // namespace timestep
