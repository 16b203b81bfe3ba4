// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/provenance/provenance.h"

#include <QString>

namespace timestep {

class Workbench;
struct PlotSource;
struct PlotSpec;

/// How the numbers of a plot can be computed again.
struct PlotOrigin {
    Recipe recipe;          ///< embedded in files; its experiment includes events performed by hand
    QString settings;       ///< all settings for a caption, in the current language
    bool verifiable = true; ///< computing the recipe gives the same table again
};

/// The origin of a plot; `drawn`: the plot itself, if its caption is wanted. The workbench must have an
/// experiment.
PlotOrigin originOf(Workbench& workbench, const PlotSource& source, const PlotSpec* drawn = nullptr);

} // namespace timestep
