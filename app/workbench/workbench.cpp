// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/workbench.h"

#include "app/names.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/setting_key.h"
#include "core/run/start_values.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <utility>

namespace timestep {

namespace {

/// Number of rows kept of an endless run: about 300 MB with four runs. A run with an end also keeps at most
/// this many.
constexpr std::size_t mostRows = 500'000;

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

double naturalPace(const Scene& scene) {
    constexpr double goodLength = 20; // [s]
    if (scene.timeUnit == "frame") return 60;
    if (scene.timeUnit == "ms") return 1000;
    if (scene.timeUnit == "s" || !(scene.duration > 0)) return 1;
    return scene.duration / goodLength; // days, nanoseconds
}

Workbench::Workbench(QObject* parent) : QObject(parent), m_snapshot(&m_runner.newest()) {
    m_timer.setInterval(16);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Workbench::pull);
    m_timer.start();
}

Workbench::~Workbench() {
    m_cancelAnalysis = true;
    joinAnalysis();
}

QString Workbench::refuse(const InputError& error) {
    const QString sentence = QString::fromStdString(error.sentence());
    emit refused(sentence);
    return sentence;
}

std::optional<QString> Workbench::load(const Experiment& experiment, bool atStartToo) {
    try {
        Session session(experiment);
        const bool kept = keepEarlierRun(atStartToo);
        m_generation = m_runner.load(std::move(session), kept);
    } catch (const InputError& error) {
        return refuse(error);
    }
    m_experiment = experiment;
    setSpeed(m_speed);
    return std::nullopt;
}

bool Workbench::open(const Experiment& experiment) {
    if (load(experiment)) return false;
    clearLastRun();
    m_derived.clear();
    emit experimentChanged(true);
    emit stateChanged();
    return true;
}

bool Workbench::replace(const Experiment& experiment) {
    if (load(experiment, true)) return false;
    clearLastRun();
    m_derived.clear();
    emit experimentChanged(true);
    emit stateChanged();
    return true;
}

bool Workbench::continueState(const Json& state) {
    try {
        Session session = Session::fromState(state);
        const bool kept = keepEarlierRun();
        m_experiment = session.experiment();
        m_generation = m_runner.load(std::move(session), kept);
    } catch (const InputError& error) {
        refuse(error);
        return false;
    }
    setSpeed(m_speed);
    clearLastRun();
    m_derived.clear();
    emit experimentChanged(true);
    emit stateChanged();
    return true;
}

Experiment Workbench::played() {
    return m_runner.experiment();
}
Experiment Workbench::recorded() {
    Experiment experiment = played();
    std::erase_if(experiment.events, [&experiment](const Event& event) {
        const auto run = static_cast<std::size_t>(std::max(event.run, 0));
        return experiment.duration > 0 && event.step >= stepsOf(experiment, run);
    });
    return experiment;
}
Json Workbench::state() {
    return m_runner.save();
}

std::optional<QString> Workbench::set(const std::vector<std::pair<std::string, std::string>>& values) {
    if (!m_experiment) return QString();
    Experiment changed = *m_experiment;
    bool live = isCurrent() && m_snapshot->time > 0 && !m_snapshot->atEnd;
    try {
        for (const auto& [key, value] : values) {
            setByKey(changed, key, value);
            live = live && changesLive(changed, key);
        }
    } catch (const InputError& error) {
        return refuse(error);
    }
    if (!live) {
        std::shared_ptr<LastRun> last = presentRun();
        if (last == nullptr && m_last != nullptr) last = std::make_shared<LastRun>(*m_last);
        if (auto refusal = load(changed)) return refusal;
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
        return std::nullopt;
    }
    notePast();
    m_experiment = std::move(changed);
    for (const auto& [key, value] : values) {
        Event event;
        event.kind = EventKind::Set;
        event.key = key;
        event.value = value;
        m_runner.perform(event);
    }
    emit experimentChanged(false);
    return std::nullopt;
}

void Workbench::addRun() {
    if (!m_experiment || m_experiment->runs.size() >= mostRuns) return;
    Experiment changed = *m_experiment;
    changed.runs.push_back(changed.runs.back());
    changed.runs.back().label.clear();
    open(changed);
}

void Workbench::check(const QuickCheck& quickCheck) {
    if (m_locked || !m_experiment || m_experiment->runs.size() >= mostRuns) return;
    if (const auto checked = withQuickCheck(*m_experiment, quickCheck); checked && open(*checked)) run();
}

void Workbench::removeRun(std::size_t run) {
    if (!m_experiment || m_experiment->runs.size() < 2 || run >= m_experiment->runs.size()) return;
    Experiment changed = *m_experiment;
    changed.runs.erase(changed.runs.begin() + static_cast<std::ptrdiff_t>(run));
    open(changed);
}

bool Workbench::settle() {
    emit aboutToGo();
    if (m_held.isEmpty()) return true;
    emit refused(m_held);
    return false;
}

void Workbench::run() {
    if (m_locked || !m_experiment || !settle()) return;
    if (isCurrent() && m_snapshot->atEnd && !m_snapshot->plays) reset();
    notePast();
    m_runner.run();
    emit stateChanged();
}

void Workbench::skipToEnd() {
    if (m_locked || !m_experiment || !settle() || !(m_experiment->duration > 0)) return;
    if (isCurrent() && m_snapshot->atEnd) return;
    if (!isCurrent() || !m_snapshot->running) notePast();
    m_skipping = true;
    m_runner.setPace(Runner::asFastAsPossible);
    m_runner.run();
    emit stateChanged();
}

void Workbench::pause() {
    m_runner.pause();
    if (m_skipping) setSpeed(m_speed);
}

void Workbench::step(int count) {
    if (m_locked || !m_experiment || !settle()) return;
    notePast(true);
    m_runner.step(count);
    emit stepped();
    emit stateChanged();
}

void Workbench::perform(const Event& event) {
    if (!m_experiment) return;
    const bool places =
        event.kind == EventKind::Place || event.kind == EventKind::Ghost || event.kind == EventKind::Velocity;
    const bool goesOn = places && isCurrent() && !m_past.empty() && m_past.back().places &&
                        m_past.back().generation == m_generation && m_past.back().tick == m_snapshot->tick;
    if (event.kind != EventKind::Move && event.kind != EventKind::Release && !goesOn) {
        const std::size_t before = m_past.size();
        notePast();
        if (m_past.size() > before) m_past.back().places = places;
        emit stateChanged();
    }
    const bool ended = isCurrent() && m_snapshot->atEnd && !m_snapshot->plays;
    m_runner.perform(event);
    if (ended && !m_locked) m_runner.play();
    if (places && isAtStart()) noteStart(event);
}

/// Of several acts of one kind on one thing, the last one counts.
void Workbench::noteStart(const Event& event) {
    const auto isSame = [&event](const Event& act) {
        return act.kind == event.kind && act.index == event.index && act.run == event.run;
    };
    std::erase_if(m_startActs, isSame);
    m_startActs.push_back(event);
    if (const std::optional<Experiment> changed = withStart(m_startActs)) emit startChanging(*changed);
}

/// The experiment whose start is the one that these acts lead to; none if a parameter is missing or refuses
/// it.
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
    // What else was done by hand at the start is done again.
    std::vector<Event> others = m_runner.experiment().events;
    const std::vector<Event>& given = m_experiment->events;
    std::erase_if(others, [&](const Event& event) {
        return std::find(given.begin(), given.end(), event) != given.end() ||
               std::any_of(acts.begin(), acts.end(), [&event](const Event& act) {
                   return act.kind == event.kind && act.index == event.index;
               });
    });
    while (!m_past.empty() && m_past.back().places && m_past.back().generation == m_generation)
        m_past.pop_back();
    m_runner.rewind(0);
    if (load(*changed, true)) return;
    for (const Event& event : others) m_runner.perform(event);
    emit experimentChanged(true);
    emit stateChanged();
}

void Workbench::seek(std::int64_t tick) {
    if (!m_locked && m_experiment) m_runner.seek(tick);
}

void Workbench::seekBy(std::int64_t ticks) {
    if (!m_locked && m_experiment) m_runner.seekBy(ticks);
}

void Workbench::repeat(std::int64_t from, std::int64_t to) {
    if (!m_locked && m_experiment) m_runner.repeat(from, to);
}

void Workbench::reset() {
    if (!m_experiment || load(*m_experiment)) return;
    emit experimentChanged(true);
    emit stateChanged();
}

void Workbench::setSpeed(double factor) {
    m_speed = factor;
    m_skipping = false;
    applyPace();
    emit stateChanged();
}

void Workbench::applyPace() {
    if (m_skipping || !m_experiment || m_speed <= 0) {
        m_runner.setPace(Runner::asFastAsPossible);
        return;
    }
    m_runner.setPace(m_speed * naturalPace(*m_experiment->scene) * (m_quick ? quicker : 1));
}

void Workbench::setInteresting(std::optional<std::pair<double, double>> times) {
    m_interesting = times;
    m_quick = false; // the next snapshot decides
    applyPace();
    emit stateChanged();
}

void Workbench::setHurrying(bool on) {
    m_hurries = on;
    m_quick = false;
    applyPace();
}

void Workbench::setLocked(bool locked) {
    m_locked = locked;
    if (locked) pause();
    emit stateChanged();
}

void Workbench::pull() {
    bool changed = false;
    m_snapshot = &m_runner.newest(&changed);
    if (!changed) return;
    const std::uint64_t before = m_tableGeneration;
    m_tableGeneration = m_runner.takeRows(m_table, m_tableGeneration);
    if (m_tableGeneration != before) {
        m_forgotten = false;
        nameRuns();
    }
    forgetOldRows();
    if ((m_dropped || m_runner.hasDropped()) && !std::exchange(m_saidDropped, true)) emit runsDropped();
    if (!m_snapshot->error.empty() && m_snapshot->error != m_lastError)
        emit refused(QString::fromStdString(m_snapshot->error));
    m_lastError = m_snapshot->error;
    const bool dull = m_interesting && isCurrent() &&
                      (m_snapshot->time < m_interesting->first || m_snapshot->time >= m_interesting->second);
    if (const bool quick = m_hurries && dull; quick != m_quick) {
        m_quick = quick;
        applyPace();
    }
    emit advanced();
    if (m_snapshot->running != m_wasRunning || m_snapshot->atEnd != m_wasAtEnd) {
        m_wasRunning = m_snapshot->running;
        m_wasAtEnd = m_snapshot->atEnd;
        if (m_skipping && isCurrent() && m_snapshot->atEnd) setSpeed(m_speed);
        emit stateChanged();
    }
}

void Workbench::forgetOldRows() {
    if (m_table.rows() < mostRows) return;
    m_forgotten = true;
    for (Column& column : m_table.columns)
        column.values.erase(column.values.begin(),
                            column.values.begin() + static_cast<std::ptrdiff_t>(column.values.size() / 2));
}

void Workbench::nameRuns() {
    if (!m_experiment) return;
    const auto name = [](Table& table, const Experiment& of) {
        for (std::size_t i = 0; i < table.runs.size() && i < of.runs.size(); ++i)
            table.runs[i] = runLabel(of, i, translatedUtf8);
    };
    name(m_table, *m_experiment);
    for (auto& [plot, derived] : m_derived) {
        name(derived.result.table, derived.of);
        name(derived.result.summary, derived.of);
    }
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
    if (!m_experiment) return;
    m_cancelAnalysis = true;
    joinAnalysis();
    m_cancelAnalysis = false;
    m_analysisThread = std::thread(
        [this, name, derived = DerivedResult{of != nullptr ? *of : *m_experiment, spec, {}}]() mutable {
            const Progress progress = [this](std::size_t done, std::size_t all) {
                QMetaObject::invokeMethod(this, [this, done, all] {
                    emit analysisAdvanced(static_cast<int>(done), static_cast<int>(all));
                });
                return !m_cancelAnalysis;
            };
            QString problem;
            try {
                derived.result = analyse(derived.of, derived.spec, progress);
            } catch (const InputError& error) {
                problem = QString::fromStdString(error.sentence());
            }
            if (m_cancelAnalysis) return;
            QMetaObject::invokeMethod(this, [this, name, problem, derived = std::move(derived)]() mutable {
                joinAnalysis();
                if (problem.isEmpty()) return takeDerived(name, std::move(derived));
                emit refused(problem);
                emit analysisFinished(QString::fromStdString(name));
            });
        });
}

void Workbench::takeDerived(const std::string& name, DerivedResult derived) {
    m_derived[name] = std::move(derived);
    nameRuns();
    emit analysisFinished(QString::fromStdString(name));
}

void Workbench::cancelAnalysis() {
    if (!isAnalysing()) return;
    m_cancelAnalysis = true;
    joinAnalysis();
    emit analysisFinished(QString());
}

void Workbench::joinAnalysis() {
    if (m_analysisThread.joinable()) m_analysisThread.join();
}

} // namespace timestep
