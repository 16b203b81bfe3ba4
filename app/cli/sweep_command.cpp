// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/figure_output.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/parameter/parameter.h"
#include "core/run/fit.h"
#include "core/run/session.h"
#include "core/table/csv.h"
#include "core/table/number_text.h"

#include <cmath>
#include <iomanip>
#include <ostream>

namespace timestep {

namespace {

void printTable(const Table& table, const SweepSpec& spec, std::ostream& out) {
    const Column& value = *table.find("value", -1);
    for (std::size_t run = 0; run < table.runs.size(); ++run) {
        const int r = static_cast<int>(run);
        const Column& largest = *table.find(spec.measure + "-maximum", r);
        const Column& end = *table.find(spec.measure + "-end", r);
        const Column& evaluations = *table.find("evaluations", r);
        const Column& order = *table.find("order", r);
        out << (run == 0 ? "" : "\n") << table.runs[run] << '\n'
            << std::left << std::setw(14) << ("  " + spec.over) << std::setw(16) << "maximum" << std::setw(16)
            << "end" << std::setw(14) << "evaluations"
            << "order\n";
        for (std::size_t row = 0; row < value.values.size(); ++row)
            out << "  " << std::setw(12) << shortNumber(value.values[row]) << std::setw(16)
                << shortNumber(largest.values[row]) << std::setw(16) << shortNumber(end.values[row])
                << std::setw(14) << shortNumber(evaluations.values[row])
                << (std::isnan(order.values[row]) ? std::string("-") : shortNumber(order.values[row]))
                << '\n';
        const PowerLaw law = fitPowerLaw(value.values, largest.values);
        if (law.points >= 2 && law.determination >= straightLine)
            out << "  fitted order " << shortNumber(law.exponent) << '\n';
        else if (law.points >= 2)
            out << "  no straight line on log-log paper, so no order is fitted\n";
    }
}

} // namespace

int sweepCommand(const SweepOptions& options, std::ostream& out, std::ostream& err) {
    OpenedFile opened = openFile(QString::fromStdString(options.file));
    setAll(opened.experiment, options.set);
    SweepSpec spec{.over = options.over, .values = {}, .measure = options.measure};
    if (const std::size_t equals = options.share.find('='); equals != std::string::npos) {
        spec.shared = options.share.substr(0, equals);
        spec.budget = parseNumber(options.share.substr(equals + 1));
    } else if (!options.share.empty()) {
        throw InputError("this takes KEY=BUDGET, and \"" + options.share + "\" has no =", "--share");
    }
    try {
        spec.values = parseValues(options.values);
    } catch (InputError& error) {
        error.path = "--values";
        throw;
    }
    const Session start(opened.experiment);
    if (spec.measure.empty()) spec.measure = standardPlots(start.table())[0].y.front();
    const Table table = sweep(opened.experiment, spec);
    if (!options.table.empty())
        writeFile(QString::fromStdString(options.table),
                  toCsv(table, provenanceComments({toJson(opened.experiment).dump(), spec},
                                                  opened.experiment.seed, &table)));
    if (!options.figure.file.empty())
        writeFigure(options.figure, sweepPlot(table, spec.measure, "-maximum", true), table,
                    sweepCaption(start, spec), opened.experiment, {{}, spec});
    printTable(table, spec, out);
    for (const Column& column : table.columns)
        if (column.id == spec.measure + "-maximum")
            for (const double value : column.values)
                if (std::isnan(value)) {
                    err << "timestep: some runs of the sweep diverged; their numbers are \"nan\"\n";
                    return Diverged;
                }
    return Done;
}

} // namespace timestep
