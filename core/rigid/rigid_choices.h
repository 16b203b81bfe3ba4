// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/translatable.h"

#include <array>

namespace timestep {

// Ids and names of the enumerations of rigid bodies, each in the order of its enumerators. Parameters and
// world files share them.

inline constexpr std::array<Choice, 3> massRuleChoices = {{
    {"of-shape", TRANSLATABLE("parameter", "from the shape")},
    {"seed", TRANSLATABLE("parameter", "500 d and 250,000 d, as the tutorial")},
    {"given", TRANSLATABLE("parameter", "given")},
}};

inline constexpr std::array<Choice, 4> jointKindChoices = {{
    {"rod", TRANSLATABLE("parameter", "rod")},
    {"hinge", TRANSLATABLE("parameter", "hinge")},
    {"hand", TRANSLATABLE("parameter", "hand")},
    {"weld", TRANSLATABLE("parameter", "weld")},
}};

inline constexpr std::array<Choice, 3> forceDirectionChoices = {{
    {"of-plane", TRANSLATABLE("parameter", "keeps its direction")},
    {"of-body", TRANSLATABLE("parameter", "turns with the body")},
    {"towards", TRANSLATABLE("parameter", "towards a point")},
}};

inline constexpr std::array<Choice, 2> rigidLoopChoices = {{
    {"velocity-first", TRANSLATABLE("parameter", "solve, then move")},
    {"position-first", TRANSLATABLE("parameter", "move, then solve: as the tutorial")},
}};

inline constexpr std::array<Choice, 2> broadPhaseChoices = {{
    {"all-pairs", TRANSLATABLE("parameter", "all pairs")},
    {"sort-and-sweep", TRANSLATABLE("parameter", "sort and sweep")},
}};

inline constexpr std::array<Choice, 2> manifoldChoices = {{
    {"clipping", TRANSLATABLE("parameter", "edges clipped: right")},
    {"vertices-inside", TRANSLATABLE("parameter", "corners inside: as the tutorial")},
}};

inline constexpr std::array<Choice, 5> positionCorrectionChoices = {{
    {"none", TRANSLATABLE("parameter", "no push")},
    {"split-impulse", TRANSLATABLE("parameter", "split impulse")},
    {"split-as-seed", TRANSLATABLE("parameter", "split impulse, as the tutorial")},
    {"baumgarte", TRANSLATABLE("parameter", "Baumgarte")},
    {"soft", TRANSLATABLE("parameter", "soft contacts")},
}};

inline constexpr std::array<Choice, 3> restitutionChoices = {{
    {"own-phase", TRANSLATABLE("parameter", "after the solver: right")},
    {"with-velocities", TRANSLATABLE("parameter", "within the solver")},
    {"gravity-leaks", TRANSLATABLE("parameter", "find the bug: approach measured too late")},
}};

inline constexpr std::array<Choice, 2> impactChoices = {{
    {"simultaneous", TRANSLATABLE("parameter", "all contacts at once")},
    {"sequential", TRANSLATABLE("parameter", "one contact after the other")},
}};

inline constexpr std::array<Choice, 5> contactOrderChoices = {{
    {"as-made", TRANSLATABLE("parameter", "as made")},
    {"reversed", TRANSLATABLE("parameter", "reversed")},
    {"bottom-up", TRANSLATABLE("parameter", "from the bottom up")},
    {"by-colour", TRANSLATABLE("parameter", "by colour, on all cores")},
    {"random", TRANSLATABLE("parameter", "random")},
}};

inline constexpr std::array<Choice, 2> normalChoices = {{
    {"outward", TRANSLATABLE("parameter", "outward: right")},
    {"inward", TRANSLATABLE("parameter", "inward: as the tutorial printed it")},
}};

} // namespace timestep
