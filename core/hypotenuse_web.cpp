// SPDX-License-Identifier: GPL-3.0-or-later
// In WebAssembly std::hypot calls this one instead of that of the C library, so that scenes give the same
// bytes there as on Linux.
#include "core/hypotenuse.h"

extern "C" double hypot(double x, double y) {
    return timestep::hypotenuse(x, y);
}
