// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/layout/workspace_layout.h"
#include "tests/app/window/window_parts.h"
#include "widgets/plot/widget/plot_widget.h"

#include <qcustomplot.h>

#include <algorithm>

namespace timestep {

/// What the parts beside the text of a lesson have, as the window shows them.
struct RoomMeasures {
    double share = 0; ///< of what leads
    int scene = 0;    ///< the shorter side of the picture [px]; 0: it is not seen
    int plot = 0;     ///< height of the lowest plot between its axes [px]; 0: none is seen
};

inline RoomMeasures roomMeasures(const WindowParts& window) {
    const auto* layout = window.findChild<WorkspaceLayout*>();
    const QSize room = layout->room()->size(), lead = layout->leadingPart()->size();
    RoomMeasures measures;
    measures.share = 1.0 * lead.width() * lead.height() / (1.0 * room.width() * room.height());
    if (window.view().isVisible()) measures.scene = std::min(window.view().width(), window.view().height());
    for (const std::size_t slot : window.plots().order()) {
        const auto* plot = window.plotCard(slot).plot()->findChild<QCustomPlot*>();
        if (plot == nullptr || !plot->isVisible()) continue;
        const int height = plot->axisRect()->height();
        measures.plot = measures.plot == 0 ? height : std::min(measures.plot, height);
    }
    return measures;
}

} // namespace timestep
