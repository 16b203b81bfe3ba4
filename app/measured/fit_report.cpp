// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/fit_report.h"

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

} // namespace

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
        if (fit.weighted)
            lines << FitReportTexts::tr("χ² = %1 with %2 degrees of freedom")
                         .arg(locale.toString(fit.chiSquare, 'g', 4), locale.toString(fit.freedom));
        else
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
