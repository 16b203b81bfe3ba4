// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/sizes.h"

#include "widgets/panel/grip_splitter.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace timestep {

namespace {

constexpr int betweenColumns = GripSplitter::gap;
constexpr int narrowestLesson = 34, widestLesson = 46; // [em]
constexpr double mostOfWidth = 0.45;
constexpr int narrowestOwn = 200; // of a column that the user has moved [px]

int lessonWidth(const ColumnWish& wish) {
    if (wish.ownLesson)
        return std::clamp(*wish.ownLesson, narrowestOwn, std::max(narrowestOwn, wish.width / 2));
    const int wanted = std::clamp(wish.width / 4, narrowestLesson * wish.em, widestLesson * wish.em);
    return std::min(wanted, static_cast<int>(mostOfWidth * wish.width));
}

int plotsWidth(const ColumnWish& wish) {
    if (wish.ownPlots)
        return std::clamp(*wish.ownPlots, narrowestOwn, std::max(narrowestOwn, wish.width / 2));
    const int wanted = std::max(wish.width / 6, wish.plotsEms * wish.em);
    return wish.wide ? std::min(wish.width / 2, std::max(wanted, 40 * wish.em)) : wanted;
}

} // namespace

ColumnRoom columnRoom(const ColumnWish& wish) {
    ColumnRoom room;
    const int inside = wish.width - 2 * betweenColumns;
    room.lesson = wish.lesson ? lessonWidth(wish) : 0;
    room.plots = plotsWidth(wish);
    const int gaps = wish.lesson ? 2 * betweenColumns : betweenColumns;
    room.stage = inside - gaps - room.lesson - room.plots;
    const int least = wish.wide || wish.ownPlots ? wish.leastStage / 2 : wish.leastStage;
    if (room.stage >= least || !wish.lesson) return room;
    room.plotsInTab = true;
    room.plots = 0;
    room.stage = inside - betweenColumns - room.lesson;
    return room;
}

WindowPlace placeOnScreen(const QRect& wanted, const QRect& available) {
    constexpr int title = 40, border = 8; // of the frame, generously [px]
    constexpr QSize small(1400, 900);
    const QRect room = available.adjusted(border, title, -border, -border);
    QRect place(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width() + 1));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height() + 1));
    return {place, available.width() < small.width() || available.height() < small.height()};
}

void fitToScreen(QWidget& window) {
    if (window.isMaximized()) return;
    const WindowPlace place = placeOnScreen(window.geometry(), window.screen()->availableGeometry());
    window.setGeometry(place.rectangle);
    if (place.maximised) window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

} // namespace timestep
