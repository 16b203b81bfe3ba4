// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/claims/laboratory.h"

#include "core/input_error.h"
#include "core/particles/world/cut_path.h"
#include "core/run/experiment/setting_key.h"
#include "core/run/session/memory_limit.h"
#include "core/run/session/session.h"
#include "lessons/model/evaluate_check.h"

#include <algorithm>

namespace timestep {

/// One experiment with its changes, and its results.
struct Laboratory::Job {
    std::string experiment;
    Settings set;
    const PlotBlock* plot = nullptr; ///< of the analysis; null: a run
    std::set<std::string> measures;  ///< to be recorded by a run
    Table table, residuals;
    DerivedResult derived;
    std::vector<bool> tornToBorder;
    std::optional<InputError> refusal;
};

namespace {

/// The measure that a probe of a run needs; empty: none.
std::string measureFor(const Probe& probe) {
    if (probe.source == Probe::Source::Run) return probe.measure;
    if (probe.source != Probe::Source::Happening) return {};
    if (probe.happening == Happening::Tear) return "torn-sticks";
    return probe.happening == Happening::Rest ? "kinetic-energy" : "";
}

bool hasPlot(const Probe& probe) {
    return probe.source == Probe::Source::Derived;
}

/// A session at its start that records only these measures, or all of them if one is not defined for every
/// run.
Session sessionOf(const Experiment& experiment, const std::set<std::string>& measures) {
    Experiment lean = experiment;
    lean.record.assign(measures.begin(), measures.end());
    if (lean.record.empty()) lean.record = {"time"};
    try {
        return Session(std::move(lean));
    } catch (const InputError&) {
        return Session(experiment);
    }
}

} // namespace

Laboratory::Laboratory(const Lesson& lesson, std::map<std::string, Experiment> more)
    : lesson_(lesson), more_(std::move(more)) {}
Laboratory::~Laboratory() = default;

std::string Laboratory::keyOf(const std::string& experiment, const Settings& set, const Probe& probe) const {
    std::string key = experiment + "\n" + (hasPlot(probe) ? probe.plot : std::string());
    for (const auto& [name, value] : set) key += "\n" + name + "=" + value;
    return key;
}

void Laboratory::want(const std::string& experiment, const Settings& set, const Probe& probe) {
    std::unique_ptr<Job>& job = jobs_[keyOf(experiment, set, probe)];
    if (job == nullptr) {
        job = std::make_unique<Job>();
        job->experiment = experiment;
        job->set = set;
        if (hasPlot(probe)) job->plot = lesson_.plot(probe.plot);
    }
    if (const std::string measure = measureFor(probe); !measure.empty()) job->measures.insert(measure);
}

void Laboratory::work(unsigned threads, const std::function<bool()>& goesOn) {
    Progress progress;
    if (goesOn) progress = [&goesOn](std::size_t, std::size_t) { return goesOn(); };
    std::vector<Job*> runs, others;
    for (const auto& [key, job] : jobs_) (job->plot == nullptr ? runs : others).push_back(job.get());
    const auto changed = [this](const Job& job) {
        const auto other = more_.find(job.experiment);
        Experiment experiment =
            other != more_.end() ? other->second : lesson_.experiment(job.experiment)->experiment;
        for (const auto& [name, value] : job.set) setByKey(experiment, name, value);
        return experiment;
    };
    const bool whole = inParallel(
        runs.size(), runs.size(), progress,
        [&](std::size_t item, Worker& worker) {
            Job& job = *runs[item];
            try {
                Session session = sessionOf(changed(job), job.measures);
                refuseLargeTable(session);
                if (!goesOn || session.experiment().duration == 0)
                    session.runToEnd();
                else
                    while (worker.goesOn() && session.step()) {}
                job.table = session.table();
                job.residuals = session.residualTable();
                for (std::size_t run = 0; run < session.runs(); ++run) {
                    const World* world = session.simulation(run).world();
                    job.tornToBorder.push_back(world != nullptr && CutPath().reachesBorder(*world));
                }
            } catch (const InputError& error) {
                job.refusal = error;
            }
            worker.advance();
        },
        threads);
    // Analyses distribute their own work over threads.
    const auto analyseOne = [&](Job& job) {
        try {
            DerivedResult& derived = job.derived;
            derived.of = changed(job);
            derived.spec = analysisOf(*job.plot, derived.of);
            derived.result = analyse(derived.of, derived.spec, progress, threads);
        } catch (const InputError& error) {
            job.refusal = error;
        }
    };
    for (std::size_t i = 0; whole && i < others.size(); ++i)
        if (!inParallel(1, 1, progress, [&](std::size_t, Worker&) { analyseOne(*others[i]); })) return;
}

std::optional<double> Laboratory::measure(const std::string& experiment, const Settings& set,
                                          const Probe& probe) const {
    const auto found = jobs_.find(keyOf(experiment, set, probe));
    if (found == jobs_.end()) return std::nullopt;
    const Job& job = *found->second;
    if (job.refusal) throw InputError(*job.refusal);
    switch (probe.source) {
    case Probe::Source::Derived:
        return readDerived(probe, job.derived, *job.plot);
    case Probe::Source::Residuals:
        return readProbe(probe, job.residuals, "residual", "pass");
    case Probe::Source::Happening:
        return countOf(probe.happening, probe.run, job.table, job.tornToBorder);
    case Probe::Source::Run:
        break;
    }
    return readProbe(probe, job.table, probe.measure, "time");
}

} // namespace timestep
