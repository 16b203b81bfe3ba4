// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/model/evaluate_check.h"

#include "core/curve_fit/fits.h"
#include "core/input_error.h"
#include "core/run/experiment/setting_key.h"
#include "core/table/number_text.h"
#include "lessons/model/lesson.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace timestep {

namespace {

using State = CheckResult::State;

/// Equal as numbers within 1e-9 of the larger, or as words; true and false are 1 and 0.
bool sameValue(std::string_view a, std::string_view b) {
    const auto number = [](std::string_view text) -> std::optional<double> {
        if (text == "true") return 1.0;
        if (text == "false") return 0.0;
        try {
            return parseNumber(text);
        } catch (const InputError&) {
            return std::nullopt;
        }
    };
    if (a == b) return true;
    const auto x = number(a), y = number(b);
    return x && y && std::abs(*x - *y) <= 1e-9 * std::max(std::abs(*x), std::abs(*y));
}

bool holds(const Condition& condition, const Experiment& experiment) {
    std::string value;
    try {
        value = valueByKey(experiment, condition.key);
        const auto room = [](double bound) { return 1e-9 * std::abs(bound); };
        if (condition.atLeast && parseNumber(value) < *condition.atLeast - room(*condition.atLeast))
            return false;
        if (condition.atMost && parseNumber(value) > *condition.atMost + room(*condition.atMost))
            return false;
    } catch (const InputError&) {
        return false;
    }
    return condition.oneOf.empty() ||
           std::any_of(condition.oneOf.begin(), condition.oneOf.end(),
                       [&](const std::string& each) { return sameValue(value, each); });
}

std::vector<const Condition*> unmetOf(const std::vector<Condition>& conditions,
                                      const Experiment& experiment) {
    std::vector<const Condition*> unmet;
    for (const Condition& condition : conditions)
        if (!holds(condition, experiment)) unmet.push_back(&condition);
    return unmet;
}

bool allHold(const std::vector<Condition>& conditions, const Experiment& experiment) {
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const Condition& condition) { return holds(condition, experiment); });
}

/// Whether a run has come as far as `time`, half a step early at most.
bool reached(const CheckContext& context, int run, double time) {
    const Column* times = context.run.table.find("time", run);
    if (times == nullptr || times->values.empty()) return false;
    const double h = stepOf(context.run.current, static_cast<std::size_t>(run));
    return times->values.back() >= time - h / 2;
}

/// Whether a run has come to its end.
bool ended(const CheckContext& context, int run) {
    return (context.run.atEnd && context.run.current.until) ||
           reached(context, run, context.run.current.duration);
}

const DerivedResult* derivedFor(const Probe& probe, const CheckContext& context) {
    if (probe.source != Probe::Source::Derived) return nullptr;
    const auto found = context.run.derived.find(probe.plot);
    return found == context.run.derived.end() ? nullptr : &found->second;
}

std::optional<double> measured(const Probe& probe, const CheckContext& context) {
    for (const int run : {probe.run, probe.minusRun}) {
        if (run < 0 || probe.source != Probe::Source::Run) continue;
        if (static_cast<std::size_t>(run) >= context.run.current.runs.size()) return std::nullopt;
        if (probe.take == Take::At ? !reached(context, run, probe.at) : !ended(context, run))
            return std::nullopt;
    }
    switch (probe.source) {
    case Probe::Source::Derived: {
        const DerivedResult* derived = derivedFor(probe, context);
        const PlotBlock* plot = context.lesson.plot(probe.plot);
        return derived != nullptr && plot != nullptr ? readDerived(probe, *derived, *plot) : std::nullopt;
    }
    case Probe::Source::Happening:
        return countOf(probe.happening, probe.run, context.run.table, context.run.tornToBorder);
    case Probe::Source::Residuals:
        return readProbe(probe, context.run.residuals, "residual", "pass");
    case Probe::Source::Run:
        break;
    }
    return readProbe(probe, context.run.table, probe.measure, "time");
}

CheckResult evaluateAnswer(const Check& check, const CheckContext& context) {
    const auto judged = context.judgements.find(check.question);
    const Verdict verdict = judged != context.judgements.end() ? judged->second.verdict : Verdict::Unreadable;
    if (verdict == Verdict::Unreadable) return {};
    if (check.kind == Check::Kind::Commit || verdict != Verdict::Wrong) return {State::Holds, {}};
    return {State::Fails, {}};
}

/// Whether the learner did it, at a step that the run has reached.
bool wasDone(EventKind kind, const CheckContext& context) {
    const auto& events = context.run.current.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        if (event.kind != kind) return false;
        const int run = std::max(event.run, 0);
        if (static_cast<std::size_t>(run) >= context.run.current.runs.size()) return false;
        const double h = stepOf(context.run.current, static_cast<std::size_t>(run));
        return event.step == 0 || reached(context, run, static_cast<double>(event.step) * h);
    });
}

/// What happens by itself counts as soon as it has happened in one of the runs; what must never happen is
/// judged at the end of all runs.
CheckResult evaluateEvent(const Check& check, const CheckContext& context) {
    if (auto unmet = unmetOf(check.conditions, context.run.current); !unmet.empty()) {
        bool ran = !context.run.current.runs.empty() && context.run.current.duration > 0;
        for (int run = 0; run < static_cast<int>(context.run.current.runs.size()); ++run)
            ran = ran && ended(context, run);
        return {State::Open, {}, ran, std::move(unmet)};
    }
    if (!check.happens && !check.never)
        return {wasDone(check.event, context) ? State::Holds : State::Open, {}};
    bool happened = !check.happens && wasDone(check.event, context);
    bool allEnded = true;
    for (int run = 0; run < static_cast<int>(context.run.current.runs.size()); ++run) {
        if (check.probe.run >= 0 && run != check.probe.run) continue;
        if (check.happens) {
            const auto count =
                countOf(check.probe.happening, run, context.run.table, context.run.tornToBorder);
            happened = happened || count.value_or(0) > 0;
        }
        allEnded = allEnded && ended(context, run);
    }
    if (!check.never) return {happened ? State::Holds : State::Open, {}};
    if (happened) return {State::Fails, {}};
    return {allEnded ? State::Holds : State::Open, {}};
}

CheckResult evaluateTime(const Check& check, const CheckContext& context) {
    for (std::size_t run = 0; run < context.run.current.runs.size(); ++run)
        if (!reached(context, static_cast<int>(run), check.time)) return {};
    auto unmet = unmetOf(check.conditions, context.run.current);
    return {unmet.empty() ? State::Holds : State::Open, {}, true, std::move(unmet)};
}

std::optional<double> readRun(const Probe& probe, int run, const Table& table, std::string_view column,
                              std::string_view over) {
    const Column* y = table.find(column, run);
    const Column* x = table.find(over, run);
    if (x == nullptr) x = table.find(over, -1);
    if (y == nullptr || y->values.empty()) return std::nullopt;
    const std::vector<double>& values = y->values;
    const auto less = [](double a, double b) { return std::isnan(b) || a < b; };
    const auto greater = [](double a, double b) { return std::isnan(b) || a > b; };
    double result = values.back();
    switch (probe.take) {
    case Take::End:
        break;
    case Take::Maximum:
        result = *std::min_element(values.begin(), values.end(), greater);
        break;
    case Take::Minimum:
        result = *std::min_element(values.begin(), values.end(), less);
        break;
    case Take::At: {
        if (x == nullptr || x->values.size() != values.size()) return std::nullopt;
        const auto nearest = std::min_element(x->values.begin(), x->values.end(), [&](double a, double b) {
            return std::abs(a - probe.at) < std::abs(b - probe.at);
        });
        const double spacing = x->values.size() > 1 ? std::abs(x->values[1] - x->values[0]) : 0;
        if (std::abs(*nearest - probe.at) > std::max(spacing / 2, 1e-9 * std::abs(probe.at)))
            return std::nullopt;
        result = values[static_cast<std::size_t>(nearest - x->values.begin())];
        break;
    }
    case Take::Flight: {
        if (x == nullptr || x->values.size() != values.size()) return std::nullopt;
        const auto free = std::upper_bound(x->values.begin(), x->values.end(), probe.at);
        if (free == x->values.end()) return std::nullopt;
        result = *std::min_element(values.begin() + (free - x->values.begin()), values.end(), greater);
        break;
    }
    case Take::Slope:
        if (x == nullptr || x->values.size() != values.size() || values.size() < 2) return std::nullopt;
        result = fitCurve(FitKind::PowerLaw, x->values, values).parameters[1].value;
        break;
    }
    return std::isfinite(result) ? std::optional(result) : std::nullopt;
}

} // namespace

std::optional<double> readProbe(const Probe& probe, const Table& table, std::string_view column,
                                std::string_view over) {
    const auto value = readRun(probe, probe.run, table, column, over);
    if (!value || probe.minusRun < 0) return value;
    const auto other = readRun(probe, probe.minusRun, table, column, over);
    return other ? std::optional(*value - *other) : std::nullopt;
}

std::optional<double> countOf(Happening happening, int run, const Table& table,
                              const std::vector<bool>& tornToBorder) {
    if (happening == Happening::TornToBorder) {
        const auto index = static_cast<std::size_t>(run);
        return index < tornToBorder.size() && tornToBorder[index] ? 1.0 : 0.0;
    }
    const Column* column = table.find(happening == Happening::Tear ? "torn-sticks" : "kinetic-energy", run);
    if (column == nullptr || column->values.empty()) return std::nullopt;
    const std::vector<double>& values = column->values;
    if (happening == Happening::Tear) return values.back();
    if (values.size() <= restRows) return 0.0;
    const double largest = *std::max_element(values.begin(), values.end());
    const auto last = values.end() - static_cast<std::ptrdiff_t>(restRows);
    return std::all_of(last, values.end(), [&](double energy) { return energy <= restEnergy * largest; })
               ? 1.0
               : 0.0;
}

std::optional<double> readDerived(const Probe& probe, const DerivedResult& derived, const PlotBlock& plot) {
    const Table &table = derived.result.table, &summary = derived.result.summary;
    const std::string& column = probe.measure.empty() ? plot.chart.column : probe.measure;
    if (table.find(column, probe.run) != nullptr) {
        const std::string_view x = findAnalysis(derived.spec.kind)->chart.x;
        return readProbe(probe, table, column, x.empty() ? "value" : x);
    }
    const bool overTime = summary.find("time", probe.run) != nullptr;
    return readProbe(probe, summary, column, overTime ? "time" : "value");
}

double shownPerMeasured(std::string_view unit) {
    if (unit == "%") return 100;
    if (unit == "°") return 180 / std::numbers::pi;
    return 1;
}

double shownValue(const Check& check, double number) {
    return number * shownPerMeasured(check.unit);
}

CheckResult evaluate(const Check& check, const CheckContext& context) {
    switch (check.kind) {
    case Check::Kind::State:
        return {allHold(check.conditions, context.run.current) ? State::Holds : State::Open, {}};
    case Check::Kind::Measure: {
        const DerivedResult* derived = derivedFor(check.probe, context);
        auto unmet = unmetOf(check.conditions, derived != nullptr ? derived->of : context.run.current);
        const auto number = measured(check.probe, context);
        if (!number) return {State::Open, {}, false, std::move(unmet)};
        if (!unmet.empty()) return {State::Open, number, true, std::move(unmet)};
        return {check.expected.accepts(*number) ? State::Holds : State::Fails, number, true, {}};
    }
    case Check::Kind::Answer:
    case Check::Kind::Commit:
        return evaluateAnswer(check, context);
    case Check::Kind::Event:
        return evaluateEvent(check, context);
    case Check::Kind::Time:
        break;
    }
    return evaluateTime(check, context);
}

} // namespace timestep
