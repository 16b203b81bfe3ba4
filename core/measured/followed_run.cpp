// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measured/followed_run.h"

#include "core/input_error.h"
#include "core/run/rows/column_calculator.h"
#include "core/run/rows/metric.h"
#include "core/run/simulation/run_events.h"
#include "core/table/number_text.h"
#include "core/undefined.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace timestep {

namespace {

/// The cubic through up to four rows, in Newton's form p(t) = c0 + (t - t0)(c1 + (t - t1)(c2 + (t - t2) c3)).
/// Source: Stoer and Bulirsch, Introduction to Numerical Analysis, 3rd ed., section 2.1.3.
struct Cubic {
    std::array<double, 4> t{}, c{};
    std::size_t rows = 0;

    Cubic(const double* times, const double* values, std::size_t count) : rows(count) {
        std::copy_n(times, rows, t.begin());
        std::copy_n(values, rows, c.begin());
        for (std::size_t order = 1; order < rows; ++order)
            for (std::size_t i = rows - 1; i >= order; --i) c[i] = (c[i] - c[i - 1]) / (t[i] - t[i - order]);
    }
    /// Value and derivative, by Horner's rule.
    std::pair<double, double> at(double time) const {
        double value = c[rows - 1], slope = 0;
        for (std::size_t i = rows - 1; i-- > 0;) {
            slope = value + (time - t[i]) * slope;
            value = c[i] + (time - t[i]) * value;
        }
        return {value, slope};
    }
};

/// The measures of the series in a run, calculated columns among them.
class FollowedMeasures {
public:
    FollowedMeasures(const Experiment& experiment, Simulation& simulation,
                     std::span<const MeasuredSeries> series)
        : rowEvery_(experiment.recordEvery) {
        const std::vector<RecordedColumn> all = comparableMeasures(experiment, simulation);
        bool calculates = false;
        for (const MeasuredSeries& one : series) {
            const auto found = std::find_if(all.begin(), all.end(), [&](const RecordedColumn& measure) {
                return measure.id == one.measure;
            });
            if (found == all.end())
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "\"%1\" cannot be measured in this scene"), one.measure),
                    "columns");
            measures_.push_back(*found);
            const auto column = std::find_if(experiment.calculated.begin(), experiment.calculated.end(),
                                             [&](const auto& each) { return each.id == one.measure; });
            columns_.push_back(static_cast<std::size_t>(column - experiment.calculated.begin()));
            calculates = calculates || isCalculated(*found);
        }
        if (calculates) calculator_ = ColumnCalculator(experiment, simulation);
        const auto needs = [this](MetricNeeds what) {
            return calculator_.needs(what) ||
                   std::any_of(measures_.begin(), measures_.end(),
                               [what](const RecordedColumn& measure) { return measure.needs(what); });
        };
        if (needs(MetricNeeds::Ledger)) simulation.keepLedger();
        if (needs(MetricNeeds::Residuals)) simulation.measureResiduals(true);
        startEnergy_ = totalEnergy(simulation);
    }

    /// Whether the run would record a row after this step: delta() and sum() count rows.
    bool isRow(std::int64_t step) const { return !calculator_.remembers() || step % rowEvery_ == 0; }
    void compute(const Simulation& simulation) {
        if (!calculator_.empty()) calculator_.compute(simulation, startEnergy_);
    }
    /// The value of a series in the last computed row.
    double value(std::size_t series, const Simulation& simulation) const {
        const RecordedColumn& measure = measures_[series];
        return isCalculated(measure) ? calculator_.values()[columns_[series]]
                                     : measure.value(simulation, startEnergy_);
    }

private:
    double startEnergy_ = 0;
    std::int64_t rowEvery_;
    std::vector<RecordedColumn> measures_;
    std::vector<std::size_t> columns_; ///< of each series, among the calculated ones
    ColumnCalculator calculator_;
};

/// Rows of a run: the times and the measure of each series.
struct FollowedRows {
    std::vector<double> times;
    std::vector<std::vector<double>> values;

    void add(double time, const Simulation& simulation, FollowedMeasures& measures) {
        times.push_back(time);
        measures.compute(simulation);
        for (std::size_t i = 0; i < values.size(); ++i) values[i].push_back(measures.value(i, simulation));
    }
    std::pair<double, double> at(std::size_t series, double time) const {
        constexpr std::size_t most = 4;
        const auto right =
            static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), time) - times.begin());
        std::size_t defined = 0; // the first row with a value; delta() has none in row 0
        while (defined + 1 < times.size() && std::isnan(values[series][defined])) ++defined;
        if (time < times[defined]) return {undefined, undefined};
        const std::size_t count = std::min(most, times.size() - defined);
        const std::size_t first = std::clamp(right < 2 ? 0 : right - 2, defined, times.size() - count);
        return Cubic(times.data() + first, values[series].data() + first, count).at(time);
    }
};

void expectFewSteps(double first, double last, double step) {
    if (last / step < static_cast<double>(mostFollowedSteps)) return;
    if ((last - first) / step < static_cast<double>(mostFollowedSteps))
        throw InputError(Sentence(
            TRANSLATABLE("fault",
                         "the data begin at time %1, far after the start of the run at 0, as times since "
                         "1970 do: a time shift of %2 brings them to the start"),
            shortNumber(first), exactNumber(-first)));
    throw InputError(
        Sentence(TRANSLATABLE("fault", "the data end at time %1, which needs more than %2 steps of %3"),
                 shortNumber(last), mostFollowedSteps, shortNumber(step)));
}

} // namespace

FollowedRun followRun(const Experiment& experiment, std::size_t run, std::span<const MeasuredSeries> series,
                      double shift, const Worker& worker) {
    FollowedRun followed;
    double first = 0, last = 0;
    std::size_t points = 0;
    for (const MeasuredSeries& one : series) {
        const auto [low, high] = std::minmax_element(one.time.begin(), one.time.end());
        first = points == 0 ? *low : std::min(first, *low);
        last = points == 0 ? *high : std::max(last, *high);
        points += one.time.size();
    }
    const auto simulation = makeSimulation(experiment, run);
    expectFewSteps(first + shift, last + shift, simulation->stepSize());
    FollowedMeasures measures(experiment, *simulation, series);
    const double roundOff = 1e-9 * simulation->stepSize();
    if (first + shift < -roundOff) return followed;
    FollowedRows rows;
    rows.values.resize(series.size());
    rows.add(simulation->time(), *simulation, measures);
    // One row more than needed, so that the last point has rows on both sides.
    constexpr std::int64_t askEvery = 256;
    std::size_t nextEvent = 0;
    for (bool beyond = false; !beyond || rows.times.size() < 4;) {
        beyond = rows.times.back() >= last + shift;
        if (simulation->steps() % askEvery == 0 && !worker.goesOn()) return followed;
        if (simulation->steps() > mostFollowedSteps) return followed; // steps that shrink
        applyDueEvents(*simulation, experiment.events, run, nextEvent);
        simulation->step();
        if (!simulation->finite() || !simulation->failure().empty()) return followed;
        if (measures.isRow(simulation->steps()))
            rows.add(simulation->time(), *simulation, measures);
        else
            beyond = false;
    }
    followed.steps = simulation->steps();
    followed.values.reserve(points);
    followed.slopes.reserve(points);
    followed.defined = true;
    for (std::size_t i = 0; i < series.size(); ++i)
        for (const double time : series[i].time) {
            const auto [value, slope] = rows.at(i, std::max(time + shift, 0.0));
            followed.values.push_back(value);
            followed.slopes.push_back(slope);
            followed.defined = followed.defined && std::isfinite(value);
        }
    return followed;
}

} // namespace timestep
