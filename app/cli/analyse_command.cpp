// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/figure_output.h"
#include "app/plots/analysis_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "core/input_error.h"
#include "core/table/csv.h"
#include "core/table/number_text.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>

namespace timestep {

namespace {

constexpr std::size_t mostPrintedRows = 40;

std::string cell(double value) {
    return std::isnan(value) ? "-" : shortNumber(value);
}

/// The columns of one run and those of none, side by side; only the ids stand above them.
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

void printResult(const AnalysisResult& result, std::ostream& out) {
    const std::size_t runs = result.summary.runs.size();
    for (std::size_t run = 0; run < runs; ++run) {
        const int r = static_cast<int>(run);
        out << (run == 0 ? "" : "\n") << result.summary.runs[run] << '\n';
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
        out << result.table.rows() << " rows; --table writes them, --figure draws them\n";
}

void fillIn(const AnalyseOptions& options, AnalysisSpec& spec) {
    if (!options.over.empty()) spec.over = options.over;
    if (!options.measure.empty()) spec.measure = options.measure;
    if (!options.coordinate.empty()) spec.coordinate = options.coordinate;
    for (const auto& [id, value] : options.settings) {
        if (value.empty()) continue;
        try {
            spec.settings.set(id, value);
        } catch (InputError& error) {
            error.path = "--" + id;
            throw;
        }
    }
}

} // namespace

int analyseCommand(const AnalyseOptions& options, std::ostream& out, std::ostream& err) {
    const QString file = QString::fromStdString(options.file);
    OpenedFile opened = openFile(file);
    setAll(opened.experiment, options.set);
    AnalysisSpec spec;
    if (options.kind == "again") {
        const auto carried = analysisInFile(file);
        if (!carried) throw InputError("this file carries no analysis");
        spec = *carried;
    } else {
        spec = standardAnalysis(opened.experiment, options.kind);
        fillIn(options, spec);
    }
    const bool terminal = &err == &std::cerr && isatty(STDERR_FILENO) == 1;
    const AnalysisResult result = analyse(opened.experiment, spec, [&](std::size_t done, std::size_t of) {
        if (terminal) err << '\r' << 100 * done / std::max<std::size_t>(of, 1) << " %" << std::flush;
        return true;
    });
    if (terminal) err << "\r      \r" << std::flush;
    if (!options.table.empty())
        writeFile(
            QString::fromStdString(options.table),
            toCsv(result.table, provenanceComments({analysedExperimentText(opened.experiment, spec), {}},
                                                   opened.experiment.seed, &result.table)));
    if (!options.figure.file.empty()) {
        const AnalysisPlot plot = analysisPlot(opened.experiment, spec, result, options.drawSummary);
        writeFigure(options.figure, plot.plot, *plot.table, analysisCaption(Session(opened.experiment), spec),
                    opened.experiment, {analysedExperimentText(opened.experiment, spec), {}});
    }
    printResult(result, out);
    return Done;
}

} // namespace timestep
