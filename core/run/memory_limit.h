// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sentence.h"

namespace timestep {

class Session;

/// Throws InputError if the table of the session would not fit into the memory of a usual machine.
void refuseLargeTable(const Session& session);

/// What is said instead of std::bad_alloc.
Sentence notEnoughMemory();

} // namespace timestep
