// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/fit_output.h"

#include "app/measured/fit_report.h"
#include "core/table/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace timestep {

namespace {

struct FitOutputTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

std::string unitText(const std::string& unit) {
    return unit == "1" ? std::string() : " " + unit;
}

/// Two digits of an uncertainty, and the value with as many decimals.
std::pair<std::string, std::string> valueAndError(double value, double error) {
    if (!(error > 0)) return {shortNumber(value), "-"};
    const int decimals = 1 - static_cast<int>(std::floor(std::log10(error)));
    if (decimals < 0 || decimals > 15) return {shortNumber(value), shortNumber(error)};
    std::ostringstream one, other;
    one << std::fixed << std::setprecision(decimals) << value;
    other << std::fixed << std::setprecision(decimals) << error;
    return {one.str(), other.str()};
}

Json known(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

} // namespace

void printFit(const ParameterFit& fit, const std::string& timeUnit, std::ostream& out) {
    const auto shown = [](double number) { return QString::fromStdString(shortNumber(number)); };
    const auto say = [&](const QString& sentence) { out << "  " << sentence.toStdString() << '\n'; };
    const QString parameter = FitOutputTexts::tr("parameter");
    qsizetype width = parameter.size();
    for (const FittedParameter& one : fit.parameters)
        width = std::max(width, static_cast<qsizetype>(one.key.size()));
    const auto row = [&](const QString& name, const QString& value, const QString& error,
                         const QString& start, const QString& unit) {
        out << "  " << name.leftJustified(width + 1).toStdString() << value.leftJustified(16).toStdString()
            << ' ' << error.leftJustified(14).toStdString() << ' ' << start.leftJustified(12).toStdString()
            << ' ' << unit.toStdString() << '\n';
    };
    row(parameter, FitOutputTexts::tr("value"), FitOutputTexts::tr("uncertainty"),
        FitOutputTexts::tr("start value"), FitOutputTexts::tr("unit"));
    for (const FittedParameter& one : fit.parameters) {
        const auto [value, error] = valueAndError(one.value, one.error);
        row(QString::fromStdString(one.key), QString::fromStdString(value), QString::fromStdString(error),
            shown(one.start), QString::fromStdString(one.unit));
    }
    const std::size_t n = fit.parameters.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j)
            say(FitOutputTexts::tr("correlation of %1 and %2: %3")
                    .arg(QString::fromStdString(fit.parameters[i].key),
                         QString::fromStdString(fit.parameters[j].key),
                         QString::number(fit.correlation[i * n + j], 'f', 3)));
    for (const FittedSeries& series : fit.series)
        say(FitOutputTexts::tr("%1: %2 points, rms of the residuals %3")
                .arg(QString::fromStdString(series.measure), QString::number(series.time.size()),
                     shown(series.rms) + QString::fromStdString(unitText(series.unit))));
    if (fit.weighted)
        say(FitOutputTexts::tr("the uncertainties follow from those of the points"));
    else
        say(FitOutputTexts::tr(
                "the uncertainties follow from the scatter of the points about the run, with %1 "
                "degrees of freedom")
                .arg(shown(fit.freedom)));
    for (const QString& sentence : fitQuality(fit, timeUnit, QLocale::c(), true)) say(sentence);
}

Json fitJson(const ParameterFit& fit) {
    Json parameters = Json::array(), series = Json::array(), correlation = Json::array();
    for (const FittedParameter& one : fit.parameters)
        parameters.push_back({{"key", one.key},
                              {"unit", one.unit},
                              {"start", known(one.start)},
                              {"value", known(one.value)},
                              {"error", known(one.error)},
                              {"half-step-shift", known(one.halfStepShift)},
                              {"dormand-prince-shift", known(one.dormandPrinceShift)}});
    const std::size_t n = fit.parameters.size();
    for (std::size_t i = 0; i < n && !fit.correlation.empty(); ++i) {
        Json row = Json::array();
        for (std::size_t j = 0; j < n; ++j) row.push_back(known(fit.correlation[i * n + j]));
        correlation.push_back(std::move(row));
    }
    for (const FittedSeries& one : fit.series)
        series.push_back({{"measure", one.measure},
                          {"unit", one.unit},
                          {"points", one.time.size()},
                          {"rms", known(one.rms)}});
    Json json{{"parameters", parameters},
              {"correlation", correlation},
              {"series", series},
              {"chi-square", known(fit.chiSquare)},
              {"freedom", known(fit.freedom)},
              {"weighted", fit.weighted},
              {"iterations", fit.iterations},
              {"r-squared", known(fit.determination())},
              {"explains-nothing", fit.explainsNothing()},
              {"step", fit.step},
              {"step-before", fit.stepBefore}};
    if (!fit.found()) json["failure"] = failureText(fit).toStdString();
    return json;
}

std::string fitTable(const ParameterFit& fit, const std::string& file) {
    if (file.ends_with(".tex")) return toLatex(fitTable(fit, QLocale::c(), false));
    if (file.ends_with(".md")) return toMarkdown(fitTable(fit, QLocale::c(), false));
    std::string text = "parameter,value,uncertainty,start,unit\n";
    for (const FittedParameter& one : fit.parameters)
        text += one.key + "," + exactNumber(one.value) + "," + exactNumber(one.error) + "," +
                exactNumber(one.start) + "," + one.unit + "\n";
    return text;
}

std::string residualsCsv(const ParameterFit& fit, const FitRequest& request) {
    std::string text = "measure,time,measured,model,residual\n";
    for (std::size_t i = 0; i < fit.series.size(); ++i) {
        const FittedSeries& series = fit.series[i];
        for (std::size_t k = 0; k < series.time.size(); ++k)
            text += series.measure + "," + exactNumber(series.time[k]) + "," +
                    exactNumber(request.series[i].value[k]) + "," + exactNumber(series.model[k]) + "," +
                    exactNumber(series.residual[k]) + "\n";
    }
    return text;
}

} // namespace timestep
