// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fit_output.h"

#include "app/measured/fit_report.h"
#include "core/table/number_text.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace timestep {

namespace {

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

void printFit(const ParameterFit& fit, std::ostream& out) {
    std::size_t width = 9;
    for (const FittedParameter& one : fit.parameters) width = std::max(width, one.key.size());
    const auto cell = [&](const std::string& text, std::size_t columns) {
        out << ' ' << std::left << std::setw(static_cast<int>(columns)) << text;
    };
    cell(" parameter", width + 1);
    cell("value", 16);
    cell("uncertainty", 14);
    cell("start", 12);
    out << " unit\n";
    for (const FittedParameter& one : fit.parameters) {
        const auto [value, error] = valueAndError(one.value, one.error);
        cell(" " + one.key, width + 1);
        cell(value, 16);
        cell(error, 14);
        cell(shortNumber(one.start), 12);
        out << ' ' << one.unit << '\n';
    }
    const std::size_t n = fit.parameters.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j) {
            std::ostringstream number;
            number << std::fixed << std::setprecision(3) << fit.correlation[i * n + j];
            out << "  correlation of " << fit.parameters[i].key << " and " << fit.parameters[j].key << ": "
                << number.str() << '\n';
        }
    for (const FittedSeries& series : fit.series)
        out << "  " << series.measure << ": " << series.time.size() << " points, rms of the residuals "
            << shortNumber(series.rms) << unitText(series.unit) << '\n';
    if (fit.weighted)
        out << "  chi²/freedom: " << shortNumber(fit.chiSquare) << "/" << shortNumber(fit.freedom) << " = "
            << (fit.freedom > 0 ? shortNumber(fit.chiSquare / fit.freedom) : "-")
            << "; the uncertainties follow from those of the points\n";
    else
        out << "  the uncertainties follow from the scatter of the points about the run, with "
            << shortNumber(fit.freedom) << " degrees of freedom\n";
}

Json fitJson(const ParameterFit& fit) {
    Json parameters = Json::array(), series = Json::array(), correlation = Json::array();
    for (const FittedParameter& one : fit.parameters)
        parameters.push_back({{"key", one.key},
                              {"unit", one.unit},
                              {"start", known(one.start)},
                              {"value", known(one.value)},
                              {"error", known(one.error)}});
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
    Json json{
        {"parameters", parameters},           {"correlation", correlation},    {"series", series},
        {"chi-square", known(fit.chiSquare)}, {"freedom", known(fit.freedom)}, {"weighted", fit.weighted},
        {"iterations", fit.iterations}};
    if (!fit.found()) json["failure"] = english(fit.failure);
    return json;
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
std::string fitTable(const ParameterFit& fit, const std::string& file) {
    if (file.ends_with(".tex")) return toLatex(fitTable(fit, QLocale::c(), false));
    if (file.ends_with(".md")) return toMarkdown(fitTable(fit, QLocale::c(), false));
    std::string text = "parameter,value,uncertainty,start,unit\n";
    for (const FittedParameter& one : fit.parameters)
        text += one.key + "," + exactNumber(one.value) + "," + exactNumber(one.error) + "," +
                exactNumber(one.start) + "," + one.unit + "\n";
    return text;
}

    return text;
}

} // namespace timestep
