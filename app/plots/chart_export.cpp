// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/chart_export.h"

#include "app/plots/plot_json.h"
#include "app/provenance/open_file.h"
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
Table shownColumns(const ExportSubject& subject) {
    std::vector<std::string> ids = subject.plot.y;
    for (const CurveDifference& one : subject.plot.added.differences)
        ids.insert(ids.end(), {one.column, one.lessColumn});
    for (const std::string& id : {subject.plot.colour, subject.plot.x, std::string("time")}) {
        std::erase(ids, id);
        if (!id.empty()) ids.insert(ids.begin(), id);
    }
    return chosenColumns(subject.table, ids);
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
    Table table = form.onlyShown ? shownColumns(subject) : subject.table;
    const Experiment& experiment = subject.recipe.experiment;
    if (table.runs.size() == experiment.runs.size())
        for (std::size_t i = 0; i < table.runs.size(); ++i) table.runs[i] = runLabel(experiment, i);
    // The recipe does not reproduce additional columns, so the file gets no digest. The digest is that of the
    // wide form.
    const PlotContent drawn(table, subject.plot, PlotContent::Language::English);
    const bool isDigested = !form.tidy && !drawn.isDerived() && subject.digested() != nullptr;
    const auto comments = provenanceComments(subject.recipe, isDigested ? &table : nullptr, toJson(labelled));
    writeWholeFile(path, [&](const TextSink& sink) {
        writeCsv(drawn.table(), form.tidy ? CsvForm::Tidy : CsvForm::Wide, comments, sink, form.signs);
    });
}

} // namespace

QString writeChart(const QString& path, const ExportSubject& subject, const Figure& figure,
                   const DataForm& form) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    try {
        if (suffix == "tsv")
            writeTabbed(path, subject);
        else if (suffix == "xlsx")
            writeFile(path,
                      workbookOf(form.onlyShown ? shownColumns(subject) : subject.table, subject.recipe));
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
