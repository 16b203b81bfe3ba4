// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

class QTextDocument;

namespace timestep {

/// Formats a text that was read from Markdown: distances, quotes, code, tables, links. Distances follow the
/// default font.
void applyRichFormat(QTextDocument& document, const QPalette& palette);

/// Returns the text colour of warnings, readable on the palette's background.
QColor warningColor(const QPalette& palette);

} // namespace timestep
