// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_records.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace timestep {

namespace {

/// Sums the corrections of each particle, all computed from the same positions, in the order in which the
/// sticks were made.
void sumCorrections(const World& world, RelaxationWork& work) {
    work.moveX.assign(world.particles(), 0);
    work.moveY.assign(world.particles(), 0);
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        const EndShares share = work.shares[s];
        if (share.none()) continue;
        const Correction c = correctionOf(stickOf(world, s));
        const std::uint32_t a = world.stickA[s], b = world.stickB[s];
        work.moveX[a] += share.a * c.q * c.d.x;
        work.moveY[a] += share.a * c.q * c.d.y;
        work.moveX[b] -= share.b * c.q * c.d.x;
        work.moveY[b] -= share.b * c.q * c.d.y;
    }
}

/// Jacobi: all corrections first, then all particles move.
void passOfJacobi(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    sumCorrections(world, work);
    for (std::size_t i = 0; i < world.particles(); ++i) {
        world.x[i] += work.moveX[i];
        world.y[i] += work.moveY[i];
    }
}

/// Divides the sum of a particle by the number of sticks at it that are not cut.
void passOfAverages(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    sumCorrections(world, work);
    for (std::size_t i = 0; i < world.particles(); ++i) {
        const double count = std::max(work.sticksAt[i], 1.0);
        world.x[i] += work.moveX[i] / count;
        world.y[i] += work.moveY[i] / count;
    }
}

/// Source: Wang 2015, algorithm 1. With J the result of a Jacobi pass from x, x_- the positions one pass ago
/// and rho the estimate of the spectral radius of J:
///
/// @code
/// w' = 1 in the first S passes, then 2 / (2 - rho²), then 4 / (4 - rho² w)
/// x' = w' (J - x_-) + x_-
/// @endcode
///
/// Departure from the source: each step of the world starts the sequence of w again.
void passOfChebyshev(World& world, const RelaxationPass& pass) {
    RelaxationWork& work = pass.work;
    const double rho = pass.method.setting("rho"), squared = rho * rho;
    const int plain = std::max(static_cast<int>(pass.method.setting("plain-passes")), 1);
    work.weight = pass.number < plain    ? 1
                  : pass.number == plain ? 2 / (2 - squared)
                                         : 4 / (4 - squared * work.weight);
    work.beforeX.resize(world.particles());
    work.beforeY.resize(world.particles());
    sumCorrections(world, work);
    for (std::size_t i = 0; i < world.particles(); ++i) {
        const double x = world.x[i];
        const double y = world.y[i];
        world.x[i] += work.moveX[i];
        world.y[i] += work.moveY[i];
        if (pass.number >= plain && !(world.isFixed(i) && pass.method.pinRule != PinRule::MovedAndReset)) {
            world.x[i] = work.weight * (world.x[i] - work.beforeX[i]) + work.beforeX[i];
            world.y[i] = work.weight * (world.y[i] - work.beforeY[i]) + work.beforeY[i];
        }
        work.beforeX[i] = x;
        work.beforeY[i] = y;
    }
}

double jacobiRadius(int n, bool pinned, const WorldMethod&) {
    return chainJacobiRadius(n, pinned);
}

double underRelaxation(const WorldMethod& method) {
    return method.setting("damping");
}

// The eigenvalues of Jacobi on a chain are symmetric to 0.
double underRelaxedRadius(int n, bool pinned, const WorldMethod& method) {
    const double mu = chainJacobiRadius(n, pinned);
    const double f = underRelaxation(method);
    return std::max(std::abs(1 - f + f * mu), std::abs(1 - f - f * mu));
}

// Halving the corrections at inner particles makes the matrix of a free chain one half of the second
// difference with reflecting ends.
double averagedRadius(int n, bool pinned, const WorldMethod&) {
    return pinned ? -1 : (1 + std::cos(std::acos(-1.0) / n)) / 2;
}

constexpr std::array<std::string_view, 7> jacobiCode = {
    "for each stick:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = k (|d| - L) / (|d| (wa + wb))",
    "    move[a] = move[a] + wa d c",
    "    move[b] = move[b] - wb d c",
    "x = x + move",
};
constexpr std::array<std::string_view, 7> averagedCode = {
    "for each stick:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = k (|d| - L) / (|d| (wa + wb))",
    "    move[a] = move[a] + wa d c",
    "    move[b] = move[b] - wb d c",
    "x = x + move / sticks at the particle",
};
constexpr std::array<std::string_view, 7> underRelaxedCode = {
    "for each stick:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = f k (|d| - L) / (|d| (wa + wb))",
    "    move[a] = move[a] + wa d c",
    "    move[b] = move[b] - wb d c",
    "x = x + move",
};
constexpr std::array<std::string_view, 4> chebyshevCode = {
    "J = x after a pass of Jacobi",
    "w = 1, then 2 / (2 - rho²), then 4 / (4 - rho² w)",
    "x, x_before = w (J - x_before) + x_before, x",
    "    (from the second pass of a step on)",
};
constexpr std::array<Parameter, 1> underRelaxationSettings = {{
    {.id = "damping",
     .name = TRANSLATABLE("parameter", "under-relaxation"),
     .unit = "1",
     .standard = 0.5,
     .minimum = 0,
     .maximum = 1,
     .description = TRANSLATABLE("parameter", "Factor on every correction: 1 is Jacobi.")},
}};
constexpr std::array<Parameter, 2> chebyshevSettings = {{
    {.id = "rho",
     .name = TRANSLATABLE("parameter", "estimated radius ρ"),
     .unit = "1",
     .standard = 0.9,
     .minimum = 0,
     .maximum = 0.999999,
     .upper = 0.999,
     .description = TRANSLATABLE("parameter", "By which factor a pass of Jacobi shrinks "
                                              "the error in the end; more diverges.")},
    {.id = "plain-passes",
     .name = TRANSLATABLE("parameter", "plain passes first"),
     .unit = "1",
     .kind = ParameterKind::Integer,
     .standard = 1,
     .minimum = 1,
     .maximum = 1000,
     .lower = 1,
     .upper = 20,
     .description = TRANSLATABLE("parameter", "Passes of each step before the extrapolation begins.")},
}};

} // namespace

constexpr Relaxation jacobi = {
    .id = "jacobi",
    .name = TRANSLATABLE("relaxation", "Jacobi"),
    .code = jacobiCode,
    .convergesOnNets = false,
    .reference = "M. Müller et al., Position Based Dynamics, J. Vis. Commun. "
                 "18 (2007) 109, section 3.2",
    .pass = passOfJacobi,
    .radius = jacobiRadius,
};

constexpr Relaxation averagedJacobi = {
    .id = "jacobi-averaged",
    .name = TRANSLATABLE("relaxation", "Averaged Jacobi"),
    .code = averagedCode,
    .keepsMomentum = false,
    .reference = "M. Macklin et al., Unified Particle Physics, ACM Trans. "
                 "Graph. 33 (2014) 153, section 4.2",
    .pass = passOfAverages,
    .radius = averagedRadius,
};

constexpr Relaxation underRelaxedJacobi = {
    .id = "jacobi-under-relaxed",
    .name = TRANSLATABLE("relaxation", "Under-relaxed Jacobi"),
    .code = underRelaxedCode,
    .settings = underRelaxationSettings,
    .reference = "M. Müller, Ten Minute Physics 16 (2022)",
    .pass = passOfJacobi,
    .factor = underRelaxation,
    .radius = underRelaxedRadius,
};

constexpr Relaxation chebyshev = {
    .id = "chebyshev",
    .name = TRANSLATABLE("relaxation", "Chebyshev (Jacobi)"),
    .code = chebyshevCode,
    .convergesOnNets = false,
    .settings = chebyshevSettings,
    .reference = "H. Wang, ACM Trans. Graph. 34 (2015) 246",
    .pass = passOfChebyshev,
};

} // namespace timestep
