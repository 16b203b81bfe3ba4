// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace timestep {

/// Gives a column of a table the room that the others leave, but never less than its head needs: then the
/// table scrolls. (QHeaderView::Stretch cuts the head.)
void stretchColumn(QTableView& table, int column);

} // namespace timestep
