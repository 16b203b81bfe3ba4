// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation/ldl_factor.h"
#include "core/particles/world/world.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace timestep {

/// Satisfies all sticks of a world at once. C_i = |d_i| - L_i is the error of stick i, u_i its current
/// direction, o_i the direction along which its particles move (u_i, or the direction before the step), w_p
/// an inverse mass and t_i = alpha_i / h² its scaled compliance. One Newton iteration solves for r and
/// applies it:
///
/// @code
/// sum_j (A_ij + t_i [i = j]) r_j = C_i - t_i lambda_i,   A_ij = sum_p +- w_p u_i . o_j
/// x_p += +- w_p sum_j o_j r_j,   lambda += r
/// @endcode
///
/// For a damped stick, C_i - t_i lambda_i + gamma_i u_i.(d_i - d_i before the step) and t_i are divided by
/// 1 + gamma_i (dampedCorrection(), core/particles/world/stick.h).
///
/// The sum runs over the particles p that sticks i and j share. The sign is + if p is the first end of both
/// or the second end of both. Source: Goldenthal et al. 2007 (fast projection, o = u); Ryckaert, Ciccotti and
/// Berendsen 1977 (SHAKE, o before the step, but one stick after the other); compliances as in Macklin et al.
/// 2016.
///
/// Sticks in a row (no ring, no free particle with more than two sticks) form a tridiagonal system, solved in
/// linear time. All other sticks form one sparse system, solved by factorisation; for trees whose particles
/// have few sticks this is linear too. If the factor would be too large, conjugate gradients solve the
/// system. Sticks that depend on others (a taut row between two pins, a net with too many diagonals) transmit
/// no force.
class DirectSolver {
public:
    void forget() { known_ = false; }

    struct Options {
        double h = 1;         ///< [time], for compliances
        double tolerance = 0; ///< stop once the largest |C - t lambda| / L is not above this; 0: stop after
                              ///< one linear system
        const double* oldX = nullptr; ///< positions that define the directions o; null: the current positions
        const double* oldY = nullptr;
        const double* beforeX = nullptr; ///< positions before the step, for damped sticks; null: no damping
        const double* beforeY = nullptr;
    };
    /// Moves the particles. `lambda` holds for each stick the sum of all r of this step [length mass].
    void project(World& world, std::span<double> lambda, const Options& options);

    /// Whether the last project() found no solution and left sticks at more than 1000 times their lengths:
    /// the directions before the step, say, do not lead to the lengths.
    bool isLost() const { return lost_; }

    /// Removes the velocity components that change the length of rigid sticks (second half of RATTLE): c_i =
    /// u_i . (v_b - v_a), A r = c, v_p += +- w_p sum_j u_j r_j.
    void projectVelocities(const World& world, std::span<Point> velocities);

private:
    struct Stick {
        std::uint32_t stick = 0, a = 0, b = 0;
        double wa = 0, wb = 0; ///< inverse masses, 0 for fixed particles
        double next = 0;       ///< coupling with the next stick of the row: +- w of the common particle
    };
    void build(const World& world);
    void findRows(const World& world, std::vector<Stick>& rest);
    void analyseRest(const World& world);
    void directions(const double* x, const double* y, std::vector<Point>& of) const;
    /// Sets up the system and solves it for r with the current right-hand sides and active sticks. `same`:
    /// the matrix is that of the last call.
    void solve(bool oldOnes, bool same);
    void solveRows();
    void solveRest(bool same);
    void conjugateGradients();

    bool known_ = false, lost_ = false;
    std::vector<Stick> sticks_; ///< sticks in rows, row by row, then all others
    std::size_t inRows_ = 0;
    struct Coupling {
        std::uint32_t i = 0, j = 0; ///< indices among the sticks that are not in rows
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
