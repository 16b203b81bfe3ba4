// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

class QTextDocument;

namespace timestep {

/// How a text read from Markdown looks: distances, quotes, code, tables, links. Distances follow the default
/// font.
void applyRichFormat(QTextDocument& document, const QPalette& palette);

/// Returns the text colour of warnings, readable on the palette's ground.
QColor warningColor(const QPalette& palette);

} // namespace timestep
