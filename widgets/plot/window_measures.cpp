// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/window_measures.h"

#include "core/curve_fit/window.h"
#include "widgets/power_text.h"
#include "widgets/text.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

bool measurable(const CurvePlottable& curve) {
    return curve.visible() && curve.curve().referenceLine < 0;
}

QString formOf(FitKind kind) {
    switch (kind) {
    case FitKind::Line:
        return QStringLiteral("a + b·x");
    case FitKind::PowerLaw:
        return QStringLiteral("a·xᵇ");
    case FitKind::Exponential:
        return QStringLiteral("a·exp(b·x)");
    case FitKind::Parabola:
        return QStringLiteral("a + b·x + c·x²");
    case FitKind::DampedSine:
        return QStringLiteral("c + a·exp(−γ·x)·sin(ω·x + φ)");
    case FitKind::Sine:
        break;
    }
    return QStringLiteral("c + a·sin(ω·x + φ)");
}

QString letterOf(std::string_view letter) {
    return letter == "w"   ? QStringLiteral("ω")
           : letter == "p" ? QStringLiteral("φ")
           : letter == "d" ? QStringLiteral("γ")
                           : text(letter);
}

} // namespace

QString withError(double value, double error, const QLocale& numbers) {
    const auto general = [&](double number, int digits) {
        return withPowers(numbers.toString(number, 'g', digits), numbers);
    };
    if (!(error > 0) || !std::isfinite(error)) return general(value, 6);
    const double largest = std::max(std::abs(value), error);
    const int digits = static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(error))) + 2;
    if (largest >= 1e5 || largest < 1e-3) // neither shows its decimals
        return QStringLiteral("%1 ± %2").arg(general(value, std::clamp(digits, 2, 9)), general(error, 2));
    const int decimals = std::clamp(1 - static_cast<int>(std::floor(std::log10(error))), 0, 9);
    const auto fixed = [&](double number) {
        return withPowers(numbers.toString(number, 'f', decimals), numbers);
    };
    return QStringLiteral("%1 ± %2").arg(fixed(value), error < 1e-9 ? general(error, 2) : fixed(error));
}

WindowMeasures::WindowMeasures(const Chart& chart, PlotRange x, const QLocale& numbers)
    : m_chart(chart), m_x(x), m_numbers(numbers) {}

const CurvePlottable* WindowMeasures::first() const {
    for (const CurvePlottable* const curve : m_chart.curves())
        if (measurable(*curve)) return curve;
    return nullptr;
}

std::vector<ReferenceLine> WindowMeasures::fits(FitKind kind) const {
    const AxisMap& along = m_chart.xMap();
    std::vector<ReferenceLine> lines;
    const auto several = std::count_if(m_chart.curves().begin(), m_chart.curves().end(),
                                       [](const CurvePlottable* curve) { return measurable(*curve); }) > 1;
    for (const CurvePlottable* const curve : m_chart.curves()) {
        if (!measurable(*curve)) continue;
        std::vector<double> x, y;
        for (std::size_t i = 0; i < std::min(curve->xs().size(), curve->ys().size()); ++i) {
            if (!(curve->xs()[i] >= m_x.low) || !(curve->xs()[i] <= m_x.high)) continue;
            x.push_back(curve->xs()[i]);
            y.push_back(curve->ys()[i]);
        }
        const Fit fit = fitCurve(kind, x, y);
        if (!fit.found()) continue;
        const auto [low, high] = std::minmax_element(x.begin(), x.end());
        const bool powers = (along.scale == AxisScale::Log || kind == FitKind::PowerLaw) && *high > 0;
        const double from = powers && *low <= 0 ? std::max(m_x.low, *high * 1e-3) : *low, to = *high;
        ReferenceLine line;
        line.run = curve->curve().run;
        constexpr int pieces = 400;
        for (int i = 0; i <= pieces; ++i) {
            const double part = static_cast<double>(i) / pieces;
            line.x.push_back(
                powers && from > 0
                    ? from * std::pow(to / from, part)
                    : along.fromAxis(along.toAxis(from) + (along.toAxis(to) - along.toAxis(from)) * part));
            line.y.push_back(fit.at(line.x.back()));
        }
        QStringList numbers;
        for (std::size_t i = 0; i < fit.count; ++i)
            numbers << QStringLiteral("%1 = %2").arg(
                letterOf(fit.parameters[i].letter),
                withError(fit.parameters[i].value, fit.parameters[i].error, m_numbers));
        numbers << QStringLiteral("r² = %1").arg(m_numbers.toString(fit.determination, 'g', 5));
        const QString text = tr("fit %1: %2").arg(formOf(kind), numbers.join(QStringLiteral(", ")));
        line.label = several ? curve->curve().label + QStringLiteral(" · ") + text : text;
        lines.push_back(std::move(line));
    }
    return lines;
}

QString WindowMeasures::statistics() const {
    const CurvePlottable* const curve = first();
    if (!curve) return {};
    const WindowStatistics all = windowStatistics(curve->xs(), curve->ys(), m_x.low, m_x.high);
    const auto number = [this](double value) { return m_numbers.toString(value, 'g', 4); };
    if (all.rows == 0) return tr("%1: no rows in the window").arg(curve->curve().label);
    return tr("%1, %n row(s): mean %2, rms %3, min %4, max %5, slope %6, area %7", nullptr,
              static_cast<int>(std::min<std::size_t>(all.rows, 1000000000)))
        .arg(curve->curve().label, number(all.mean), number(all.rms), number(all.minimum),
             number(all.maximum), number(all.slope), number(all.area));
}

} // namespace timestep
