// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure.h"

#include <QMimeData>

#include <memory>

namespace timestep {

/// Returns a figure for the clipboard: a picture for word processors, SVG for drawing programs, and the
/// numbers as text separated by tabs for spreadsheets. QClipboard::setMimeData takes ownership.
std::unique_ptr<QMimeData> clipboardData(const Figure& figure);

} // namespace timestep
