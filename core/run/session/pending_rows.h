// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

class Session;

/// Carries the rows of a session from the thread that records them to a table of another thread. It has no
/// lock.
class PendingRows {
public:
    /// Number of the session whose rows it carries; 0: none.
    std::uint64_t generation() const { return generation_; }
    /// Carries the rows of this session from now on; `generation` is its number. The next take() replaces the
    /// table. `taken`: its rows so far were taken already.
    void begin(std::uint64_t generation, const Session& session, bool taken = false);
    /// Moves here the rows that the session of begin() has recorded. Rows that the session has removed since
    /// are also removed here, or counted if they were already taken.
    void add(Session& session);
    /// Updates `table`, which has the rows of session `generation` that were taken earlier: removes from its
    /// end the rows that were removed since, and appends the new ones. Replaces the table of another session.
    /// Returns the number of the session whose rows `table` now has.
    std::uint64_t take(Table& table, std::uint64_t generation);
    /// Undoes take(): brings `table` up to date, then moves its rows back here, except for the first `kept`
    /// rows of each run (none: all rows).
    void giveBack(Table& table, std::uint64_t generation, const std::vector<std::size_t>& kept);
    std::size_t bytes() const {
        return rows_.numbers() * sizeof(double);
    } ///< of the rows that were not yet taken

private:
    std::uint64_t generation_ = 0;
    Table rows_;                         ///< rows that were not yet taken
    std::vector<std::size_t> delivered_; ///< per run: rows that were taken
    std::vector<std::size_t> takenBack_; ///< per run: number of taken rows to remove from the end
};

} // namespace timestep
