// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

class QTextCursor;
class QTextDocument;

namespace timestep {

/// Black on white, whatever the theme of the window.
QPalette paperPalette();

/// Fills `document` with a text of Markdown (GitHub's dialect) and its formulas, at the document's default
/// font, for the screen or for printing. Grounds, lines and links take their colours from `palette`; text and
/// formulas that of whoever paints the document. A formula that does not typeset appears in place as its
/// source and the reason.
void setMarkdownWithFormulas(QTextDocument& document, const QString& markdown,
                             const QPalette& palette = paperPalette());

/// Makes pictures that are wider than `width` [px] as wide as that, the others as wide as they are.
void fitPictures(QTextDocument& document, double width);

/// The selected text, formulas as their TeX source between dollars.
QString plainText(const QTextCursor& selection);
QString plainText(QTextDocument& document);

} // namespace timestep
