// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/particles/relaxation.h"

namespace timestep {

/// One stick after the other, each from the positions that the one before left behind.
extern const Relaxation gaussSeidel;

} // namespace timestep
