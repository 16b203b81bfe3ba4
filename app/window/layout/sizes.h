// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

#include <optional>

class QWidget;

namespace timestep {

/// The wishes of the columns that share the workspace.
struct ColumnWish {
    int width = 0;        ///< of the workspace [px]
    int em = 0;           ///< size of the type [px]
    bool lesson = true;   ///< whether the lesson is shown
    int plotsEms = 19;    ///< least width of the plots [em]
    bool wide = false;    ///< the plots take up to half of the width, from the stage
    int leastStage = 500; ///< with less, the plots become a tab [px]
    std::optional<int> ownLesson = {}, ownPlots = {}; ///< widths that the user has chosen [px]
};

/// Widths of the columns [px]. `plotsInTab`: the plots have no column and share that of the lesson.
struct ColumnRoom {
    int lesson = 0, stage = 0, plots = 0;
    bool plotsInTab = false;
};

/// Divides the width: the lesson gets 34 to 46 em but at most 45 % of the width, the plots a sixth or what
/// they need, the stage the rest. If the stage would be too narrow, the plots become a tab beside the lesson.
ColumnRoom columnRoom(const ColumnWish& wish);

/// Where a window opens, and whether it opens maximised.
struct WindowPlace {
    QRect rectangle; ///< of its contents, without the frame
    bool maximised = false;
};

/// Puts a window inside the available screen, with room for a frame and a title. On a screen below 1400 x 900
/// it opens maximised.
WindowPlace placeOnScreen(const QRect& wanted, const QRect& available);
/// The same for a window that is not maximised yet, on its own screen.
void fitToScreen(QWidget& window);

} // namespace timestep
