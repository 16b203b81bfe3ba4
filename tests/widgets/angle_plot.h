// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/content/plot_spec.h"

namespace timestep {

/// A plot of the column "angle" over "time".
inline PlotSpec angleOverTime() {
    PlotSpec spec;
    spec.title = QStringLiteral("Angle");
    spec.x = "time";
    spec.y = {"angle"};
    return spec;
}

} // namespace timestep
