// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QSize>

#include <optional>

class QWidget;

namespace timestep {

/// The width of the lesson: 34 to 46 em but at most 45 % of the width of the window, or what the user has
/// chosen [px].
int lessonWidth(int window, int em, std::optional<int> own = {});

/// The parts beside the text: the picture, the plots (or the microscope instead of them), and the lines of a
/// method while they lead.
enum class RoomPart { Picture, Side, Code };

/// What the parts beside the text share.
struct RoomWish {
    QSize room;   ///< everything beside the text [px]
    int em = 0;   ///< size of the type [px]
    int foot = 0; ///< height of the parameters and of the bar of the run [px]
    RoomPart lead = RoomPart::Picture;
    std::optional<double> ownShare =
        {}; ///< of the lead in the length that it shares, as the user has moved it
};

/// How they share it, along `direction`.
struct RoomPlan {
    bool single = false; ///< there is room for the lead alone; the others are tabs
    Qt::Orientation direction = Qt::Horizontal;
    int lead = 0, rest = 0; ///< lengths [px]
    QSize leading;          ///< of the lead [px]

    /// The part of the room that the lead has.
    double share(const QSize& room) const;
};

/// The lead gets half of a narrow room, 55 % of one of 880 px, 60 % of one of 1400 px and more. The rest
/// is beside it where it is wide enough there, otherwise below it.
RoomPlan roomPlan(const RoomWish& wish);

/// The largest height of the parameters: that of some rows of controls, or nearly half of the room [px].
int mostOfParameters(const QSize& room, int em, std::optional<int> rows);
inline constexpr int rowsOfLesson = 2, rowsOfFavourites = 3;

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
