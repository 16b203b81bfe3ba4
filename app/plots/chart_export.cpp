// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/chart_export.h"

#include "app/provenance/open_file.h"
#include "app/provenance/plot_json.h"
#include "app/workbook/workbook.h"
#include "core/input_error.h"
#include "core/table/chosen_columns.h"
#include "core/table/csv.h"
#include "widgets/plot/content/plot_content.h"
#include "widgets/plot/table/table_text.h"
#include "widgets/text/text.h"

#include <QFileInfo>

#include <string>
#include <vector>

namespace timestep {

namespace {

/// The table with the time and the columns that the chart shows.
Table shownColumns(const Table& table, const PlotSpec& plot) {
    std::vector<std::string> ids = plot.y;
    for (const CurveDifference& one : plot.added.differences)
        ids.insert(ids.end(), {one.column, one.lessColumn});
    for (const std::string& id : {plot.colour, plot.x, std::string("time")}) {
        std::erase(ids, id);
        if (!id.empty()) ids.insert(ids.begin(), id);
    }
    return chosenColumns(table, ids);
}

/// The measured points over a chart as further columns, of no run in the wide form. The tidy form has a run
/// of its own for each set, with the ids of the axes.
void addMeasured(Table& table, const PlotContent& drawn, CsvForm form) {
    const PlotSpec& plot = drawn.spec();
    if (plot.added.points.empty() || plot.y.empty() || !plot.colour.empty()) return;
    const auto columnOf = [&](const std::string& id) {
        for (const Column& column : drawn.table().columns)
            if (column.id == id) return Column{column.id, column.name, column.unit, -1, {}};
        return Column{id, id, {}, -1, {}};
    };
    const Column x = columnOf(plot.x), y = columnOf(plot.y.front());
    for (const MeasuredPoints& points : plot.added.points) {
        const std::string label = points.label.toStdString();
        int run = -1;
        if (form == CsvForm::Tidy) {
            if (table.runs.empty()) table.runs.emplace_back();
            table.runs.push_back(label);
            run = static_cast<int>(table.runs.size()) - 1;
        }
        const auto add = [&](const Column& like, const std::string& what, const std::vector<double>& values) {
            const std::string name =
                std::string(measuredHead) + what + like.name.english() + (label.empty() ? "" : ", " + label);
            table.columns.push_back({what.empty() ? like.id : "uncertainty", name, like.unit, run, values});
        };
        add(x, {}, points.x);
        add(y, {}, points.y);
        if (!points.errors.empty()) add(y, "uncertainty of ", points.errors);
    }
}

/// A remark for each line that the chart draws, such as a fitted slope: "line: rk4, slope 4.00 ± 0.02".
void addLines(std::vector<std::string>& comments, const PlotContent& drawn) {
    const std::vector<std::string>& runs = drawn.table().runs;
    for (const ReferenceLine& line : drawn.spec().referenceLines) {
        if (line.points || line.pale || line.guess || line.label.isEmpty()) continue;
        const auto run = static_cast<std::size_t>(line.run);
        comments.push_back("line: " + (line.run >= 0 && run < runs.size() ? runs[run] + ", " : "") +
                           line.label.toStdString());
    }
}

void writeBook(const QString& path, const ExportSubject& subject, const Figure& figure,
               const DataForm& form) {
    std::vector<WorkbookChart> charts{{figure.plot, &figure.table}};
    for (const FigurePanel& panel : figure.further) charts.push_back({panel.plot, panel.table});
    std::vector<Table> shown;
    shown.reserve(charts.size()); // the charts point into it
    if (form.onlyShown)
        for (WorkbookChart& chart : charts)
            chart.table = &shown.emplace_back(shownColumns(*chart.table, chart.plot));
    writeFile(path, workbookOf(charts, subject.recipe,
                               provenanceText(subject.recipe, subject.digested(), toJson(figure.plot)),
                               subject.fits));
}

void writeTabbed(const QString& path, const ExportSubject& subject) {
    std::string content;
    for (const std::string& line : provenanceComments(subject.recipe, nullptr)) content += "# " + line + "\n";
    const PlotContent drawn(subject.table, subject.plot); // with differences, spectra
    writeFile(path, content + tableText(drawn.table()).toStdString());
}

/// Machine-readable: in English, like the names of the columns.
void writeCommaSeparated(const QString& path, const ExportSubject& subject, const PlotSpec& labelled,
                         const DataForm& form) {
    Table table = form.onlyShown ? shownColumns(subject.table, subject.plot) : subject.table;
    const Experiment& experiment = subject.recipe.experiment;
    if (table.runs.size() == experiment.runs.size())
        for (std::size_t i = 0; i < table.runs.size(); ++i) table.runs[i] = runLabel(experiment, i);
    // The recipe does not reproduce additional columns, so the file gets no digest. The digest is that of the
    // wide form.
    const PlotContent drawn(table, subject.plot, PlotContent::Language::English);
    const bool isDigested = !form.tidy && !drawn.isDerived() && subject.digested() != nullptr;
    auto comments = provenanceComments(subject.recipe, isDigested ? &table : nullptr, toJson(labelled));
    addLines(comments, drawn);
    const CsvForm rows = form.tidy ? CsvForm::Tidy : CsvForm::Wide;
    Table written = drawn.table();
    addMeasured(written, drawn, rows);
    writeWholeFile(path, [&](const TextSink& sink) { writeCsv(written, rows, comments, sink, form.signs); });
}

} // namespace

QString writeChart(const QString& path, const ExportSubject& subject, const Figure& figure,
                   const DataForm& form) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    try {
        if (suffix == "tsv")
            writeTabbed(path, subject);
        else if (suffix == "xlsx")
            writeBook(path, subject, figure, form);
        else if (suffix == "csv")
            writeCommaSeparated(path, subject, figure.plot, form);
        else
            return writeFigure(path, figure).value_or(QString());
    } catch (const InputError& error) {
        return translated(error);
    }
    return {};
}

} // namespace timestep
