// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Marks the upper halves of the vector registers of this thread as unused; on processors without AVX it does
/// nothing. Call it before a series of steps.
///
/// Code compiled for AVX, such as a system library, may leave these halves in use, and a new thread inherits
/// that. Each SSE instruction then has to merge its result with the upper half and waits for the instruction
/// that wrote the register before (Intel 64 and IA-32 Architectures Optimization Reference Manual, "Mixing
/// AVX code with SSE code"). `core` is compiled for SSE2 and never clears them itself: after Qt had read
/// its fonts, Kepler's orbit took seven times as long (9.4 s and not 1.4 s for 1.26 million rows).
void clearUpperVectorHalves();

} // namespace timestep
