// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/result_file.h"
#include "app/cli/commands.h"
#include "app/cli/commands/analysis_choice.h"
#include "app/cli/commands/find_lesson.h"
#include "app/cli/output/figure_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/stop_signal.h"
#include "app/desk/desk_report.h"
#include "app/names.h"
#include "app/provenance/open_file.h"
#include "app/report/lesson_report.h"
#include "app/report/write_report.h"
#include "app/web/interactive_page.h"
#include "core/input_error.h"
#include "core/json/json.h"

#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct ReportOptions {
    std::string file; ///< lesson by id or folder, or an experiment
    std::string out;  ///< .pdf, .html, .md
    std::string answers, author;
    std::vector<std::string> analyses; ///< "KIND NAME=VALUE..."
    bool lessonCharts = false;         ///< all charts of the lesson
    bool live = false;                 ///< with pages that run
    int panels = 0;                    ///< columns of the panels of one figure; 0: figures of their own
    AxisOptions axes;                  ///< of all figures
    bool json = false, quiet = false;
};

/// The charts of a lesson beside the one of its coursework, in the order of its steps.
void addLessonCharts(const Lesson& lesson, std::vector<ReportFigure>& figures) {
    for (const std::string& id : plotsOf(lesson))
        if (id != lesson.chartPlot)
            if (auto figure = lessonFigure(lesson, id)) figures.push_back(std::move(*figure));
}

Report ofLesson(const ReportOptions& options, const CommandContext& context) {
    if (!options.analyses.empty())
        throw InputError(TRANSLATABLE("fault", "--analyse belongs to an experiment, and this is a lesson"));
    LessonProgress progress;
    QString learner;
    std::uint64_t seed = 0;
    if (!options.answers.empty()) {
        const ResultFile result = readResult(QString::fromStdString(options.answers));
        progress = result.progress;
        learner = result.learner;
        seed = result.seed;
    }
    const Lesson lesson = findLessonByName(options.file, context.lessonFolders(), context.language(), seed);
    if (!options.answers.empty() && progress.lesson != lesson.id) {
        InputError error(
            Sentence(TRANSLATABLE("fault", "these are answers to the lesson \"%1\", not to \"%2\""),
                     progress.lesson, lesson.id));
        error.file = options.answers;
        throw error;
    }
    Report report = reportOf(lesson, progress);
    report.author = learner;
    std::vector<ReportFigure> figures;
    if (auto figure = lessonFigure(lesson)) figures.push_back(std::move(*figure));
    if (options.lessonCharts) addLessonCharts(lesson, figures);
    addFigures(report, std::move(figures));
    return report;
}

/// The plots of the file, or the standard plots of its experiment, and the analyses of the call. None: it was
/// stopped.
std::optional<Report> ofExperiment(const ReportOptions& options, const CommandContext& context,
                                   const Progress& progress) {
    if (!options.answers.empty())
        throw InputError(TRANSLATABLE("fault", "--answers belong to a lesson, and this is an experiment"));
    const Desk shown = shownIn(QString::fromStdString(options.file));
    const Experiment& experiment = shown.experiment;
    if (options.lessonCharts && shown.lesson.isEmpty())
        throw InputError(TRANSLATABLE("fault", "--lesson-charts belongs to a lesson, and none is open here"));
    std::vector<Recipe> recipes; // all are read before anything is computed
    for (const std::string& text : options.analyses) {
        const auto [analysis, choice] = analysisFromText(text);
        recipes.push_back({experiment, specOf(*analysis, choice, experiment)});
    }
    auto figures = inFile(options.file, [&] { return figuresOf(shown, progress); });
    if (!figures) return std::nullopt;
    ReportTable facts;
    for (const Recipe& recipe : recipes) {
        auto more = inFile(options.file, [&] { return figuresOf(recipe, facts, progress); });
        if (!more) return std::nullopt;
        std::move(more->begin(), more->end(), std::back_inserter(*figures));
    }
    if (options.lessonCharts) {
        const Lesson lesson =
            findLessonByName(shown.lesson.toStdString(), context.lessonFolders(), context.language(), 0);
        if (auto figure = lessonFigure(lesson)) figures->push_back(std::move(*figure));
        addLessonCharts(lesson, *figures);
    }
    const std::string title =
        experiment.title.empty() ? translatedUtf8(experiment.scene->name) : experiment.title;
    Report report = reportOf(QString::fromStdString(title), std::move(*figures));
    report.facts = std::move(facts);
    report.explanation = shown.notes;
    takeOwnTexts(report, shown.report);
    report.fits = inFile(options.file, [&] { return measuredFits(shown.measured); });
    return report;
}

bool isExperimentFile(const std::string& name) {
    const QFileInfo info(QString::fromStdString(name));
    return info.isFile() && info.suffix().toLower() != "md";
}

int writeReport(const ReportOptions& options, const CommandContext& context) {

    const std::string ending =
        QFileInfo(QString::fromStdString(options.out)).suffix().toLower().toStdString();
    if (!isReportEnding(ending))
        throw InputError(TRANSLATABLE("fault", "the name of a report must end in .pdf, .odt, .html or .md"),
                         "--out " + options.out);
    if (options.live && ending != "html" && ending != "htm")
        throw InputError(TRANSLATABLE("fault", "--live is for a report as .html"), "--live");
    if (options.live) webEngine(); // throws where it was not built
    const StopSignal stop;
    Report report;
    if (isExperimentFile(options.file)) {
        ProgressLine progress(context);
        auto written = ofExperiment(options, context, [&](std::size_t done, std::size_t of) {
            progress.show(done, of);
            return stop.number() == 0;
        });
        if (!written) throw Stopped();
        report = std::move(*written);
    } else {
        report = ofLesson(options, context);
    }
    report.live = options.live;
    if (!options.author.empty()) report.author = QString::fromStdString(options.author);
    for (ReportFigure& figure : report.figures) setAxes(options.axes, figure.plot);
    joinAsPanels(report, options.panels);
    writeReport(QString::fromStdString(options.out), report);
    if (options.json)
        context.out << Json{{"files", Json::array({Json{{"file", options.out}}})}}.dump(1) << '\n';
    else if (!options.quiet)
        context.out << options.out << '\n';
    return Done;
}

CommandForm reportForm() {
    auto own = std::make_shared<ReportOptions>();
    std::vector<CommandOption> options{
        {"FILE",
         &own->file,
         "Lesson by its id or folder, an experiment, or a session file or figure, whose plots are shown",
         {},
         true},
        {"--out", &own->out, "The report: F.pdf, F.odt (for Word), F.html or F.md", "F", true},
        {"--answers", &own->answers, "Result that a learner saved", "F.json"},
        {"--analyse", &own->analyses,
         "Add an analysis as `timestep analyse` knows it: facts, or \"sweep over=step values=0.1,0.05\"",
         "KIND NAME=VALUE..."},
        {"--lesson-charts", &own->lessonCharts, "Show every chart of the lesson"},
        {"--live", &own->live, "In F.html, the run of every figure can be started there"},
        {"--panels",
         &own->panels,
         "One figure of all plots, as panels (a), (b) ... with so many in a row",
         {},
         false,
         {},
         {1, 6}},
        {"--author", &own->author, "Who wrote it; else the learner", "NAME"}};
    addAxisOptions(options, own->axes);
    options.push_back({"--json", &own->json, "Print the name of the file as JSON"});
    options.push_back({"--quiet", &own->quiet, "Print nothing"});
    return {std::move(options), [own](const CommandContext& context) { return writeReport(*own, context); },
            true};
}

} // namespace

constinit const CommandRow reportCommand{"report", "Write a report of a lesson or an experiment", reportForm,
                                         "timestep report orbit.json --out report.pdf --analyse facts"};

} // namespace timestep
