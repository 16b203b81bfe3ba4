// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/output/figure_output.h"
#include "app/cli/output/fit_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/stop_signal.h"
#include "app/measured/fit_plots.h"
#include "app/measured/fit_report.h"
#include "app/measured/measured_file.h"
#include "app/names.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/measured/measured_series.h"
#include "core/measured/step_check.h"
#include "core/parameter/parameter.h"
#include "core/run/session/session.h"
#include "core/text.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>
#include <utility>

namespace timestep {

namespace {

struct FitOptions {
    std::string file, data;
    std::vector<std::string> set, calculate, columns, units, sigma;
    std::string parameters, leftOut, shift, scale, out, table, residuals;
    std::string sheet, separator, decimal;
    std::size_t run = 0, skippedLines = 0, skippedAtEnd = 0;
    FigureOptions figure;
    bool fitsShift = false, refines = false, json = false, quiet = false;
};

/// "a=b,c=d" in one or several options as pairs. Names cannot contain commas: such a column is given by its
/// number.
std::vector<std::pair<std::string, std::string>> pairsOf(const std::vector<std::string>& given,
                                                         const std::string& option) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& list : given) {
        for (std::size_t begin = 0; begin <= list.size();) {
            const std::size_t comma = std::min(list.find(',', begin), list.size());
            const std::string one = list.substr(begin, comma - begin);
            const std::size_t equals = one.find('=');
            if (equals == std::string::npos)
                throw InputError(
                    Sentence(TRANSLATABLE("fault", "this takes NAME=VALUE, and \"%1\" has no ="), one),
                    option);
            pairs.emplace_back(trimmed(one.substr(0, equals)), trimmed(one.substr(equals + 1)));
            begin = comma + 1;
        }
    }
    return pairs;
}

std::vector<std::string> listOf(const std::string& list) {
    std::vector<std::string> all;
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t comma = std::min(list.find(',', begin), list.size());
        all.emplace_back(trimmed(list.substr(begin, comma - begin)));
        begin = comma + 1;
    }
    return all;
}

bool isTime(const std::string& name) {
    return name == "t" || name == "time";
}

double numberOf(const std::string& text, double standard, const std::string& option) {
    if (text.empty()) return standard;
    try {
        return parseNumber(text);
    } catch (InputError& error) {
        error.path = option;
        throw;
    }
}

/// Which columns hold which data, from the options.
MeasuredColumns columnsOf(const FitOptions& options) {
    MeasuredColumns columns;
    for (const auto& [name, column] : pairsOf(options.columns, "--columns")) {
        if (isTime(name))
            columns.time = column;
        else
            columns.measures.push_back({name, column});
    }
    if (columns.time.empty())
        throw InputError(TRANSLATABLE("fault", "no column is named for the time, as in t=COLUMN"),
                         "--columns");
    if (columns.measures.empty())
        throw InputError(TRANSLATABLE("fault", "no column is named for a measure, as in theta=COLUMN"),
                         "--columns");
    const auto measured = [&](const std::string& name, const std::string& option) -> auto& {
        for (MeasuredColumns::OfMeasure& one : columns.measures)
            if (one.measure == name) return one;
        throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is not among the --columns"), name), option);
    };
    for (const auto& [name, unit] : pairsOf(options.units, "--units"))
        (isTime(name) ? columns.timeUnit : measured(name, "--units").unit) = unit;
    for (const std::string& given : options.sigma) {
        if (given.find('=') == std::string::npos) {
            for (MeasuredColumns::OfMeasure& one : columns.measures) one.sigma = given;
            continue;
        }
        for (const auto& [name, sigma] : pairsOf({given}, "--sigma")) measured(name, "--sigma").sigma = sigma;
    }
    columns.scale = numberOf(options.scale, 1, "--time-scale");
    columns.shift = numberOf(options.shift, 0, "--time-shift");
    for (const std::string& row : listOf(options.leftOut)) {
        const double number = numberOf(row, 0, "--leave-out");
        if (!(number >= 1) || number > mostMeasuredRows || number != std::floor(number))
            throw InputError(Sentence(TRANSLATABLE("fault", "\"%1\" is no row; the first one is 1"), row),
                             "--leave-out");
        columns.leftOut.push_back(static_cast<std::size_t>(number) - 1);
    }
    return columns;
}

/// What the options say of the form of the file.
MeasuredForm formOf(const FitOptions& options) {
    MeasuredForm form{{}, {}, options.skippedLines, options.skippedAtEnd};
    constexpr std::pair<std::string_view, char> separators[] = {
        {"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}, {"blank", ' '}, {",", ','}, {";", ';'}};
    constexpr std::pair<std::string_view, char> decimals[] = {
        {"comma", ','}, {"point", '.'}, {",", ','}, {".", '.'}};
    const auto chosen = [](const std::string& word, std::span<const std::pair<std::string_view, char>> known,
                           const Sentence& fault, const char* option) -> std::optional<char> {
        if (word.empty()) return std::nullopt;
        for (const auto& [name, sign] : known)
            if (name == word) return sign;
        throw InputError(fault, option);
    };
    form.separator =
        chosen(options.separator, separators,
               TRANSLATABLE("fault", "a separator is comma, semicolon, tab or blank"), "--separator");
    form.decimal = chosen(options.decimal, decimals,
                          TRANSLATABLE("fault", "a decimal sign is point or comma"), "--decimal");
    return form;
}

QByteArray contentOf(const std::string& file) {
    if (file == "-")
        return QByteArray::fromStdString(readStandardInput(static_cast<qint64>(mostMeasuredBytes)));
    return readWholeFile(QString::fromStdString(file), static_cast<qint64>(mostMeasuredBytes));
}

/// Which table of several is read.
std::vector<Sentence> tableRead(const MeasuredFile& file, std::size_t table) {
    if (file.tables().size() < 2) return {};
    return {{TRANSLATABLE("fit", "the table \"%1\" is read; the file has %2"), file.tables()[table],
             listed(file.tables())}};
}

/// The measured points over the fitted run, and the residuals below.
void writeFitFigure(const FitOptions& options, const Experiment& experiment, const FitRequest& request,
                    const ParameterFit& fit, const CommandContext& context) {
    FitRequest of = request;
    of.run = 0;
    ParameterFit alone = fit;
    alone.run = 0;
    const DataComparison comparison = compareWithData(onlyRun(experiment, request.run), of, alone, {});
    const QString file = QFileInfo(QString::fromStdString(options.data)).fileName();
    PlotSpec plot = comparisonPlot(comparison, 0, measuredPoints(comparison, file));
    plot.xRange = PlotRange{0, comparison.experiment.duration};
    constexpr double share = 2.0 / 3; // of the height of the upper axes
    const FigurePanel residuals{residualPlot(comparison), &comparison.residuals, {}, share};
    const QString figureCaption = caption(Session(comparison.experiment), &plot);
    writeFigure(options.figure, plot, comparison.run, figureCaption, {comparison.experiment}, context, false,
                {residuals});
}

int fitFile(const FitOptions& options, const CommandContext& context) {
    checkFigureOptions(options.figure);
    refuseOverwriting(
        {options.file, options.data},
        {{"--table", options.table}, {"--residuals", options.residuals}, {"--figure", options.figure.file}});
    refuseOverwriting({options.data}, {{"--out", options.out}});
    const StopSignal stop;
    OpenedFile opened = openFile(QString::fromStdString(options.file));
    setAll(opened.experiment, options.set);
    calculateAll(opened.experiment, options.calculate);
    FitRequest request{options.run, listOf(options.parameters), options.fitsShift, {}};
    if (request.run >= opened.experiment.runs.size())
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no run %1"), request.run), "--run");
    const MeasuredFile file(contentOf(options.data), nameOfFile(options.data));
    const std::size_t table = file.find(options.sheet);
    const MeasuredTable data =
        file.read(table, formOf(options), [&](std::size_t, std::size_t) { return stop.number() == 0; });
    if (stop.number() != 0) throw Stopped();
    const MeasuredColumns columns = columnsOf(options);
    const std::vector<RecordedColumn> measures =
        comparableMeasures(opened.experiment, *makeSimulation(opened.experiment, request.run));
    request.series = seriesOf(data, columns, measures, opened.experiment.scene->timeUnit);
    std::vector<Sentence> reading = tableRead(file, table);
    for (const Sentence& sentence : readingOf(data, columns, measures, opened.experiment.scene->timeUnit))
        reading.push_back(sentence);
    ParameterFit fit;
    {
        ProgressLine progress(context);
        fit = fitWithStepCheck(opened.experiment, request, options.refines,
                               [&](std::size_t done, std::size_t of) {
                                   progress.show(done, of);
                                   return stop.number() == 0;
                               });
    }
    if (!fit.complete) throw Stopped();
    if (options.json) {
        Json json = fitJson(fit);
        for (const Sentence& sentence : reading) json["reading"].push_back(sentence.english());
        context.out << json.dump(1) << '\n';
    }
    if (!fit.found()) {
        context.err << "timestep: " << failureText(fit).toStdString() << '\n';
        return OtherFailure;
    }
    if (!options.json && !options.quiet) {
        for (const Sentence& sentence : reading) context.out << "  " << translatedUtf8(sentence) << '\n';
        printFit(fit, std::string(opened.experiment.scene->timeUnit), context.out);
    }
    if (!options.out.empty())
        writeOutput(options.out, toJson(withFittedValues(opened.experiment, fit)).dump(1) + "\n", context);
    if (!options.table.empty()) writeOutput(options.table, fitTable(fit, options.table), context);
    if (!options.residuals.empty()) writeOutput(options.residuals, residualsCsv(fit, request), context);
    if (!options.figure.file.empty()) writeFitFigure(options, opened.experiment, request, fit, context);
    return Done;
}

CommandForm fitForm() {
    auto own = std::make_shared<FitOptions>();
    CommandForm form{
        {{"FILE", &own->file, "Experiment, or a file that carries one", {}, true},
         {"--data", &own->data, "Measured data: CSV, TSV, columns between blanks, .xlsx, or a .zip of tables",
          "F.csv|-", true},
         {"--sheet", &own->sheet, "Which sheet of a spreadsheet, or table of an archive, is read", "NAME"},
         {"--columns", &own->columns,
          "Columns of the time and of measures, by name or number: t=Zeit,theta=#2", "M=COLUMN,...", true},
         {"--parameters", &own->parameters, "What is fitted, separated by commas: gravity,start-angle",
          "KEY,..."},
         {"--sigma", &own->sigma,
          "Standard uncertainty of the values: a number or a column, for all or by measure: theta=0.01",
          "NUMBER|COLUMN|M=..."},
         {"--units", &own->units, "Units of columns instead of those in their heads: t=ms,theta=deg",
          "M=UNIT,..."},
         {"--time-scale", &own->scale, "Factor of the measured times", "NUMBER"},
         {"--time-shift", &own->shift, "What is added to the measured times", "NUMBER"},
         {"--leave-out", &own->leftOut, "Rows of the data that are not used, from 1: 3,17", "ROWS"},
         {"--fit-time-shift", &own->fitsShift, "Fit a further time shift, too"},
         {"--refine", &own->refines,
          "Fit with finer steps until half the step moves no value by a twentieth of its uncertainty"},
         {"--separator", &own->separator,
          "What separates the cells, if it is not found: comma, semicolon, tab, blank", "WORD"},
         {"--decimal", &own->decimal, "The decimal sign: point or comma", "WORD"},
         {"--skip-lines", &own->skippedLines, "How many lines at the beginning are not read"},
         {"--skip-footer", &own->skippedAtEnd, "How many lines at the end are not read"},
         {"--run", &own->run, "Which run follows the data, from 0"},
         setOption(own->set, "Change a value of the experiment first"),
         calculateOption(own->calculate),
         {"--out", &own->out, "Write the experiment with the fitted values", "F.json|-"},
         {"--table", &own->table,
          "Write the parameters with their uncertainties: CSV, LaTeX (booktabs) or Markdown",
          "F.csv|tex|md|-"},
         {"--residuals", &own->residuals, "Write time, measured value, model and residual as CSV", "F.csv|-"},
         {"--json", &own->json, "Print the results as JSON"},
         {"--quiet", &own->quiet, "Print no results"}},
        [own](const CommandContext& context) { return fitFile(*own, context); }};
    addFigureOptions(form.options, own->figure);
    return form;
}

} // namespace

constinit const CommandRow fitCommand{
    "fit", "Fit parameters of an experiment to measured data", fitForm,
    "timestep fit pendulum.json --data swing.csv --columns t=#1,theta=#2 --parameters length"};

} // namespace timestep
