// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/undo_history.h"

#include <algorithm>
#include <utility>

namespace timestep {

std::size_t Work::bytes() const {
    std::size_t bytes = 0;
    if (derived != nullptr)
        bytes += numbersIn(*derived) * sizeof(double) / static_cast<std::size_t>(derived.use_count());
    if (last != nullptr) bytes += last->bytes() / static_cast<std::size_t>(last.use_count());
    return bytes;
}

const StoredSession* UndoHistory::Entry::session() const {
    const auto* stored = std::get_if<std::unique_ptr<StoredSession>>(&way);
    return stored != nullptr ? stored->get() : nullptr;
}

std::size_t UndoHistory::Entry::bytes() const {
    return work.bytes() + (session() != nullptr ? session()->bytes() : 0);
}

void UndoHistory::add(Work before, Way back, const ChangeSeries& series) {
    forgetUndone();
    m_past.push_back({std::move(before), std::move(back), series});
    bound();
}

Work UndoHistory::undo(Work present, const Go& go) {
    Entry entry = std::move(m_past.back());
    m_past.pop_back();
    std::shared_ptr<const SessionMark> back;
    if (const auto* mark = std::get_if<std::shared_ptr<const SessionMark>>(&entry.way)) back = *mark;
    m_undone.push_back({std::move(present), go(std::move(entry.way)), entry.series, std::move(back)});
    bound();
    return std::move(entry.work);
}

Work UndoHistory::redo(Work present, const Go& go) {
    Entry entry = std::move(m_undone.back());
    m_undone.pop_back();
    Way way = go(std::move(entry.way));
    if (entry.back != nullptr) way = std::move(entry.back);
    m_past.push_back({std::move(present), std::move(way), entry.series});
    bound();
    return std::move(entry.work);
}

std::unique_ptr<StoredSession> UndoHistory::take(std::uint64_t generation) {
    const auto isIt = [generation](const Entry& entry) {
        return entry.session() != nullptr && entry.work.generation == generation &&
               entry.session()->sharedRows.empty();
    };
    const auto found = std::find_if(m_past.begin(), m_past.end(), isIt);
    if (found == m_past.end()) return nullptr;
    auto session = std::move(std::get<std::unique_ptr<StoredSession>>(found->way));
    m_past.erase(found);
    forgetInstants(generation);
    return session;
}

void UndoHistory::forgetInstants(std::uint64_t generation) {
    std::erase_if(m_past, [generation](const Entry& entry) {
        return entry.work.generation == generation &&
               (entry.session() == nullptr || !entry.session()->sharedRows.empty());
    });
}

std::optional<UndoHistory::Way> UndoHistory::dropNewest(ChangeSeries::Kind kind) {
    std::optional<Way> back;
    while (!m_past.empty() && m_past.back().series.kind == kind) {
        back = std::move(m_past.back().way);
        m_past.pop_back();
    }
    return back;
}

/// Drops what is farthest from the present while there are too many entries or they are too large.
void UndoHistory::bound() {
    for (std::vector<Entry>* entries : {&m_past, &m_undone})
        if (!entries->empty())
            if (auto* stored = std::get_if<std::unique_ptr<StoredSession>>(&entries->back().way)) {
                Timeline& timeline = (*stored)->timeline;
                const std::size_t others = (*stored)->bytes() - timeline.bytesInUse();
                timeline.shrinkTo(m_budget - std::min(m_budget, others));
            }
    std::size_t bytes = 0;
    for (const auto* entries : {&m_past, &m_undone})
        for (const Entry& entry : *entries) bytes += entry.bytes();
    for (std::vector<Entry>* entries : {&m_past, &m_undone})
        while (entries->size() > most || (bytes > m_budget && entries->size() > 1)) {
            bytes -= std::min(bytes, entries->front().bytes());
            m_dropped = m_dropped || entries->front().session() != nullptr;
            entries->erase(entries->begin());
        }
}

} // namespace timestep
