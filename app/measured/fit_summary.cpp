// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/fit_summary.h"

#include "widgets/controls/edits.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/text/text.h"

#include <QStringList>

#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

namespace timestep {

namespace {

/// "m/s²" of m, s and -2. Without a unit: empty.
QString withPower(const std::string& unit, const std::string& of, int power) {
    const QString above = unit == "1" ? QString() : QString::fromStdString(unit);
    if (power == 0 || of == "1") return above;
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const bool isProduct = of.find_first_of("/ ") != std::string::npos || of.find("·") != std::string::npos;
    const QString base = isProduct ? '(' + QString::fromStdString(of) + ')' : QString::fromStdString(of);
    return (above.isEmpty() ? QStringLiteral("1") : above) + '/' + base +
           (power == -1 ? QString() : QString(digits[-power]));
}

/// The unit of a parameter of a fit. The parameters of a typed formula have none that is known, nor has the
/// factor of a power law.
QString unitOf(const PlotContent::DrawnFit& drawn, std::size_t index) {
    const std::string& letter = drawn.fit.parameters[index].letter;
    switch (drawn.fit.kind) {
    case FitKind::Own:
    case FitKind::PowerLaw:
        return {};
    case FitKind::Line:
    case FitKind::Parabola:
    case FitKind::Polynomial:
        return withPower(drawn.yUnit, drawn.xUnit, -static_cast<int>(index));
    case FitKind::Exponential:
        return letter == "a" ? withPower(drawn.yUnit, {}, 0) : withPower("1", drawn.xUnit, -1);
    case FitKind::Sine:
    case FitKind::DampedSine:
        break;
    }
    if (letter == "p") return QStringLiteral("rad");
    if (letter == "w") return withPower("rad", drawn.xUnit, -1);
    return letter == "d" ? withPower("1", drawn.xUnit, -1) : withPower(drawn.yUnit, {}, 0);
}

} // namespace

std::vector<FitSummary> fitsOf(const PlotContent& content) {
    std::vector<FitSummary> summaries;
    for (const PlotContent::DrawnFit& drawn : content.drawnFits()) {
        FitSummary summary{drawn.curve, formOf(drawn.wanted)};
        const Fit& fit = drawn.fit;
        for (std::size_t i = 0; i < fit.count; ++i)
            summary.numbers.push_back({fitLetter(fit.parameters[i].letter, fit.kind), fit.parameters[i].value,
                                       fit.parameters[i].error, unitOf(drawn, i)});
        summary.determination = fit.determination;
        summary.freedom = static_cast<double>(fit.points - fit.count);
        summary.chiSquare = fit.scatter * fit.scatter * summary.freedom;
        summaries.push_back(std::move(summary));
    }
    return summaries;
}

FitSummary summaryOf(const ParameterFit& fit) {
    QStringList names;
    for (const FittedSeries& series : fit.series) names << translated(series.name);
    FitSummary summary{names.join(QStringLiteral(", "))};
    for (const FittedParameter& one : fit.parameters) {
        const QString unit = QString::fromStdString(one.unit);
        summary.numbers.push_back({translated(one.name), NumberEdit::shownValue(one.value, unit),
                                   NumberEdit::shownValue(one.error, unit), NumberEdit::shownUnit(unit)});
    }
    summary.determination = fit.determination();
    summary.chiSquare = fit.chiSquare;
    summary.freedom = fit.freedom;
    summary.weighted = fit.weighted;
    return summary;
}

} // namespace timestep
