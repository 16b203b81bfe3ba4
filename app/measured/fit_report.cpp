// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/fit_report.h"

#include "core/measured/step_check.h"
#include "core/sentence.h"
#include "widgets/controls/edits.h"
#include "widgets/text/text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace timestep {

namespace {

struct FitReportTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::FitReport)
};

QString withUnitOf(const QString& number, const std::string& unit) {
    const QString shown = NumberEdit::shownUnit(QString::fromStdString(unit));
    return shown.isEmpty() ? number : number + QChar(QChar::Nbsp) + shown;
}

QString nameIn(const ParameterFit& fit, const Wording& keys) {
    QStringList names = translated(keys).split(QStringLiteral(", "));
    for (QString& name : names)
        for (const FittedParameter& parameter : fit.parameters)
            if (name.toStdString() == parameter.key) name = translated(parameter.name);
    return names.join(QStringLiteral(", "));
}

/// The value with as many decimals as the uncertainty has with two digits; the error is empty without an
/// uncertainty.
std::pair<QString, QString> valueAndError(double value, double error, const QLocale& locale) {
    if (!(error > 0)) return {locale.toString(value, 'g', 6), QString()};
    const int decimals = 1 - static_cast<int>(std::floor(std::log10(error)));
    if (decimals < 0 || decimals > 12)
        return {locale.toString(value, 'g', 8), locale.toString(error, 'g', 2)};
    return {locale.toString(value, 'f', decimals), locale.toString(error, 'f', decimals)};
}

/// "stiffness by -210 σ, damping by 0.31 σ"
QString movesOf(const ParameterFit& fit, double FittedParameter::*shift, const QLocale& locale, bool byKey) {
    QStringList moves;
    for (const FittedParameter& one : fit.parameters) {
        const double size = std::abs(one.*shift);
        moves << FitReportTexts::tr("%1 by %2 σ")
                     .arg(byKey ? QString::fromStdString(one.key) : translated(one.name),
                          locale.toString(size < 0.005 ? 0.0 : one.*shift, 'f',
                                          size < 1    ? 2
                                          : size < 10 ? 1
                                                      : 0));
    }
    return moves.join(QStringLiteral(", "));
}

QStringList stepSentences(const ParameterFit& fit, const std::string& timeUnit, const QLocale& locale,
                          bool byKey) {
    QStringList sentences;
    if (!(fit.step > 0)) return sentences;
    const auto step = [&](double value) { return withUnitOf(locale.toString(value, 'g', 6), timeUnit); };
    if (fit.step < fit.stepBefore)
        sentences << FitReportTexts::tr("Fitted with the step %1 instead of %2.")
                         .arg(step(fit.step), step(fit.stepBefore));
    const double largest = fit.largestShift();
    if (std::isnan(largest))
        return sentences << FitReportTexts::tr("How far a finer step moves the values is not known.");
    const QString half = step(fit.step / 2),
                  moves = movesOf(fit, &FittedParameter::halfStepShift, locale, byKey);
    if (largest < smallShift)
        return sentences
               << FitReportTexts::tr("With half the step (%1) the values hardly move: %2.").arg(half, moves);
    sentences << FitReportTexts::tr("With half the step (%1) the values move: %2. They contain the error of "
                                    "the step.")
                     .arg(half, moves);
    if (std::isfinite(fit.parameters.front().dormandPrinceShift))
        sentences << FitReportTexts::tr("With the method of Dormand and Prince, too, they move: %1.")
                         .arg(movesOf(fit, &FittedParameter::dormandPrinceShift, locale, byKey));
    if (fit.step < fit.stepBefore)
        sentences << FitReportTexts::tr("Finer steps were not tried.");
    else
        sentences << (byKey ? FitReportTexts::tr("--refine fits with finer steps.")
                            : FitReportTexts::tr("“Refine the step” fits with finer steps."));
    return sentences;
}

} // namespace

QStringList fitQuality(const ParameterFit& fit, const std::string& timeUnit, const QLocale& locale,
                       bool byKey) {
    QStringList sentences;
    if (std::isfinite(fit.determination()))
        sentences << (fit.weighted ? FitReportTexts::tr("r² = %1 = 1 − Σ(residual/σ)² / Σ((value − mean)/σ)²")
                                   : FitReportTexts::tr("r² = %1 = 1 − Σ residual² / Σ (value − mean)²"))
                         .arg(locale.toString(fit.determination(), 'g', 5));
    if (fit.freedom > 0)
        sentences << (fit.weighted ? FitReportTexts::tr("χ²/freedom = %1/%2 = %3 with χ² = Σ(residual/σ)²")
                                   : FitReportTexts::tr("χ²/freedom = %1/%2 = %3 with χ² = Σ residual²"))
                         .arg(locale.toString(fit.chiSquare, 'g', 6), locale.toString(fit.freedom),
                              locale.toString(fit.chiSquare / fit.freedom, 'g', 4));
    if (fit.explainsNothing())
        sentences << FitReportTexts::tr(
            "The run explains no more than a constant would. Fit other parameters, or begin with other "
            "values.");
    return sentences + stepSentences(fit, timeUnit, locale, byKey);
}

QString valueWithError(double value, double error, const QLocale& locale) {
    const auto [shown, uncertainty] = valueAndError(value, error, locale);
    return uncertainty.isEmpty() ? shown : QStringLiteral("%1 ± %2").arg(shown, uncertainty);
}

WordTable fitTable(const ParameterFit& fit, const QLocale& locale, bool inDegrees) {
    WordTable table;
    table.columns = {{FitReportTexts::tr("Parameter").toStdString(), false},
                     {FitReportTexts::tr("Value").toStdString()},
                     {FitReportTexts::tr("Uncertainty").toStdString()},
                     {FitReportTexts::tr("Start value").toStdString()},
                     {FitReportTexts::tr("Unit").toStdString(), false}};
    const auto number = [](const QString& shown) {
        return shown.isEmpty() ? WordTable::Cell{"–"} : numberCell(shown.toStdString());
    };
    for (const FittedParameter& one : fit.parameters) {
        const QString unit = QString::fromStdString(one.unit);
        const auto shown = [&](double value) {
            return inDegrees ? NumberEdit::shownValue(value, unit) : value;
        };
        const auto [value, error] = valueAndError(shown(one.value), shown(one.error), locale);
        table.rows.push_back({{translated(one.name).toStdString()},
                              number(value),
                              number(error),
                              number(locale.toString(shown(one.start), 'g', 6)),
                              {(inDegrees ? NumberEdit::shownUnit(unit) : unit).toStdString()}});
    }
    return table;
}

QString failureText(const ParameterFit& fit) {
    Sentence failure(fit.failure.text);
    for (const Wording& name : fit.failure.names)
        failure.values.push_back(Sentence::verbatim(nameIn(fit, name).toStdString()));
    return translated(failure);
}

QString fitReport(const DataComparison& comparison, const QLocale& locale) {
    QStringList lines;
    if (comparison.fit && !comparison.fit->found())
        return FitReportTexts::tr("No fit: %1.").arg(failureText(*comparison.fit));
    if (comparison.fit) {
        const ParameterFit& fit = *comparison.fit;
        const std::size_t n = fit.parameters.size();
        for (const FittedParameter& one : fit.parameters) {
            const QString unit = QString::fromStdString(one.unit);
            const double value = NumberEdit::shownValue(one.value, unit),
                         error = NumberEdit::shownValue(one.error, unit);
            lines << QStringLiteral("%1 = %2").arg(
                translated(one.name),
                withUnitOf(QStringLiteral("(%1)").arg(valueWithError(value, error, locale)), one.unit));
        }
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = i + 1; j < n; ++j)
                lines << FitReportTexts::tr("correlation of %1 and %2: %3")
                             .arg(translated(fit.parameters[i].name), translated(fit.parameters[j].name),
                                  locale.toString(fit.correlation[i * n + j], 'f', 2));
        const Column* time = comparison.run.find("time", static_cast<int>(fit.run));
        lines << fitQuality(fit, time != nullptr ? time->unit : std::string(), locale, false);
        if (!fit.weighted)
            lines << FitReportTexts::tr("uncertainties from the scatter, %1 degrees of freedom")
                         .arg(locale.toString(fit.freedom));
    }
    const bool defined = std::none_of(comparison.series.begin(), comparison.series.end(),
                                      [](const ComparedSeries& one) { return one.fitted.model.empty(); });
    if (!defined)
        lines << FitReportTexts::tr("The run has no value at some of the times; shift them after its start.");
    for (const ComparedSeries& one : comparison.series) {
        if (!defined) break;
        const QString rms = withUnitOf(
            locale.toString(NumberEdit::shownValue(one.fitted.rms, QString::fromStdString(one.fitted.unit)),
                            'g', 4),
            one.fitted.unit);
        lines << (comparison.series.size() > 1
                      ? FitReportTexts::tr("root mean square of the residuals of %1: %2")
                            .arg(translated(one.fitted.name), rms)
                      : FitReportTexts::tr("root mean square of the residuals: %1").arg(rms));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace timestep
