// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/integrator.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace timestep {

/// Steps several motions of problems of the same size with one method and one step size. If the problems have
/// the same equation in closed form and the method treats coordinates number by number, all motions step
/// together in vector lanes; otherwise one after the other. Both give the same bytes, except for equations
/// with sines, which have their own sine in lanes (core/kernels/lanes/lane_functions.h). Events of problems
/// are ignored.
class Ensemble {
public:
    /// How equations with sines are computed.
    enum class Sines : std::uint8_t {
        Library, ///< the motions step one after the other, with the bytes of single runs
        Lanes    ///< the motions step in lanes; they differ from single runs by round-off
    };
    /// `problems`: one for each motion (they may be the same); they must outlive the ensemble. `starts`: [q |
    /// v] of each motion, one after the other.
    Ensemble(const Integrator& integrator, std::span<const Problem* const> problems, double t, double h,
             std::span<const double> starts, Sines sines);
    ~Ensemble();

    /// Makes one step of size h from time t of every motion.
    void step(double t, double h);
    std::size_t size() const { return size_; } ///< motions
    bool inLanes() const { return combined_ != nullptr; }
    /// Returns number k of [q | v] of a motion.
    double value(std::size_t motion, std::size_t k) const {
        return inLanes() ? state(0).y[k * size_ + motion] : state(motion).y[k];
    }
    void copy(std::size_t motion, std::span<double> y) const {
        for (std::size_t k = 0; k < y.size(); ++k) y[k] = value(motion, k);
    }
    /// Copies number k of motion i to y[k n + i], for n motions.
    void copyAll(std::span<double> y) const;
    /// Computes the accelerations of all motions at time t for acceleration().
    void findAccelerations(double t);
    double acceleration(std::size_t motion, std::size_t coordinate) const {
        return accelerations_[coordinate * size_ + motion];
    }
    bool isFinite(std::size_t motion) const {
        const double* y = inLanes() ? states_.front().y.data() + motion : states_[motion].y.data();
        const std::size_t stride = inLanes() ? size_ : 1;
        for (std::size_t k = 0; k < width_; ++k)
            if (!std::isfinite(y[k * stride])) return false;
        return true;
    }
    /// True if motions of this problem step in lanes when there are enough of them.
    static bool goesInLanes(const Integrator& integrator, const Problem& problem, Sines sines);
    /// With fewer motions, lanes are not worth it; they step one after the other.
    static constexpr std::size_t fewestInLanes = 4;
    /// How many motions with this number of coordinates to put into one ensemble when there are many more.
    /// The numbers of a step then stay in a cache, and calls cost little. It is not a power of two, because
    /// numbers that are a power of two apart evict each other from a cache.
    static constexpr std::size_t batchSize(std::size_t coordinates) { return coordinates <= 2 ? 152 : 120; }

private:
    class CombinedProblem;

    const IntegratorState& state(std::size_t motion) const { return states_[inLanes() ? 0 : motion]; }

    const Integrator* integrator_;
    std::size_t size_, width_; ///< motions; numbers of [q | v] of one
    std::unique_ptr<const CombinedProblem>
        combined_;                        ///< all motions as one problem; null: one after the other
    std::vector<const Problem*> stepped_; ///< in lanes only the combined one
    std::vector<IntegratorState> states_; ///< as many as stepped_
    std::vector<double> accelerations_;
};

/// True if many motions stepped together by the method give the same bytes as each alone.
bool isNumberByNumber(const Integrator& integrator);

} // namespace timestep
