// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/run/session/runner.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace timestep {

/// The last run before values were changed, for comparison with the present one.
struct LastRun {
    Experiment experiment;
    std::shared_ptr<const Table> table; ///< of a long run only some rows
    std::vector<Frame> frames;          ///< its last picture, by run
    std::vector<std::string> changed;   ///< keys of the values that were changed since

    std::size_t bytes() const; ///< approximate size
};

/// The work on an experiment, apart from its session.
struct Work {
    std::uint64_t generation = 0;                       ///< of the session
    std::uint64_t visit = 0;                            ///< see Workbench::visit()
    Experiment experiment;                              ///< as it was set up
    std::shared_ptr<const DerivedResults> derived = {}; ///< null: none
    std::shared_ptr<const LastRun> last = {};
    std::shared_ptr<const Experiment> opened = {}; ///< as it was opened

    /// Approximate size; what several works share counts in parts.
    std::size_t bytes() const;
};

/// Changes in a row that are undone together.
struct ChangeSeries {
    enum class Kind : std::uint8_t {
        None, ///< each change alone
        Steps,
        Placement, ///< at one tick, several movements of bodies
        Setting    ///< one drag of a slider
    };
    Kind kind = Kind::None;
    std::int64_t tick = 0; ///< of a Placement
    std::string key = {};  ///< of a Setting
    bool operator==(const ChangeSeries&) const = default;
};

/// Undo and redo. An entry holds the work before a change and the way back to its run: another session, or an
/// earlier instant of the session that comes after it.
class UndoHistory {
public:
    static constexpr std::size_t most = 100;                              ///< entries
    static constexpr std::size_t standardBudget = std::size_t{256} << 20; ///< [bytes]

    using Way = std::variant<std::shared_ptr<const SessionMark>, std::unique_ptr<StoredSession>>;
    /// Makes the runner go this way, and returns the session that was there.
    using Go = std::function<std::unique_ptr<StoredSession>(Way)>;

    /// `budget`: of all entries [bytes]. The newest one is kept in any case; its timeline then has fewer
    /// keyframes.
    explicit UndoHistory(std::size_t budget = standardBudget) : m_budget(budget) {}

    /// A change is about to follow, or has followed. The redo entries are dropped.
    void add(Work before, Way back, const ChangeSeries& series = {});
    /// Whether a change continues the series of the newest entry.
    bool continues(const ChangeSeries& series) const {
        return series.kind != ChangeSeries::Kind::None && !m_past.empty() && m_past.back().series == series;
    }

    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_undone.empty(); }
    /// Goes one entry back or forward, and returns the work there. Call them only if they can.
    Work undo(Work present, const Go& go);
    Work redo(Work present, const Go& go);
    void forgetUndone() { m_undone.clear(); }

    /// Takes the session with this number out of the history; nothing if it is not there.
    std::unique_ptr<StoredSession> take(std::uint64_t generation);
    /// Drops the entries that are instants of a session that does not come back.
    void forgetInstants(std::uint64_t generation);
    /// Drops the newest entries of this kind. Returns the way back to the time before them.
    std::optional<Way> dropNewest(ChangeSeries::Kind kind);

    /// Whether a session was dropped because all together were too large or too many.
    bool hasDropped() const { return m_dropped; }

private:
    struct Entry {
        Work work;
        Way way;
        ChangeSeries series = {};
        /// Of a redo entry: the way back from it. Null: the session before it.
        std::shared_ptr<const SessionMark> back = {};

        const StoredSession* session() const;
        std::size_t bytes() const;
    };

    void bound();

    std::size_t m_budget;
    std::vector<Entry> m_past;   ///< the newest is the last
    std::vector<Entry> m_undone; ///< the last one undone is the last
    bool m_dropped = false;
};

} // namespace timestep
