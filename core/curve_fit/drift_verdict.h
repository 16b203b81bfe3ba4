// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/translatable.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace timestep {

enum class Drift { Bounded, Growing, Decaying, CannotSay };

/// How a quantity that ought to stay behaves over a run, and by which numbers that was decided.
struct DriftVerdict {
    Drift drift = Drift::CannotSay;
    Text rule = {};         ///< the rule that decided, TRANSLATABLE("drift", ...)
    double wobble = 0;      ///< middle one of the blocks' half ranges, in the unit of the quantity
    double change = 0;      ///< mean of the last four blocks' means less that of the first four
    double levelTrend = 0;  ///< Z of Mann and Kendall over the blocks' means; 0: no trend
    double wobbleTrend = 0; ///< the same over the blocks' half ranges
};

/// TRANSLATABLE("drift", ...): "bounded", "growing", "decaying", "cannot say".
Text driftName(Drift drift);

/// The verdict over a column that grows. A row is read once when it comes; the verdict then costs a few
/// thousand operations, however many rows there are.
///
/// Rows are cut into 16 blocks of equal length. A trend of the blocks' means, or else of their half ranges
/// (maximum - minimum) / 2, is one whose Z of Mann and Kendall (Mann, Econometrica 13 (1945) 245) is beyond
/// 3: it asks for the order of the blocks only, so that a line and a blow-up count alike, and for no model of
/// the wobble. The means decide if they change by more than half the wobble, the half ranges if they change
/// by more than half their mean. A trend below these, but above a tenth and a fifth, leaves the question
/// open, as do less than 64 rows, and fewer than four crossings of the mean without a trend.
class DriftWatch {
public:
    /// Takes in the rows that are new since the last call; the others must be the same as they were.
    void follow(std::span<const double> values);
    /// Another column: begins anew.
    void forget() { *this = {}; }
    /// Rows taken in so far.
    std::size_t rows() const { return rows_; }
    /// Of the column that was followed last.
    DriftVerdict verdict(std::span<const double> values) const;

private:
    /// So many rows in one.
    struct Chunk {
        double low = 0, high = 0, mean = 0;
    };
    static constexpr std::size_t chunkRows = 256;
    /// The rows from one to before another, as one.
    Chunk stretch(std::span<const double> values, std::size_t from, std::size_t to) const;
    /// How often neighbours lie on two sides of a value, counted up to `enough`.
    int crossings(std::span<const double> values, double level, int enough) const;

    std::vector<Chunk> chunks_; ///< complete ones
    std::size_t rows_ = 0;
    bool finite_ = true;
};

} // namespace timestep
