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
        {};            ///< of the lead in the length that it shares, as the user has moved it
    int leastLead = 0; ///< width where the rest is beside it [px]
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

/// In a wide room the rest is beside the lead, which gets 55 % of a room of 880 px and 60 % of one of 1400 px
/// and more. In a narrow one the rest is below it, high enough for a picture or for plots. So it depends on
/// the window alone, and steps with the same lead look the same.
RoomPlan roomPlan(const RoomWish& wish);

/// The least height of a picture above or below something [px].
int leastPictureHeight(int em);

/// The width of the column of all settings [px].
int settingsWidth(int em);

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
