// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/fit_trials.h"

#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace timestep {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

/// Runs with fewer steps are computed on one thread: starting more would take longer.
constexpr std::int64_t stepsWorthAThread = 3000;

/// The step of a central difference, in scales of the parameter: the cube root of the round-off, where
/// rounding and truncation errors are similar (Press et al., Numerical Recipes, 3rd ed., section 5.7).
const double differenceStep = std::cbrt(std::numeric_limits<double>::epsilon());

FitVariable variableOf(const Experiment& experiment, const std::string& key) {
    const SettingKey setting = SettingKey::parse(key);
    const SettingFacts facts = describe(experiment, setting);
    const auto refuse = [&](Text sentence) { throw InputError(sentence, key); };
    if (setting.run)
        refuse(TRANSLATABLE("fault", "a fit changes the values that all runs share; leave \"runs/N/\" out"));
    FitVariable variable{key, facts.name, std::string(facts.unit)};
    variable.low = -std::numeric_limits<double>::max();
    variable.high = std::numeric_limits<double>::max();
    double range = 0;
    if (facts.parameter != nullptr) {
        const Parameter& parameter = *facts.parameter;
        if (parameter.kind != ParameterKind::Number || !experiment.parameters.has(parameter.id))
            refuse(TRANSLATABLE("fault", "only numbers of the scene can be fitted"));
        variable.low = parameter.minimum;
        variable.high = parameter.maximum;
        range = parameter.upper - parameter.lower;
    } else if (key.find('/') == std::string::npos) {
        refuse(TRANSLATABLE("fault", "only numbers of the scene can be fitted"));
    }
    variable.start = parseNumber(get(experiment, setting));
    variable.scale =
        std::max({std::abs(variable.start), 1e-3 * range, range > 0 || variable.start != 0 ? 0 : 1e-3});
    return variable;
}

Experiment changedBy(const Experiment& experiment, const std::vector<FitVariable>& variables,
                     const VectorXd& p) {
    Experiment changed = experiment;
    for (std::size_t i = 0; i < variables.size(); ++i)
        if (!variables[i].isShift()) setByKey(changed, variables[i].key, p[static_cast<Index>(i)]);
    return changed;
}

double shiftIn(const std::vector<FitVariable>& variables, const VectorXd& p) {
    return !variables.empty() && variables.back().isShift() ? p[p.size() - 1] : 0;
}

} // namespace

std::vector<FitVariable> fitVariables(const Experiment& experiment, const FitRequest& request) {
    std::vector<FitVariable> variables;
    for (const std::string& key : request.parameters) {
        if (std::any_of(variables.begin(), variables.end(),
                        [&](const FitVariable& one) { return one.key == key; }))
            throw InputError(TRANSLATABLE("fault", "this parameter is named twice"), key);
        variables.push_back(variableOf(experiment, key));
    }
    if (request.fitsShift) {
        double first = std::numeric_limits<double>::max(), last = -first;
        for (const MeasuredSeries& one : request.series)
            for (const double time : one.time) {
                first = std::min(first, time);
                last = std::max(last, time);
            }
        FitVariable shift{std::string(timeShiftKey), TRANSLATABLE("fit", "time shift of the data"),
                          std::string(experiment.scene->timeUnit)};
        shift.start = std::max(0.0, -first);
        shift.low = -first; // no point may be before the start of the run
        shift.high = std::numeric_limits<double>::max();
        shift.scale = std::max(stepOf(experiment, request.run), 1e-3 * (last - first));
        variables.push_back(std::move(shift));
    }
    return variables;
}

FitTrials::FitTrials(const Experiment& experiment, const FitRequest& request,
                     std::vector<FitVariable> variables, const Progress& progress, unsigned threads)
    : experiment_(&experiment),
      run_(request.run),
      all_(request.series),
      variables_(std::move(variables)),
      progress_(progress),
      threads_(threads) {
    choosePoints(std::numeric_limits<double>::infinity());
}

void FitTrials::choosePoints(double until) {
    chosen_.clear();
    weights_.clear();
    weighted_.clear();
    for (const MeasuredSeries& series : all_) {
        MeasuredSeries part{series.measure, {}, {}, {}};
        for (std::size_t i = 0; i < series.time.size(); ++i) {
            if (series.time[i] > until) continue;
            part.time.push_back(series.time[i]);
            weights_.push_back(series.sigma.empty() ? 1 : 1 / series.sigma[i]);
            weighted_.push_back(series.value[i] * weights_.back());
        }
        if (!part.time.empty()) chosen_.push_back(std::move(part));
    }
    points_ = weights_.size();
}

double FitTrials::scatter() const {
    double sum = 0;
    for (const MeasuredSeries& series : all_) {
        const auto weight = [&](std::size_t i) { return series.sigma.empty() ? 1 : 1 / series.sigma[i]; };
        double weights = 0, weighted = 0;
        for (std::size_t i = 0; i < series.value.size(); ++i) {
            weights += weight(i) * weight(i);
            weighted += weight(i) * weight(i) * series.value[i];
        }
        for (std::size_t i = 0; i < series.value.size(); ++i) {
            const double deviation = (series.value[i] - weighted / weights) * weight(i);
            sum += deviation * deviation;
        }
    }
    return sum;
}

FollowedRun FitTrials::follow(const VectorXd& p) const {
    std::atomic<std::size_t> done = 0;
    return follow(p, Worker(done, stop_));
}

FollowedRun FitTrials::follow(const VectorXd& p, const Worker& worker) const {
    return followRun(changedBy(*experiment_, variables_, p), run_, chosen_, shiftIn(variables_, p), worker);
}

bool FitTrials::reportProgress() {
    const std::size_t most = 2 * variables_.size() * static_cast<std::size_t>(mostFitIterations);
    if (progress_ && !progress_(std::min(simulations_, most), most)) stop_ = true;
    return !stop_;
}

FollowedRun FitTrials::followOrStop(const VectorXd& p) {
    FollowedRun run;
    inParallel(
        1, 1, [&](std::size_t, std::size_t) { return reportProgress(); },
        [&](std::size_t, const Worker& worker) { run = follow(p, worker); });
    return run;
}

bool FitTrials::residuals(const VectorXd& p, VectorXd& r) {
    if (stop_) return false;
    ++simulations_;
    FollowedRun run;
    try {
        run = followOrStop(p);
    } catch (const InputError&) {
        if (simulations_ == 1) throw; // the request itself is invalid
        return false;
    }
    if (!run.defined) return false;
    steps_ = run.steps;
    r.resize(static_cast<Index>(points_));
    for (std::size_t i = 0; i < points_; ++i)
        r[static_cast<Index>(i)] = run.values[i] * weights_[i] - weighted_[i];
    return true;
}

bool FitTrials::jacobian(const VectorXd& p, MatrixXd& J) {
    const auto n = static_cast<Index>(points_);
    J.resize(n, p.size());
    if (variables_.back().isShift()) { // the slope of the run itself
        const FollowedRun run = followOrStop(p);
        ++simulations_;
        if (!run.defined) return false;
        for (Index i = 0; i < n; ++i)
            J(i, p.size() - 1) =
                run.slopes[static_cast<std::size_t>(i)] * weights_[static_cast<std::size_t>(i)];
    }
    const std::size_t differences = variables_.size() - (variables_.back().isShift() ? 1 : 0);
    std::vector<FollowedRun> runs(2 * differences);
    std::vector<double> at(2 * differences);
    const auto work = [&](std::size_t item, const Worker& worker) {
        const FitVariable& variable = variables_[item / 2];
        const auto i = static_cast<Index>(item / 2);
        const double d = differenceStep * std::max(std::abs(p[i]), variable.scale) * (item % 2 == 0 ? -1 : 1);
        VectorXd moved = p;
        moved[i] = std::clamp(p[i] + d, variable.low, variable.high);
        at[item] = moved[i];
        try {
            runs[item] = follow(moved, worker);
        } catch (const InputError&) {
            runs[item] = {}; // a value that is not accepted gives no result
        }
    };
    if (!inParallel(
            runs.size(), runs.size(), [&](std::size_t, std::size_t) { return reportProgress(); }, work,
            steps_ < stepsWorthAThread ? 1 : threads_))
        return false;
    simulations_ += runs.size();
    for (std::size_t k = 0; k < differences; ++k) {
        const FollowedRun &below = runs[2 * k], &above = runs[2 * k + 1];
        if (!below.defined || !above.defined || at[2 * k] == at[2 * k + 1]) return false;
        const double width = at[2 * k + 1] - at[2 * k];
        for (std::size_t i = 0; i < points_; ++i)
            J(static_cast<Index>(i), static_cast<Index>(k)) =
                (above.values[i] - below.values[i]) / width * weights_[i];
    }
    return true;
}

LeastSquaresProblem FitTrials::problem(double until) {
    choosePoints(until);
    LeastSquaresProblem problem;
    const auto n = static_cast<Index>(variables_.size());
    problem.low.resize(n);
    problem.high.resize(n);
    for (std::size_t k = 0; k < variables_.size(); ++k) {
        const auto i = static_cast<Index>(k);
        problem.low[i] = variables_[k].low;
        problem.high[i] = variables_[k].high;
    }
    problem.residuals = [this](const VectorXd& p, VectorXd& r) { return residuals(p, r); };
    problem.jacobian = [this](const VectorXd& p, MatrixXd& J) { return jacobian(p, J); };
    problem.goesOn = [this] { return !stop_; };
    return problem;
}

} // namespace timestep
