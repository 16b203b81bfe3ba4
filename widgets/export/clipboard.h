// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure.h"

#include <QMimeData>

#include <memory>

namespace timestep {

/// A figure for pasting anywhere: a picture for word processors, SVG for drawing programs, the numbers as
/// text separated by tabs for spreadsheets. Give it to QClipboard::setMimeData, which takes ownership.
std::unique_ptr<QMimeData> clipboardData(const Figure& figure);

} // namespace timestep
