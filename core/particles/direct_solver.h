// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/ldl_factor.h"
#include "core/particles/world.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

/// Satisfies all sticks of a world at once. With C_i = |d_i| - L_i, u_i the direction of stick i at the
/// positions, o_i that along which its particles move (u_i, or the direction before the step), w inverse
/// masses and t_i = alpha_i / h²:
///
/// @code
/// sum_j (A_ij + t_i [i = j]) r_j = C_i - t_i lambda_i,   A_ij = sum_p +- w_p u_i . o_j
/// x_p += +- w_p sum_j o_j r_j,   lambda += r
/// @endcode
///
/// p the particles that sticks i and j share, + where both begin or both end. Newton's method repeats it.
/// Source: Goldenthal et al. 2007 (fast projection, o = u); Ryckaert, Ciccotti and Berendsen 1977 (SHAKE, o
/// old, but by sticks one after the other); compliances as in Macklin et al. 2016.
///
/// Sticks in rows (no free particle with more than two of them, no ring) make tridiagonal systems, which are
/// solved in linear time; the others one sparse system, linear for trees whose particles have few sticks;
/// where its factor would be too large, by conjugate gradients. Sticks that follow from others (a taut row
/// between two pins, a net with too many diagonals) transmit no force.
class DirectSolver {
public:
    void forget() { known_ = false; }

    struct Options {
        double h = 1; ///< [time], for compliances
        double tolerance =
            0; ///< ends when the largest |C - t lambda| / L is not above it; 0: after one linear system
        const double* oldX = nullptr; ///< positions that give the directions o; null: the present ones
        const double* oldY = nullptr;
    };
    /// Moves the particles. lambda: per stick of the world [length mass], the sum of all r of this step.
    void project(World& world, std::span<double> lambda, const Options& options);

    /// Takes out of velocities what changes the length of a rigid stick (RATTLE's second half): with c_i =
    /// u_i . (v_b - v_a), A r = c, v_p += +- w_p sum_j u_j r_j.
    void projectVelocities(const World& world, std::span<Point> velocities);

private:
    struct Stick {
        std::uint32_t stick = 0, a = 0, b = 0;
        double wa = 0, wb = 0; ///< inverse masses, 0 for what is fixed
        double next = 0;       ///< coupling with the next one of the row: +- w of the common particle
    };
    void build(const World& world);
    void findRows(const World& world, std::vector<Stick>& rest);
    void analyseRest(const World& world);
    void directions(const double* x, const double* y, std::vector<Point>& of) const;
    /// Sets up and solves for r with right-hand sides and actives as they are; `same`: the matrix is that of
    /// the last call.
    void solve(bool oldOnes, bool same);
    void solveRows();
    void solveRest(bool same);
    void conjugateGradients();

    bool known_ = false;
    std::vector<Stick> sticks_; ///< rows one after the other, then all others
    std::size_t inRows_ = 0;
    struct Coupling {
        std::uint32_t i = 0, j = 0; ///< among the others
        double w = 0;
    };
    std::vector<Coupling> couplings_;
    LdlFactor factor_;
    bool factored_ = false; ///< the factor exists: the system is small enough

    std::vector<Point> u_, o_, cgMove_;
    std::vector<double> compliance_, right_, r_, pivot_, cgP_, cgQ_, cgZ_;
    std::vector<std::uint8_t> active_;
};

} // namespace timestep
