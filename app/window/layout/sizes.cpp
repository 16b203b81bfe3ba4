// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/sizes.h"

#include "widgets/panel/grip_splitter.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace timestep {

namespace {

constexpr int gap = GripSplitter::gap;
constexpr int narrowestLesson = 34, widestLesson = 46; // [em]
constexpr double mostOfWidth = 0.45;
constexpr int narrowestOwn = 200; // of a column that the user has moved [px]

/// Of the lead, by the width of the room [px]; one hundredth more than promised.
constexpr std::array<std::pair<int, double>, 3> shares{{{550, 0.5}, {880, 0.56}, {1400, 0.61}}};
constexpr int leastSingle = 34, leastSingleHeight = 30; // of a room for several parts [em]
constexpr int leastBeside = 24, mostBeside = 34;        // width of the rest [em]
constexpr int leastBelow = 12, mostBelow = 20;          // height of the rest [em]

double wantedShare(int width) {
    if (width <= shares.front().first) return shares.front().second;
    for (std::size_t i = 1; i < shares.size(); ++i) {
        const auto& [before, least] = shares[i - 1];
        const auto& [after, most] = shares[i];
        if (width < after) return least + (most - least) * (width - before) / (after - before);
    }
    return shares.back().second;
}

} // namespace

int lessonWidth(int window, int em, std::optional<int> own) {
    if (own) return std::clamp(*own, narrowestOwn, std::max(narrowestOwn, window / 2));
    const int wanted = std::clamp(window / 4, narrowestLesson * em, widestLesson * em);
    return std::min(wanted, static_cast<int>(mostOfWidth * window));
}

double RoomPlan::share(const QSize& room) const {
    return double(leading.width()) * leading.height() / (double(room.width()) * room.height());
}

RoomPlan roomPlan(const RoomWish& wish) {
    RoomPlan plan;
    const int width = wish.room.width(), height = wish.room.height();
    const int above = height - wish.foot - (wish.foot > 0 ? gap : 0);
    plan.single = width < leastSingle * wish.em || above < leastSingleHeight * wish.em;
    if (plan.single) {
        plan.lead = width;
        plan.leading = {width, above};
        return plan;
    }
    const double share = wantedShare(width);
    const auto divided = [&](Qt::Orientation direction, int length, double wanted, int least, int most) {
        RoomPlan made;
        made.direction = direction;
        const int longest = length - gap - least * wish.em;
        made.lead = std::clamp(static_cast<int>(wanted) + 1, std::min(length - gap - most, longest), longest);
        made.rest = length - gap - made.lead;
        made.leading = direction == Qt::Horizontal ? QSize(made.lead, above) : QSize(width, made.lead);
        return made;
    };
    const RoomPlan beside =
        divided(Qt::Horizontal, width, share * width * height / above, leastBeside, mostBeside * wish.em);
    const RoomPlan below = divided(Qt::Vertical, above, share * height, leastBelow, mostBelow * wish.em);
    const bool besideFits = beside.share(wish.room) >= share;
    const bool fits = besideFits || below.share(wish.room) >= share;
    const bool isBeside = fits ? besideFits : beside.share(wish.room) > below.share(wish.room);
    if (!wish.ownShare) return isBeside ? beside : below;
    return isBeside ? divided(Qt::Horizontal, width, *wish.ownShare * width, leastBelow, width)
                    : divided(Qt::Vertical, above, *wish.ownShare * above, leastBelow, above);
}

int mostOfParameters(const QSize& room, int em, std::optional<int> rows) {
    constexpr double shareOfAll = 0.45, rowEms = 2.6, marginEms = 1;
    return static_cast<int>(rows ? (*rows * rowEms + marginEms) * em : shareOfAll * room.height());
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
