// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/earlier_sessions.h"

#include <algorithm>
#include <utility>

namespace timestep {

void EarlierSessions::store(EarlierSession session) {
    const auto bytesOf = [](const EarlierSession& one) {
        return one.session->bytes() + one.timeline.bytes() + one.pendingRows.bytes();
    };
    const std::size_t own = session.session->bytes();
    session.timeline.shrinkTo(budget - std::min(budget, own));
    sessions_.push_back(std::move(session));
    std::size_t bytes = 0;
    for (const EarlierSession& earlier : sessions_) bytes += bytesOf(earlier);
    while (sessions_.size() > most || (bytes > budget && sessions_.size() > 1)) {
        bytes -= bytesOf(sessions_.front());
        sessions_.pop_front();
        dropped_ = true;
    }
}

std::optional<EarlierSession> EarlierSessions::take(std::uint64_t generation) {
    EarlierSession* const found = find(generation);
    if (found == nullptr) return {};
    EarlierSession taken = std::move(*found);
    std::erase_if(sessions_, [](const EarlierSession& one) { return one.session == nullptr; });
    return taken;
}

EarlierSession* EarlierSessions::find(std::uint64_t generation) {
    const auto isIt = [&](const EarlierSession& one) { return one.generation == generation; };
    const auto place = std::find_if(sessions_.begin(), sessions_.end(), isIt);
    return place != sessions_.end() ? &*place : nullptr;
}

} // namespace timestep
