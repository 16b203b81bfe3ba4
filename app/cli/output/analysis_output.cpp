// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/analysis_output.h"

#include "app/names.h"
#include "core/curve_fit/fits.h"
#include "core/table/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace timestep {

namespace {

struct AnalysisOutputTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

std::string spokenWords(const QString& words) {
    return words.toStdString();
}

constexpr std::size_t mostPrintedRows = 40;

std::string cell(double value) {
    return std::isnan(value) ? "-" : shortNumber(value);
}

/// Prints the columns of one run and the columns without a run, side by side under their ids.
void printRows(const Table& table, int run, std::ostream& out) {
    std::vector<const Column*> shown;
    for (const Column& column : table.columns)
        if (column.run == run || column.run == -1) shown.push_back(&column);
    std::size_t rows = 0;
    out << ' ';
    for (const Column* column : shown) {
        rows = std::max(rows, column->values.size());
        out << ' ' << std::left << std::setw(static_cast<int>(std::max<std::size_t>(13, column->id.size())))
            << column->id;
    }
    out << '\n';
    for (std::size_t row = 0; row < rows; ++row) {
        out << ' ';
        for (const Column* column : shown)
            out << ' ' << std::left
                << std::setw(static_cast<int>(std::max<std::size_t>(13, column->id.size())))
                << (row < column->values.size() ? cell(column->values[row]) : "");
        out << '\n';
    }
}

/// "fitted order 3.98 ± 0.02 (from 0.0125 to 0.1)": the power, its standard error, and the values that it was
/// fitted over.
QString orderText(const Fit& law, const std::vector<double>& values) {
    std::string text = shortNumber(law.parameters[1].value);
    if (law.parameters[1].error > 0) {
        std::ostringstream error;
        error << std::setprecision(2) << law.parameters[1].error;
        text += " ± " + error.str();
    }
    const auto ends = std::minmax_element(values.begin(), values.end());
    return AnalysisOutputTexts::tr("fitted order %1 (from %2 to %3)")
        .arg(QString::fromStdString(text), QString::fromStdString(shortNumber(*ends.first)),
             QString::fromStdString(shortNumber(*ends.second)));
}

} // namespace

void printResult(const DerivedResult& derived, std::ostream& out) {
    const AnalysisResult& result = derived.result;
    const std::size_t runs = result.summary.runs.size();
    for (std::size_t run = 0; run < runs; ++run) {
        const int r = static_cast<int>(run);
        out << (run == 0 ? "" : "\n")
            << (runs == derived.of.runs.size() ? runLabel(derived.of, run, translatedUtf8)
                                               : result.summary.runs[run])
            << '\n';
        if (run < result.sentences.size())
            for (const FactSentence& sentence : result.sentences[run])
                out << "  " << translated(sentence).toStdString() << '\n';
        if (result.table.runs.size() == runs && result.table.rows() <= mostPrintedRows)
            printRows(result.table, r, out);
        if (result.summary.rows() > 1 && result.summary.rows() <= mostPrintedRows) {
            printRows(result.summary, r, out);
            continue;
        }
        for (const Column& column : result.summary.columns)
            if (column.run == r && column.values.size() == 1)
                out << "  " << std::left << std::setw(22) << column.id << ' ' << cell(column.values[0])
                    << (column.unit == "1" || column.unit.empty() ? "" : " " + column.unit) << '\n';
    }
    if (result.table.rows() > mostPrintedRows)
        out << spokenWords(AnalysisOutputTexts::tr("%1 rows; --table writes them, --figure draws them")
                               .arg(result.table.rows()))
            << '\n';
}

void printValues(const DerivedResult& derived, std::ostream& out) {
    const Table& table = derived.result.table;
    const AnalysisSpec& spec = derived.spec;
    const Column& value = *table.find("value", -1);
    for (std::size_t run = 0; run < table.runs.size(); ++run) {
        const int r = static_cast<int>(run);
        const Column& largest = *table.find(spec.measure + "-maximum", r);
        const Column& end = *table.find(spec.measure + "-end", r);
        const Column& evaluations = *table.find("evaluations", r);
        const Column& order = *table.find("order", r);
        out << (run == 0 ? "" : "\n") << runLabel(derived.of, run, translatedUtf8) << '\n'
            << std::left << std::setw(14) << ("  " + spec.over);
        for (const auto& [head, width] : {std::pair{AnalysisOutputTexts::tr("maximum"), 16},
                                          {AnalysisOutputTexts::tr("end"), 16},
                                          {AnalysisOutputTexts::tr("evaluations"), 14}})
            out << spokenWords(head.leftJustified(width));
        out << spokenWords(AnalysisOutputTexts::tr("order")) << '\n';
        for (std::size_t row = 0; row < value.values.size(); ++row)
            out << "  " << std::setw(12) << shortNumber(value.values[row]) << std::setw(16)
                << shortNumber(largest.values[row]) << std::setw(16) << shortNumber(end.values[row])
                << std::setw(14) << shortNumber(evaluations.values[row])
                << (std::isnan(order.values[row]) ? std::string("-") : shortNumber(order.values[row]))
                << '\n';
        const Fit law = fitCurve(FitKind::PowerLaw, value.values, largest.values);
        if (law.found() && law.determination >= straightLine)
            out << "  " << spokenWords(orderText(law, value.values)) << '\n';
        else if (law.found())
            out << "  "
                << spokenWords(
                       AnalysisOutputTexts::tr("no straight line on log-log paper, so no order is fitted"))
                << '\n';
    }
}

bool allValuesFinite(const DerivedResult& derived) {
    const Table& table = derived.result.table;
    return std::all_of(table.columns.begin(), table.columns.end(), [&](const Column& column) {
        return column.id != derived.spec.measure + "-maximum" ||
               std::none_of(column.values.begin(), column.values.end(),
                            [](double value) { return std::isnan(value); });
    });
}

} // namespace timestep
