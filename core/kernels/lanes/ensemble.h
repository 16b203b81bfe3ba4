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

/// Several motions of problems of one size that one method follows with steps of one size. Where the problems
/// have one equation in closed form and the method treats coordinates number by number, all motions make a
/// step together, in vector lanes; otherwise one after the other. Both give the same bytes, but for equations
/// with sines, which have their own sine in lanes (core/kernels/lanes/lane_functions.h). Events of problems
/// are not looked for.
class Ensemble {
public:
    /// What equations with sines do.
    enum class Sines : std::uint8_t {
        Library, ///< such motions make their steps one after the other, with the bytes of single runs
        Lanes    ///< they go in lanes; a motion differs from a single run by round-off
    };
    /// `problems`: one for each motion (they may be the same); they must outlive the ensemble. `starts`: [q |
    /// v] of each motion, one after the other.
    Ensemble(const Integrator& integrator, std::span<const Problem* const> problems, double t, double h,
             std::span<const double> starts, Sines sines);
    ~Ensemble();

    /// Makes one step of every motion.
    void step(double t, double h);
    std::size_t size() const { return size_; } ///< motions
    bool inLanes() const { return combined_ != nullptr; }
    /// Number k of [q | v] of a motion.
    double value(std::size_t motion, std::size_t k) const {
        return inLanes() ? state(0).y[k * size_ + motion] : state(motion).y[k];
    }
    void copy(std::size_t motion, std::span<double> y) const {
        for (std::size_t k = 0; k < y.size(); ++k) y[k] = value(motion, k);
    }
    /// All motions: number k of motion i to y[k n + i], n motions.
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
    /// True if motions of this problem, if there are enough, go in lanes.
    static bool goesInLanes(const Integrator& integrator, const Problem& problem, Sines sines);
    /// Fewest motions that are worth lanes; fewer make their steps one after the other.
    static constexpr std::size_t fewestInLanes = 4;
    /// How many motions of so many coordinates to give to one ensemble where there are many more: the numbers
    /// of a step stay near, and calls cost little. Not a power of two, because numbers that lie a power of
    /// two apart push each other out of a cache.
    static constexpr std::size_t handful(std::size_t coordinates) { return coordinates <= 2 ? 152 : 120; }

private:
    class CombinedProblem;

    const IntegratorState& state(std::size_t motion) const { return states_[inLanes() ? 0 : motion]; }

    const Integrator* integrator_;
    std::size_t size_, width_;                        ///< motions; numbers of [q | v] of one
    std::unique_ptr<const CombinedProblem> combined_; ///< of all motions; null: one after the other
    std::vector<const Problem*> stepped_;             ///< in lanes only that of all motions
    std::vector<IntegratorState> states_;             ///< as many
    std::vector<double> accelerations_;
};

/// True if the method makes the same step of many motions side by side as of each alone.
bool isNumberByNumber(const Integrator& integrator);

} // namespace timestep
