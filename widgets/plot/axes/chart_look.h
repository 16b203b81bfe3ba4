// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QFont>

namespace timestep {

/// How a chart is drawn. On the screen `unit` is 1 and the font is the widget's; on paper both are in dots.
struct ChartLook {
    Theme theme = Theme::Light;
    QFont font;
    double unit = 1;      ///< 1/96 inch in pixels of the device
    double lineWidth = 1; ///< of curves, in units
    bool blackAndWhite = false;
    bool isMoving = false; ///< rows are arriving: long curves are one pixel wide, which is faster
};

} // namespace timestep
