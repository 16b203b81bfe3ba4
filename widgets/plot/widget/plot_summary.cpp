// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/widget/plot_summary.h"

#include "core/curve_fit/drift_verdict.h"
#include "widgets/plot/widget/plot_widget.h"
#include "widgets/text/label_text.h"

#include <cmath>
#include <limits>

namespace timestep {

namespace {

/// A sentence on whether a curve rises or falls from left to right. Changes of less than a fiftieth of its
/// range are ignored.
QString trendOf(const std::vector<double>& ys, double range) {
    int turns = 0, direction = 0;
    double extreme = std::numeric_limits<double>::quiet_NaN();
    for (const double y : ys) {
        if (!std::isfinite(y)) continue;
        if (!std::isfinite(extreme)) extreme = y;
        const double step = y - extreme;
        const int way = step > 0 ? 1 : -1;
        const bool counts = std::abs(step) > range / 50;
        if (way == direction || (direction == 0 && counts)) {
            direction = way;
            extreme = y;
        } else if (counts) {
            direction = way;
            extreme = y;
            ++turns;
        }
    }
    if (range == 0) return PlotWidget::tr("It stays the same.");
    if (turns > 0) return PlotWidget::tr("It changes direction %n time(s).", nullptr, turns);
    return direction < 0 ? PlotWidget::tr("It falls.") : PlotWidget::tr("It rises.");
}

/// A sentence on whether a curve keeps growing over all its rows; empty if this is undecided.
QString verdictOn(const CurvePlottable& plottable) {
    if (plottable.curve().referenceLine >= 0 || !plottable.isRising()) return {};
    DriftWatch watch;
    watch.follow(plottable.ys());
    switch (watch.verdict(plottable.ys()).drift) {
    case Drift::Bounded:
        return PlotWidget::tr("It stays bounded.");
    case Drift::Growing:
        return PlotWidget::tr("It keeps growing.");
    case Drift::Decaying:
        return PlotWidget::tr("It keeps decaying.");
    case Drift::CannotSay:
        break;
    }
    return {};
}

} // namespace

QStringList plotSentences(const PlotState& state, const Chart& chart, const QLocale& numbers) {
    const CurveSet& set = state.curves();
    if (const HeatMap* const map = chart.heatMap())
        return {PlotWidget::tr("Map of %1 over %2 and %3, %4 by %5 cells.")
                    .arg(set.colour.text(), set.x.text(), set.y.text(), QString::number(map->grid().columns),
                         QString::number(map->grid().rows))};
    const auto number = [&numbers](double value) { return spokenNumber(value, numbers); };
    QStringList sentences;
    sentences << PlotWidget::tr("%n curve(s) of %1 against %2.", nullptr, static_cast<int>(set.curves.size()))
                     .arg(set.y.text(), set.x.text());
    if (chart.isMoved()) {
        const PlotRange x = chart.xRange(), y = chart.yRange();
        sentences << PlotWidget::tr("Zoomed: x from %1 to %2, y from %3 to %4 is shown.")
                         .arg(number(x.low), number(x.high), number(y.low), number(y.high));
    }
    for (const CurvePlottable* const plottable : chart.curves()) {
        const Extent& x = plottable->xExtent();
        const Extent& y = plottable->yExtent();
        if (!plottable->visible() || x.finite == 0 || y.finite == 0) continue;
        const QString verdict = verdictOn(*plottable);
        sentences << PlotWidget::tr("%1: x from %2 to %3, y from %4 to %5, last value %6.")
                             .arg(plottable->curve().label, number(x.low), number(x.high), number(y.low),
                                  number(y.high), number(plottable->ys().back())) +
                         QLatin1Char(' ') + trendOf(plottable->ys(), y.high - y.low) +
                         (verdict.isEmpty() ? QString() : QLatin1Char(' ') + verdict);
    }
    for (const PlotNote& note : state.content().spec().added.notes)
        sentences << PlotWidget::tr("Note at x %1, y %2: %3.").arg(number(note.x), number(note.y), note.text);
    return sentences;
}

} // namespace timestep
