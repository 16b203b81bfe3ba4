// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/drift_verdict.h"
#include "core/run/session/runner.h"
#include "core/table/table.h"
#include "core/undefined.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace timestep {

/// The figures of one run of a race. NaN: not measured for this run.
struct RaceFigure {
    static constexpr double unknown = undefined;

    std::string label;
    /// Of the reported row: position error against the exact or the reference motion; without either, the
    /// largest strain or overlap [its unit].
    double error = unknown;
    double energy = unknown; ///< of the reported row: energy drift or change relative to the energy scale [1]
    DriftVerdict verdict;    ///< of `energy`
    std::size_t rows = 0;    ///< number of rows that the verdict uses: all rows read so far
    double cost = unknown;   ///< since the start; unit: RaceFigures::costName()
    double stepTime = unknown; ///< median time of a step on this machine [s]
    bool finite = true;
};

/// The figures of all runs, updated from a growing table. Each row is read once; a long column is read in
/// parts, one part per update.
class RaceFigures {
public:
    /// `table` must belong to `snapshot`. `past`: the time of the row to report [time unit]; none: the last
    /// row. The verdict uses all rows.
    void update(const Table& table, const Snapshot& snapshot, const std::optional<double>& past = {});
    /// Call it before a table of another run.
    void forget() { m_watched.clear(); }

    const std::vector<RaceFigure>& runs() const { return m_figures; }
    /// Names of the columns, from the table; empty where no run has one.
    const Wording& errorName() const { return m_errorName; }
    const Wording& energyName() const { return m_energyName; }
    const Wording& costName() const { return m_costName; }
    const std::string& errorUnit() const { return m_errorUnit; }

private:
    /// How far a column was read, and the values that identify it.
    struct Watched {
        DriftWatch watch;
        double first = 0, last = 0, begins = 0;
    };

    void follow(Watched& watched, const Column& column, double begins);

    std::vector<RaceFigure> m_figures;
    std::vector<Watched> m_watched;
    Wording m_errorName, m_energyName, m_costName;
    std::string m_errorUnit;
    std::uint64_t m_generation = 0;
};

} // namespace timestep
