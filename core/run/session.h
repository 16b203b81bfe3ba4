// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/experiment.h"
#include "core/run/metric.h"
#include "core/table/table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace timestep {

/// Where a run left the finite numbers.
struct Divergence {
    std::size_t run = 0;
    std::int64_t step = 0;
    double time = 0;
    std::string why = {}; ///< of a method that could not make the step; empty: a number is not finite
};

/// An experiment under way: its simulations, the rows recorded so far, and the log of what people did. The
/// window's runner, the command line, sweeps, tests and benchmarks all use this class and differ only in what
/// they do with the table.
class Session {
public:
    /// At the start, with row 0 recorded. Throws InputError.
    explicit Session(Experiment experiment);
    /// Continues from what save() returned: the next steps give the same bytes as if it had never been
    /// interrupted. The table begins anew at the saved step. Throws InputError.
    static Session fromState(const Json& state);

    /// Advances to the next instant at which any run has a step to make; runs whose step falls on it make one
    /// step. Records rows. False: every run is at its end or has diverged.
    bool step();
    /// Steps until every run is at the end.
    void runToEnd();

    /// Carries out an event now, on the runs it names, and adds it to the experiment's events (one per run,
    /// with that run's step number), so that the experiment replays it. Throws InputError and changes
    /// nothing.
    void perform(Event event);

    double time() const; ///< of the run that is furthest [time unit]
    bool atEnd() const;
    const Experiment& experiment() const { return experiment_; }
    std::size_t runs() const { return simulations_.size(); }
    const Simulation& simulation(std::size_t run) const { return *simulations_[run]; }
    const Table& table() const { return table_; }
    /// The first run that diverged, if any; its rows up to there are in the table.
    const std::optional<Divergence>& divergence() const { return divergence_; }
    /// RMS strain against pass of the last step: columns "pass" and "residual" for each run that has passes.
    Table residualTable() const;

    /// Experiment and the state of every run.
    Json save() const;
    /// Forgets the rows recorded so far (somebody else keeps them); capacity stays.
    void clearRows();

private:
    bool stepRun(std::size_t run);
    void record(std::size_t run);
    void applyDueEvents(std::size_t run);

    Experiment experiment_;
    std::vector<std::unique_ptr<Simulation>> simulations_;
    std::vector<std::vector<Measure>> measures_; ///< per run, in the order of its columns
    std::vector<std::size_t> firstColumn_;       ///< of each run in table_
    std::vector<double> startEnergy_;
    std::vector<std::size_t> nextEvent_;
    std::vector<bool> diverged_;
    Table table_;
    std::optional<Divergence> divergence_;
};

} // namespace timestep
