// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace timestep {

/// Lets the Tab key go through the parts one after the other, and through each part row by row as one reads.
/// To be called again when a part has got other controls, because new widgets come at the end of Qt's own
/// order.
void setReadingOrder(const std::vector<QWidget*>& parts);

/// Moves the keyboard's focus to the next of the parts that is visible and takes it, after the last to the
/// first.
void focusNextPart(const std::vector<QWidget*>& parts);

} // namespace timestep
