// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parameter/parameter.h"
#include "core/translatable.h"

#include <array>

namespace timestep {

// Ids and names of the enumerations of worlds, each in the order of its enumerators. Parameters and world
// files share them.

inline constexpr std::array<Choice, 5> wallRuleChoices = {{
    {"clamp", TRANSLATABLE("parameter", "put back onto the wall")},
    {"clamp-and-flip", TRANSLATABLE("parameter", "put back and flip")},
    {"mirror", TRANSLATABLE("parameter", "mirror")},
    {"mirror-as-clojure", TRANSLATABLE("parameter", "mirror, as in the Clojure tutorial")},
    {"clamp-then-flip", TRANSLATABLE("parameter", "put back, then flip what is left")},
}};

inline constexpr std::array<Choice, 5> floorFrictionChoices = {{
    {"none", TRANSLATABLE("parameter", "none")},
    {"freeze-x", TRANSLATABLE("parameter", "stops sliding at once")},
    {"factor", TRANSLATABLE("parameter", "slows down by a factor")},
    {"depth", TRANSLATABLE("parameter", "in proportion to the depth")},
    {"coulomb", TRANSLATABLE("parameter", "in proportion to the pressure (Coulomb)")},
}};

inline constexpr std::array<Choice, 2> historyChoices = {{
    {"kept", TRANSLATABLE("parameter", "kept: right")},
    {"overwritten", TRANSLATABLE("parameter", "overwritten: as the tutorial")},
}};

inline constexpr std::array<Choice, 3> tearRuleChoices = {{
    {"none", TRANSLATABLE("parameter", "never")},
    {"ratio", TRANSLATABLE("parameter", "at a multiple of its length")},
    {"length", TRANSLATABLE("parameter", "at a length")},
}};

inline constexpr std::array<Choice, 2> knownSticksChoices = {{
    {"all", TRANSLATABLE("parameter", "all: right")},
    {"last-slot", TRANSLATABLE("parameter", "to the right and below: as the tutorial")},
}};

inline constexpr std::array<Choice, 5> dragFormChoices = {{
    {"per-step", TRANSLATABLE("parameter", "1 − d per step")},
    {"per-step-and-gravity", TRANSLATABLE("parameter", "1 − d per step, on gravity too")},
    {"exponential", TRANSLATABLE("parameter", "exp(−d h)")},
    {"implicit", TRANSLATABLE("parameter", "1 / (1 + d h)")},
    {"centred", TRANSLATABLE("parameter", "(1 − d h/2) / (1 + d h/2)")},
}};

inline constexpr std::array<Choice, 4> loopOrderChoices = {{
    {"sticks-last", TRANSLATABLE("parameter", "walls, then sticks, in each pass")},
    {"walls-last", TRANSLATABLE("parameter", "sticks, then walls, in each pass")},
    {"walls-once-before", TRANSLATABLE("parameter", "walls once before the passes")},
    {"walls-once-after", TRANSLATABLE("parameter", "walls once after the passes")},
}};

inline constexpr std::array<Choice, 9> stickOrderChoices = {{
    {"as-made", TRANSLATABLE("parameter", "as made")},
    {"reversed", TRANSLATABLE("parameter", "reversed")},
    {"alternating", TRANSLATABLE("parameter", "alternating")},
    {"random", TRANSLATABLE("parameter", "random")},
    {"red-black", TRANSLATABLE("parameter", "every second one, then the others")},
    {"coloured", TRANSLATABLE("parameter", "from the pins outwards, in colours")},
    {"grid-rows", TRANSLATABLE("parameter", "from the pins, row by row of a grid")},
    {"by-colour", TRANSLATABLE("parameter", "in colours of the whole net, on all cores")},
    {"listed", TRANSLATABLE("parameter", "listed")},
}};

inline constexpr std::array<Choice, 3> verletFormChoices = {{
    {"naive", TRANSLATABLE("parameter", "naive: x − p as it is")},
    {"dummer", TRANSLATABLE("parameter", "Dummer's: x − p to the new step")},
    {"corrected", TRANSLATABLE("parameter", "corrected: the acceleration too")},
}};

inline constexpr std::array<Choice, 2> verletStartChoices = {{
    {"as-given", TRANSLATABLE("parameter", "previous position as the scene says")},
    {"half-kick", TRANSLATABLE("parameter", "half-kick")},
}};

inline constexpr std::array<Choice, 2> precisionChoices = {{
    {"double", TRANSLATABLE("parameter", "double: 53 bits")},
    {"float", TRANSLATABLE("parameter", "float: 24 bits")},
}};

inline constexpr std::array<Choice, 3> pinRuleChoices = {{
    {"inverse-mass", TRANSLATABLE("parameter", "the free end takes all")},
    {"half", TRANSLATABLE("parameter", "half is lost at the pin")},
    {"moved-and-reset", TRANSLATABLE("parameter", "the pin is moved and put back")},
}};

inline constexpr std::array<Choice, 2> stiffnessFormChoices = {{
    {"per-pass", TRANSLATABLE("parameter", "per pass: more passes, stiffer")},
    {"per-step", TRANSLATABLE("parameter", "per step, whatever the passes")},
}};

inline constexpr std::array<Choice, 3> worldVelocityChoices = {{
    {"backward", TRANSLATABLE("parameter", "backward: of the half step")},
    {"central", TRANSLATABLE("parameter", "central: without the sticks")},
    {"whole-step", TRANSLATABLE("parameter", "whole step: along the sticks")},
}};

} // namespace timestep
