// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation_records.h"

#include <algorithm>
#include <array>

namespace timestep {

std::span<const Relaxation> relaxations() {
    static const std::array<Relaxation, 11> catalogue = {gaussSeidel,
                                                         successiveOverRelaxation,
                                                         jacobi,
                                                         averagedJacobi,
                                                         underRelaxedJacobi,
                                                         chebyshev,
                                                         xpbd,
                                                         directProjection,
                                                         shake,
                                                         rattle,
                                                         jakobsen};
    return catalogue;
}

const Relaxation* findRelaxation(std::string_view id) {
    for (const Relaxation& relaxation : relaxations()) {
        const auto aliases = relaxation.aliases;
        if (relaxation.id == id || std::find(aliases.begin(), aliases.end(), id) != aliases.end())
            return &relaxation;
    }
    return nullptr;
}

} // namespace timestep
