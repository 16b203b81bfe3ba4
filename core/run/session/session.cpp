// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session/session.h"

#include "core/input_error.h"
#include "core/run/session/memory_limit.h"
#include "core/run/simulation/run_events.h"
#include "core/stop.h"
#include "core/table/number_text.h"
#include "core/translatable.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

/// Largest number of rows for which a table reserves memory at the start, so that it does not grow by
/// copying.
constexpr double mostReservedRows = 1 << 18;

/// The columns that the experiment names, or all if it names none; time is first.
std::vector<RecordedColumn> chosenColumns(const Simulation& simulation, const Experiment& experiment) {
    const std::vector<std::string>& wanted = experiment.record;
    std::vector<RecordedColumn> all = columnsOf(simulation);
    if (wanted.empty()) return all;
    std::vector<RecordedColumn> chosen{all.front()};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (findCalculated(experiment, wanted[i]) != nullptr)
            continue; // calculated columns are always recorded
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const RecordedColumn& column) { return column.id == wanted[i]; });
        if (found == all.end())
            throw InputError(
                Sentence(TRANSLATABLE("fault", "\"%1\" cannot be measured in this scene"), wanted[i]),
                "record/columns/" + std::to_string(i));
        if (found->id != all.front().id) chosen.push_back(*found);
    }
    return chosen;
}

/// Steps of free play that a state may have, after those of the experiment.
constexpr std::int64_t mostStepsOfPlay = 1'000'000;
constexpr double longestReference = 5; ///< for the computed reference at a state [s]

void refuseOtherSteps(const JsonField& field, const Experiment& experiment, std::size_t run,
                      std::int64_t steps) {
    if (experiment.duration == 0) return;
    const std::int64_t most = mostStepsOf(experiment, run);
    if (steps - most > mostStepsOfPlay)
        field.refuse(Sentence(TRANSLATABLE("fault", "the experiment has only %1 steps"), most));
}

void refuseOtherTime(const JsonField& state, double time) {
    if (!state.has("time")) return;
    const double said = state.member("time").numberOrNull();
    if (std::isfinite(said) && std::abs(said - time) > 1e-9 * std::max(std::abs(said), std::abs(time)))
        state.member("time").refuse(
            Sentence(TRANSLATABLE("fault", "the steps of the runs end at time %1"), shortNumber(time)));
}

} // namespace

Session::Session(Experiment experiment) : experiment_(std::move(experiment)) {
    performed_.assign(experiment_.events.size(), false);
    WorldBudget budget(experiment_);
    for (std::size_t run = 0; run < experiment_.runs.size(); ++run) {
        runs_.push_back(begin(run));
        budget.take(*runs_.back().simulation);
    }
    for (RunUnderWay& run : runs_) record(run);
}

/// Makes a run at its start, and its columns.
Session::RunUnderWay Session::begin(std::size_t index) {
    RunUnderWay run;
    try {
        run.simulation = makeSimulation(experiment_, index);
    } catch (InputError& error) {
        const std::string path = "runs/" + std::to_string(index);
        if (!error.path.starts_with("world") &&
            !error.path.starts_with("texts")) // texts are the same for all runs
            error.path = error.path.empty() ? path : path + "/" + error.path;
        throw;
    }
    run.columns = chosenColumns(*run.simulation, experiment_);
    run.calculator = ColumnCalculator(experiment_, *run.simulation);
    if (experiment_.until || !experiment_.crossings.empty())
        run.watch = std::make_unique<CrossingWatch>(experiment_, *run.simulation);
    const auto needs = [&run](MetricNeeds what) {
        return run.calculator.needs(what) || (run.watch && run.watch->needs(what)) ||
               std::any_of(run.columns.begin(), run.columns.end(),
                           [what](const RecordedColumn& column) { return column.needs(what); });
    };
    if (needs(MetricNeeds::Ledger)) run.simulation->keepLedger();
    run.hasResiduals = run.simulation->problem() == nullptr;
    run.recordsResiduals = needs(MetricNeeds::Residuals);
    run.startEnergy = totalEnergy(*run.simulation);
    if (run.watch) run.watch->begin(*run.simulation, run.startEnergy);
    run.firstColumn = table_.columns.size();
    table_.runs.push_back(runLabel(experiment_, index));
    const double steps = experiment_.duration / run.simulation->stepSize();
    const auto rows = static_cast<std::size_t>(
        std::clamp(steps / static_cast<double>(experiment_.recordEvery) + 2, 2.0, mostReservedRows));
    const auto add = [&](const std::string& id, const Wording& name, const std::string& unit) {
        table_.columns.push_back({id, name, unit, static_cast<int>(index), {}});
        table_.columns.back().values.reserve(rows);
    };
    for (const RecordedColumn& column : run.columns) add(column.id, column.name, column.unit);
    for (const CalculatedColumn& column : experiment_.calculated) add(column.id, column.name, column.unit);
    return run;
}

Session Session::fromState(const Json& state) {
    const JsonField whole(state);
    Session session(experimentFromJson(whole.member("experiment").json()));
    const JsonField runs = whole.member("runs");
    if (runs.size() != session.runs())
        runs.refuse(TRANSLATABLE("fault", "the state does not hold one entry for each run"));
    session.clearRows();
    const std::vector<Event>& events = session.experiment_.events;
    double time = 0; // of the run that is furthest
    std::vector<bool> hasMemory;
    for (std::size_t i = 0; i < session.runs(); ++i) {
        RunUnderWay& run = session.runs_[i];
        const JsonField saved = runs.element(i), done = saved.member("events-done");
        run.nextEvent = done.count();
        if (run.nextEvent > events.size())
            done.refuse(TRANSLATABLE("fault", "the state does not fit the events of the experiment"));
        continueFrom(*run.simulation, saved, events, i, run.nextEvent);
        refuseOtherSteps(saved.member("steps"), session.experiment_, i, run.simulation->steps());
        time = std::max(time, run.simulation->time());
        run.startEnergy = saved.member("start-energy").numberOrNull();
        run.diverged = !run.simulation->finite();
        run.ended = saved.has("ended") && saved.member("ended").toggle();
        if (run.watch) run.watch->begin(*run.simulation, run.startEnergy);
        run.rows = run.rowsKept = 0;
        run.calculator.forget();
        hasMemory.push_back(run.calculator.remembers() && saved.has("calculated"));
        if (hasMemory.back()) run.calculator.load(saved.member("calculated"));
    }
    refuseOtherTime(whole, time);
    try {
        const StopScope scope(afterSeconds(longestReference));
        for (std::size_t i = 0; i < session.runs(); ++i)
            session.record(session.runs_[i],
                           hasMemory[i] ? ColumnCalculator::Row::Repeated : ColumnCalculator::Row::New);
    } catch (const Stopped&) {
        if (stopIsWanted()) throw;
        runs.refuse(
            TRANSLATABLE("fault", "the computed reference takes too long up to the steps of this state"));
    }
    return session;
}

void Session::continueFreely() {
    if (!freePlayBegins_ && atEnd()) freePlayBegins_ = ticks_;
}

void Session::perform(Event event) {
    std::vector<std::size_t> targets;
    for (std::size_t run = 0; run < runs(); ++run)
        if (concerns(event, run)) targets.push_back(run);
    if (targets.empty()) throw InputError(TRANSLATABLE("fault", "there is no such run"));
    if (ticks_ < furthestTicks_) forgetFuture();
    if (atEnd() && !isInFreePlay()) forgetEventsToCome();
    std::vector<Event>& events = experiment_.events;
    for (const std::size_t target : targets) {
        RunUnderWay& run = runs_[target];
        applyDueEvents(*run.simulation, events, target, run.nextEvent);
        Event one = event;
        one.run = static_cast<int>(target);
        one.step = run.simulation->steps();
        run.simulation->apply(one);
        const auto place = std::upper_bound(events.begin(), events.end(), one,
                                            [](const Event& a, const Event& b) { return a.step < b.step; });
        const auto index = static_cast<std::size_t>(place - events.begin());
        events.insert(place, std::move(one));
        performed_.insert(performed_.begin() + static_cast<std::ptrdiff_t>(index), true);
        for (RunUnderWay& other : runs_)
            if (&other == &run || other.nextEvent > index) ++other.nextEvent;
    }
    forgetCopies();
    if (std::exchange(performedAt_, ticks_) != ticks_) performedLately_.clear();
    performedLately_.push_back(std::move(event));
}

/// The copies of runs for the search of crossings count the events that they have had.
void Session::forgetCopies() {
    for (RunUnderWay& run : runs_)
        if (run.watch) run.watch->forgetCopy();
}

/// Removes the events that are still to come, those of a free play in the experiment. A new free play begins
/// now.
void Session::forgetEventsToCome() {
    std::size_t next = experiment_.events.size();
    for (const RunUnderWay& run : runs_) next = std::min(next, run.nextEvent);
    const auto isToCome = [this](std::size_t i) {
        for (std::size_t run = 0; run < runs_.size(); ++run)
            if (concerns(experiment_.events[i], run) && i < runs_[run].nextEvent) return false;
        return true;
    };
    for (std::size_t i = experiment_.events.size(); i-- > next;) {
        if (!isToCome(i)) continue;
        experiment_.events.erase(experiment_.events.begin() + static_cast<std::ptrdiff_t>(i));
        performed_.erase(performed_.begin() + static_cast<std::ptrdiff_t>(i));
        for (RunUnderWay& run : runs_)
            if (run.nextEvent > i) --run.nextEvent;
    }
    forgetCopies();
}

Keyframe Session::keyframe() const {
    Keyframe keyframe{ticks_, {}, divergence_, 0};
    for (const RunUnderWay& run : runs_) {
        keyframe.runs.push_back({run.simulation->clone(), run.nextEvent, run.rows, run.crossingsNow,
                                 run.diverged, run.ended, run.calculator.memory()});
        keyframe.bytes += run.simulation->bytes();
    }
    return keyframe;
}

void Session::goTo(const Keyframe& keyframe) {
    for (std::size_t i = 0; i < runs(); ++i) {
        const Keyframe::OfRun& then = keyframe.runs[i];
        runs_[i].simulation = then.simulation->clone();
        runs_[i].nextEvent = then.nextEvent;
        runs_[i].rows = then.rows;
        runs_[i].crossingsNow = then.crossings;
        runs_[i].diverged = then.diverged;
        runs_[i].ended = then.ended;
        if (runs_[i].watch) runs_[i].watch->begin(*runs_[i].simulation, runs_[i].startEnergy);
        runs_[i].calculator.remember(then.columns);
    }
    divergence_ = keyframe.divergence;
    ticks_ = keyframe.ticks;
}

void Session::forgetFuture() {
    std::vector<Event>& events = experiment_.events;
    for (std::size_t i = events.size(); i-- > 0;) {
        if (!performed_[i] || i < runs_[static_cast<std::size_t>(events[i].run)].nextEvent) continue;
        events.erase(events.begin() + static_cast<std::ptrdiff_t>(i));
        performed_.erase(performed_.begin() + static_cast<std::ptrdiff_t>(i));
        for (RunUnderWay& run : runs_)
            if (run.nextEvent > i) --run.nextEvent;
    }
    forgetCopies();
    dropRowsAhead();
    furthestTicks_ = ticks_;
    performedLately_.clear();
    if (!isInFreePlay()) freePlayBegins_.reset();
}

/// Removes the rows and the crossings after the present instant.
void Session::dropRowsAhead() {
    for (Column& column : table_.columns) {
        const RunUnderWay& run = runs_[static_cast<std::size_t>(column.run)];
        column.values.resize(column.values.size() - std::min(column.values.size(), run.rowsKept - run.rows));
    }
    for (RunUnderWay& run : runs_) {
        run.rowsKept = run.rows;
        run.crossings.resize(std::min(run.crossings.size(), run.crossingsNow));
    }
}

void Session::recover(const Keyframe& before) {
    const StopShield shield;
    const std::int64_t tick = ticks_;
    goTo(before);
    while (ticks_ < tick && step()) {}
    if (ticks_ == furthestTicks_) dropRowsAhead();
}

SessionMark Session::mark() const {
    const bool lately = performedAt_ == furthestTicks_;
    return {ticks_, furthestTicks_, lately ? performedLately_ : std::vector<Event>(), freePlayBegins_};
}

SessionMark Session::markWithoutLater() const {
    SessionMark mark = this->mark();
    if (ticks_ < furthestTicks_) mark.performed.clear();
    if (mark.freePlayBegins && ticks_ < *mark.freePlayBegins) mark.freePlayBegins.reset();
    mark.furthestTicks = ticks_;
    return mark;
}

void Session::performAgain(const SessionMark& mark) {
    freePlayBegins_ = mark.freePlayBegins;
    for (const Event& event : mark.performed) perform(event);
}

Session Session::copy() const {
    Session copy(experiment_);
    copy.releaseRows();
    copy.performed_ = performed_;
    copy.measuresTimes_ = measuresTimes_;
    copy.measuresResiduals_ = measuresResiduals_;
    copy.furthestTicks_ = furthestTicks_;
    copy.freePlayBegins_ = freePlayBegins_;
    for (std::size_t i = 0; i < runs(); ++i) {
        copy.runs_[i].startEnergy = runs_[i].startEnergy;
        copy.runs_[i].rowsKept = runs_[i].rowsKept;
        copy.runs_[i].crossings = runs_[i].crossings;
        copy.runs_[i].times = runs_[i].times;
    }
    copy.goTo(keyframe());
    return copy;
}

double Session::time() const {
    double latest = 0;
    for (const RunUnderWay& run : runs_) latest = std::max(latest, run.simulation->time());
    return latest;
}

bool Session::atEnd() const {
    return std::none_of(runs_.begin(), runs_.end(),
                        [this](const RunUnderWay& run) { return recordsOn(run); });
}

Json Session::save() const {
    Json state = {{"experiment", toJson(experiment_)}, {"time", time()}, {"runs", Json::array()}};
    for (const RunUnderWay& run : runs_) {
        Json saved = run.simulation->save();
        saved["start-energy"] = run.startEnergy;
        saved["events-done"] = run.nextEvent;
        if (run.ended) saved["ended"] = true;
        const GameLoop& loop = run.simulation->gameLoop();
        if (loop.cutStep() >= 0)
            saved["cut"] = {{"step", loop.cutStep()}, {"size", loop.stepSize(loop.cutStep())}};
        if (run.calculator.remembers()) saved["calculated"] = run.calculator.save();
        state["runs"].push_back(std::move(saved));
    }
    return state;
}

void Session::clearRows() {
    for (Column& column : table_.columns) column.values.clear();
}

void Session::releaseRows() {
    for (Column& column : table_.columns) std::vector<double>().swap(column.values);
}

std::size_t Session::bytes() const {
    std::size_t bytes = table_.numbers() * sizeof(double);
    for (const RunUnderWay& run : runs_) bytes += run.simulation->bytesInUse();
    return bytes;
}

} // namespace timestep
