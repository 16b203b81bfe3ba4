// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/ldl_factor.h"

#include "core/stop.h"

#include <Eigen/OrderingMethods>
#include <Eigen/SparseCore>
#include <algorithm>
#include <limits>

namespace timestep {

namespace {

/// Fraction of a diagonal element; a smaller pivot belongs to a redundant row.
constexpr double smallestPivot = 1e-13;

} // namespace

void LdlFactor::order(std::uint32_t n, std::span<const std::pair<std::uint32_t, std::uint32_t>> places) {
    using Matrix = Eigen::SparseMatrix<double, Eigen::ColMajor, int>;
    std::vector<Eigen::Triplet<double, int>> entries;
    entries.reserve(2 * places.size() + n);
    for (int i = 0; i < static_cast<int>(n); ++i) entries.emplace_back(i, i, 1.0);
    for (const auto& [row, column] : places) {
        entries.emplace_back(static_cast<int>(row), static_cast<int>(column), 1.0);
        entries.emplace_back(static_cast<int>(column), static_cast<int>(row), 1.0);
    }
    Matrix pattern(static_cast<int>(n), static_cast<int>(n));
    pattern.setFromTriplets(entries.begin(), entries.end());
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, int> elimination;
    Eigen::AMDOrdering<int>()(pattern, elimination);
    where_.assign(n, 0);
    for (std::uint32_t k = 0; k < n; ++k)
        where_[static_cast<std::size_t>(elimination.indices()[static_cast<int>(k)])] = k;
}

void LdlFactor::analyse(std::uint32_t n, std::span<const std::pair<std::uint32_t, std::uint32_t>> places) {
    order(n, places);
    // Upper triangle by columns; equal places share an entry.
    std::vector<std::uint64_t> keys(places.size());
    for (std::size_t p = 0; p < places.size(); ++p) {
        const std::uint32_t i = where_[places[p].first];
        const std::uint32_t j = where_[places[p].second];
        keys[p] = (static_cast<std::uint64_t>(std::max(i, j)) << 32) | std::min(i, j);
    }
    std::vector<std::uint64_t> sorted = keys;
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    start_.assign(n + 1, 0);
    index_.resize(sorted.size());
    for (std::size_t k = 0; k < sorted.size(); ++k) {
        ++start_[(sorted[k] >> 32) + 1];
        index_[k] = static_cast<std::uint32_t>(sorted[k]);
    }
    for (std::uint32_t k = 0; k < n; ++k) start_[k + 1] += start_[k];
    entry_.resize(places.size());
    for (std::size_t p = 0; p < places.size(); ++p)
        entry_[p] = static_cast<std::uint32_t>(std::lower_bound(sorted.begin(), sorted.end(), keys[p]) -
                                               sorted.begin());
    values_.assign(index_.size(), 0);
    diagonal_.assign(n, 0);
    countFill();
}

void LdlFactor::countFill() {
    const std::size_t n = diagonal_.size();
    parent_.assign(n, -1);
    mark_.assign(n, std::numeric_limits<std::uint32_t>::max());
    filled_.assign(n, 0);
    for (std::uint32_t k = 0; k < n; ++k) {
        mark_[k] = k;
        for (std::uint32_t p = start_[k]; p < start_[k + 1]; ++p)
            for (std::uint32_t i = index_[p]; mark_[i] != k; i = static_cast<std::uint32_t>(parent_[i])) {
                if (parent_[i] < 0) parent_[i] = static_cast<std::int32_t>(k);
                ++filled_[i];
                mark_[i] = k;
            }
    }
    columnStart_.assign(n + 1, 0);
    for (std::size_t k = 0; k < n; ++k) columnStart_[k + 1] = columnStart_[k] + filled_[k];
    rows_.resize(columnStart_[n]);
    lower_.resize(columnStart_[n]);
    inversePivot_.assign(n, 0);
    work_.assign(n, 0);
    pattern_.resize(n);
}

void LdlFactor::clear() {
    std::fill(values_.begin(), values_.end(), 0);
    std::fill(diagonal_.begin(), diagonal_.end(), 0);
}

void LdlFactor::factorize() {
    const auto n = static_cast<std::uint32_t>(diagonal_.size());
    std::fill(mark_.begin(), mark_.end(), std::numeric_limits<std::uint32_t>::max());
    std::fill(work_.begin(), work_.end(), 0);
    for (std::uint32_t k = 0; k < n; ++k) {
        // Row k of L solves L y = column k of A; its pattern follows from the elimination tree.
        std::uint32_t top = n;
        mark_[k] = k;
        filled_[k] = 0;
        for (std::uint32_t p = start_[k]; p < start_[k + 1]; ++p) {
            std::uint32_t i = index_[p];
            work_[i] += values_[p];
            std::uint32_t length = 0;
            for (; mark_[i] != k; i = static_cast<std::uint32_t>(parent_[i])) {
                pattern_[length++] = i;
                mark_[i] = k;
            }
            while (length > 0) pattern_[--top] = pattern_[--length];
        }
        std::size_t work = 0;
        double pivot = diagonal_[k];
        for (; top < n; ++top) {
            const std::uint32_t i = pattern_[top];
            const double y = work_[i];
            work_[i] = 0;
            const std::size_t end = columnStart_[i] + filled_[i];
            work += filled_[i];
            for (std::size_t p = columnStart_[i]; p < end; ++p) work_[rows_[p]] -= lower_[p] * y;
            const double l = y * inversePivot_[i];
            pivot -= l * y;
            rows_[end] = k;
            lower_[end] = l;
            ++filled_[i];
        }
        mayStop(work);
        inversePivot_[k] = pivot > smallestPivot * diagonal_[k] ? 1 / pivot : 0;
    }
}

void LdlFactor::solve(std::span<double> b) {
    const std::size_t n = diagonal_.size();
    for (std::size_t i = 0; i < n; ++i) work_[where_[i]] = b[i];
    for (std::size_t k = 0; k < n; ++k)
        for (std::size_t p = columnStart_[k]; p < columnStart_[k + 1]; ++p)
            work_[rows_[p]] -= lower_[p] * work_[k];
    for (std::size_t k = n; k-- > 0;) {
        double value = work_[k] * inversePivot_[k];
        for (std::size_t p = columnStart_[k]; p < columnStart_[k + 1]; ++p)
            value -= lower_[p] * work_[rows_[p]];
        work_[k] = inversePivot_[k] == 0 ? 0 : value;
    }
    for (std::size_t i = 0; i < n; ++i) b[i] = work_[where_[i]];
}

} // namespace timestep
