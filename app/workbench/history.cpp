// SPDX-License-Identifier: GPL-3.0-or-later
// The undo history of the workbench, and earlier work that is restored from it.
#include "app/workbench/workbench.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// Maximum number of undo entries.
constexpr std::size_t mostPast = 100;
/// Maximum count of numbers in the tables of the undo and redo entries. With the sessions of the runner they
/// take at most 256 MB.
constexpr std::size_t mostPastNumbers = ((std::size_t{256} << 20) - EarlierSessions::budget) / sizeof(double);

} // namespace

void Workbench::notePast(bool steps) {
    forgetUndone();
    if (!m_experiment || !isCurrent()) return;
    if (steps && !m_past.empty() && m_past.back().steps && m_past.back().generation == m_generation) return;
    m_past.push_back({m_generation, m_snapshot->tick, *m_experiment, false, {}, {}, false, steps});
    boundPast();
}

bool Workbench::keepEarlierRun(bool atStartToo) {
    if (!m_experiment) return false;
    if (!atStartToo && (!isCurrent() || m_snapshot->furthest == 0)) catchUp();
    if (!atStartToo && (!isCurrent() || m_snapshot->furthest == 0)) return false;
    m_past.push_back(putAside());
    boundPast();
    return true;
}

Workbench::Past Workbench::putAside() {
    runner().pause();
    m_runner.drain();
    m_snapshot = &m_runner.newest();
    m_tableGeneration = m_runner.takeRows(m_table, m_tableGeneration);
    for (Column& column : m_table.columns) column.values.shrink_to_fit();
    Past past{m_generation,       m_snapshot->tick, *m_experiment, true,
              std::move(m_table), m_derived,        false,         false};
    m_table = {};
    m_tableGeneration = 0;
    ++m_tableEdition;
    return past;
}

/// Drops the oldest entries while there are too many or their tables are too large.
void Workbench::boundPast() {
    const auto count = [](const Past& past) { return past.table.numbers() + numbersIn(past.derived); };
    std::size_t numbers = 0;
    for (const Past& past : m_past) numbers += count(past);
    for (const Undone& undone : m_undone) {
        numbers += count(undone.past) + count(undone.session);
        if (undone.steps != nullptr) numbers += undone.steps->table.numbers();
    }
    while (m_past.size() > mostPast || (numbers > mostPastNumbers && m_past.size() > 1)) {
        numbers -= count(m_past.front());
        m_dropped = m_dropped || m_past.front().loaded;
        m_past.erase(m_past.begin());
    }
}

void Workbench::undo() {
    while (canUndo()) {
        Past past = std::move(m_past.back());
        m_past.pop_back();
        const bool loaded = past.loaded;
        Undone undone{{}, *m_experiment, {}, {}, m_last};
        if (loaded) {
            undone.session = putAside();
            if (!restore(std::move(past), undone.session)) continue; // it did not fit
        } else {
            if (past.generation != m_generation) continue;
            catchUp();
            undone.steps = runner().rewind(past.tick);
            m_runner.drain();
            keepRows(*undone.steps, m_table);
            m_experiment = past.experiment;
            undone.past = std::move(past);
        }
        m_undone.push_back(std::move(undone));
        setSpeed(speed());
        if (loaded) clearLastRun();
        emit experimentChanged(loaded);
        emit stateChanged();
        return;
    }
}

void Workbench::redo() {
    while (canRedo()) {
        Undone undone = std::move(m_undone.back());
        m_undone.pop_back();
        const bool loaded = undone.steps == nullptr;
        if (loaded) {
            Past present = putAside();
            DerivedResults derived = undone.session.derived;
            if (!restore(std::move(undone.session), present)) continue; // it did not fit
            m_past.push_back(std::move(present));
            m_derived = std::move(derived);
            setLastRun(undone.last);
        } else {
            if (undone.past.generation != m_generation) continue;
            m_past.push_back(std::move(undone.past));
            runner().recall(undone.steps);
            m_experiment = std::move(undone.experiment);
        }
        boundPast();
        setSpeed(speed());
        emit experimentChanged(loaded);
        emit stateChanged();
        return;
    }
}

/// Restores an entry; the present session has already been put aside. Returns false if the entry was deleted;
/// then the present session is restored.
bool Workbench::restore(Past past, Past& present) {
    if (bringBack(std::move(past), true)) return true;
    m_table = std::move(present.table);
    m_tableGeneration = present.generation;
    ++m_tableEdition;
    return false;
}

/// Drops the redo entries, because a new change replaces them.
void Workbench::forgetUndone() {
    for (const Undone& undone : m_undone)
        if (undone.steps == nullptr) runner().forget(undone.session.generation);
    m_undone.clear();
}

/// Restores the session of an undo entry. Returns false if it was deleted.
bool Workbench::bringBack(Past past, bool keepOld) {
    if (!runner().bringBack(past.generation, keepOld)) return false;
    m_generation = past.generation;
    m_table = std::move(past.table);
    ++m_tableEdition;
    m_tableGeneration = past.generation;
    m_experiment = std::move(past.experiment);
    m_derived.merge(std::move(past.derived)); // later analyses stay
    return true;
}

bool Workbench::bringBack(const KeptWork& work) {
    if (m_experiment && work.generation == m_generation) {
        m_derived = work.derived;
        emit experimentChanged(false);
        return true;
    }
    forgetUndone();
    const auto isIt = [&](const Past& past) { return past.loaded && past.generation == work.generation; };
    const auto place = std::find_if(m_past.begin(), m_past.end(), isIt);
    if (place == m_past.end()) {
        if (load(work.experiment)) return false;
    } else {
        Past past = std::move(*place);
        m_past.erase(place);
        const bool kept = keepEarlierRun();
        if (!bringBack(std::move(past), kept) && load(work.experiment)) return false;
    }
    m_derived = work.derived;
    setLastRun(work.last);
    setSpeed(speed());
    emit experimentChanged(true);
    emit stateChanged();
    return true;
}

} // namespace timestep
