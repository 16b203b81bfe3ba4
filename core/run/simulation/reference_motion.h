// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace timestep {

/// A motion computed to a tight tolerance, for problems without a closed form. It is computed on demand. It
/// reaches each time n h of a run exactly, so its values do not depend on which times are requested. Chaotic
/// motion magnifies even its error: ComputedReference knows how long it holds.
class ReferenceMotion {
public:
    static constexpr double tightest = 1e-14;
    /// The problem must outlive this object and must not change. The tolerance of a step is relative to the
    /// largest magnitudes of q and of v so far.
    ReferenceMotion(const Problem& problem, double h, double tolerance = tightest);
    /// A motion that begins with the state y = [q | v] after `step` steps of the run.
    ReferenceMotion(const Problem& problem, double h, std::int64_t step, std::span<const double> y,
                    double tolerance = tightest);

    /// Returns [q | v] at time t >= 0, valid until the next call. A time earlier than that of the last call
    /// restarts the computation. NaN if the motion cannot be continued (a collision).
    std::span<const double> at(double t);

private:
    void follow(double from, double to);
    double extrapolate(double t, double H);
    void slope(double t, std::span<const double> y, std::span<double> dydt) const;

    const Problem* problem_;
    std::size_t n_;
    double h_;                     ///< step of the run
    double tolerance_;             ///< [1]
    double H_;                     ///< current step of this motion
    std::int64_t begins_ = 0;      ///< step of the run at which this motion begins
    std::vector<double> start_;    ///< its state there
    std::int64_t step_ = 0;        ///< step of the run after which y_ is the state
    std::vector<double> y_, lost_; ///< the state [q | v] and its compensated round-off
    std::array<double, 2> size_;   ///< largest magnitudes of q and of v so far
    std::vector<double> next_, slope_, a_, b_, c_, between_; ///< scratch
    std::vector<std::vector<double>> table_;
};

/// A reference motion with its horizon. It computes two motions, one with the tightest tolerance and one with
/// ten times this tolerance and at most half as long steps, so that they differ even if only rounding causes
/// the errors. Both are right as long as they agree. The reference ends at the first step of the run at which
/// q or v of the two differ by more than `limit` of its largest magnitude so far.
class ComputedReference {
public:
    static constexpr double limit = 1e-5; ///< [1]
    /// The problem must outlive this object and must not change. h is the step of the run.
    ComputedReference(const Problem& problem, double h);
    /// A reference that begins with the state y = [q | v] after `step` steps of the run.
    ComputedReference(const Problem& problem, double h, std::int64_t step, std::span<const double> y);

    /// Returns [q | v] of the tighter motion at time t >= 0, valid until the next call; empty beyond the
    /// horizon.
    std::span<const double> at(double t);
    /// The last time n h at which the two motions agreed; empty while they agree.
    std::optional<double> horizon() const { return horizon_; }

private:
    bool agreesAt(double t);

    ReferenceMotion tight_, loose_;
    double h_;
    std::size_t n_;
    std::int64_t compared_ = 0;       ///< steps of the run up to which the motions agree
    std::array<double, 2> size_ = {}; ///< largest magnitudes of q and of v so far
    std::optional<double> horizon_;
};

} // namespace timestep
