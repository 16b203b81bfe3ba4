// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPalette>
#include <QString>
#include <QTextDocument>
#include <QUrl>

class QTextCursor;

namespace timestep {

/// Returns a palette with black on white, for paper.
QPalette paperPalette();

/// Fills `document` with a text of Markdown (GitHub's dialect) and its formulas, at the document's default
/// font, for the screen or for printing. Backgrounds, lines and links take their colours from `palette`; text
/// and formulas have the colour of the painting widget. A formula that does not typeset appears in place as
/// its source and the reason.
void setMarkdownWithFormulas(QTextDocument& document, const QString& markdown,
                             const QPalette& palette = paperPalette());

/// Reads a picture that a text names: one of the program's own (qrc:), or a regular file of at most 16 MiB
/// below `folder` whose content is a PNG, JPEG, GIF or WebP. Returns a null picture for anything else;
/// nothing is fetched.
QImage pictureBelow(const QString& folder, const QUrl& name);

/// The same for a document: a grey box replaces a picture that is not shown. Qt opens the file of that name
/// itself, wherever it is, when a document has no picture for a name.
QImage shownPictureBelow(const QString& folder, const QUrl& name);

/// A document for texts from outside: it reads no file, so that no private picture is printed.
class ClosedDocument : public QTextDocument {
protected:
    QVariant loadResource(int type, const QUrl& name) override;
};

/// Limits the width of pictures to `width` [px].
void fitPictures(QTextDocument& document, double width);

/// Returns the selected text, with formulas as TeX source between dollars.
QString plainText(const QTextCursor& selection);
QString plainText(QTextDocument& document);
/// Returns the selected text as a screen reader speaks it: formulas in words, a pause after each
/// paragraph, and each cell of a table with its row and the heading of its column.
QString spokenText(const QTextCursor& selection);
QString spokenText(QTextDocument& document);
/// A text of Markdown as a screen reader speaks it.
QString spokenMarkdown(const QString& markdown);

} // namespace timestep
