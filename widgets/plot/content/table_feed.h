// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <cstdint>
#include <memory>

namespace timestep {

/// A copy of a growing Table, shared by any number of plots. After take(), call PlotWidget::follow() on all
/// plots of the feed before they are drawn.
class TableFeed {
public:
    enum class Change {
        Rows,   ///< rows were added at the end, or nothing has changed
        Values, ///< other values in the same columns
        Columns ///< a different table
    };

    /// Copies the newest state of the table, and returns what has changed. `restarted`: it does not continue
    /// the previous state, even if it is longer. `edition`: a number that changes whenever the columns or the
    /// names of the runs may have changed, so that these are compared only then; 0: unknown.
    Change take(const Table& newest, bool restarted, std::uint64_t edition = 0);

    const std::shared_ptr<const Table>& table() const { return m_shown; }

private:
    std::shared_ptr<Table> m_copy = std::make_shared<Table>();
    std::shared_ptr<const Table> m_shown = m_copy;
    std::uint64_t m_edition = 0; ///< the last edition
};

} // namespace timestep
