// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/run_animation.h"
#include "app/cli/commands.h"
#include "app/cli/figure_output.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/provenance/verify_table.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/observed_state.h"
#include "core/run/session.h"
#include "core/run/setting_key.h"
#include "core/table/csv.h"
#include "core/table/number_text.h"

#include <iomanip>
#include <ostream>

namespace timestep {

namespace {

/// The states of one run of the program, as the state file has them: what the next step needs and what was
/// observed.
Json stateOf(const Session& session, bool passes) {
    Json state = session.save();
    for (std::size_t run = 0; run < session.runs(); ++run)
        state["runs"][run]["observed"] = observedState(session.simulation(run), passes);
    return state;
}

/// Runs to the end; collects a state every so many steps where that is wanted.
Json runAndCollect(Session& session, const RunOptions& options) {
    Json states = Json::array();
    const auto collect = [&] {
        if (options.every == 0) return;
        Json state = stateOf(session, options.passes);
        state.erase("experiment");
        states.push_back(std::move(state));
    };
    collect();
    std::int64_t count = 0;
    while (session.step())
        if (++count % std::max<std::int64_t>(options.every, 1) == 0) collect();
    return states;
}

/// One line per run and measure: the last value.
void printEnd(const Session& session, std::ostream& out) {
    const Table& table = session.table();
    for (std::size_t run = 0; run < session.runs(); ++run) {
        out << (run == 0 ? "" : "\n") << table.runs[run] << '\n';
        for (const Column& column : table.columns)
            if (column.run == static_cast<int>(run) && !column.values.empty())
                out << "  " << std::left << std::setw(22) << column.id << ' '
                    << exactNumber(column.values.back()) << (column.unit == "1" ? "" : " " + column.unit)
                    << '\n';
    }
}

void writeStates(const Session& session, const Json& states, const RunOptions& options) {
    Json json;
    if (options.every > 0) {
        json["experiment"] = toJson(session.experiment());
        json["states"] = states;
    } else {
        json = stateOf(session, options.passes);
    }
    writeFile(QString::fromStdString(options.state), json.dump(1) + "\n");
}

void writeAnimation(const Experiment& experiment, const RunOptions& options) {
    const QString path = QString::fromStdString(options.animation);
    const auto format = animationFormat(path);
    if (!format) {
        InputError error("the name of an animation must end in .png, .gif or .webm");
        error.file = options.animation;
        throw error;
    }
    AnimationSpec spec;
    spec.format = *format;
    spec.framesPerSecond = options.framesPerSecond;
    spec.speed = options.animationSpeed;
    writeFile(path, runAnimation(experiment, spec).toStdString());
}

} // namespace

void setAll(Experiment& experiment, const std::vector<std::string>& assignments) {
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string::npos)
            throw InputError("--set takes KEY=VALUE, and \"" + assignment + "\" has no =");
        setByKey(experiment, assignment.substr(0, equals), assignment.substr(equals + 1));
    }
}

int runCommand(const RunOptions& options, std::ostream& out, std::ostream& err) {
    OpenedFile opened = openFile(QString::fromStdString(options.file));
    if (opened.state && !options.set.empty())
        throw InputError("a state goes on as it is; --set is for experiments");
    setAll(opened.experiment, options.set);
    Session session =
        opened.state ? Session::fromState(*opened.state) : Session(std::move(opened.experiment));
    if (session.experiment().duration == 0)
        throw InputError("a run without a window needs an end; --set duration=... gives one", "duration");
    const Json states = runAndCollect(session, options);
    if (!options.table.empty())
        writeFile(QString::fromStdString(options.table),
                  toCsv(session.table(), provenanceComments({toJson(session.experiment()).dump(), {}},
                                                            session.experiment().seed, &session.table())));
    if (!options.state.empty()) writeStates(session, states, options);
    if (!options.animation.empty()) writeAnimation(session.experiment(), options);
    if (!options.figure.file.empty()) {
        const bool overPasses = options.figure.x == "pass"; // of the last step
        const Table table = overPasses ? session.residualTable() : session.table();
        const PlotSpec plot = overPasses ? PlotSpec{} : standardPlots(table)[0];
        writeFigure(options.figure, plot, table, caption(session), session.experiment());
    }
    printEnd(session, out);
    bool differs = false;
    if (options.set.empty() && carriesTable(QString::fromStdString(options.file))) {
        const TableVerdict verdict = verifyTable(QString::fromStdString(options.file));
        out << verdict.sentence.toStdString() << '\n';
        differs = verdict.state == TableVerdict::State::Different;
    }
    if (const auto& divergence = session.divergence()) {
        err << "timestep: the run \"" << session.table().runs[divergence->run] << "\" diverged: at step "
            << divergence->step << " (time " << shortNumber(divergence->time) << ") "
            << (divergence->why.empty() ? "a number was no longer finite" : divergence->why.english())
            << "; everything up to there is kept\n";
        return Diverged;
    }
    return differs ? OtherFailure : Done;
}

} // namespace timestep
