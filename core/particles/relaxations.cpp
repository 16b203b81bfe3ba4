// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/gauss_seidel.h"
#include "core/particles/relaxation.h"

#include <algorithm>
#include <array>

namespace timestep {

std::span<const Relaxation> relaxations() {
    static const std::array<Relaxation, 1> catalogue = {gaussSeidel};
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
