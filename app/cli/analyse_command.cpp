// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/analyse_options.h"
#include "app/cli/analysis_output.h"
#include "app/cli/figure_output.h"
#include "app/cli/stop_signal.h"
#include "app/cli/table_output.h"
#include "app/plots/analysis_plots.h"
#include "app/provenance/open_file.h"
#include "core/analysis/sweep.h"
#include "core/input_error.h"
#include "core/parameter/parameter.h"
#include "core/run/memory_limit.h"
#include "core/run/session.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <memory>
#include <tuple>

namespace timestep {

namespace {

struct AnalyseOptions {
    std::string file;
    std::vector<std::string> set;
    std::vector<std::string> calculate; ///< "NAME [UNIT] = FORMULA"
    std::string over, values, part, share, measure, coordinate;
    TableOptions table;
    std::vector<std::pair<std::string, std::string>>
        settings; ///< settings of the kind, by id; empty: the proposed value
    bool drawSummary = false;
    FigureOptions figure;
};

/// Adds the name of the option to the error.
template <class Work>
void reading(const std::string& option, const Work& work) {
    try {
        work();
    } catch (InputError& error) {
        error.path = option;
        throw;
    }
}

/// "2/8": the second of eight parts.
std::pair<std::size_t, std::size_t> readPart(const std::string& text) {
    const std::size_t slash = text.find('/');
    const std::string_view whole(text);
    const auto number = [&](std::string_view digits) {
        std::size_t value = 0;
        const auto [after, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (fault != std::errc() || after != digits.data() + digits.size() || value == 0)
            throw InputError(Sentence(
                TRANSLATABLE("fault",
                             "this takes the number of a part and their count, as in 2/8, and not \"%1\""),
                text));
        return value;
    };
    return {number(whole.substr(0, slash)),
            number(slash == std::string::npos ? "" : whole.substr(slash + 1))};
}

void fillInValues(const AnalyseOptions& options, const Experiment& experiment, SweptValues& swept) {
    if (const std::size_t equals = options.share.find('='); equals != std::string::npos) {
        swept.shared = options.share.substr(0, equals);
        swept.budget = parseNumber(options.share.substr(equals + 1));
    } else if (!options.share.empty()) {
        throw InputError(
            Sentence(TRANSLATABLE("fault", "this takes KEY=BUDGET, and \"%1\" has no ="), options.share),
            "--share");
    }
    if (!options.values.empty())
        reading("--values", [&] { swept.values = parseValues(options.values); });
    else if (!options.over.empty())
        swept.values = proposedValues(experiment, options.over);
    if (!options.part.empty())
        reading("--part", [&] {
            std::tie(swept.part, swept.parts) = readPart(options.part);
            valuesOfPart(swept);
        });
}

AnalysisSpec specOf(const Analysis& analysis, const AnalyseOptions& options, const Experiment& experiment) {
    AnalysisSpec spec = standardAnalysis(experiment, analysis.id);
    if (!options.over.empty()) spec.over = options.over;
    if (!options.measure.empty()) spec.measure = options.measure;
    if (!options.coordinate.empty()) spec.coordinate = options.coordinate;
    for (const auto& [id, value] : options.settings)
        if (!value.empty()) reading("--" + id, [&, key = id, text = value] { spec.settings.set(key, text); });
    if (analysis.needsValues) fillInValues(options, experiment, spec.swept);
    if (analysis.takesSteps && !options.values.empty())
        reading("--values", [&] { spec.swept.values = parseValues(options.values); });
    return spec;
}

/// `analysis` null: uses the analysis of the file.
int analyseFile(const Analysis* analysis, const AnalyseOptions& options, const CommandContext& context) {
    OpenedFile opened = openFile(QString::fromStdString(options.file));
    setAll(opened.experiment, options.set);
    calculateAll(opened.experiment, options.calculate);
    if (analysis == nullptr && !opened.analysis)
        throw InputError(TRANSLATABLE("fault", "this file carries no analysis"));
    DerivedResult derived{opened.experiment,
                          analysis == nullptr ? *opened.analysis
                                              : specOf(*analysis, options, opened.experiment),
                          {}};
    const bool isSweep = findAnalysis(derived.spec.kind)->needsValues;
    if (isSweep) inFile(options.file, [&] { refuseLargeTable(Session(derived.of)); });
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
    if (stopped && !isSweep) { // half of a map or of a section would look like the whole
        tell(context, TRANSLATABLE("fault", "stopped by a signal before the end; nothing is written"));
        return 128 + stop.number();
    }
    const Recipe recipe{derived.of, derived.spec};
    const Table& table = derived.result.table;
    writeTable(options.table, table, recipe, context);
    if (!options.figure.file.empty() && !stopped) {
        const AnalysisPlot plot = analysisPlot(derived, {.slopes = true, .summary = options.drawSummary});
        writeFigure(options.figure, plot.plot, *plot.table,
                    analysisCaption(Session(derived.of), derived.spec), recipe, context);
    }
    if (options.table.json)
        context.out << Json{{"table", tableJson(table)}, {"summary", tableJson(derived.result.summary)}}.dump(
                           1)
                    << '\n';
    if (!isSweep) {
        if (options.table.speaks()) printResult(derived.result, context.out);
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
    context.err << "timestep: some runs of the sweep diverged; their numbers are \"nan\"\n";
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

} // namespace

CommandForm::Kind analyseKind(const Analysis& analysis) {
    auto own = std::make_shared<AnalyseOptions>();
    std::vector<CommandOption> options = commonOptions(*own);
    options.push_back(setOption(own->set, "Change a value of the experiment first"));
    options.push_back(calculateOption(own->calculate));
    if (analysis.needsOver)
        options.push_back({"--over", &own->over,
                           analysis.overName.empty() ? std::string("Parameter of the scene along x")
                                                     : std::string(analysis.overName) + " this setting",
                           "KEY"});
    if (analysis.needsValues) {
        options.push_back({"--over", &own->over, "The setting", "KEY"});
        options.push_back(
            {"--values", &own->values, "Its values, separated by commas: 1,0.5 or 2.6/416", "a,b,c"});
        options.push_back(
            {"--part", &own->part,
             "Run only this part of the values, as a job of an array; `tables join` joins the parts", "I/N"});
        options.push_back({"--share", &own->share,
                           "A second setting that takes BUDGET / value: --over substeps --share passes=24",
                           "KEY=BUDGET"});
    }
    if (analysis.takesSteps)
        options.push_back({"--values", &own->values,
                           "Step sizes, separated by commas, instead of a step that is halved", "a,b,c"});
    if (analysis.needsMeasure)
        options.push_back(
            {"--measure,--metric", &own->measure, "What is measured; an error where one is known", "M"});
    if (analysis.needsCoordinate)
        options.push_back({"--coordinate", &own->coordinate,
                           analysis.coordinateName.empty() ? "Coordinate whose level is cut"
                                                           : "Coordinate that is measured",
                           "COORDINATE"});
    if (!analysis.chart.summaryY.empty()) options.push_back(summaryOption(*own));
    own->settings.reserve(analysis.settings.size()); // the options point at its members
    for (const Parameter& setting : analysis.settings)
        options.push_back(settingOption(
            setting, own->settings.emplace_back(std::string(setting.id), std::string()).second));
    addFigureOptions(options, own->figure);
    return {
        std::string(analysis.id), std::string(analysis.description), std::move(options),
        [own, &analysis](const CommandContext& context) { return analyseFile(&analysis, *own, context); }};
}

constinit const CommandRow analyseCommand{
    "analyse", "Carry out an analysis: timestep analyse KIND FILE, KIND --help", analyseForm};

} // namespace timestep
