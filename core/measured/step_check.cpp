// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/step_check.h"

#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/run/experiment/setting_key.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace timestep {

namespace {

std::string methodKey(std::size_t run, std::string_view id) {
    return "runs/" + std::to_string(run) + "/" + std::string(id);
}

/// Whether the run integrates equations, with a built-in or a user-written method.
bool integrates(const Experiment& experiment, std::size_t run) {
    return experiment.runs[run].method.has("integrator");
}

bool isAdaptive(const Experiment& experiment, std::size_t run) {
    if (!integrates(experiment, run)) return false;
    const Integrator* integrator = findIntegrator(experiment.runs[run].method.choice("integrator"));
    return integrator != nullptr && integrator->isAdaptive();
}

double lastTimeOf(const FitRequest& request, const ParameterFit& fit) {
    double last = 0;
    for (const MeasuredSeries& series : request.series)
        for (const double time : series.time) last = std::max(last, time);
    return last + (request.fitsShift ? fit.parameters.back().value : 0);
}

std::vector<double> valuesOf(const ParameterFit& fit) {
    std::vector<double> values;
    for (const FittedParameter& one : fit.parameters) values.push_back(one.value);
    return values;
}

double shiftOf(const FittedParameter& from, const FittedParameter& to) {
    return from.error > 0 ? (to.value - from.value) / from.error : undefined;
}

} // namespace

Experiment withFinerStep(Experiment experiment, std::size_t run, std::int64_t finer) {
    const double step = stepOf(experiment, run) / static_cast<double>(finer);
    const bool alone = experiment.runs.size() == 1;
    if (alone && !experiment.runs[run].step)
        experiment.step = step;
    else
        experiment.runs[run].step = step;
    if (alone)
        experiment.recordEvery = static_cast<int>(
            std::min<std::int64_t>(experiment.recordEvery * finer, std::numeric_limits<int>::max()));
    if (isAdaptive(experiment, run)) {
        const std::string key = methodKey(run, "tolerance");
        const double tolerance = parseNumber(valueByKey(experiment, key));
        const double least = describe(experiment, SettingKey::parse(key)).parameter->minimum;
        setByKey(experiment, key, std::max(tolerance / std::pow(static_cast<double>(finer), 5), least));
    }
    std::vector<Event> events;
    for (const Event& event : experiment.events) {
        Event moved = event;
        moved.run = static_cast<int>(run);
        moved.step = std::min(moved.step, std::numeric_limits<std::int64_t>::max() / finer) * finer;
        if (event.run == -1 || event.run == moved.run) events.push_back(moved);
        if (event.run == moved.run) continue;
        for (int other = 0; other < static_cast<int>(experiment.runs.size()); ++other)
            if (other != moved.run && (event.run == -1 || event.run == other)) {
                events.push_back(event);
                events.back().run = other;
            }
    }
    std::stable_sort(events.begin(), events.end(),
                     [](const Event& a, const Event& b) { return a.step < b.step; });
    experiment.events = std::move(events);
    return experiment;
}

ParameterFit fitWithStepCheck(const Experiment& experiment, const FitRequest& request, bool refines,
                              const Progress& progress, unsigned threads) {
    ParameterFit fit = fitParameters(experiment, request, progress, threads);
    if (!fit.found() || gameLoopOf(experiment, request.run).varies()) return fit;
    const Experiment only = onlyRun(experiment, request.run);
    FitRequest again = request;
    again.run = 0;
    /// The fit to a finer run; none: it has no result.
    const auto refitted = [&](const Experiment& finer) -> std::optional<ParameterFit> {
        again.start = valuesOf(fit);
        try {
            ParameterFit found = fitParameters(finer, again, progress, threads);
            fit.simulations += found.simulations;
            fit.complete = found.complete;
            if (found.found()) return found;
        } catch (const InputError&) { // too many steps, or a method that does not apply
        }
        return std::nullopt;
    };
    std::int64_t finer = 1;
    for (;;) {
        std::optional<ParameterFit> halved = refitted(withFinerStep(only, 0, 2 * finer));
        if (!fit.complete || !halved) return fit;
        for (std::size_t i = 0; i < fit.parameters.size(); ++i)
            fit.parameters[i].halfStepShift = shiftOf(fit.parameters[i], halved->parameters[i]);
        const double steps = lastTimeOf(request, fit) / halved->step;
        if (!refines || fit.largestShift() < smallShift || std::isnan(fit.largestShift()) ||
            2 * finer >= finestStep || 2 * steps > static_cast<double>(mostRefinedSteps))
            break;
        finer *= 2;
        halved->run = fit.run;
        halved->stepBefore = fit.stepBefore;
        halved->simulations = fit.simulations;
        for (std::size_t i = 0; i < fit.parameters.size(); ++i)
            halved->parameters[i].start = fit.parameters[i].start;
        fit = std::move(*halved);
    }
    if (!(fit.largestShift() >= smallShift) || !integrates(only, 0)) return fit;
    Experiment accurate = withFinerStep(only, 0, 2 * finer);
    setByKey(accurate, methodKey(0, "integrator"), "dormand-prince");
    if (const std::optional<ParameterFit> whole = refitted(accurate))
        for (std::size_t i = 0; i < fit.parameters.size(); ++i)
            fit.parameters[i].dormandPrinceShift = shiftOf(fit.parameters[i], whole->parameters[i]);
    return fit;
}

} // namespace timestep
