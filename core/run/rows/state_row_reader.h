// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/rows/metric.h"
#include "core/run/simulation/state_rows.h"
#include "core/table/table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace timestep {

/// Computes columns from the states alone, one column after the other: a plain loop over rows costs a
/// fraction of reading measure by measure from a simulation (RowReader), and gives the same bytes.
class StateRowReader {
public:
    StateRowReader() = default;
    explicit StateRowReader(std::span<const Measure> measures);

    /// True if all measures are times, energies of the state, coordinates and velocities.
    bool readsAll() const { return readsAll_; }
    /// Appends a value for each row to each column, in the order of the measures. readsAll() must hold.
    void read(const ProblemSimulation& simulation, double startEnergy, const StateRows& states,
              Column* columns) const;

private:
    /// Numbers that several columns share, by SharedNumbers.
    using Shared = std::array<std::array<double, StateRows::most>, static_cast<int>(SharedNumbers::None)>;
    void computeShared(const ProblemSimulation& simulation, double startEnergy, const StateRows& states,
                       Shared& shared) const;

    enum class From : std::uint8_t { Shared, Q, V };
    struct Source {
        From from;
        std::size_t index; ///< of SharedNumbers or of the coordinate
    };
    std::vector<Source> sources_; ///< one for each column
    bool readsAll_ = false, readsEnergies_ = false;
};

} // namespace timestep
