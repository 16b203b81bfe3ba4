// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/vector_state.h"

namespace timestep {

// This function has its own file, so that no compiler keeps a vector in a register across the instruction.
void clearUpperVectorHalves() {
#if defined(__x86_64__) || defined(__i386__)
    if (__builtin_cpu_supports("avx")) asm volatile("vzeroupper");
#endif
}

} // namespace timestep
