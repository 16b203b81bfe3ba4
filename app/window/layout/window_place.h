// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace timestep {

/// Where a window opens, and whether it opens maximised.
struct WindowPlace {
    QRect rectangle; ///< of its contents, without the frame
    bool maximised = false;
};

/// Puts a window inside the available screen, with room for a frame and a title. On a screen below 1400 x 900
/// it opens maximised.
WindowPlace placeOnScreen(const QRect& wanted, const QRect& available);

} // namespace timestep
