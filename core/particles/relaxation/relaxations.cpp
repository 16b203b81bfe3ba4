// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/relaxation/relaxation_records.h"

#include <algorithm>

namespace timestep {

std::span<const Relaxation> relaxations() {
#define TIMESTEP_LIST_RELAXATION(record) record,
    static const Relaxation catalogue[] = {TIMESTEP_RELAXATIONS(TIMESTEP_LIST_RELAXATION)};
#undef TIMESTEP_LIST_RELAXATION
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
