// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/result_file.h"
#include "app/cli/commands.h"
#include "app/cli/figure_output.h"
#include "app/cli/find_lesson.h"
#include "app/languages.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/report/lesson_report.h"
#include "app/report/write_report.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/memory_limit.h"
#include "core/run/session.h"

#include <QFileInfo>

#include <array>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct ReportOptions {
    std::string file; ///< lesson by id or folder, or an experiment
    std::string out;  ///< .pdf, .html, .md
    std::string answers, author;
    AxisOptions axes; ///< of all figures
    bool json = false, quiet = false;
};

Report ofLesson(const ReportOptions& options, const CommandContext& context) {
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
    addFigures(report, std::move(figures));
    return report;
}

/// The default plots of the experiment.
Report ofExperiment(const ReportOptions& options) {
    if (!options.answers.empty())
        throw InputError(TRANSLATABLE("fault", "--answers belong to a lesson, and this is an experiment"));
    Session session(openFile(QString::fromStdString(options.file)).experiment);
    const Experiment experiment = session.experiment();
    if (experiment.duration == 0)
        throw InputError(TRANSLATABLE("fault", "a report needs a run that ends"), "duration");
    refuseLargeTable(session);
    session.runToEnd();
    std::vector<ReportFigure> figures;
    for (const PlotSpec& plot : standardPlots(session.table())) {
        if (plot.y.empty()) continue;
        ReportFigure figure;
        figure.plot = plot;
        figure.table = session.table();
        figure.recipe.experiment = experiment;
        figure.caption = plot.title;
        figure.settings = caption(session, &plot);
        figures.push_back(std::move(figure));
    }
    const std::string title =
        experiment.title.empty() ? std::string(experiment.scene->name) : experiment.title;
    return reportOf(QString::fromStdString(title), std::move(figures));
}

bool isExperimentFile(const std::string& name) {
    const QFileInfo info(QString::fromStdString(name));
    return info.isFile() && info.suffix().toLower() != "md";
}

int writeReport(const ReportOptions& options, const CommandContext& context) {

    const std::string ending =
        QFileInfo(QString::fromStdString(options.out)).suffix().toLower().toStdString();
    if (ending != "pdf" && ending != "html" && ending != "htm" && ending != "md")
        throw InputError(TRANSLATABLE("fault", "the name of a report must end in .pdf, .html or .md"),
                         "--out");
    LanguageSwitch language;
    language.use(QString::fromStdString(context.language()));
    Report report = isExperimentFile(options.file) ? ofExperiment(options) : ofLesson(options, context);
    if (!options.author.empty()) report.author = QString::fromStdString(options.author);
    for (ReportFigure& figure : report.figures) setAxes(options.axes, figure.plot);
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
        {"FILE", &own->file, "Lesson by its id or folder, or an experiment", {}, true},
        {"--out", &own->out, "The report: F.pdf, F.html or F.md", "F", true},
        {"--answers", &own->answers, "Result that a learner saved", "F.json"},
        {"--author", &own->author, "Who wrote it; else the learner", "NAME"}};
    addAxisOptions(options, own->axes);
    options.push_back({"--json", &own->json, "Print the name of the file as JSON"});
    options.push_back({"--quiet", &own->quiet, "Print nothing"});
    return {std::move(options), [own](const CommandContext& context) { return writeReport(*own, context); },
            true};
}

} // namespace

constinit const CommandRow reportCommand{"report", "Write a report of a lesson or an experiment", reportForm};

} // namespace timestep
