// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/workbench.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "widgets/text/text.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// Number of rows kept of an endless run with few runs: about 300 MB with four. A run with an end also keeps
/// at most this many.
constexpr std::size_t mostRows = 500'000, runsWithAllRows = 4;

/// True if the change can be made while a world runs: one of its rules, or a setting of its method.
bool changesLive(const Experiment& experiment, const std::string& key) {
    if (experiment.scene->kind() == SceneKind::Problem) return false;
    if (experiment.parameters.has(key)) return !experiment.parameters.descriptor(key).restarts;
    return experiment.runs.front().method.has(key);
}

/// Whether both experiments have this value, and the same.
bool sameValue(const Experiment& one, const Experiment& other, const std::string& key) {
    try {
        return valueByKey(one, key) == valueByKey(other, key);
    } catch (const InputError&) {
        return false;
    }
}

} // namespace

Workbench::Workbench(QObject* parent) : QObject(parent), m_snapshot(&m_runner.newest()) {
    m_timer.setInterval(16);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Workbench::pull);
    m_timer.start();
    connect(&m_analysis, &AnalysisThread::advanced, this, &Workbench::analysisAdvanced);
    connect(&m_analysis, &AnalysisThread::finished, this, &Workbench::takeDerived);
    connect(&m_analysis, &AnalysisThread::refused, this,
            [this](const std::string& name, const QString& sentence) {
                emit refused(sentence);
                emit analysisFinished(QString::fromStdString(name));
            });
}

Runner& Workbench::runner() {
    if (!m_timer.isActive()) m_timer.start();
    return m_runner;
}

Experiment Workbench::played() {
    return m_runner.experiment();
}
Experiment Workbench::recorded() {
    Experiment experiment = played();
    std::erase_if(experiment.events, [&experiment](const Event& event) {
        const auto run = static_cast<std::size_t>(std::max(event.run, 0));
        return experiment.duration > 0 && event.step >= mostStepsOf(experiment, run);
    });
    return experiment;
}
Json Workbench::state() {
    return m_runner.save();
}

Fault Workbench::set(const SettingValues& values, bool continues) {
    if (!m_experiment || values.empty()) return nullptr;
    for (const auto& value : values) m_changed.insert(value.first);
    Experiment changed = *m_experiment;
    bool live = isCurrent() && m_snapshot->time > 0 && !m_snapshot->atEnd;
    try {
        for (const auto& [key, value] : values) {
            setByKey(changed, key, value);
            live = live && changesLive(changed, key);
        }
    } catch (const InputError& error) {
        return std::make_shared<const InputError>(error);
    }
    const bool same = std::all_of(values.begin(), values.end(), [&](const auto& one) {
        return sameValue(*m_experiment, changed, one.first);
    });
    const auto isSameMethod = [](const Run& one, const Run& other) { return one.method == other.method; };
    if (same && isAtStart() && std::ranges::equal(m_experiment->runs, changed.runs, isSameMethod))
        return nullptr;
    const ChangeSeries series{ChangeSeries::Kind::Setting, 0, values.front().first};
    continues = continues && m_history.continues(series);
    if (live) {
        continues ? m_history.forgetUndone() : note(series, true);
        m_experiment = std::move(changed);
        for (const auto& [key, value] : values) {
            Event event;
            event.kind = EventKind::Set;
            event.key = key;
            event.value = value;
            runner().perform(event);
        }
        emit experimentChanged(false);
        return nullptr;
    }
    std::shared_ptr<LastRun> last = presentRun();
    if (last == nullptr && m_last != nullptr) last = std::make_shared<LastRun>(*m_last);
    if (const Fault fault = load([&changed] { return Session(changed); },
                                 continues ? Untouched::Dropped : Untouched::Kept, series))
        return fault;
    if (last != nullptr) {
        for (const auto& [key, value] : values)
            if (std::find(last->changed.begin(), last->changed.end(), key) == last->changed.end())
                last->changed.push_back(key);
        std::erase_if(last->changed,
                      [&](const std::string& key) { return sameValue(last->experiment, changed, key); });
    }
    // A run with the same values is the run itself.
    setLastRun(last != nullptr && last->changed.empty() ? nullptr : last);
    emit experimentChanged(true);
    emit stateChanged();
    return nullptr;
}

bool Workbench::calculate(std::vector<CalculatedColumn> columns) {
    if (m_locked || !m_experiment) return false;
    std::vector<Event> asSetUp = m_experiment->events;
    catchUp();
    const bool ended = isCurrent() && m_snapshot->atEnd;
    Experiment changed = recorded();
    changed.calculated = std::move(columns);
    if (!accept(load(changed))) return false;
    m_experiment->events = std::move(asSetUp);
    emit experimentChanged(true);
    if (ended) {
        m_wasAtEnd = false; // of the new session
        m_pace.skip();
        applyPace();
        runner().run();
    }
    emit stateChanged();
    return true;
}

void Workbench::addRun() {
    if (!m_experiment || m_experiment->runs.size() >= mostRuns) return;
    Experiment changed = *m_experiment;
    changed.runs.push_back(changed.runs.back());
    changed.runs.back().label.clear();
    openWithRuns(changed);
}

void Workbench::check(const QuickCheck& quickCheck) {
    if (m_locked || !m_experiment || m_experiment->runs.size() >= mostRuns) return;
    if (const auto checked = withQuickCheck(*m_experiment, quickCheck); checked && openWithRuns(*checked))
        run();
}

void Workbench::removeRun(std::size_t run) {
    if (!m_experiment || m_experiment->runs.size() < 2 || run >= m_experiment->runs.size()) return;
    Experiment changed = *m_experiment;
    changed.runs.erase(changed.runs.begin() + static_cast<std::ptrdiff_t>(run));
    openWithRuns(changed);
}

bool Workbench::settle() {
    emit aboutToGo();
    if (m_held.isEmpty()) return true;
    emit refused(m_held);
    return false;
}

void Workbench::run() {
    if (m_locked || !m_experiment || !settle()) return;
    if (isCurrent() && m_snapshot->atEnd && !m_snapshot->continuesFreely) reset();
    const bool plays = isCurrent() && m_snapshot->continuesFreely;
    if (m_still && !plays && m_experiment->duration > 0) return skipToEnd();
    note();
    runner().run();
    emit stateChanged();
}

void Workbench::skipToEnd() {
    if (m_locked || !m_experiment || !settle() || !(m_experiment->duration > 0)) return;
    if (isCurrent() && m_snapshot->atEnd) return;
    if (!isCurrent() || !m_snapshot->running) note();
    m_pace.skip();
    applyPace();
    runner().run();
    emit stateChanged();
}

void Workbench::pause() {
    runner().pause();
    if (m_pace.isSkipping()) setSpeed(speed());
}

void Workbench::step(int count) {
    if (m_locked || !m_experiment || !settle()) return;
    const ChangeSeries steps{ChangeSeries::Kind::Steps};
    m_history.continues(steps) ? m_history.forgetUndone() : note(steps);
    runner().step(count);
    emit stepped();
    emit stateChanged();
}

void Workbench::seek(std::int64_t tick) {
    if (!m_locked && m_experiment) runner().seek(tick);
}

void Workbench::seekBy(std::int64_t ticks) {
    if (!m_locked && m_experiment) runner().seekBy(ticks);
}

void Workbench::repeat(std::int64_t from, std::int64_t to) {
    if (!m_locked && m_experiment) runner().repeat(from, to);
}

void Workbench::reset() {
    if (!m_experiment) return;
    const std::vector<Event> acts = actsAtStart();
    if (!accept(load(*m_experiment, Untouched::Dropped))) return;
    for (const Event& act : acts) runner().perform(act);
    emit experimentChanged(true);
    emit stateChanged();
}

void Workbench::setSpeed(double factor) {
    m_pace.setSpeed(factor);
    applyPace();
    emit stateChanged();
}

void Workbench::applyPace() {
    if (m_experiment) runner().setPace(m_pace.unitsPerSecond(*m_experiment->scene));
}

void Workbench::setInteresting(std::optional<std::pair<double, double>> times) {
    m_pace.setInteresting(times);
    applyPace();
    emit stateChanged();
}

void Workbench::setHurrying(bool on) {
    m_pace.setHurrying(on);
    applyPace();
}

void Workbench::setLocked(bool locked, const QString& why) {
    m_locked = locked;
    m_lockedWhy = why;
    if (locked) pause();
    emit stateChanged();
}

void Workbench::pull() {
    const bool idle = m_runner.isIdle();
    bool changed = false;
    m_snapshot = &m_runner.newest(&changed);
    if (idle) m_timer.stop();
    if (!changed) return;
    const std::uint64_t before = m_tableGeneration;
    m_tableGeneration = m_runner.takeRows(m_table, m_tableGeneration);
    if (m_tableGeneration != before) {
        m_forgotten = false;
        nameTable();
    }
    forgetOldRows();
    if ((m_dropped || m_history.hasDropped()) && !std::exchange(m_saidDropped, true)) emit runsDropped();
    const QString error = m_snapshot->error ? translated(*m_snapshot->error) : QString();
    if (!error.isEmpty() && error != m_lastError) emit refused(error);
    m_lastError = error;
    if (isCurrent() && m_pace.follow(m_snapshot->time)) applyPace();
    emit advanced();
    if (m_snapshot->running != m_wasRunning || m_snapshot->atEnd != m_wasAtEnd) {
        m_wasRunning = m_snapshot->running;
        m_wasAtEnd = m_snapshot->atEnd;
        if (m_pace.isSkipping() && isCurrent() && m_snapshot->atEnd) setSpeed(speed());
        emit stateChanged();
    }
}

void Workbench::forgetOldRows() {
    if (m_table.rows() < mostRows * runsWithAllRows / std::max(runsWithAllRows, m_table.runs.size())) return;
    m_forgotten = true;
    for (Column& column : m_table.columns)
        column.values.erase(column.values.begin(),
                            column.values.begin() + static_cast<std::ptrdiff_t>(column.values.size() / 2));
}

void Workbench::nameTable() {
    ++m_tableEdition;
    timestep::nameRuns(m_table, *m_experiment);
}

void Workbench::nameRuns() {
    if (!m_experiment) return;
    nameTable();
    if (m_derived->empty()) return;
    for (auto& [plot, derived] : ownDerived()) {
        timestep::nameRuns(derived.result.table, derived.of);
        timestep::nameRuns(derived.result.summary, derived.of);
    }
}

/// The results, copied if a work shares them.
DerivedResults& Workbench::ownDerived() {
    if (m_derived.use_count() > 1) m_derived = std::make_shared<DerivedResults>(*m_derived);
    return *m_derived;
}

void Workbench::takeNames(const Experiment& translation) {
    if (!m_experiment || m_experiment->scene != translation.scene ||
        m_experiment->runs.size() != translation.runs.size())
        return;
    m_experiment->title = translation.title;
    for (std::size_t i = 0; i < translation.runs.size(); ++i)
        m_experiment->runs[i].label = translation.runs[i].label;
    nameRuns();
}

void Workbench::finish() {
    m_runner.finish();
    catchUp();
}

void Workbench::catchUp() {
    m_runner.drain();
    pull();
}

void Workbench::startAnalysis(const std::string& name, const AnalysisSpec& spec, const Experiment* of) {
    if (m_experiment) m_analysis.start(name, spec, of != nullptr ? *of : *m_experiment);
}

void Workbench::takeDerived(const std::string& name, const DerivedResult& derived) {
    ownDerived()[name] = derived;
    nameRuns();
    emit analysisFinished(QString::fromStdString(name));
}

void Workbench::cancelAnalysis() {
    if (m_analysis.cancel()) emit analysisFinished(QString());
}

} // namespace timestep
