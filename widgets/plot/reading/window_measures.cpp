// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/reading/window_measures.h"

#include "core/curve_fit/window.h"
#include "widgets/text/label_text.h"

#include <algorithm>

namespace timestep {

namespace {

bool measurable(const CurvePlottable& curve) {
    return curve.visible() && curve.curve().referenceLine < 0;
}

} // namespace

WindowMeasures::WindowMeasures(const Chart& chart, PlotRange x, const QLocale& numbers)
    : m_chart(chart), m_x(x), m_numbers(numbers) {}

const CurvePlottable* WindowMeasures::first() const {
    for (const CurvePlottable* const curve : m_chart.curves())
        if (measurable(*curve)) return curve;
    return nullptr;
}

QString WindowMeasures::statistics() const {
    const CurvePlottable* const curve = first();
    if (!curve) return {};
    const WindowStatistics all = windowStatistics(curve->xs(), curve->ys(), m_x.low, m_x.high);
    const auto number = [this](double value) {
        return withPowers(m_numbers.toString(value, 'g', 4), m_numbers);
    };
    if (all.rows == 0) return tr("%1: no rows in the window").arg(curve->curve().label);
    return tr("%1, %n row(s): mean %2, rms %3, min %4, max %5, slope %6, area %7", nullptr,
              static_cast<int>(std::min<std::size_t>(all.rows, 1000000000)))
        .arg(curve->curve().label, number(all.mean), number(all.rms), number(all.minimum),
             number(all.maximum), number(all.slope), number(all.area));
}

} // namespace timestep
