// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <memory>

namespace timestep {

/// One copy of a growing Table for any number of plots. After take(), PlotWidget::follow() must be called on
/// all plots of the feed before they are drawn.
class TableFeed {
public:
    enum class Change {
        Rows,   ///< rows were added at the end, or nothing happened
        Values, ///< other values in the same columns
        Columns ///< another table altogether
    };

    /// Copies the newest state of the table, and returns what has changed. `anew`: it does not continue the
    /// previous state, even if it is longer.
    Change take(const Table& newest, bool anew);

    const std::shared_ptr<const Table>& table() const { return shown; }

private:
    std::shared_ptr<Table> own = std::make_shared<Table>();
    std::shared_ptr<const Table> shown = own;
};

} // namespace timestep
