// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout/sizes.h"

#include "app/system.h"
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
constexpr int leastSingle = 34;                              // width of a room for several parts [em]
constexpr int leastWide = 62, leastSide = 23, mostSide = 34; // of a room with the rest beside the lead [em]
constexpr int leastWideHeight = 30;                          // of such a room [em]
constexpr int leastPicture = 20, leastPlots = 20;            // heights where one is below the other [em]

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
    const int em = wish.em, width = wish.room.width(), height = wish.room.height();
    const int above = height - wish.foot - (wish.foot > 0 ? gap : 0);
    const bool wide = width >= leastWide * em;
    const bool plotsLead = wish.lead == RoomPart::Side;
    const int leastHeight = wide ? leastWideHeight * em : (leastPicture + leastPlots) * em + gap;
    const bool threeStacked = !wide && wish.lead == RoomPart::Code; // the plots would be cut
    plan.single = width < leastSingle * em || above < leastHeight || threeStacked;
    if (plan.single) {
        plan.lead = width;
        plan.leading = {width, above};
        return plan;
    }
    plan.direction = wide ? Qt::Horizontal : Qt::Vertical;
    const int length = wide ? width : above;
    const int least = em * (wish.ownShare ? leastSingle / 2
                            : wide        ? leastSide
                            : plotsLead   ? leastPicture
                                          : leastPlots);
    const double wanted = wish.ownShare ? *wish.ownShare * length
                          : wide        ? wantedShare(width) * width * height / above
                                        : wantedShare(width) * height;
    const int most = wish.ownShare ? length : mostSide * em; // of the rest
    const int longest = length - gap - least;
    const int shortest = std::max(length - gap - most, wide ? wish.leastLead : 0);
    plan.lead = std::clamp(static_cast<int>(wanted) + 1, std::min(shortest, longest), longest);
    plan.rest = length - gap - plan.lead;
    plan.leading = wide ? QSize(plan.lead, above) : QSize(width, plan.lead);
    return plan;
}

int leastPictureHeight(int em) {
    return leastPicture * em;
}

int settingsWidth(int em) {
    constexpr int ems = 24;
    return ems * em;
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
    if (window.isMaximized() || !pageAddress().isEmpty()) return; // a page is filled after the first show()
    const WindowPlace place = placeOnScreen(window.geometry(), window.screen()->availableGeometry());
    window.setGeometry(place.rectangle);
    if (place.maximised) window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

} // namespace timestep
