// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace timestep {

enum class Drift { Bounded, Growing, Decaying, CannotSay };

/// How a quantity that ought to stay behaves over a run, and by which numbers that was decided.
struct DriftVerdict {
    Drift drift = Drift::CannotSay;
    std::string_view rule = {}; ///< the rule that decided, TRANSLATABLE("drift", ...)
    double wobble = 0;          ///< middle one of the blocks' half ranges, in the unit of the quantity
    double change = 0;          ///< mean of the last four blocks' means less that of the first four
    double levelTrend = 0;      ///< Z of Mann and Kendall over the blocks' means; 0: no trend
    double wobbleTrend = 0;     ///< the same over the blocks' half ranges
};

/// TRANSLATABLE("drift", ...): "bounded", "growing", "decaying", "cannot say".
std::string_view driftName(Drift drift);

/// Rows are cut into 16 blocks of equal length. A trend of the blocks' means, or else of their half ranges
/// (maximum - minimum) / 2, is one whose Z of Mann and Kendall (Mann, Econometrica 13 (1945) 245) is beyond
/// 3: it asks for the order of the blocks only, so that a line and a blow-up count alike, and for no model of
/// the wobble. The means decide if they change by more than half the wobble, the half ranges if they change
/// by more than half their mean. A trend below these, but above a tenth and a fifth, leaves the question
/// open, as do less than 64 rows, and fewer than four crossings of the mean without a trend.
DriftVerdict driftVerdict(std::span<const double> values);

} // namespace timestep
