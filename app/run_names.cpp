// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_names.h"

#include "app/names.h"
#include "core/run/experiment/experiment.h"
#include "core/table/table.h"

namespace timestep {

void nameRuns(Table& table, const Experiment& experiment) {
    for (std::size_t i = 0; i < table.runs.size() && i < experiment.runs.size(); ++i)
        table.runs[i] = runLabel(experiment, i, translatedUtf8);
}

} // namespace timestep
