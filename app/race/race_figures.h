// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/curve_fit/drift_verdict.h"
#include "core/run/runner.h"
#include "core/table/table.h"
#include "core/undefined.h"

#include <cstdint>
#include <string>
#include <vector>

namespace timestep {

/// What a race says about one of its runs. NaN: not measured here.
struct RaceFigure {
    static constexpr double unknown = undefined;

    std::string label;
    /// Of the last row: position error against the exact motion or a computed reference; where there is
    /// neither, largest strain or largest overlap [its unit].
    double error = unknown;
    double energy = unknown;   ///< energy drift or change of the last row, relative to the energy scale [1]
    DriftVerdict verdict;      ///< on that
    std::size_t rows = 0;      ///< that the verdict rests on: all, or as many as have been read so far
    double cost = unknown;     ///< since the start: the unit stands in RaceFigures::cost
    double stepTime = unknown; ///< on this machine, the middle one of its steps [s]
    bool finite = true;
};

/// The figures of all runs, kept up to date from a growing table. Each row is read once, and of a long column
/// only a part at each update.
class RaceFigures {
public:
    /// Of the table that belongs to the snapshot.
    void update(const Table& table, const Snapshot& snapshot);
    /// The next table is another one.
    void forget() { m_watched.clear(); }

    const std::vector<RaceFigure>& runs() const { return m_figures; }
    /// Names of the columns, from the table; empty where no run has one.
    const Wording& errorName() const { return m_errorName; }
    const Wording& energyName() const { return m_energyName; }
    const Wording& costName() const { return m_costName; }
    const std::string& errorUnit() const { return m_errorUnit; }

private:
    /// How far a column has been read, and what tells it from another one.
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
