// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/paths.h"
#include "core/analysis/analysis.h"
#include "core/input_error.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <ostream>

namespace timestep {

namespace {

constexpr std::array headlessWords{"run",           "sweep",  "analyse", "list",
                                   "check-lessons", "lesson", "merge",   "report",
                                   "microscope",    "--help", "-h",      "--version"};

void addFigureOptions(CLI::App& command, FigureOptions& figure) {
    command.add_option("--figure", figure.file, "Write a figure: F.png, F.svg or F.pdf")->type_name("F");
    command
        .add_option("--x", figure.x,
                    "Column on the x axis of the figure; of a run also: pass, the passes of its last step")
        ->type_name("COLUMN");
    command.add_option("--y", figure.y, "Columns on its y axis, separated by commas")->type_name("COLUMNS");
    command.add_flag("--log-x", figure.logX, "Logarithmic x axis");
    command.add_flag("--log-y", figure.logY, "Logarithmic y axis");
    command.add_flag("--symlog-x", figure.symlogX, "x axis logarithmic on both sides of zero");
    command.add_flag("--symlog-y", figure.symlogY, "y axis logarithmic on both sides of zero");
    command.add_option("--width-mm", figure.widthMm, "Width of the figure")->check(CLI::Range(20.0, 1000.0));
    command.add_option("--height-mm", figure.heightMm, "Height of the figure")
        ->check(CLI::Range(20.0, 1000.0));
    command.add_flag("--black-and-white", figure.blackAndWhite,
                     "Tell curves apart by dashes and markers alone");
}

/// A subcommand for each kind of analysis, with its settings as options, and "again". `options` has room for
/// them all: CLI11 writes through references.
void addAnalyses(CLI::App& command, std::vector<AnalyseOptions>& options) {
    options.resize(analyses().size() + 1);
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool again = i == analyses().size();
        const Analysis* analysis = again ? nullptr : &analyses()[i];
        AnalyseOptions& own = options[i];
        own.kind = again ? "again" : std::string(analysis->id);
        CLI::App* call =
            command.add_subcommand(own.kind, again ? "Repeat the analysis that a figure or table carries"
                                                   : std::string(analysis->description));
        call->add_option("FILE", own.file, "Experiment, or a file that carries one")->required();
        call->add_option("--table", own.table, "Write the rows as CSV")->type_name("F.csv");
        call->add_flag("--draw-summary", own.drawSummary,
                       "The figure shows the summary (the area of a cloud against time)");
        addFigureOptions(*call, own.figure);
        if (again) continue;
        call->add_option("--set", own.set, "Change a value of the experiment first")
            ->type_name("KEY=VALUE")
            ->take_all()
            ->allow_extra_args(false);
        if (analysis->needsOver)
            call->add_option("--over", own.over, "Parameter of the scene along x")->type_name("KEY");
        if (analysis->needsMeasure)
            call->add_option("--measure,--metric", own.measure, "What is measured")->type_name("M");
        if (analysis->needsCoordinate)
            call->add_option("--coordinate", own.coordinate, "Coordinate whose level is cut")
                ->type_name("COORDINATE");
        own.settings.reserve(analysis->settings.size());
        for (const Parameter& setting : analysis->settings) {
            auto& value = own.settings.emplace_back(std::string(setting.id), std::string());
            std::string text(setting.name), type = "NUMBER";
            if (setting.kind == ParameterKind::Choice) {
                type.clear();
                for (const Choice& choice : setting.choices)
                    type += (type.empty() ? "" : "|") + std::string(choice.id);
            }
            if (!setting.description.empty()) text += ". " + std::string(setting.description);
            call->add_option("--" + value.first, value.second, text)->type_name(type);
        }
    }
    command.require_subcommand(1);
}

int guarded(std::ostream& err, const std::function<int()>& command) {
    try {
        return command();
    } catch (const InputError& error) {
        err << "timestep: " << error.sentence() << '\n';
        return BadInput;
    } catch (const std::exception& error) {
        err << "timestep: " << error.what() << '\n';
        return OtherFailure;
    }
}

} // namespace

bool isHeadless(const std::vector<std::string>& arguments) {
    return std::any_of(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return std::find(headlessWords.begin(), headlessWords.end(), argument) != headlessWords.end();
    });
}

Call carryOut(std::vector<std::string> arguments, std::ostream& out, std::ostream& err) {
    Call call;
    RunOptions run;
    SweepOptions sweep;
    ListOptions list;
    LessonOptions lesson;
    MergeOptions merge;
    ReportOptions report;
    MicroscopeOptions microscope;
    std::string checked;

    CLI::App parser("See what numerical integration and constraint relaxation do.", "timestep");
    parser.set_version_flag("--version", "timestep " TIMESTEP_VERSION);
    parser.add_option("FILE", call.options.file, "Experiment, figure, state or lesson to open in the window");
    parser.add_option("--lang", call.options.language, "Language of the window, as in de or en");
    parser.add_option("--lessons", call.options.lessons, "Folder with more lessons")->type_name("DIR");
    parser.add_flag("--projector", call.options.projector, "Large type on a light ground");

    CLI::App* runCall = parser.add_subcommand("run", "Run an experiment without a window");
    runCall->add_option("FILE", run.file, "Experiment, state, or a figure or table that carries one")
        ->required();
    runCall->add_option("--set", run.set, "Change a value: step=0.05, integrator=rk4, runs/1/step=0.1")
        ->type_name("KEY=VALUE")
        ->take_all()
        ->allow_extra_args(false);
    runCall->add_option("--table", run.table, "Write what was recorded as CSV")->type_name("F.csv");
    CLI::Option* state =
        runCall->add_option("--state", run.state, "Write the state at the end")->type_name("F.json");
    runCall->add_option("--every", run.every, "A state for every so many steps, the start included")
        ->needs(state)
        ->check(CLI::Range(1, 1000000000));
    runCall->add_flag("--passes", run.passes, "With the residual after each relaxation pass")->needs(state);
    CLI::Option* animation =
        runCall->add_option("--animation", run.animation, "Write the run as an animated PNG, GIF or WebM")
            ->type_name("F.png|gif|webm");
    runCall->add_option("--frames-per-second", run.framesPerSecond, "Pictures per second of the animation")
        ->needs(animation)
        ->check(CLI::Range(1, 100));
    runCall->add_option("--animation-speed", run.animationSpeed, "4: a time lapse, 0.25: slow motion")
        ->needs(animation)
        ->check(CLI::Range(1e-3, 1e6));
    addFigureOptions(*runCall, run.figure);

    CLI::App* sweepCall =
        parser.add_subcommand("sweep", "Run an experiment once for each value of a setting");
    sweepCall->add_option("FILE", sweep.file, "Experiment")->required();
    sweepCall->add_option("--over", sweep.over, "The setting")->type_name("KEY")->required();
    sweepCall->add_option("--values", sweep.values, "Its values, separated by commas: 1,0.5 or 2.6/416")
        ->type_name("a,b,c")
        ->required();
    sweepCall
        ->add_option("--measure,--metric", sweep.measure,
                     "What is measured; the position error if it is known")
        ->type_name("M");
    sweepCall
        ->add_option("--share", sweep.share,
                     "A second setting that takes BUDGET / value: --over substeps --share passes=24")
        ->type_name("KEY=BUDGET");
    sweepCall->add_option("--set", sweep.set, "Change a value first")
        ->type_name("KEY=VALUE")
        ->take_all()
        ->allow_extra_args(false);
    sweepCall->add_option("--table", sweep.table, "Write the rows as CSV")->type_name("F.csv");
    addFigureOptions(*sweepCall, sweep.figure);

    std::vector<AnalyseOptions> analyseOptions;
    CLI::App* analyseCall =
        parser.add_subcommand("analyse", "Carry out an analysis: timestep analyse KIND FILE, KIND --help");
    addAnalyses(*analyseCall, analyseOptions);

    CLI::App* listCall = parser.add_subcommand("list", "Show a catalogue");
    listCall
        ->add_option(
            "WHAT", list.what,
            "scenes, integrators, relaxations, metrics, lessons; or schema: the JSON Schema of experiments")
        ->required();
    listCall->add_flag("--json", list.json, "As JSON, with every fact");

    CLI::App* checkCall =
        parser.add_subcommand("check-lessons", "Check format, names, formulas, translations and claims");
    checkCall->add_option("DIR", checked, "Folder of lessons; the bundled ones if none is given");

    CLI::App* lessonCall =
        parser.add_subcommand("lesson", "Print the sheets of a lesson, or begin a new one");
    lessonCall
        ->add_option("ID", lesson.lesson, "Lesson by its id or folder; \"new\" writes a skeleton into DIR")
        ->required();
    lessonCall->add_option("DIR", lesson.folder, "Folder of the new lesson, as in 21-my-lesson");
    lessonCall->add_option("--handout", lesson.handout, "Write the sheet for learners")->type_name("F.pdf");
    lessonCall->add_option("--key", lesson.key, "Write the key for teachers")->type_name("F.pdf");
    lessonCall
        ->add_option("--learner", lesson.learner,
                     "With the numbers of this learner, where the lesson gives each their own")
        ->type_name("NAME");
    lessonCall->fallthrough();

    CLI::App* mergeCall =
        parser.add_subcommand("merge", "Gather the results of a class, and run what they measured again");
    mergeCall->add_option("FOLDER", merge.folder, "Folder with the results that learners saved")->required();
    mergeCall->add_option("--csv,--table", merge.csv, "Write a row for each answer and measured number")
        ->type_name("F.csv");
    mergeCall->add_option("--html", merge.html, "Write an overview to look at")->type_name("F.html");
    mergeCall->fallthrough();

    CLI::App* microscopeCall =
        parser.add_subcommand("microscope", "Write down one step of a method, or one relaxation pass");
    microscopeCall
        ->add_option("FILE", microscope.file, "Experiment, state, or a figure or table that carries one")
        ->required();
    microscopeCall->add_option("--step", microscope.step, "Which step, from 0")
        ->check(CLI::Range(0, 1000000000));
    microscopeCall->add_option("--run", microscope.run, "Of which run, from 0");
    microscopeCall->fallthrough();

    CLI::App* reportCall = parser.add_subcommand("report", "Write a report of a lesson or an experiment");
    reportCall->add_option("FILE", report.file, "Lesson by its id or folder, or an experiment")->required();
    reportCall->add_option("--out", report.out, "The report: F.pdf, F.html or F.md")
        ->type_name("F")
        ->required();
    reportCall->add_option("--answers", report.answers, "Result that a learner saved")->type_name("F.json");
    reportCall->add_option("--author", report.author, "Who wrote it; else the learner")->type_name("NAME");
    reportCall->fallthrough();
    parser.require_subcommand(0, 1);

    try {
        std::reverse(arguments.begin(), arguments.end());
        parser.parse(arguments);
    } catch (const CLI::Success& request) {
        parser.exit(request, out, err);
        return call;
    } catch (const CLI::ParseError& error) {
        err << "timestep: " << error.what() << "; timestep --help shows what there is\n";
        call.exitCode = BadInput;
        return call;
    }

    if (runCall->parsed()) {
        call.exitCode = guarded(err, [&] { return runCommand(run, out, err); });
    } else if (sweepCall->parsed()) {
        call.exitCode = guarded(err, [&] { return sweepCommand(sweep, out, err); });
    } else if (analyseCall->parsed()) {
        for (const AnalyseOptions& one : analyseOptions)
            if (analyseCall->got_subcommand(one.kind))
                call.exitCode = guarded(err, [&] { return analyseCommand(one, out, err); });
    } else if (listCall->parsed()) {
        list.lessonFolders = lessonFolders(call.options.lessons);
        if (!call.options.language.empty()) list.language = call.options.language;
        call.exitCode = guarded(err, [&] { return listCommand(list, out); });
    } else if (lessonCall->parsed()) {
        lesson.lessonFolders = lessonFolders(call.options.lessons);
        if (!call.options.language.empty()) lesson.language = call.options.language;
        call.exitCode = guarded(err, [&] { return lessonCommand(lesson, out); });
    } else if (microscopeCall->parsed()) {
        call.exitCode = guarded(err, [&] { return microscopeCommand(microscope, out); });
    } else if (reportCall->parsed()) {
        report.lessonFolders = lessonFolders(call.options.lessons);
        if (!call.options.language.empty()) report.language = call.options.language;
        call.exitCode = guarded(err, [&] { return reportCommand(report, out); });
    } else if (mergeCall->parsed()) {
        merge.lessonFolders = lessonFolders(call.options.lessons);
        if (!call.options.language.empty()) merge.language = call.options.language;
        call.exitCode = guarded(err, [&] { return mergeCommand(merge, out); });
    } else if (checkCall->parsed()) {
        call.exitCode = guarded(err, [&] {
            return checkLessonsCommand(checked.empty() ? bundledLessonsFolder() : checked, out);
        });
    } else {
        call.window = true;
    }
    return call;
}

} // namespace timestep
