// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/integration/step_trace.h"

#include <QString>

namespace timestep {

/// The note of a line, "try 1", in the current language; empty: it has none.
QString translatedNote(const StepNote& note);

} // namespace timestep
