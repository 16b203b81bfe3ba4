// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/json.h"
#include "core/translatable.h"

#include <string>

namespace timestep {

/// How names are written: in English, or in the language of the call.
using NameOf = std::string (*)(Text);

/// Lists of objects, one for each entry of a catalogue, with every fact of its record.
Json listScenes(NameOf name);
Json listIntegrators(NameOf name);
Json listRelaxations(NameOf name);
/// The units by scene: those in which a metric is defined with all settings at their standard values.
Json listMetrics(NameOf name);
/// The settings of runs, for each kind of scene.
Json listSettings(NameOf name);
Json listAnalyses(NameOf name);

} // namespace timestep
