// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/window_place.h"

#include <algorithm>

namespace timestep {

WindowPlace placeOnScreen(const QRect& wanted, const QRect& available) {
    constexpr int title = 40, border = 8; // of the frame, generously [px]
    constexpr QSize small(1400, 900);
    const QRect room = available.adjusted(border, title, -border, -border);
    QRect place(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width() + 1));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height() + 1));
    return {place, available.width() < small.width() || available.height() < small.height()};
}

} // namespace timestep
