// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

/// Factorisation A = L D L^T of a sparse symmetric positive semidefinite matrix with a fixed pattern and
/// changing values. Order of elimination: approximate minimum degree (Eigen). Numeric factor: up-looking, as
/// in T. A. Davis, Algorithm 849, ACM Trans. Math. Softw. 31 (2005) 587. A pivot at the level of round-off
/// means that the row depends on others; its unknown is then 0.
class LdlFactor {
public:
    /// Sets the pattern of the n x n matrix: its diagonal and these places (row, column) of one triangle, row
    /// != column. A place may occur several times. Allocates.
    void analyse(std::uint32_t n, std::span<const std::pair<std::uint32_t, std::uint32_t>> places);
    std::size_t fill() const { return rows_.size(); } ///< entries of L

    void clear(); ///< all values 0
    void addDiagonal(std::uint32_t i, double value) { diagonal_[where_[i]] += value; }
    void add(std::size_t place, double value) { values_[entry_[place]] += value; } ///< at places[place]
    void factorize();
    /// Solves A x = b in place.
    void solve(std::span<double> b);

private:
    void order(std::uint32_t n, std::span<const std::pair<std::uint32_t, std::uint32_t>> places);
    void countFill();

    std::vector<std::uint32_t> where_; ///< position of a row in the order of elimination
    std::vector<std::uint32_t> entry_; ///< of a place in values_
    std::vector<std::uint32_t> start_,
        index_; ///< A above the diagonal, by columns
    std::vector<double> values_, diagonal_;
    std::vector<std::int32_t> parent_;         ///< elimination tree; -1: a root
    std::vector<std::size_t> columnStart_;     ///< of L
    std::vector<std::uint32_t> rows_;          ///< of L
    std::vector<double> lower_, inversePivot_; ///< of L and D
    std::vector<double> work_;
    std::vector<std::uint32_t> filled_, mark_, pattern_;
};

} // namespace timestep
