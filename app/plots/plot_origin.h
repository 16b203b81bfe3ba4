// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"

#include <QString>

namespace timestep {

class Workbench;
struct PlotSource;

/// How the numbers that a plot shows are made again.
struct PlotOrigin {
    Recipe recipe;          ///< what files carry; its experiment with what was done by hand
    QString settings;       ///< every setting, for a caption, in the reader's language
    bool verifiable = true; ///< carrying out the recipe gives the Table again
};

/// Of a plot of this source. The workbench must have an experiment.
PlotOrigin originOf(Workbench& workbench, const PlotSource& source);

} // namespace timestep
