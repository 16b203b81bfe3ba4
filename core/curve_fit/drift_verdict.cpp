// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curve_fit/drift_verdict.h"

#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

constexpr std::size_t blocks = 16;
constexpr double beyondChance = 3;
using Blocks = std::array<double, blocks>;

/// Z = (S -+ 1) / sqrt(n (n - 1)(2 n + 5) / 18), S = sum over pairs of the sign of later less earlier.
double mannKendall(const Blocks& values, double resolution) {
    double s = 0;
    for (std::size_t i = 0; i < blocks; ++i) {
        for (std::size_t j = i + 1; j < blocks; ++j) {
            const double later = values[j] - values[i];
            if (std::abs(later) > resolution) s += later > 0 ? 1 : -1;
        }
    }
    constexpr double n = blocks, variance = n * (n - 1) * (2 * n + 5) / 18;
    if (s == 0) return 0;
    return (s > 0 ? s - 1 : s + 1) / std::sqrt(variance);
}

double lastLessFirst(const Blocks& values) {
    double change = 0;
    for (std::size_t i = 0; i < blocks / 4; ++i) change += (values[blocks - 1 - i] - values[i]) * 4 / blocks;
    return change;
}

Drift bySign(double change) {
    return change > 0 ? Drift::Growing : Drift::Decaying;
}

} // namespace

Text driftName(Drift drift) {
    switch (drift) {
    case Drift::Bounded:
        return TRANSLATABLE("drift", "bounded");
    case Drift::Growing:
        return TRANSLATABLE("drift", "growing");
    case Drift::Decaying:
        return TRANSLATABLE("drift", "decaying");
    case Drift::CannotSay:
        break;
    }
    return TRANSLATABLE("drift", "cannot say");
}

void DriftWatch::follow(std::span<const double> values) {
    for (; rows_ < values.size(); ++rows_) finite_ = finite_ && std::isfinite(values[rows_]);
    while ((chunks_.size() + 1) * chunkRows <= rows_) {
        const auto rows = values.subspan(chunks_.size() * chunkRows, chunkRows);
        const auto [low, high] = std::minmax_element(rows.begin(), rows.end());
        double mean = 0;
        for (const double value : rows) mean += value / chunkRows;
        chunks_.push_back({*low, *high, mean});
    }
}

DriftWatch::Chunk DriftWatch::stretch(std::span<const double> values, std::size_t from,
                                      std::size_t to) const {
    Chunk all{values[from], values[from], 0};
    const auto count = static_cast<double>(to - from);
    for (std::size_t i = from; i < to;) {
        const std::size_t chunk = i / chunkRows;
        const bool whole = i % chunkRows == 0 && i + chunkRows <= to && chunk < chunks_.size();
        const Chunk part = whole ? chunks_[chunk] : Chunk{values[i], values[i], values[i]};
        const std::size_t rows = whole ? chunkRows : 1;
        all.low = std::min(all.low, part.low);
        all.high = std::max(all.high, part.high);
        all.mean += part.mean * (static_cast<double>(rows) / count);
        i += rows;
    }
    return all;
}

int DriftWatch::crossings(std::span<const double> values, double level, int enough) const {
    int count = 0;
    bool above = values.front() > level;
    for (std::size_t i = 0; i < values.size() && count < enough;) {
        const std::size_t chunk = i / chunkRows;
        const bool whole = i % chunkRows == 0 && chunk < chunks_.size() &&
                           (chunks_[chunk].low > level || chunks_[chunk].high <= level);
        const bool now = values[i] > level;
        count += now != above ? 1 : 0;
        above = now;
        i += whole ? chunkRows : 1;
    }
    return count;
}

DriftVerdict DriftWatch::verdict(std::span<const double> values) const {
    DriftVerdict verdict;
    if (!finite_) {
        verdict.drift = Drift::Growing;
        verdict.rule = TRANSLATABLE("drift", "The value overflowed (infinite or NaN).");
        return verdict;
    }
    if (values.size() < 4 * blocks) {
        verdict.rule = TRANSLATABLE("drift", "Fewer than 64 rows: too short to tell a trend from a wobble.");
        return verdict;
    }
    Blocks means{}, ranges{};
    double mean = 0, scale = 0;
    for (std::size_t k = 0; k < blocks; ++k) {
        const Chunk block = stretch(values, k * values.size() / blocks, (k + 1) * values.size() / blocks);
        ranges[k] = block.high / 2 - block.low / 2;
        means[k] = block.mean;
        mean += means[k] / blocks;
        scale = std::max({scale, std::abs(block.low), std::abs(block.high)});
    }
    const double rounding = 1e-15 * scale; // below this, values are equal
    Blocks sorted = ranges;
    std::sort(sorted.begin(), sorted.end());
    verdict.wobble = sorted[blocks / 2];
    verdict.change = lastLessFirst(means);
    verdict.levelTrend = mannKendall(means, rounding);
    verdict.wobbleTrend = mannKendall(ranges, rounding);
    double meanRange = 0;
    for (const double range : ranges) meanRange += range / blocks;
    const double widening = lastLessFirst(ranges);
    const bool level = std::abs(verdict.levelTrend) > beyondChance,
               wobble = std::abs(verdict.wobbleTrend) > beyondChance;
    if (level && std::abs(verdict.change) > 0.5 * verdict.wobble) {
        verdict.drift = bySign(verdict.change);
        verdict.rule =
            TRANSLATABLE("drift", "The means of 16 blocks follow a trend beyond chance that is larger "
                                  "than half the wobble within a block.");
    } else if (wobble && std::abs(widening) > 0.5 * meanRange) {
        verdict.drift = bySign(widening);
        verdict.rule = TRANSLATABLE("drift", "The wobble within 16 blocks follows a trend beyond chance and "
                                             "changes by more than half its mean.");
    } else if ((level && std::abs(verdict.change) > 0.1 * verdict.wobble) ||
               (wobble && std::abs(widening) > 0.2 * meanRange)) {
        verdict.rule = TRANSLATABLE("drift", "There is a trend beyond chance, but it is smaller than half "
                                             "the wobble: only a longer run can decide.");
    } else {
        const bool flat = verdict.wobble <= rounding && std::abs(verdict.change) <= rounding;
        if (flat || crossings(values, mean, 4) >= 4) {
            verdict.drift = Drift::Bounded;
            verdict.rule =
                TRANSLATABLE("drift", "No trend beyond chance in the means of 16 blocks, nor in the "
                                      "wobble within them.");
        } else {
            verdict.rule =
                TRANSLATABLE("drift", "No trend, but fewer than two wobbles: only a longer run can decide.");
        }
    }
    return verdict;
}

} // namespace timestep
