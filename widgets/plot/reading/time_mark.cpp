// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/time_mark.h"

#include "widgets/plot/chart/canvas.h"
#include "widgets/plot/chart/chart.h"
#include "widgets/plot/content/plot_state.h"
#include "widgets/text/label_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

/// The pixel of a curve at a time between its rows; none outside them or at a gap.
std::optional<QPointF> placeOf(const CurvePlottable& curve, const std::vector<double>& times, double time) {
    const auto end = times.begin() + static_cast<std::ptrdiff_t>(std::min(times.size(), curve.rows()));
    if (end == times.begin() || time < times.front() || time > *(end - 1)) return std::nullopt;
    const auto next = std::lower_bound(times.begin(), end, time);
    const auto row = static_cast<std::size_t>(next - times.begin());
    const std::optional<QPointF> there = curve.positionOf(row);
    if (row == 0 || times[row] == time || !there) return there;
    const std::optional<QPointF> before = curve.positionOf(row - 1);
    if (!before) return std::nullopt;
    const double part = (time - times[row - 1]) / (times[row] - times[row - 1]);
    return *before + (*there - *before) * part;
}

} // namespace

TimeMark::TimeMark(Canvas& canvas, const Chart& chart, const PlotState& state)
    : m_canvas(canvas), m_chart(chart), m_state(state) {
    connect(&canvas, &QCustomPlot::afterReplot, this, &TimeMark::again);
}

void TimeMark::show(const std::optional<double>& time) {
    if (time == m_time) return;
    m_time = time;
    mark();
}

void TimeMark::again() {
    if (m_time) mark();
    markByHand();
}

void TimeMark::showByHand(std::vector<double> values) {
    m_byHand = std::move(values);
}

/// The place of a curve's value by hand; none: it has no such value.
std::optional<QPointF> TimeMark::handPoint(const CurvePlottable& curve) const {
    const Curve& shown = curve.curve();
    const PlotAdditions& added = m_state.content().spec().added;
    if (added.spectrum || added.residuals || !curve.visible() || shown.referenceLine >= 0)
        return std::nullopt;
    if (shown.x >= m_byHand.size() || shown.y >= m_byHand.size()) return std::nullopt;
    const QPointF point(m_byHand[shown.x], m_byHand[shown.y]);
    return std::isfinite(point.x()) && std::isfinite(point.y()) ? std::optional(point) : std::nullopt;
}

std::vector<QPointF> TimeMark::handPoints() const {
    std::vector<QPointF> points;
    for (const CurvePlottable* const curve : m_chart.curves())
        if (const auto point = handPoint(*curve)) points.push_back(*point);
    return points;
}

void TimeMark::markByHand() {
    std::vector<Canvas::HandMark> marks;
    if (!m_byHand.empty() && m_chart.heatMap() == nullptr)
        for (const CurvePlottable* const curve : m_chart.curves())
            if (const auto point = handPoint(*curve)) {
                const Column& column = m_state.table().columns[curve->curve().y];
                marks.push_back({m_chart.pixelAt(*point), curve->curve().style.colour,
                                 roundedNumber(point->y(), m_canvas.locale()) + unitAfter(column.unit)});
            }
    m_canvas.setHandMarks(std::move(marks));
}

void TimeMark::mark() {
    std::optional<double> x;
    std::vector<std::pair<QPointF, QColor>> discs;
    if (m_time && m_chart.heatMap() == nullptr)
        for (const CurvePlottable* const curve : m_chart.curves()) {
            const Curve& shown = curve->curve();
            if (!curve->visible() || shown.referenceLine >= 0) continue;
            const Table& table = m_state.table();
            const Column* const times = table.find("time", shown.run);
            if (times == nullptr) continue;
            if (table.columns[shown.x].id == "time") x = m_chart.pixelAt({*m_time, 0}).x();
            if (const auto place = placeOf(*curve, times->values, *m_time))
                discs.emplace_back(*place, shown.style.colour);
        }
    m_canvas.setTimeMarks(x, discs);
}

} // namespace timestep
