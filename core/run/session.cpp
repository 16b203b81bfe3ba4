// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/session.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/translatable.h"

#include <algorithm>
#include <limits>

namespace timestep {

namespace {

/// Two instants closer than this, relative to their size, are the same: 10 steps of 0.1 and 1 step of 1.
constexpr double sameInstant = 1e-9;

/// The clock is read around the first steps and then around every seventh: reading it costs as much as a
/// short step. Seven, so that what alternates from step to step has its turns.
constexpr std::int64_t timedFirst = 100, timedEvery = 7;

/// Keeps the measures named in `wanted` (all, when it is empty), time first.
std::vector<Measure> chosenMeasures(const Simulation& simulation, const std::vector<std::string>& wanted) {
    std::vector<Measure> all = measuresOf(simulation);
    if (wanted.empty()) return all;
    std::vector<Measure> chosen{all.front()};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const Measure& measure) { return measure.id == wanted[i]; });
        if (found == all.end())
            throw InputError("\"" + wanted[i] + "\" cannot be measured in this scene",
                             "record/columns/" + std::to_string(i));
        if (found->id != all.front().id) chosen.push_back(*found);
    }
    return chosen;
}

double totalEnergy(const Simulation& simulation) {
    return simulation.kineticEnergy() + simulation.potentialEnergy();
}

/// The normal impulse of each contact, of the first so many, after every iteration.
void addImpulses(const Simulation& simulation, int run, Table& table) {
    constexpr std::size_t mostContacts = 16;
    const Scene& scene = simulation.scene();
    const std::string unit = scene.energyUnit == "J"
                                 ? "N s"
                                 : "kg " + std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit);
    const std::size_t contacts = std::min(simulation.iterationImpulses(0).size(), mostContacts);
    for (std::size_t contact = 0; contact < contacts; ++contact) {
        const std::string number = std::to_string(contact + 1);
        Column column{"impulse-" + number,
                      {TRANSLATABLE("metric", "normal impulse of contact"), " " + number},
                      unit,
                      run,
                      {}};
        for (std::size_t n = 0; contact < simulation.iterationImpulses(n).size(); ++n)
            column.values.push_back(simulation.iterationImpulses(n)[contact]);
        table.columns.push_back(std::move(column));
    }
}

} // namespace

Session::Session(Experiment experiment) : experiment_(std::move(experiment)) {
    const std::size_t count = experiment_.runs.size();
    nextEvent_.assign(count, 0);
    diverged_.assign(count, false);
    performed_.assign(experiment_.events.size(), false);
    rows_.assign(count, 0);
    rowsKept_.assign(count, 0);
    measures_.resize(count);
    for (std::size_t run = 0; run < count; ++run) {
        try {
            simulations_.push_back(makeSimulation(experiment_, run));
        } catch (InputError& error) {
            const std::string path = "runs/" + std::to_string(run);
            if (!error.path.starts_with("world"))
                error.path = error.path.empty() ? path : path + "/" + error.path;
            throw;
        }
        measures_[run] = chosenMeasures(*simulations_.back(), experiment_.record);
        keepLedger(run);
        const Simulation& simulation = *simulations_.back();
        startEnergy_.push_back(totalEnergy(simulation));
        firstColumn_.push_back(table_.columns.size());
        table_.runs.push_back(runLabel(experiment_, run));
        for (const Measure& measure : measures_[run])
            table_.columns.push_back({measure.id, measure.name, measure.unit, static_cast<int>(run), {}});
        record(run);
    }
}

/// A run keeps a ledger if one of its measures is read off it.
void Session::keepLedger(std::size_t run) {
    if (std::any_of(measures_[run].begin(), measures_[run].end(), [](const Measure& measure) {
            return measure.metric != nullptr && measure.metric->ledger;
        }))
        simulations_[run]->keepLedger();
}

/// A run from what its simulation saved after so many of the experiment's events. A state holds no settings:
/// those that were changed on the way are set again.
void Session::loadRun(std::size_t run, const Json& state, std::size_t eventsDone) {
    simulations_[run] = makeSimulation(experiment_, run);
    keepLedger(run);
    for (std::size_t i = 0; i < eventsDone; ++i) {
        const Event& event = experiment_.events[i];
        const bool ofThisRun = event.run < 0 || event.run == static_cast<int>(run);
        if (ofThisRun && event.kind == EventKind::Set) simulations_[run]->apply(event);
    }
    simulations_[run]->load(state);
    nextEvent_[run] = eventsDone;
}

Session Session::fromState(const Json& state) {
    try {
        Session session(experimentFromJson(state.at("experiment")));
        const Json& runs = state.at("runs");
        if (!runs.is_array() || runs.size() != session.runs())
            throw InputError("the state does not hold one entry for each run", "runs");
        session.clearRows();
        for (std::size_t run = 0; run < session.runs(); ++run) {
            const auto done = runs[run].at("events-done").get<std::size_t>();
            if (done > session.experiment_.events.size())
                throw InputError("the state does not fit the events of the experiment", "runs");
            session.loadRun(run, runs[run], done);
            session.startEnergy_[run] = runs[run].at("start-energy").get<double>();
            session.diverged_[run] = !session.simulations_[run]->finite();
            session.rows_[run] = session.rowsKept_[run] = 0;
            session.record(run);
        }
        return session;
    } catch (const Json::exception& error) {
        throw InputError(std::string("this is not a state of Timestep: ") + error.what());
    }
}

bool Session::step() {
    double next = std::numeric_limits<double>::infinity();
    const auto nextTime = [this](std::size_t run) { return simulations_[run]->nextTime(); };
    const auto goesOn = [this](std::size_t run) {
        return !diverged_[run] &&
               (experiment_.duration == 0 || !simulations_[run]->atEnd(experiment_.duration));
    };
    for (std::size_t run = 0; run < runs(); ++run)
        if (goesOn(run)) next = std::min(next, nextTime(run));
    bool stepped = false;
    for (std::size_t run = 0; run < runs(); ++run)
        if (goesOn(run) && nextTime(run) <= next * (1 + sameInstant)) stepped = stepRun(run) || stepped;
    if (stepped) furthestTicks_ = std::max(furthestTicks_, ++ticks_);
    return stepped;
}

void Session::runToEnd() {
    if (experiment_.duration == 0) throw InputError("a run without an end needs a duration", "duration");
    while (step()) {}
}

bool Session::stepRun(std::size_t run) {
    applyDueEvents(run);
    Simulation& simulation = *simulations_[run];
    stepSimulation(run);
    Wording failure = simulation.failure();
    if (!failure.empty() || !simulation.finite()) {
        diverged_[run] = true;
        if (!divergence_)
            divergence_ = Divergence{run, simulation.steps(), simulation.time(), std::move(failure)};
    }
    const bool last = experiment_.duration > 0 && simulation.atEnd(experiment_.duration);
    if (simulation.steps() % experiment_.recordEvery == 0 || last || diverged_[run]) record(run);
    return true;
}

void Session::stepSimulation(std::size_t run) {
    const std::int64_t done = simulations_[run]->steps();
    if (stepTimes_.empty() || (done > timedFirst && done % timedEvery != 0)) return simulations_[run]->step();
    const StepClock clock;
    simulations_[run]->step();
    stepTimes_[run].add(clock.seconds());
}

void Session::applyDueEvents(std::size_t run) {
    const std::int64_t now = simulations_[run]->steps();
    for (std::size_t& next = nextEvent_[run]; next < experiment_.events.size(); ++next) {
        const Event& event = experiment_.events[next];
        if (event.step > now) break;
        if (event.run >= 0 && event.run != static_cast<int>(run)) continue;
        try {
            simulations_[run]->apply(event);
        } catch (InputError& error) {
            error.path = "events/" + std::to_string(next);
            throw;
        }
    }
}

void Session::perform(Event event) {
    std::vector<std::size_t> targets;
    for (std::size_t run = 0; run < runs(); ++run)
        if (event.run < 0 || event.run == static_cast<int>(run)) targets.push_back(run);
    if (targets.empty()) throw InputError("there is no such run");
    if (ticks_ < furthestTicks_) forgetFuture();
    for (const std::size_t run : targets) {
        applyDueEvents(run);
        Event one = event;
        one.run = static_cast<int>(run);
        one.step = simulations_[run]->steps();
        simulations_[run]->apply(one);
        const auto place = std::upper_bound(experiment_.events.begin(), experiment_.events.end(), one,
                                            [](const Event& a, const Event& b) { return a.step < b.step; });
        const auto index = static_cast<std::size_t>(place - experiment_.events.begin());
        experiment_.events.insert(place, std::move(one));
        performed_.insert(performed_.begin() + static_cast<std::ptrdiff_t>(index), true);
        for (std::size_t other = 0; other < runs(); ++other)
            if (other == run || nextEvent_[other] > index) ++nextEvent_[other];
    }
}

SessionMemory Session::remember() const {
    SessionMemory memory{ticks_, {}, nextEvent_, rows_, diverged_, divergence_, 0};
    for (const auto& simulation : simulations_) {
        memory.runs.push_back(simulation->remember());
        memory.bytes += simulation->memorySize();
    }
    return memory;
}

void Session::measureResiduals(bool on) {
    for (const auto& simulation : simulations_) simulation->measureResiduals(on);
}

void Session::recall(const SessionMemory& memory) {
    for (std::size_t run = 0; run < runs(); ++run) {
        if (const auto* state = std::any_cast<Json>(&memory.runs[run]))
            loadRun(run, *state, memory.nextEvent[run]);
        else
            simulations_[run]->recall(memory.runs[run]);
    }
    nextEvent_ = memory.nextEvent;
    rows_ = memory.rows;
    diverged_ = memory.diverged;
    divergence_ = memory.divergence;
    ticks_ = memory.ticks;
}

void Session::forgetFuture() {
    std::vector<Event>& events = experiment_.events;
    for (std::size_t i = events.size(); i-- > 0;) {
        if (!performed_[i] || i < nextEvent_[static_cast<std::size_t>(events[i].run)]) continue;
        events.erase(events.begin() + static_cast<std::ptrdiff_t>(i));
        performed_.erase(performed_.begin() + static_cast<std::ptrdiff_t>(i));
        for (std::size_t& next : nextEvent_)
            if (next > i) --next;
    }
    for (Column& column : table_.columns) {
        const auto run = static_cast<std::size_t>(column.run);
        column.values.resize(column.values.size() -
                             std::min(column.values.size(), rowsKept_[run] - rows_[run]));
    }
    rowsKept_ = rows_;
    furthestTicks_ = ticks_;
}

void Session::record(std::size_t run) {
    if (++rows_[run] <= rowsKept_[run]) return; // recorded before, and it was the same
    ++rowsKept_[run];
    const Simulation& simulation = *simulations_[run];
    Column* column = &table_.columns[firstColumn_[run]];
    for (const Measure& measure : measures_[run])
        (column++)->values.push_back(measure.value(simulation, startEnergy_[run]));
}

double Session::time() const {
    double latest = 0;
    for (const auto& simulation : simulations_) latest = std::max(latest, simulation->time());
    return latest;
}

bool Session::atEnd() const {
    for (std::size_t run = 0; run < runs(); ++run)
        if (!diverged_[run] && (experiment_.duration == 0 || !simulations_[run]->atEnd(experiment_.duration)))
            return false;
    return true;
}

Table Session::residualTable() const {
    Table table;
    table.runs = table_.runs;
    for (std::size_t run = 0; run < runs(); ++run) {
        const auto residuals = simulations_[run]->residuals();
        if (residuals.empty()) continue;
        const Scene& scene = *experiment_.scene;
        const bool rigid = scene.rigidWorld != nullptr;
        Column pass{"pass",
                    rigid ? TRANSLATABLE("metric", "iteration") : TRANSLATABLE("metric", "pass"),
                    "1",
                    static_cast<int>(run),
                    {}};
        for (std::size_t i = 0; i < residuals.size(); ++i) pass.values.push_back(static_cast<double>(i));
        table.columns.push_back(std::move(pass));
        table.columns.push_back(
            {"residual",
             rigid ? TRANSLATABLE("metric", "approach speed after the iteration")
                   : TRANSLATABLE("metric", "RMS strain after the pass"),
             rigid ? std::string(scene.lengthUnit) + "/" + std::string(scene.timeUnit) : "1",
             static_cast<int>(run),
             {residuals.begin(), residuals.end()}});
        if (rigid) addImpulses(*simulations_[run], static_cast<int>(run), table);
    }
    return table;
}

Json Session::save() const {
    Json state = {{"experiment", toJson(experiment_)}, {"time", time()}, {"runs", Json::array()}};
    for (std::size_t run = 0; run < runs(); ++run) {
        Json saved = simulations_[run]->save();
        saved["start-energy"] = startEnergy_[run];
        saved["events-done"] = nextEvent_[run];
        state["runs"].push_back(std::move(saved));
    }
    return state;
}

void Session::clearRows() {
    for (Column& column : table_.columns) column.values.clear();
}

} // namespace timestep
