// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_pages.h"

namespace timestep {

/// A page for a terminal: its Markdown without pictures, addresses of links and marks of bold words, its
/// lines at most `width` characters long where they are prose.
QString terminalText(const ManualPage& page, qsizetype width = 80);

/// A page for paper: links become plain words.
QString paperText(const QString& markdown);

} // namespace timestep
