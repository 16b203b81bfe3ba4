// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/commands/analysis_choice.h"
#include "app/cli/output/analysis_output.h"
#include "app/cli/output/figure_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/stop_signal.h"
#include "app/plots/analysis_plots.h"
#include "app/provenance/open_file.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/run/session/memory_limit.h"
#include "core/run/session/session.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace timestep {

namespace {

struct AnalyseOptions {
    std::string file;
    std::vector<std::string> set;
    std::vector<std::string> calculate; ///< "NAME [UNIT] = FORMULA"
    AnalysisChoice choice;
    TableOptions table;
    bool drawSummary = false;
    FigureOptions figure;
};

/// `analysis` null: uses the analysis of the file.
int analyseFile(const Analysis* analysis, const AnalyseOptions& options, const CommandContext& context) {
    checkFigureOptions(options.figure);
    checkTableOptions(options.table);
    refuseOverwriting({options.file}, {{"--table", options.table.file}, {"--figure", options.figure.file}});
    OpenedFile opened = openFile(QString::fromStdString(options.file));
    setAll(opened.experiment, options.set);
    calculateAll(opened.experiment, options.calculate);
    if (analysis == nullptr && !opened.analysis)
        throw InputError(TRANSLATABLE("fault", "this file carries no analysis"));
    DerivedResult derived{opened.experiment,
                          analysis == nullptr ? *opened.analysis
                                              : specOf(*analysis, options.choice, opened.experiment),
                          {}};
    const bool isSweep = findAnalysis(derived.spec.kind)->needsValues;
    Table chosen;
    if (isSweep) {
        inFile(options.file, [&] { refuseLargeTable(Session(derived.of)); });
        const Table planned = emptySweepTable(derived.of, derived.spec);
        withChosenColumns(options.table, planned, chosen); // refuses early
        expectFigureColumns(options.figure, planned);
    } else if (findAnalysis(derived.spec.kind)->needsCoordinate) { // its table has its columns from the start
        const AnalysisResult begun = inFile(options.file, [&] {
            return analyse(derived.of, derived.spec, [](std::size_t, std::size_t) { return false; });
        });
        if (!begun.table.columns.empty()) expectFigureColumns(options.figure, begun.table);
    }
    const StopSignal stop;
    {
        ProgressLine progress(context);
        derived.result = inFile(options.file, [&] {
            return analyse(derived.of, derived.spec, [&](std::size_t done, std::size_t of) {
                progress.show(done, of);
                return stop.number() == 0;
            });
        });
    }
    const bool stopped = !derived.result.complete;
    if (stopped && !isSweep) throw Stopped(); // half of a map or of a section would look like a complete one
    const Recipe recipe{derived.of, derived.spec};
    const Table& table = derived.result.table;
    const AnalysisPlot charted = stopped ? AnalysisPlot{} : analysisPlot(derived, {.slopes = true});
    writeTable(options.table, table, recipe, context, charted.table == &table ? &charted.plot : nullptr);
    if (!options.figure.file.empty() && !stopped) {
        const AnalysisPlot plot = analysisPlot(derived, {.slopes = true, .summary = options.drawSummary});
        writeFigure(options.figure, plot.plot, *plot.table,
                    analysisCaption(Session(derived.of), derived.spec), recipe, context,
                    options.table.speaks());
    }
    if (options.table.json)
        context.out << Json{{"table", tableJson(withChosenColumns(options.table, table, chosen))},
                            {"summary", tableJson(derived.result.summary)}}
                           .dump(1)
                    << '\n';
    if (!isSweep) {
        if (options.table.speaks()) printResult(derived, context.out);
        return Done;
    }
    if (options.table.speaks()) printValues(derived, context.out);
    if (stopped) {
        tell(context,
             {TRANSLATABLE("fault", "stopped by a signal after %1 of %2 values; their rows are kept"),
              table.rows(), valuesOfPart(derived.spec.swept).size()});
        return 128 + stop.number();
    }
    if (allValuesFinite(derived)) return Done;
    tell(context, TRANSLATABLE("fault", "some runs of the sweep diverged; their numbers are \"nan\""));
    return Diverged;
}

std::vector<CommandOption> commonOptions(AnalyseOptions& own) {
    std::vector<CommandOption> options{
        {"FILE", &own.file, "Experiment, or a file that carries one", {}, true}};
    addTableOptions(options, own.table, "Write the rows: CSV, LaTeX (booktabs) or Markdown");
    return options;
}

CommandOption summaryOption(AnalyseOptions& own) {
    return {"--draw-summary", &own.drawSummary,
            "The figure shows the summary (the area of a cloud against time)"};
}

CommandOption settingOption(const Parameter& setting, std::string& value) {
    std::string help(setting.name), type = "NUMBER";
    if (setting.kind == ParameterKind::Choice) {
        type.clear();
        for (const Choice& choice : setting.choices)
            type += (type.empty() ? "" : "|") + std::string(choice.id);
    }
    if (!setting.description.empty()) help += ". " + std::string(setting.description);
    return {"--" + std::string(setting.id), &value, help, type};
}

/// The options and the run function of an analysis.
CommandForm::Kind analyseKind(const Analysis& analysis) {
    auto own = std::make_shared<AnalyseOptions>();
    std::vector<CommandOption> options = commonOptions(*own);
    options.push_back(setOption(own->set, "Change a value of the experiment first"));
    options.push_back(calculateOption(own->calculate));
    if (analysis.needsOver)
        options.push_back({"--over", &own->choice.over,
                           analysis.overName.empty() ? std::string("Parameter of the scene along x")
                                                     : std::string(analysis.overName) + " this setting",
                           "KEY"});
    if (analysis.needsValues) {
        options.push_back({"--over", &own->choice.over, "The setting", "KEY"});
        options.push_back(
            {"--values", &own->choice.values, "Its values, separated by commas: 1,0.5 or 2.6/416", "a,b,c"});
        options.push_back(
            {"--part", &own->choice.part,
             "Run only this part of the values, as a job of an array; `tables join` joins the parts", "I/N"});
        options.push_back({"--share", &own->choice.share,
                           "A second setting that takes BUDGET / value: --over substeps --share passes=24",
                           "KEY=BUDGET"});
    }
    if (analysis.takesSteps)
        options.push_back({"--values", &own->choice.values,
                           "Step sizes, separated by commas, instead of a step that is halved", "a,b,c"});
    if (analysis.needsMeasure)
        options.push_back({"--measure,--metric", &own->choice.measure,
                           "What is measured; an error where one is known", "M"});
    if (analysis.needsCoordinate)
        options.push_back({"--coordinate", &own->choice.coordinate,
                           analysis.coordinateName.empty() ? "Coordinate whose level is cut"
                                                           : "Coordinate that is measured",
                           "COORDINATE"});
    if (!analysis.chart.summaryY.empty()) options.push_back(summaryOption(*own));
    for (const Parameter& setting : analysis.settings) // a map has columns of its own
        std::erase_if(options, [&](const CommandOption& option) {
            return option.names == "--" + std::string(setting.id);
        });
    own->choice.settings.reserve(analysis.settings.size()); // the options point at its members
    for (const Parameter& setting : analysis.settings)
        options.push_back(settingOption(
            setting, own->choice.settings.emplace_back(std::string(setting.id), std::string()).second));
    addFigureOptions(options, own->figure);
    return {
        std::string(analysis.id), std::string(analysis.description), std::move(options),
        [own, &analysis](const CommandContext& context) { return analyseFile(&analysis, *own, context); }};
}

CommandForm analyseForm() {
    CommandForm form;
    for (const Analysis& analysis : analyses()) form.kinds.push_back(analyseKind(analysis));
    auto own = std::make_shared<AnalyseOptions>();
    std::vector<CommandOption> options = commonOptions(*own);
    options.push_back(summaryOption(*own));
    addFigureOptions(options, own->figure);
    form.kinds.push_back(
        {"again", "Repeat the analysis that a figure or table carries", std::move(options),
         [own](const CommandContext& context) { return analyseFile(nullptr, *own, context); }});
    return form;
}

/// Like "timestep analyse sweep" with explicit values.
CommandForm sweepForm() {
    CommandForm::Kind kind = analyseKind(*findAnalysis("sweep"));
    for (CommandOption& option : kind.options)
        option.required = option.required || option.names == "--over" || option.names == "--values";
    return {std::move(kind.options), std::move(kind.run)};
}

} // namespace

constinit const CommandRow analyseCommand{
    "analyse", "Carry out an analysis: timestep analyse KIND FILE, KIND --help", analyseForm,
    "timestep analyse facts orbit.json\n"
    "timestep analyse sweep orbit.json --over step --values 0.1,0.05 --figure orders.pdf"};

constinit const CommandRow sweepCommand{
    "sweep", "Run an experiment once for each value of a setting", sweepForm,
    "timestep sweep orbit.json --over step --values 0.1,0.05,0.025 --table orders.csv"};

} // namespace timestep
