// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/parameter_fit.h"

#include "core/input_error.h"
#include "core/measured/fit_trials.h"
#include "core/measured/step_check.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "core/undefined.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

/// Share of the scatter that a good fit explains.
constexpr double wellExplained = 0.9;
/// A run begins at time 0, and has no values before.
void expectNothingBeforeTheRun(const FitRequest& request, double step) {
    double first = 0;
    for (const MeasuredSeries& series : request.series)
        for (const double time : series.time) first = std::min(first, time);
    if (request.fitsShift || first >= -1e-9 * step) return;
    throw InputError(
        Sentence(TRANSLATABLE("fault", "the data begin at time %1, before the run, which begins at 0: "
                                       "shift their times by %2, or fit the shift, too"),
                 shortNumber(first), exactNumber(-first)),
        "columns");
}

void expectSensible(const FitRequest& request, std::size_t variables) {
    if (variables == 0)
        throw InputError(TRANSLATABLE("fault", "a fit needs at least one parameter"), "parameters");
    if (request.series.empty())
        throw InputError(TRANSLATABLE("fault", "a fit needs a measured column"), "columns");
    std::size_t points = 0, unknown = 0;
    for (const MeasuredSeries& series : request.series) {
        points += series.time.size();
        if (series.sigma.empty()) ++unknown;
    }
    if (points < variables)
        throw InputError(
            Sentence(TRANSLATABLE("fault", "%1 parameters cannot be fitted to %2 points"), variables, points),
            "parameters");
    if (unknown > 0 && request.series.size() > 1)
        throw InputError(
            TRANSLATABLE(
                "fault",
                "several measures need an uncertainty each, which says how much a deviation of each counts"),
            "sigma");
}

VectorXd startOf(const std::vector<FitVariable>& variables, const FitRequest& request) {
    VectorXd p(static_cast<Index>(variables.size()));
    for (std::size_t i = 0; i < variables.size(); ++i)
        p[static_cast<Index>(i)] = std::clamp(request.start.empty() ? variables[i].start : request.start[i],
                                              variables[i].low, variables[i].high);
    return p;
}

/// Fits from the start values; if these are those of the experiment and this explains little, from growing
/// parts of the data.
LeastSquaresResult bestFit(FitTrials& trials, const FitRequest& request) {
    const VectorXd start = startOf(trials.variables(), request);
    constexpr double whole = std::numeric_limits<double>::infinity();
    LeastSquaresResult best = minimizeSquares(trials.problem(whole), start);
    using End = LeastSquaresResult::End;
    const auto sumOf = [](const LeastSquaresResult& one) {
        return one.end == End::NotDefined ? whole : one.r.squaredNorm();
    };
    if (best.end == End::Stopped || !request.start.empty() ||
        sumOf(best) <= (1 - wellExplained) * trials.scatter())
        return best;
    double first = whole, last = -whole;
    for (const MeasuredSeries& series : request.series)
        for (const double time : series.time) {
            first = std::min(first, time);
            last = std::max(last, time);
        }
    LeastSquaresResult grown;
    grown.p = start;
    for (const double part : {0.0625, 0.125, 0.25, 0.5}) {
        const LeastSquaresProblem problem = trials.problem(first + part * (last - first));
        if (trials.points() <= trials.variables().size()) continue;
        const LeastSquaresResult next = minimizeSquares(problem, grown.p);
        if (next.end == End::Stopped) return next;
        if (next.end != End::NotDefined) grown.p = next.p;
    }
    grown = minimizeSquares(trials.problem(whole), grown.p);
    return grown.end == End::Stopped || sumOf(grown) < sumOf(best) ? grown : best;
}

Wording namesOf(const std::vector<FitVariable>& variables, const std::vector<std::size_t>& which) {
    std::string keys;
    for (const std::size_t i : which) keys += (keys.empty() ? "" : ", ") + variables[i].key;
    return keys;
}

/// Parameters that no point depends on.
std::vector<std::size_t> idleVariables(const std::vector<FitVariable>& variables, const MatrixXd& J,
                                       double largestModel) {
    std::vector<std::size_t> idle;
    for (std::size_t i = 0; i < variables.size(); ++i)
        if (J.col(static_cast<Index>(i)).cwiseAbs().maxCoeff() * variables[i].scale <=
            derivativeRoundOff * largestModel)
            idle.push_back(i);
    return idle;
}

void setCovariance(ParameterFit& fit, const MatrixXd& covariance) {
    const double factor = fit.weighted ? 1 : fit.freedom > 0 ? fit.chiSquare / fit.freedom : undefined;
    const auto n = static_cast<std::size_t>(covariance.rows());
    for (std::size_t i = 0; i < n; ++i) {
        const auto row = static_cast<Index>(i);
        fit.parameters[i].error = std::sqrt(covariance(row, row) * factor);
        for (Index column = 0; column < covariance.cols(); ++column)
            fit.correlation.push_back(covariance(row, column) /
                                      std::sqrt(covariance(row, row) * covariance(column, column)));
    }
}

FitFailure failureOfEnd(LeastSquaresResult::End end) {
    using End = LeastSquaresResult::End;
    switch (end) {
    case End::TooManyIterations:
        return {
            TRANSLATABLE("fit", "the fit has not converged after %1 iterations; start closer to the data"),
            {std::to_string(mostFitIterations)}};
    case End::NoProgress:
        return {TRANSLATABLE("fit", "the fit found no better values: the measure changes in jumps, or the "
                                    "motion is chaotic; use fewer points or better start values")};
    case End::NotDefined:
        return {TRANSLATABLE("fit", "the run diverges, or has no value at the times of the data; start with "
                                    "other values or a smaller step")};
    case End::Converged:
    case End::Stopped:
        break;
    }
    return {};
}

/// The reason why there are no uncertainties at p; sets them if there is none.
FitFailure judge(ParameterFit& fit, const std::vector<FitVariable>& variables, const LeastSquaresResult& end,
                 double largestModel) {
    if (const auto idle = idleVariables(variables, end.J, largestModel); !idle.empty())
        return {TRANSLATABLE("fit", "the data do not depend on %1; leave it out of the fit"),
                {namesOf(variables, idle)}};
    MatrixXd covariance;
    if (const auto tied = invertNormal(end.J, covariance); !tied.empty())
        return {TRANSLATABLE("fit", "the data do not separate %1: they fit equally well with other values of "
                                    "them; keep one of them fixed"),
                {namesOf(variables, tied)}};
    for (std::size_t i = 0; i < variables.size(); ++i)
        if (const double p = end.p[static_cast<Index>(i)]; p <= variables[i].low || p >= variables[i].high)
            return {
                TRANSLATABLE(
                    "fit",
                    "the best value of %1 is %2, the limit of what the scene accepts; keep it fixed there"),
                {variables[i].key, shortNumber(p)}};
    if (FitFailure failure = failureOfEnd(end.end); !failure.text.empty()) return failure;
    setCovariance(fit, covariance);
    return {};
}

void setSeries(ParameterFit& fit, const Experiment& experiment, const FitRequest& request, double shift,
               const FollowedRun& run) {
    const std::vector<RecordedColumn> measures =
        comparableMeasures(experiment, *makeSimulation(experiment, request.run));
    std::size_t at = 0;
    for (const MeasuredSeries& series : request.series) {
        const auto measure = std::find_if(measures.begin(), measures.end(), [&](const RecordedColumn& one) {
            return one.id == series.measure;
        });
        FittedSeries one{series.measure, measure->name, measure->unit, {}, {}, {}};
        double squares = 0;
        for (std::size_t i = 0; i < series.time.size(); ++i, ++at) {
            one.time.push_back(series.time[i] + shift);
            one.model.push_back(run.values[at]);
            one.residual.push_back(series.value[i] - run.values[at]);
            squares += one.residual.back() * one.residual.back();
        }
        one.rms = std::sqrt(squares / static_cast<double>(series.time.size()));
        fit.series.push_back(std::move(one));
    }
}

} // namespace

std::string english(const FitFailure& failure) {
    std::vector<std::string> values;
    for (const Wording& value : failure.names) values.push_back(value.english());
    return filled(failure.text.english, values);
}

ParameterFit fitParameters(const Experiment& experiment, const FitRequest& request, const Progress& progress,
                           unsigned threads) {
    if (request.run >= experiment.runs.size())
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no run %1"), request.run), "run");
    const std::vector<FitVariable> variables = fitVariables(experiment, request);
    expectSensible(request, variables.size());
    expectNothingBeforeTheRun(request, stepOf(experiment, request.run));
    FitTrials trials(experiment, request, variables, progress, threads);
    const LeastSquaresResult end = bestFit(trials, request);
    ParameterFit fit;
    fit.run = request.run;
    fit.complete = end.end != LeastSquaresResult::End::Stopped;
    if (!fit.complete) return fit;
    for (std::size_t i = 0; i < variables.size(); ++i)
        fit.parameters.push_back({variables[i].key, variables[i].name, variables[i].unit, variables[i].start,
                                  end.p[static_cast<Index>(i)], undefined});
    fit.points = trials.points();
    fit.freedom = static_cast<double>(fit.points) - static_cast<double>(variables.size());
    fit.weighted = !request.series.front().sigma.empty();
    fit.step = fit.stepBefore = stepOf(experiment, request.run);
    fit.iterations = end.iterations;
    fit.simulations = trials.simulations();
    if (end.end == LeastSquaresResult::End::NotDefined) {
        fit.failure = failureOfEnd(end.end);
        return fit;
    }
    fit.chiSquare = end.r.squaredNorm();
    fit.constantChiSquare = trials.scatter();
    fit.constants = request.series.size();
    if (!std::isfinite(fit.chiSquare)) {
        fit.failure = {TRANSLATABLE("fit", "the numbers of the data are too large for a fit")};
        return fit;
    }
    const FollowedRun run = trials.follow(end.p);
    double largestModel = 0;
    std::size_t at = 0;
    for (const MeasuredSeries& series : request.series)
        for (std::size_t i = 0; i < series.time.size(); ++i, ++at)
            largestModel = std::max(largestModel,
                                    std::abs(run.values[at]) / (series.sigma.empty() ? 1 : series.sigma[i]));
    fit.failure = judge(fit, variables, end, largestModel);
    setSeries(fit, experiment, request, variables.back().isShift() ? fit.parameters.back().value : 0, run);
    return fit;
}

Experiment withFittedValues(Experiment experiment, const ParameterFit& fit) {
    for (const FittedParameter& parameter : fit.parameters)
        if (parameter.key != timeShiftKey) setByKey(experiment, parameter.key, parameter.value);
    if (fit.run >= experiment.runs.size()) return experiment; // a file can hold anything
    const double ratio = stepOf(experiment, fit.run) / fit.step;
    if (!(ratio > 1.5 && ratio <= static_cast<double>(finestStep))) return experiment;
    return withFinerStep(std::move(experiment), fit.run, std::llround(ratio));
}

double ParameterFit::determination() const {
    return constantChiSquare > 0 ? 1 - chiSquare / constantChiSquare : undefined;
}

bool ParameterFit::explainsNothing() const {
    constexpr double hardly = 0.99;
    const double ofConstants =
        constantChiSquare / (static_cast<double>(points) - static_cast<double>(constants));
    return freedom > 0 && chiSquare / freedom >= hardly * ofConstants;
}

double ParameterFit::largestShift() const {
    double largest = parameters.empty() ? undefined : 0;
    for (const FittedParameter& one : parameters) {
        if (std::isnan(one.halfStepShift)) return undefined;
        largest = std::max(largest, std::abs(one.halfStepShift));
    }
    return largest;
}

} // namespace timestep
