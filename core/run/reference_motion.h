// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace timestep {

/// A motion computed to a tolerance of 1e-14, for problems without a closed form. It goes through the times n
/// h of a run and meets each of them exactly, so that its values do not depend on the times it was asked for.
/// It is computed only as far as it is asked for. Chaotic motion magnifies even this error: each such scene
/// says how long its reference holds.
class ReferenceMotion {
public:
    /// The problem must outlive this, and not change.
    ReferenceMotion(const Problem& problem, double h);

    /// [q | v] at time t >= 0; going back begins anew at the start. NaN where the motion could not be
    /// followed (a collision). Valid until the next call.
    std::span<const double> at(double t);

private:
    void follow(double from, double to);
    double extrapolate(double t, double H);
    void slope(double t, std::span<const double> y, std::span<double> dydt) const;

    const Problem* problem_;
    std::size_t n_;
    double h_;                                               ///< step of the run
    double H_;                                               ///< step of this motion, as it is now
    std::int64_t step_ = 0;                                  ///< of the run: y_ holds the state after it
    std::vector<double> y_, lost_;                           ///< the state [q | v], and its round-off
    std::array<double, 2> size_;                             ///< the largest of q and of v so far
    std::vector<double> next_, slope_, a_, b_, c_, between_; ///< scratch
    std::vector<std::vector<double>> table_;
};

} // namespace timestep
