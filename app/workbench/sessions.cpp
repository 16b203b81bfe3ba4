// SPDX-License-Identifier: GPL-3.0-or-later
// The sessions of the workbench: how one is loaded, kept in the undo history and brought back.
#include "app/workbench/workbench.h"

#include "core/formula/formula.h"
#include "core/input_error.h"
#include "widgets/text/text.h"

#include <utility>

namespace timestep {

bool Workbench::accept(const Fault& fault) {
    if (fault != nullptr) emit refused(translated(*fault));
    return fault == nullptr;
}

Fault Workbench::load(const std::function<Session()>& begin, Untouched before, const ChangeSeries& series) {
    std::unique_ptr<StoredSession> previous;
    Experiment loaded;
    try {
        previous = runner().replace([&] {
            Session session = begin();
            loaded = session.experiment();
            return session;
        });
    } catch (const UnknownName& error) {
        return std::make_shared<const UnknownName>(error);
    } catch (const InputError& error) {
        return std::make_shared<const InputError>(error);
    }
    if (previous != nullptr) {
        giveRowsBack(*previous);
        keep(work(), std::move(previous), before, series);
    }
    m_experiment = std::move(loaded);
    m_generation = m_runner.newestGeneration();
    setSpeed(speed());
    return nullptr;
}

Fault Workbench::load(const Experiment& experiment, Untouched before) {
    return load([&experiment] { return Session(experiment); }, before);
}

bool Workbench::openWith(const std::function<Session()>& begin, Untouched before) {
    const Scene* const scene = m_experiment ? m_experiment->scene : nullptr;
    if (!accept(load(begin, before))) return false;
    if (m_experiment->scene != scene || m_experiment->world || m_experiment->bodies) m_visit = ++m_lastVisit;
    ++m_opening;
    m_opened = std::make_shared<const Experiment>(*m_experiment);
    m_startIsChanged = false;
    clearLastRun();
    m_derived = std::make_shared<DerivedResults>();
    emit experimentChanged(true);
    emit stateChanged();
    return true;
}

bool Workbench::open(const Experiment& experiment, Untouched before) {
    return openWith([&experiment] { return Session(experiment); }, before);
}

bool Workbench::openWithRuns(const Experiment& changed) {
    std::shared_ptr<DerivedResults> derived = m_derived;
    const std::uint64_t visit = m_visit;
    if (!open(changed)) return false;
    if (m_visit == visit) m_derived = std::move(derived);
    return true;
}

bool Workbench::continueState(const Json& state) {
    return openWith([&state] { return Session::fromState(state); }, Untouched::Kept);
}

void Workbench::note(const ChangeSeries& series, bool drops) {
    if (!isCurrent()) return m_history.forgetUndone();
    const bool hasLater = m_snapshot->tick < m_snapshot->furthest ||
                          (m_snapshot->atEnd && !m_snapshot->isInFreePlay && !m_experiment->events.empty());
    Work before = work();
    before.derived = nullptr; // the results stay with the session, which continues
    if (!drops || !hasLater) return m_history.add(std::move(before), runner().mark(), series);
    auto session = runner().branch();
    giveRowsBack(*session);
    m_history.add(std::move(before), std::move(session), series);
}

void Workbench::keep(Work work, std::unique_ptr<StoredSession> session, Untouched untouched,
                     const ChangeSeries& series) {
    const SessionMark mark = session->session->mark();
    if (untouched == Untouched::Kept || mark.furthestTicks > 0 || !mark.performed.empty())
        return m_history.add(std::move(work), std::move(session), series);
    m_history.forgetUndone();
    m_history.forgetInstants(work.generation);
}

std::unique_ptr<StoredSession> Workbench::go(UndoHistory::Way way) {
    auto* stored = std::get_if<std::unique_ptr<StoredSession>>(&way);
    auto session = stored != nullptr
                       ? runner().exchange(std::move(*stored))
                       : runner().rewind(std::get<std::shared_ptr<const SessionMark>>(std::move(way)));
    giveRowsBack(*session);
    return session;
}

/// A session that is put aside has its rows with it, except those that the session after it has, too.
void Workbench::giveRowsBack(StoredSession& session) {
    session.pendingRows.giveBack(m_table, m_tableGeneration, session.sharedRows);
    ++m_tableEdition;
    m_tableGeneration = session.generation;
    if (!session.sharedRows.empty()) return;
    m_table = {};
    m_tableGeneration = 0;
}

void Workbench::undo() {
    if (canUndo())
        showWork(m_history.undo(work(), [this](UndoHistory::Way way) { return go(std::move(way)); }));
}

void Workbench::redo() {
    if (canRedo())
        showWork(m_history.redo(work(), [this](UndoHistory::Way way) { return go(std::move(way)); }));
}

void Workbench::showWork(Work work) {
    const bool other = work.generation != m_generation;
    if (work.visit != m_visit) ++m_opening;
    m_experiment = std::move(work.experiment);
    m_generation = work.generation;
    m_visit = work.visit;
    setOpened(std::move(work.opened));
    if (other) {
        auto derived = std::make_shared<DerivedResults>(*work.derived);
        derived->insert(m_derived->begin(), m_derived->end()); // later analyses of other plots stay
        m_derived = std::move(derived);
        setLastRun(std::move(work.last));
    }
    nameTable();
    setSpeed(speed());
    emit experimentChanged(other);
    emit stateChanged();
}

bool Workbench::bringBack(const Work& work) {
    const bool isPresent = m_experiment && work.generation == m_generation;
    if (!isPresent) {
        m_history.forgetUndone();
        if (auto session = m_history.take(work.generation)) {
            Work present = this->work();
            keep(std::move(present), go(std::move(session)), Untouched::Dropped);
            m_generation = work.generation;
            m_experiment = work.experiment;
        } else if (!accept(load(work.experiment, Untouched::Dropped))) {
            return false;
        }
        m_visit = work.visit;
        ++m_opening;
        setOpened(work.opened);
        setLastRun(work.last);
        setSpeed(speed());
    }
    m_derived = work.derived != nullptr ? std::make_shared<DerivedResults>(*work.derived)
                                        : std::make_shared<DerivedResults>();
    emit experimentChanged(!isPresent);
    if (!isPresent) emit stateChanged();
    return true;
}

} // namespace timestep
