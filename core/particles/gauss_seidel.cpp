// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/gauss_seidel.h"

#include "core/translatable.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

/// Source: Jakobsen 2001, section 4, with masses and stiffness as in Müller et al. 2007, eqs. (10) and (11).
/// For a stick between particles a and b, d the vector from a to b [length]:
///
///     c = k (|d| - L) / (|d| (wa + wb)),   a += wa d c,   b -= wb d c
///
/// L rest length [length], k stiffness [1], wa and wb inverse masses [1/mass], 0 for a fixed end. Departures:
/// * PinRule::Half doubles wa + wb when one end is fixed, so that the other one makes half of the way only;
/// * two particles at the same place have no direction: they are pushed apart along x, b to the right.
void pass(World& world, std::span<const std::uint32_t> order, PinRule pinRule) {
    const std::uint32_t* const stickA = world.stickA.data();
    const std::uint32_t* const stickB = world.stickB.data();
    const std::uint8_t* const stickFlags = world.stickFlags.data();
    const std::uint8_t* const flags = world.flags.data();
    const double* const inverseMass = world.inverseMass.data();
    double* const x = world.x.data();
    double* const y = world.y.data();
    for (const std::uint32_t s : order) {
        if (stickFlags[s] & Cut) continue;
        const std::uint32_t a = stickA[s];
        const std::uint32_t b = stickB[s];
        double dx = x[b] - x[a];
        const double dy = y[b] - y[a];
        double distance = std::sqrt(dx * dx + dy * dy);
        if ((stickFlags[s] & TensionOnly) && distance <= world.length[s]) continue;
        const double wa = flags[a] & (Pinned | Held) ? 0 : inverseMass[a];
        const double wb = flags[b] & (Pinned | Held) ? 0 : inverseMass[b];
        double sum = wa + wb;
        if (sum == 0) continue;
        if (pinRule == PinRule::Half && (wa == 0 || wb == 0)) sum *= 2;
        double c = world.stiffness[s] * (distance - world.length[s]);
        if (distance == 0) dx = distance = 1;
        c /= distance * sum;
        x[a] += wa * dx * c;
        y[a] += wa * dy * c;
        x[b] -= wb * dx * c;
        y[b] -= wb * dy * c;
    }
}

constexpr std::array<std::string_view, 1> aliases = {"gs"};

constexpr std::array<std::string_view, 6> code = {
    "for each stick, in order:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = k (|d| - L) / (|d| (wa + wb))",
    "    a = a + wa d c",
    "    b = b - wb d c",
};

} // namespace

constexpr Relaxation gaussSeidel = {
    .id = "gauss-seidel",
    .name = TRANSLATABLE("relaxation", "Gauss-Seidel"),
    .aliases = aliases,
    .code = code,
    .ordered = true,
    .reference = "T. Jakobsen, Advanced Character Physics, GDC 2001",
    .pass = pass,
};

} // namespace timestep
