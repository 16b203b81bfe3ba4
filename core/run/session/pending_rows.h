// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

class Session;

/// Carries the rows of a session from the thread that records them to a table of another thread. It has no
/// lock of its own.
class PendingRows {
public:
    /// Number of the session whose rows it carries; 0: none.
    std::uint64_t generation() const { return generation_; }
    /// Takes the rows of a session from now on; `generation` is its number. The table of take() is replaced.
    void begin(std::uint64_t generation, const Session& session);
    /// Moves the rows here that the session of begin() has recorded. Rows that the session has removed since
    /// are removed here, too, or counted if they were taken already.
    void add(Session& session);
    /// Updates `table`, which has the rows of session `generation` that were taken before: removes from its
    /// end the rows that were removed since, and appends the new ones. Replaces the table of another session.
    /// Returns the number of the session whose rows it has then.
    std::uint64_t take(Table& table, std::uint64_t generation);
    /// Gives back the memory of rows that were taken. For rows that are put aside.
    void release();
    std::size_t bytes() const { return rows_.numbers() * sizeof(double); } ///< of the rows not taken yet

private:
    std::uint64_t generation_ = 0;
    Table rows_;                         ///< not taken yet
    std::vector<std::size_t> delivered_; ///< per run: rows that were taken
    std::vector<std::size_t> takenBack_; ///< per run: number of taken rows to remove from the end
};

} // namespace timestep
