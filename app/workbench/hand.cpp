// SPDX-License-Identifier: GPL-3.0-or-later
// What the learner does to the run, and to its start.
#include "app/workbench/workbench.h"

#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/experiment/start_values.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// Whether an event alone changes the start; a pull needs time.
bool isAct(const Event& event) {
    return event.kind != EventKind::Grab && event.kind != EventKind::Move &&
           event.kind != EventKind::Release && event.kind != EventKind::Set;
}

} // namespace

void Workbench::perform(const Event& event) {
    if (!m_experiment) return;
    m_history.forgetUndone();
    const bool places =
        event.kind == EventKind::Place || event.kind == EventKind::Ghost || event.kind == EventKind::Velocity;
    ChangeSeries series;
    if (places) series = {ChangeSeries::Kind::Placement, m_snapshot->tick};
    if (event.kind != EventKind::Move && event.kind != EventKind::Release && !m_history.continues(series)) {
        note(series, true);
        emit stateChanged();
    }
    const bool ended = isCurrent() && m_snapshot->atEnd && !m_snapshot->continuesFreely;
    runner().perform(event);
    if (ended && !m_locked) runner().continueFreely();
    if (isAtStart() && isAct(event) && !std::exchange(m_startIsChanged, true)) emit stateChanged();
    if (places && isAtStart()) noteStart(event);
}

const std::vector<double>& Workbench::byHand() const {
    static const std::vector<double> none;
    const bool isPaused = isCurrent() && !m_snapshot->running;
    return isPaused && m_snapshot->afterAction.size() == m_table.columns.size() ? m_snapshot->afterAction
                                                                                : none;
}

/// What the learner did before the first step.
std::vector<Event> Workbench::actsAtStart() {
    std::vector<Event> acts = m_runner.experiment().events;
    const std::vector<Event>& given = m_experiment->events;
    std::erase_if(acts, [&given](const Event& event) {
        return event.step > 0 || !isAct(event) || std::find(given.begin(), given.end(), event) != given.end();
    });
    return acts;
}

bool Workbench::differs() const {
    if (m_opened == nullptr || !m_experiment) return false;
    const auto isSameMethod = [](const Run& one, const Run& other) {
        return one.method == other.method && one.methodText == other.methodText;
    };
    if (m_startIsChanged || !std::ranges::equal(m_opened->runs, m_experiment->runs, isSameMethod))
        return true;
    return std::any_of(m_changed.begin(), m_changed.end(), [this](const std::string& key) {
        try {
            return valueByKey(*m_opened, key) != valueByKey(*m_experiment, key);
        } catch (const InputError&) {
            return false; // the value of another experiment
        }
    });
}

void Workbench::restore() {
    if (m_opened == nullptr) return;
    const std::shared_ptr<const Experiment> opened = m_opened;
    if (!accept(load(*opened))) return;
    clearLastRun();
    m_startIsChanged = false;
    emit experimentChanged(true);
    emit stateChanged();
}

void Workbench::setOpened(std::shared_ptr<const Experiment> opened) {
    m_opened = std::move(opened);
    m_startIsChanged = m_opened != nullptr && !actsAtStart().empty();
}

/// Merges repeated actions of one kind on one object: the last one counts.
void Workbench::noteStart(const Event& event) {
    const auto isSame = [&event](const Event& act) {
        return act.kind == event.kind && act.index == event.index && act.run == event.run;
    };
    std::erase_if(m_startActs, isSame);
    m_startActs.push_back(event);
    const std::optional<Experiment> changed = withStart(m_startActs);
    emit startChanging(changed ? *changed : played());
}

/// The experiment whose start results from these actions; none if a parameter is missing or rejects its
/// value.
std::optional<Experiment> Workbench::withStart(const std::vector<Event>& acts) const {
    Experiment changed = *m_experiment;
    try {
        for (const Event& act : acts) {
            const auto values = startValues(changed, act);
            if (!values) return std::nullopt;
            for (const auto& [key, value] : *values) setByKey(changed, key, value);
        }
    } catch (const InputError&) {
        return std::nullopt;
    }
    return changed;
}

void Workbench::letGo() {
    const std::vector<Event> acts = std::exchange(m_startActs, {});
    if (acts.empty() || !isAtStart()) return;
    const std::optional<Experiment> changed = withStart(acts);
    if (!changed) return;
    // Repeats the learner's other actions at the start.
    std::vector<Event> others = actsAtStart();
    std::erase_if(others, [&acts](const Event& event) {
        return std::any_of(acts.begin(), acts.end(), [&event](const Event& act) {
            return act.kind == event.kind && act.index == event.index;
        });
    });
    for (const Event& act : acts)
        if (const auto values = startValues(*m_experiment, act))
            for (const auto& value : *values) m_changed.insert(value.first);
    if (auto back = m_history.dropNewest(ChangeSeries::Kind::Placement)) go(std::move(*back));
    if (!accept(load(*changed))) return;
    m_startIsChanged = !others.empty();
    for (const Event& event : others) runner().perform(event);
    emit experimentChanged(true);
    emit stateChanged();
}

} // namespace timestep
