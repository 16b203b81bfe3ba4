// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/chart/measure_text.h"

#include "widgets/text/label_text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

CurveMeasure::CurveMeasure(const CurvePlottable& measured, const Table& itsTable, bool asPowers,
                           const QLocale& locale)
    : m_curve(measured), m_table(itsTable), m_powers(asPowers), m_numbers(locale) {}

std::size_t CurveMeasure::reach() const {
    return std::clamp<std::size_t>(m_curve.rows() / 50, 1, 5);
}

LocalSlope CurveMeasure::slope(std::size_t row) const {
    return m_powers ? powerAt(m_curve.xs(), m_curve.ys(), row, reach())
                    : slopeAt(m_curve.xs(), m_curve.ys(), row, reach());
}

double CurveMeasure::area(std::size_t from, std::size_t to) const {
    return areaBetween(m_curve.xs(), m_curve.ys(), from, to);
}

QString CurveMeasure::unitOf(bool area) const {
    const Curve& shown = m_curve.curve();
    if (shown.referenceLine >= 0) return {};
    const auto bare = [](const std::string& unit) {
        return unit == "1" ? QString() : QString::fromStdString(unit);
    };
    const QString x = bare(m_table.columns[shown.x].unit), y = bare(m_table.columns[shown.y].unit);
    if (area) return x.isEmpty() ? y : y.isEmpty() ? x : y + QStringLiteral("·") + x;
    if (x.isEmpty()) return y;
    const bool several = x.contains(QLatin1Char('/')) || x.contains(QStringLiteral("·"));
    return (y.isEmpty() ? QStringLiteral("1") : y) + QLatin1Char('/') +
           (several ? QLatin1Char('(') + x + QLatin1Char(')') : x);
}

QString CurveMeasure::withUnit(double value, const QString& unit) const {
    const QString number = withPowers(m_numbers.toString(value, 'g', 5), m_numbers);
    return unit.isEmpty() ? number : number + QChar(QChar::Nbsp) + unit;
}

QString CurveMeasure::slopeText(std::size_t row) const {
    const LocalSlope found = slope(row);
    if (!found.found())
        return m_powers ? tr("no local power: a value is not positive, or x turns back")
                        : tr("no slope: x turns back, or a value is missing");
    const int rows = static_cast<int>(found.rows);
    if (m_powers)
        return tr("local power %1 (through %n row(s))", nullptr, rows)
            .arg(m_numbers.toString(found.value, 'g', 4));
    return tr("slope %1 (line through %n row(s))", nullptr, rows).arg(withUnit(found.value, unitOf(false)));
}

QString CurveMeasure::areaText(std::size_t from, std::size_t to) const {
    const double value = area(from, to);
    if (!std::isfinite(value)) return tr("no area: a value is missing");
    const std::size_t rows = std::max(from, to) - std::min(from, to) + 1;
    return tr("area %1 (trapezoids, %n row(s))", nullptr,
              static_cast<int>(std::min<std::size_t>(rows, 1000000000)))
        .arg(withUnit(value, unitOf(true)));
}

} // namespace timestep
