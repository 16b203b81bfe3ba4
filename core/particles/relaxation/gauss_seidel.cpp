// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_records.h"
#include "core/particles/relaxation/relaxation_work.h"
#include "core/translatable.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

/// Gauss-Seidel: one stick after the other. Each stick uses the positions that the earlier sticks have
/// corrected.
void gaussSeidelPass(World& world, const RelaxationPass& pass) {
    for (const std::uint32_t s : pass.work.order) {
        const Stick stick = stickOf(world, s);
        moveEnds(world, s, pass.work.shares[s], correctionOf(stick));
    }
}

/// The same without a square root.
void jakobsenPass(World& world, const RelaxationPass& pass) {
    for (const std::uint32_t s : pass.work.order) {
        const Stick stick = stickOf(world, s);
        moveEnds(world, s, pass.work.shares[s], correctionWithoutRoot(stick));
    }
}

double gaussSeidelRadius(int n, bool pinned, const WorldMethod&) {
    const double mu = chainJacobiRadius(n, pinned);
    return mu * mu;
}

/// SOR is Gauss-Seidel with shares that are omega times as large.
double overRelaxation(const WorldMethod& method) {
    return method.setting("omega");
}

/// Source: Young 1954. With mu the radius of Jacobi, sqrt(r) is the larger root of r - w mu sqrt(r) + w - 1;
/// both roots have the modulus sqrt(w - 1) from the best omega 2 / (1 + sqrt(1 - mu²)) on.
double overRelaxedRadius(int n, bool pinned, const WorldMethod& method) {
    const double w = overRelaxation(method);
    const double half = w * chainJacobiRadius(n, pinned) / 2;
    const double discriminant = half * half - (w - 1);
    if (discriminant < 0) return w - 1;
    const double root = half + std::sqrt(discriminant);
    return root * root;
}

constexpr std::array<std::string_view, 1> gaussSeidelAliases = {"gs"};
constexpr std::array<std::string_view, 6> gaussSeidelCode = {
    "for each stick, in order:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = k (|d| - L) / (|d| (wa + wb))",
    "    a = a + wa d c",
    "    b = b - wb d c",
};

constexpr std::array<Parameter, 1> overRelaxationSettings = {{
    {.id = "omega",
     .name = TRANSLATABLE("parameter", "over-relaxation ω"),
     .unit = "1",
     .standard = 1.5,
     .minimum = 0,
     .maximum = 2.5,
     .lower = 1,
     .upper = 2,
     .description = TRANSLATABLE("parameter", "Factor on every correction: 1 is "
                                              "Gauss-Seidel, from 2 on it diverges.")},
}};
constexpr std::array<std::string_view, 6> overRelaxationCode = {
    "for each stick, in order:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = omega k (|d| - L) / (|d| (wa + wb))",
    "    a = a + wa d c",
    "    b = b - wb d c",
};

constexpr std::array<std::string_view, 6> jakobsenCode = {
    "for each stick, in order:",
    "    d = b - a",
    "    if one-way and |d| <= L: next stick",
    "    c = k (1 - 2 L² / (d² + L²)) / (wa + wb)",
    "    a = a + wa d c",
    "    b = b - wb d c",
};

} // namespace

double chainJacobiRadius(int n, bool pinned) {
    const double pi = std::acos(-1.0);
    return std::cos(pinned ? pi / (2 * n) : pi / (n + 1));
}

constexpr Relaxation gaussSeidel = {
    .id = "gauss-seidel",
    .name = TRANSLATABLE("relaxation", "Gauss-Seidel"),
    .aliases = gaussSeidelAliases,
    .code = gaussSeidelCode,
    .ordered = true,
    .reference = "T. Jakobsen, Advanced Character Physics, GDC 2001",
    .pass = gaussSeidelPass,
    .kernel = StickRule::Root,
    .radius = gaussSeidelRadius,
};

constexpr Relaxation successiveOverRelaxation = {
    .id = "sor",
    .name = TRANSLATABLE("relaxation", "Over-relaxed Gauss-Seidel (SOR)"),
    .code = overRelaxationCode,
    .ordered = true,
    .settings = overRelaxationSettings,
    .reference = "D. M. Young, Trans. Amer. Math. Soc. 76 (1954) 92",
    .pass = gaussSeidelPass,
    .kernel = StickRule::Root,
    .factor = overRelaxation,
    .radius = overRelaxedRadius,
};

constexpr Relaxation jakobsen = {
    .id = "jakobsen",
    .name = TRANSLATABLE("relaxation", "Without a square root (Jakobsen)"),
    .code = jakobsenCode,
    .ordered = true,
    .reference = "T. Jakobsen, Advanced Character Physics, GDC 2001, section 4",
    .pass = jakobsenPass,
    .kernel = StickRule::WithoutRoot,
    .radius = gaussSeidelRadius,
};

} // namespace timestep
