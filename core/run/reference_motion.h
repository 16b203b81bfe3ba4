// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// A motion computed to a tolerance of 1e-14, for problems without a closed form. It is computed on demand.
/// It reaches each time n h of a run exactly, so its values do not depend on which times are requested.
/// Chaotic motion magnifies even this error; the description of each such scene states how long its reference
/// holds.
class ReferenceMotion {
public:
    /// The problem must outlive this object and must not change.
    ReferenceMotion(const Problem& problem, double h);
    /// A motion that begins with the state y = [q | v] after `step` steps of the run.
    ReferenceMotion(const Problem& problem, double h, std::int64_t step, std::span<const double> y);

    /// Returns [q | v] at time t >= 0, valid until the next call. An earlier time than before restarts the
    /// computation. NaN if the motion cannot be continued (a collision).
    std::span<const double> at(double t);

private:
    void follow(double from, double to);
    double extrapolate(double t, double H);
    void slope(double t, std::span<const double> y, std::span<double> dydt) const;

    const Problem* problem_;
    std::size_t n_;
    double h_;                     ///< step of the run
    double H_;                     ///< current step of this motion
    std::int64_t begins_ = 0;      ///< step of the run at which this motion begins
    std::vector<double> start_;    ///< its state there
    std::int64_t step_ = 0;        ///< step of the run after which y_ is the state
    std::vector<double> y_, lost_; ///< the state [q | v] and its compensated round-off
    std::array<double, 2> size_;   ///< largest magnitudes of q and of v so far
    std::vector<double> next_, slope_, a_, b_, c_, between_; ///< scratch
    std::vector<std::vector<double>> table_;
};

} // namespace timestep
