// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace timestep {

/// Sets the Tab order: the parts one after the other, and each part row by row. A heading takes the focus
/// only by a click or when its page is opened; it has a place in the order, so that Tab continues from there.
/// Call it again after a part got new controls, because Qt appends new widgets at the end.
void setReadingOrder(const std::vector<QWidget*>& parts);

/// Moves the keyboard focus to the next visible part that accepts it; the first part follows the last.
void focusNextPart(const std::vector<QWidget*>& parts);

} // namespace timestep
