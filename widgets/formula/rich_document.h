// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

class QTextCursor;
class QTextDocument;

namespace timestep {

/// Returns a palette with black on white, for paper.
QPalette paperPalette();

/// Fills `document` with a text of Markdown (GitHub's dialect) and its formulas, at the document's default
/// font, for the screen or for printing. Grounds, lines and links take their colours from `palette`; text and
/// formulas take that of the painting widget. A formula that does not typeset appears in place as its
/// source and the reason.
void setMarkdownWithFormulas(QTextDocument& document, const QString& markdown,
                             const QPalette& palette = paperPalette());

/// Limits the width of pictures to `width` [px].
void fitPictures(QTextDocument& document, double width);

/// Returns the selected text, with formulas as TeX source between dollars.
QString plainText(const QTextCursor& selection);
QString plainText(QTextDocument& document);

} // namespace timestep
