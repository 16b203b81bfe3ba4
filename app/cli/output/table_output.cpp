// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/table_output.h"

#include "app/plots/analysis_plots.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/workbook/workbook.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/nearest_word.h"
#include "core/table/chosen_columns.h"
#include "core/table/csv.h"
#include "core/table/table_forms.h"
#include "core/text.h"

#include <QFileInfo>
#include <QStringList>

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace timestep {

void addTableOptions(std::vector<CommandOption>& options, TableOptions& own, std::string help) {
    options.insert(
        options.end(),
        {{"--table", &own.file, std::move(help), "F.csv|xlsx|tex|md|-"},
         columnsOption(own.columns),
         {"--tidy", &own.tidy, "CSV with one row per run and time, and ids as names", {}, false, "--table"},
         {"--decimal", &own.decimal,
          "Decimal sign of CSV; comma: with semicolons between cells, as a German Excel opens it",
          "point|comma", false, "--table"},
         {"--json", &own.json, "Print the results as JSON"},
         {"--quiet", &own.quiet, "Print no results"}});
}

void writeOutput(const std::string& file, const std::string& content, const CommandContext& context) {
    if (file == "-")
        context.out << content << std::flush;
    else
        writeFile(QString::fromStdString(file), content);
}

CommandOption columnsOption(std::string& columns) {
    return {"--columns", &columns,
            "Write only these columns, by their ids and in this order: time,total-energy", "ID,ID..."};
}

std::vector<std::string> columnsIn(const std::string& list, const Table& table) {
    const std::vector<std::string> known = idsOf(table);
    std::vector<std::string> ids;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t comma = std::min(list.find(',', begin), list.size());
        const std::string id(trimmed(std::string_view(list).substr(begin, comma - begin)));
        if (std::find(known.begin(), known.end(), id) == known.end()) refuseUnknown(id, known, "--columns");
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
        begin = comma + 1;
    }
    return ids;
}

void refuseOverwriting(const std::vector<std::string>& inputs,
                       const std::vector<std::pair<std::string, std::string>>& outputs) {
    const auto placeOf = [](const std::string& file) {
        return QFileInfo(QString::fromStdString(file)).canonicalFilePath(); // empty: there is no such file
    };
    for (const auto& [option, output] : outputs) {
        const QString place = output.empty() ? QString() : placeOf(output);
        for (const std::string& input : inputs)
            if (!place.isEmpty() && QFileInfo(place).isFile() && place == placeOf(input))
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "this would replace %1, which is read"), input), option);
    }
}

void checkTableOptions(const TableOptions& options) {
    static const QStringList endings{"csv", "xlsx", "tex", "md"};
    const QFileInfo file(QString::fromStdString(options.file));
    const bool isDevice = file.exists() && !file.isFile(); // a pipe, /dev/null
    if (!options.file.empty() && options.file != "-" && !isDevice &&
        !endings.contains(file.suffix().toLower()))
        throw InputError(TRANSLATABLE("fault", "the name of a table must end in .csv, .xlsx, .tex or .md"),
                         "--table " + options.file);
    if (!options.decimal.empty() && options.decimal != "point" && options.decimal != "comma")
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no \"%1\"; there are %2"), options.decimal,
                                  "point, comma"),
                         "--decimal");
}

const Table& withChosenColumns(const TableOptions& options, const Table& table, Table& chosen) {
    checkTableOptions(options);
    if (options.columns.empty()) return table;
    chosen = chosenColumns(table, columnsIn(options.columns, table));
    return chosen;
}

namespace {

/// What the chart of a workbook shows: what is asked, the chart of the analysis, the first standard plot of a
/// run, or the first two columns, but no numbers of steps.
PlotSpec chartOfTable(const Table& table, const Recipe& recipe, const PlotSpec* asked) {
    PlotSpec plot = asked != nullptr  ? *asked
                    : recipe.analysis ? plannedPlot(*recipe.analysis, table)
                                      : standardPlots(table)[0];
    const auto has = [&](const std::string& id) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [&](const Column& column) { return column.id == id; });
    };
    if (has(plot.x) && !plot.y.empty() && has(plot.y.front())) return plot;
    plot = {};
    for (const Column& column : table.columns) {
        if (plot.x.empty())
            plot.x = column.id;
        else if (plot.y.empty() && column.id != plot.x && column.id != "step")
            plot.y = {column.id};
    }
    return plot;
}

} // namespace

void writeTable(const TableOptions& options, const Table& whole, const Recipe& recipe,
                const CommandContext& context, const PlotSpec* plot) {
    if (options.file.empty()) return;
    Table chosen;
    const Table& table = withChosenColumns(options, whole, chosen);
    const auto ends = [&](const char* ending) { return options.file.ends_with(ending); };
    if (ends(".tex")) return writeOutput(options.file, toLatex(table), context);
    if (ends(".md")) return writeOutput(options.file, toMarkdown(table), context);
    if (ends(".xlsx"))
        return writeOutput(
            options.file,
            workbookOf({{chartOfTable(table, recipe, plot), &table}}, recipe, provenanceText(recipe, &table)),
            context);
    // The digest is that of the wide form.
    const bool comma = options.decimal == "comma";
    const auto comments = provenanceComments(recipe, options.tidy ? nullptr : &table);
    const auto write = [&](const TextSink& sink) {
        writeCsv(table, options.tidy ? CsvForm::Tidy : CsvForm::Wide, comments, sink,
                 comma ? CsvSigns::Comma : CsvSigns::Point);
    };
    if (options.file != "-") return writeWholeFile(QString::fromStdString(options.file), write);
    write([&](std::string_view piece) { context.out << piece; });
    context.out << std::flush;
}

Json tableJson(const Table& table) {
    Json columns = Json::array();
    for (const Column& column : table.columns) {
        Json values = Json::array();
        for (const double value : column.values)
            values.push_back(std::isfinite(value) ? Json(value) : Json());
        columns.push_back({{"id", column.id},
                           {"name", column.name.english()},
                           {"unit", column.unit},
                           {"run", column.run},
                           {"values", values}});
    }
    return {{"runs", table.runs}, {"columns", columns}};
}

ProgressLine::ProgressLine(const CommandContext& context)
    : m_isTerminal(&context.err == &std::cerr && isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
    if (m_isTerminal && m_shown <= 100) std::fputs("\r      \r", stderr);
}

void ProgressLine::show(std::size_t done, std::size_t of) {
    const std::size_t percent = 100 * done / std::max<std::size_t>(of, 1);
    if (!m_isTerminal || percent == m_shown) return;
    m_shown = percent;
    std::fprintf(stderr, "\r%zu %%", percent); // not through the stream, which shows the \r as text
}

} // namespace timestep
