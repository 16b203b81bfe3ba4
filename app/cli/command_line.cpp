// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/paths.h"
#include "core/input_error.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <ostream>

namespace timestep {

namespace {

constexpr std::array headlessWords{"run", "sweep", "list", "check-lessons", "--help", "-h", "--version"};

void addFigureOptions(CLI::App& command, FigureOptions& figure) {
    command.add_option("--figure", figure.file, "Write a figure: F.png, F.svg or F.pdf")->type_name("F");
    command.add_option("--x", figure.x, "Column on the x axis of the figure")->type_name("COLUMN");
    command.add_option("--y", figure.y, "Columns on its y axis, separated by commas")->type_name("COLUMNS");
    command.add_flag("--log-x", figure.logX, "Logarithmic x axis");
    command.add_flag("--log-y", figure.logY, "Logarithmic y axis");
    command.add_option("--width-mm", figure.widthMm, "Width of the figure")->check(CLI::Range(20.0, 1000.0));
    command.add_option("--height-mm", figure.heightMm, "Height of the figure")
        ->check(CLI::Range(20.0, 1000.0));
    command.add_flag("--black-and-white", figure.blackAndWhite,
                     "Tell curves apart by dashes and markers alone");
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
    sweepCall->add_option("--set", sweep.set, "Change a value first")
        ->type_name("KEY=VALUE")
        ->take_all()
        ->allow_extra_args(false);
    sweepCall->add_option("--table", sweep.table, "Write the rows as CSV")->type_name("F.csv");
    addFigureOptions(*sweepCall, sweep.figure);

    CLI::App* listCall = parser.add_subcommand("list", "Show a catalogue");
    listCall->add_option("WHAT", list.what, "scenes, integrators, relaxations, metrics or lessons")
        ->required();
    listCall->add_flag("--json", list.json, "As JSON, with every fact");

    CLI::App* checkCall =
        parser.add_subcommand("check-lessons", "Check format, names, formulas, translations and claims");
    checkCall->add_option("DIR", checked, "Folder of lessons; the bundled ones if none is given");
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
    } else if (listCall->parsed()) {
        list.lessonFolders = lessonFolders(call.options.lessons);
        if (!call.options.language.empty()) list.language = call.options.language;
        call.exitCode = guarded(err, [&] { return listCommand(list, out); });
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
