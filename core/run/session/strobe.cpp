// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/strobe.h"

#include <algorithm>
#include <utility>

namespace timestep {

void Strobe::setDistance(std::int64_t every) {
    if (every == wanted_) return;
    wanted_ = std::max<std::int64_t>(every, 0);
    forget();
}

void Strobe::forget() {
    pictures_.clear();
    every_ = wanted_;
}

void Strobe::see(const Session& session) {
    const std::int64_t tick = session.ticks();
    if (every_ == 0 || tick % every_ != 0) return;
    const auto place =
        std::lower_bound(pictures_.begin(), pictures_.end(), tick,
                         [](const auto& picture, std::int64_t at) { return picture->tick < at; });
    if (place != pictures_.end() && (*place)->tick == tick) return;
    auto picture = std::make_shared<StrobePicture>();
    picture->tick = tick;
    picture->time = session.time();
    picture->runs.resize(session.runs());
    for (std::size_t run = 0; run < session.runs(); ++run) {
        Frame& frame = picture->runs[run];
        session.simulation(run).draw(frame);
        if (frame.points.size() + frame.segments.size() + frame.polygons.size() > largestFrame) return;
    }
    pictures_.insert(place, std::move(picture));
    if (pictures_.size() <= most) return;
    every_ *= 2;
    std::erase_if(pictures_, [this](const auto& kept) { return kept->tick % every_ != 0; });
}

void Strobe::seeAgain(const Session& session) {
    std::erase_if(pictures_, [&](const auto& picture) { return picture->tick >= session.ticks(); });
    see(session);
}

void Strobe::recall(const Strobe& earlier) {
    if (earlier.wanted_ == wanted_) *this = earlier;
}

} // namespace timestep
