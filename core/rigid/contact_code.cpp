// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rigid/contact_code.h"

#include <array>

namespace timestep {

namespace {

constexpr std::string_view fromLastStep = "push with jn, jt of the last step";
constexpr std::string_view fromNothing = "jn = jt = 0";

constexpr std::array<std::string_view, 9> sums(std::string_view start) {
    return {
        start,
        "in each iteration, for each contact:",
        "  vn = n * (v of b - v of a)",
        "  new = max(0, jn - mn * vn)",
        "  push with new - jn;  jn = new",
        "  vt = t * (v of b - v of a)",
        "  new = jt - mt * vt",
        "  new = clamp(new, -mu * jn, mu * jn)",
        "  push with new - jt;  jt = new",
    };
}

constexpr std::array<std::string_view, 9> warm = sums(fromLastStep), cold = sums(fromNothing);

constexpr std::array<std::string_view, 8> single = {
    fromNothing,
    "in each iteration, for each contact:",
    "  vn = n * (v of b - v of a)",
    "  dn = max(0, -mn * vn)",
    "  push with dn;  jn = jn + dn",
    "  vt = t * (v of b - v of a)",
    "  dt = clamp(-mt * vt, -mu * dn, mu * dn)",
    "  push with dt;  jt = jt + dt",
};

} // namespace

std::span<const std::string_view> contactCode(const RigidMethod& method) {
    if (!method.accumulate) return single;
    return method.warmStart ? std::span<const std::string_view>(warm) : cold;
}

} // namespace timestep
