// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

enum class Drift { Bounded, Growing, Decaying, CannotSay };

/// How a quantity that should be constant behaves over a run, with the numbers on which the verdict rests.
struct DriftVerdict {
    Drift drift = Drift::CannotSay;
    Text rule = {};         ///< the rule that decided, TRANSLATABLE("drift", ...)
    double wobble = 0;      ///< median of the half ranges of the blocks, in the unit of the quantity
    double change = 0;      ///< mean over the last four blocks minus mean over the first four
    double levelTrend = 0;  ///< Z of the Mann-Kendall test on the means of the blocks; 0: no trend
    double wobbleTrend = 0; ///< Z of the test on the half ranges of the blocks
};

/// Name of a verdict, TRANSLATABLE("drift", ...): "bounded", "growing", "decaying", "cannot say".
Text driftName(Drift drift);

/// Computes the verdict on a growing column. Each row is read once; a verdict then costs a few thousand
/// operations for any number of rows.
///
/// Divides the rows into 16 blocks of equal length and tests their means, then their half ranges (maximum -
/// minimum) / 2, for a trend. A trend exists if |Z| of the Mann-Kendall test is above 3 (H. B. Mann,
/// Econometrica 13 (1945) 245). The test uses only the order of the values, so it finds a line and a blow-up
/// alike and needs no model of the wobble. The means decide if they change by more than half the wobble; the
/// half ranges decide if they change by more than half their mean. The verdict is CannotSay for a smaller
/// trend above a tenth and a fifth, for fewer than 64 rows, and for fewer than four crossings of the mean
/// without a trend.
class DriftWatch {
public:
    /// Reads the rows that are new since the last call. The earlier rows must not have changed.
    void follow(std::span<const double> values);
    /// Forgets all rows. Call it before follow() with another column.
    void forget() { *this = {}; }
    /// Number of rows read so far.
    std::size_t rows() const { return rows_; }
    /// Returns the verdict. `values` must be the column of the last follow().
    DriftVerdict verdict(std::span<const double> values) const;

private:
    /// Statistics of chunkRows neighbouring rows.
    struct Chunk {
        double low = 0, high = 0, mean = 0;
    };
    static constexpr std::size_t chunkRows = 256;
    /// Returns the statistics of the rows from `from` (included) to `to` (excluded).
    Chunk stretch(std::span<const double> values, std::size_t from, std::size_t to) const;
    /// Counts how often neighbouring values are on different sides of `level`; stops at `enough`.
    int crossings(std::span<const double> values, double level, int enough) const;

    std::vector<Chunk> chunks_; ///< complete ones
    std::size_t rows_ = 0;
    bool finite_ = true;
};

} // namespace timestep
