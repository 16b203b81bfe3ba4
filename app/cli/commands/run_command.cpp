// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/run_animation.h"
#include "app/cli/commands.h"
#include "app/cli/output/figure_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/stop_signal.h"
#include "app/desk/desk_report.h"
#include "app/names.h"
#include "app/plots/standard_plots.h"
#include "app/provenance/csv_numbers.h"
#include "app/provenance/open_file.h"
#include "app/provenance/provenance.h"
#include "app/provenance/verify_table.h"
#include "app/report/hand_over.h"
#include "app/web/interactive_page.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/run/rows/experiment_changes.h"
#include "core/run/rows/not_finite.h"
#include "core/run/session/memory_limit.h"
#include "core/run/session/safe_point.h"
#include "core/run/session/session.h"
#include "core/run/simulation/observed_state.h"
#include "core/run/simulation/problem_simulation.h"
#include "core/table/number_text.h"
#include "core/undefined.h"

#include <QCoreApplication>

#include <cmath>
#include <iomanip>
#include <iterator>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace timestep {

namespace {

struct RunTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

struct RunOptions {
    std::string file;
    std::vector<std::string> set;       ///< KEY=VALUE
    std::vector<std::string> calculate; ///< "NAME [UNIT] = FORMULA"
    std::string until;                  ///< "x = 0 falling"
    std::vector<std::string> crossings;
    TableOptions table;
    std::string state; ///< JSON
    /// Number of steps between two states, or rows if no state is written; 0: only the last state, all rows.
    std::int64_t every = 0;
    bool passes = false;
    std::string html;      ///< interactive page
    std::string cite;      ///< BibTeX
    std::string animation; ///< animated .png, .gif, .webm, .mp4
    int framesPerSecond = 25;
    double animationSpeed = 1; ///< factor on the natural pace of the scene
    FigureOptions figure;
};

/// Number of steps between two states; 0: only the last one.
std::int64_t stepsOfStates(const RunOptions& options) {
    return options.state.empty() ? 0 : options.every;
}

/// Number of steps between two rows, if it was chosen; otherwise 0.
std::int64_t stepsOfRows(const RunOptions& options) {
    return options.state.empty() ? options.every : 0;
}

/// The states of one program run, in the form of the state file: everything the next step needs, and the
/// observed metrics.
Json stateOf(const Session& session, bool passes) {
    Json state = session.save();
    for (std::size_t run = 0; run < session.runs(); ++run)
        state["runs"][run]["observed"] = observedState(session.simulation(run), passes);
    return state;
}

/// Runs to the end, or until a signal, and collects a state every few steps if requested. Returns the states
/// and the number of the signal; 0: none.
std::pair<Json, int> runAndCollect(Session& session, const RunOptions& options,
                                   const CommandContext& context) {
    const StopSignal stop;
    Json states = Json::array();
    std::int64_t most = 0;
    for (std::size_t run = 0; run < session.runs(); ++run)
        most = std::max(most, mostStepsOf(session.experiment(), run));
    const std::int64_t every = stepsOfStates(options);
    StateBudget budget(every > 0 ? most / every + 1 : 0);
    const auto collect = [&] {
        if (every == 0) return;
        Json state = stateOf(session, options.passes);
        state.erase("experiment");
        budget.take(state);
        states.push_back(std::move(state));
    };
    session.measureResiduals(every > 0); // a state contains the residuals
    collect();
    ProgressLine progress(context);
    constexpr double patience = 0.05; // between two checks for the signal [s]
    std::int64_t ticks = 1;
    SafePoint safe;
    for (bool goesOn = true; goesOn && stop.number() == 0;) {
        safe.pass(session);
        const StepClock clock;
        const std::int64_t untilState = every > 0 ? every - session.ticks() % every : ticks;
        try {
            goesOn = session.advance(std::min(ticks, untilState));
        } catch (const Stopped&) {
            safe.recover(session);
            break;
        }
        if (clock.seconds() < patience && ticks <= untilState)
            ticks *= 2;
        else if (clock.seconds() > 4 * patience)
            ticks = std::max<std::int64_t>(1, ticks / 2);
        if (goesOn && every > 0 && session.ticks() % every == 0) collect();
        progress.show(static_cast<std::size_t>(std::min(session.ticks(), most)),
                      static_cast<std::size_t>(most));
    }
    return {std::move(states), stop.number()};
}

/// The largest magnitude of a column; NaN if no value is finite.
double largestOf(const std::vector<double>& values) {
    double largest = undefined;
    for (const double value : values)
        if (std::isfinite(value) && !(std::abs(value) <= largest)) largest = std::abs(value);
    return largest;
}

/// " (largest ...)" unless that is the last value.
QString largestText(const std::vector<double>& values) {
    const double largest = largestOf(values);
    if (std::isnan(largest) || largest == std::abs(values.back())) return {};
    return " (" + RunTexts::tr("largest %1").arg(QString::fromStdString(shortNumber(largest))) + ")";
}

/// The label of a run in the language of the call.
std::string spokenLabel(const Session& session, std::size_t run) {
    return runLabel(session.experiment(), run, translatedUtf8);
}

/// Prints one line per run and metric: the last value, and the largest magnitude if it differs.
void printEnd(const Table& table, const Session& session, std::ostream& out) {
    for (std::size_t run = 0; run < table.runs.size(); ++run) {
        out << (run == 0 ? "" : "\n") << spokenLabel(session, run) << '\n';
        for (const Column& column : table.columns)
            if (column.run == static_cast<int>(run) && !column.values.empty())
                out << "  " << std::left << std::setw(22) << column.id << ' '
                    << exactNumber(column.values.back()) << (column.unit == "1" ? "" : " " + column.unit)
                    << largestText(column.values).toStdString() << '\n';
    }
}

/// The columns of a run in a table.
std::vector<const Column*> columnsOfRun(const Table& table, std::size_t run) {
    std::vector<const Column*> columns;
    for (const Column& column : table.columns)
        if (column.run == static_cast<int>(run)) columns.push_back(&column);
    return columns;
}

/// The crossings of a run, each with the columns of a row.
Json crossingsJson(const Session& session, std::size_t run) {
    const auto number = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    const auto conditions = conditionsOf(session.experiment());
    const auto columns = columnsOfRun(session.table(), run);
    Json list = Json::array();
    for (const Crossing& crossing : session.crossings(run)) {
        Json values = Json::object();
        for (std::size_t i = 0; i < columns.size(); ++i) values[columns[i]->id] = number(crossing.values[i]);
        list.push_back({{"condition", toText(conditions[crossing.condition])},
                        {"direction", crossing.rising ? "rising" : "falling"},
                        {"time", number(crossing.time)},
                        {"columns", values}});
    }
    return list;
}

/// The last value and the largest magnitude of every metric, run by run, and the crossings.
Json endJson(const Table& table, const Session& session) {
    const auto number = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
    Json runs = Json::array();
    for (std::size_t run = 0; run < table.runs.size(); ++run) {
        Json last = Json::object(), largest = Json::object();
        for (const Column& column : table.columns) {
            if (column.run != static_cast<int>(run) || column.values.empty()) continue;
            last[column.id] = number(column.values.back());
            largest[column.id] = number(largestOf(column.values));
        }
        Json one = {{"label", table.runs[run]}, {"last", last}, {"largest", largest}};
        if (!conditionsOf(session.experiment()).empty()) {
            one["met-until"] = session.metUntil(run);
            one["crossings"] = crossingsJson(session, run);
        }
        runs.push_back(std::move(one));
    }
    return {{"runs", runs}, {"diverged", session.divergence().has_value()}};
}

void writeStates(const Session& session, const Json& states, const RunOptions& options,
                 const CommandContext& context) {
    Json json;
    if (stepsOfStates(options) > 0) {
        json["experiment"] = toJson(session.experiment());
        json["states"] = states;
    } else {
        json = stateOf(session, options.passes);
    }
    writeOutput(options.state, json.dump(1) + "\n", context);
}

/// Throws InputError for another format, and for one that needs a program that is not installed.
AnimationFormat wantedFormat(const RunOptions& options) {
    const auto format = animationFormat(QString::fromStdString(options.animation));
    if (!format) {
        InputError error(
            TRANSLATABLE("fault", "the name of an animation must end in .png, .gif, .webm or .mp4"));
        error.file = options.animation;
        throw error;
    }
    needEncoderFor(*format);
    return *format;
}

void writeAnimation(const Experiment& experiment, const RunOptions& options) {
    AnimationSpec spec;
    spec.format = wantedFormat(options);
    spec.framesPerSecond = options.framesPerSecond;
    spec.speed = options.animationSpeed;
    writeFile(QString::fromStdString(options.animation), runAnimation(experiment, spec).toStdString());
}

/// Writes a page with the plots that the file shows.
void writePage(const Experiment& experiment, const RunOptions& options, const CommandContext& context) {
    std::vector<PlotSpec> plots;
    if (options.file != "-")
        for (const SavedPlot& plot : shownIn(QString::fromStdString(options.file)).plots)
            if (!plot.residuals && !plot.derived) plots.push_back(plot.spec);
    writeOutput(options.html, interactivePage(pageContentOf(experiment, plots), webEngine()).toStdString(),
                context);
}

/// Reports where errors end because the computed reference is no longer known.
void sayHorizons(const Session& session, const CommandContext& context) {
    for (std::size_t run = 0; run < session.runs(); ++run)
        if (const auto horizon = referenceHorizonOf(session.simulation(run)))
            tell(context,
                 {TRANSLATABLE("fault", "the computed reference of the run \"%1\" holds until time %2; "
                                        "beyond it two computations of it disagree, and errors are not "
                                        "known (nan)"),
                  spokenLabel(session, run), shortNumber(*horizon)});
}

/// Reports which recorded numbers became too large for a double, and since when.
void sayInfinite(const Session& session, const CommandContext& context) {
    const Table& table = session.table();
    const std::vector<NotFinite> found = notFiniteColumns(table);
    for (std::size_t run = 0; run < session.runs(); ++run) {
        std::vector<Sentence> columns;
        for (const NotFinite& one : found)
            if (table.columns[one.column].run == static_cast<int>(run))
                columns.push_back({TRANSLATABLE("fault", "%1 is %2 since time %3"),
                                   table.columns[one.column].id, one.isUndefined ? "nan" : "inf",
                                   shortNumber(one.time)});
        if (!columns.empty())
            tell(context,
                 {TRANSLATABLE("fault", "the run \"%1\" has numbers that are too large for a double: %2"),
                  spokenLabel(session, run), listed(columns)});
    }
}

/// Prints the crossings of each run. Reports on the error stream which conditions were never met.
void sayCrossings(const Session& session, bool speaks, const CommandContext& context) {
    const QString unit = QString::fromUtf8(session.experiment().scene->timeUnit.data());
    const auto conditions = conditionsOf(session.experiment());
    for (std::size_t run = 0; run < session.runs(); ++run) {
        std::vector<bool> met(conditions.size(), false);
        if (speaks && session.runs() > 1 && !session.crossings(run).empty())
            context.out << spokenLabel(session, run) << '\n';
        for (const Crossing& crossing : session.crossings(run)) {
            met[crossing.condition] = true;
            const CrossingCondition& of = conditions[crossing.condition];
            const QString way = crossing.rising ? RunTexts::tr("rising") : RunTexts::tr("falling");
            if (speaks)
                context.out << RunTexts::tr("%1 = %2 (%3) at %4 %5")
                                   .arg(QString::fromStdString(of.column),
                                        QString::fromStdString(shortNumber(of.value)), way,
                                        QString::fromStdString(shortNumber(crossing.time)), unit)
                                   .trimmed()
                                   .toStdString()
                            << '\n';
        }
        if (session.crossings(run).size() == Session::mostCrossings)
            tell(context, {TRANSLATABLE("fault", "more than %1 crossings of the run \"%2\" are not noted"),
                           Session::mostCrossings, spokenLabel(session, run)});
        for (std::size_t i = 0; i < conditions.size(); ++i)
            if (!met[i])
                tell(context, {TRANSLATABLE("fault", "the run \"%1\" never met \"%2\""),
                               spokenLabel(session, run), toText(conditions[i])});
    }
}

/// Rejects two results for one file: the later one would replace the earlier one.
void refuseEqualTargets(const RunOptions& options) {
    const std::pair<const char*, const std::string&> targets[] = {
        {"--table", options.table.file},    {"--state", options.state}, {"--figure", options.figure.file},
        {"--animation", options.animation}, {"--html", options.html},   {"--cite", options.cite}};
    for (auto one = std::begin(targets); one != std::end(targets); ++one)
        for (auto other = one + 1; other != std::end(targets); ++other)
            if (!one->second.empty() && one->second == other->second)
                throw InputError(Sentence(TRANSLATABLE("fault", "%1 and %2 both write to %3"), one->first,
                                          other->first, one->second));
}

bool setsConditions(const RunOptions& options) {
    return !options.until.empty() || !options.crossings.empty();
}

/// Whether the file has a table to compare with that of this run.
bool comparesTable(const RunOptions& options) {
    return options.set.empty() && options.calculate.empty() && !setsConditions(options) &&
           stepsOfRows(options) == 0 && carriesTable(QString::fromStdString(options.file));
}

/// Opens the file. Throws InputError for every fault that can be found before the computation.
OpenedFile openForRun(const RunOptions& options) {
    refuseEqualTargets(options);
    checkFigureOptions(options.figure);
    checkTableOptions(options.table);
    refuseOverwriting({options.file}, {{"--table", options.table.file},
                                       {"--state", options.state},
                                       {"--figure", options.figure.file},
                                       {"--animation", options.animation},
                                       {"--html", options.html},
                                       {"--cite", options.cite}});
    if (!options.html.empty()) webEngine(); // throws where it was not built
    if (!options.animation.empty()) wantedFormat(options);
    const QString path = QString::fromStdString(options.file);
    OpenedFile opened = openFile(path);
    if (comparesTable(options) && path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive))
        readCsvNumbers(path);
    if (opened.state && !options.set.empty())
        throw InputError(TRANSLATABLE("fault", "a state continues as it is; --set is for experiments"));
    if (opened.state && !options.calculate.empty())
        throw InputError(TRANSLATABLE("fault", "a state continues as it is; --calculate is for experiments"));
    if (opened.state && setsConditions(options))
        throw InputError(TRANSLATABLE("fault", "a state continues as it is; conditions are for experiments"));
    if (opened.state && stepsOfRows(options) > 0)
        throw InputError(
            TRANSLATABLE("fault", "a state continues as it is; --every is for experiments, or with --state"));
    setAll(opened.experiment, options.set);
    calculateAll(opened.experiment, options.calculate);
    namedByOption([&] { setConditions(opened.experiment, options.until, options.crossings); });
    if (stepsOfRows(options) > 0) opened.experiment.recordEvery = static_cast<int>(options.every);
    return opened;
}

Session sessionOf(const OpenedFile& opened) {
    Session session = opened.state ? Session::fromState(*opened.state) : Session(opened.experiment);
    if (session.experiment().duration == 0)
        throw InputError(
            TRANSLATABLE("fault", "a run without a window needs an end; --set duration=... gives one"),
            "duration");
    refuseLargeTable(session);
    return session;
}

int run(const RunOptions& options, const CommandContext& context) {
    const OpenedFile opened = openForRun(options);
    Session session = inFile(options.file, [&] { return sessionOf(opened); });
    Table chosen;
    withChosenColumns(options.table, session.table(), chosen); // throws before anything is computed
    if (options.figure.x != "pass") expectFigureColumns(options.figure, session.table());
    const auto [states, caught] =
        inFile(options.file, [&] { return runAndCollect(session, options, context); });
    const bool stopped = caught != 0;
    writeTable(options.table, session.table(), {session.experiment()}, context);
    if (!options.state.empty()) writeStates(session, states, options, context);
    if (!options.animation.empty() && !stopped) writeAnimation(session.experiment(), options);
    if (!options.html.empty()) writePage(session.experiment(), options, context);
    if (!options.cite.empty()) writeOutput(options.cite, citationOf(session.experiment()), context);
    const bool speaks = options.table.speaks() && options.state != "-" && options.cite != "-";
    if (!options.figure.file.empty()) {
        const bool overPasses = options.figure.x == "pass"; // of the last step
        const Table residuals = overPasses ? session.residualTable() : Table();
        const Table& table = overPasses ? residuals : session.table();
        const PlotSpec plot = overPasses ? PlotSpec{} : standardPlots(table)[0];
        PlotSpec drawn = plot;
        if (!options.figure.x.empty()) drawn.x = options.figure.x;
        if (!options.figure.y.empty()) drawn.y = {options.figure.y};
        writeFigure(options.figure, plot, table, caption(session, &drawn), {session.experiment()}, context,
                    speaks);
    }
    const Table& shown = withChosenColumns(options.table, session.table(), chosen);
    if (options.table.json) context.out << endJson(shown, session).dump(1) << '\n';
    if (speaks) printEnd(shown, session, context.out);
    sayCrossings(session, speaks, context);
    sayHorizons(session, context);
    sayInfinite(session, context);
    if (stopped) {
        tell(context,
             {TRANSLATABLE("fault", "stopped by a signal at time %1; what was computed up to there is kept"),
              shortNumber(session.time())});
        return 128 + caught;
    }
    bool differs = false;
    if (comparesTable(options)) {
        const TableVerdict verdict = verifyTable(QString::fromStdString(options.file), opened);
        (speaks ? context.out : context.err) << verdict.sentence.toStdString() << '\n';
        differs = verdict.state == TableVerdict::State::Different;
    }
    if (const auto& divergence = session.divergence()) {
        const Sentence why = divergence->why.empty()
                                 ? Sentence(TRANSLATABLE("fault", "a number was no longer finite"))
                                 : divergence->why;
        tell(
            context,
            {TRANSLATABLE("fault",
                          "the run \"%1\" diverged: at step %2 (time %3) %4; everything up to there is kept"),
             spokenLabel(session, divergence->run), divergence->step, shortNumber(divergence->time), why});
        return Diverged;
    }
    return differs ? OtherFailure : Done;
}

CommandForm runForm() {
    auto own = std::make_shared<RunOptions>();
    std::vector<CommandOption> options{
        {"FILE", &own->file, "Experiment, state, or a figure or table that carries one", {}, true},
        setOption(own->set, "Change a value: step=0.05, integrator=rk4, runs/1/step=0.1"),
        calculateOption(own->calculate),
        {"--until", &own->until, "End each run where a column passes a value: \"x = 0 falling\"",
         "CONDITION"},
        {"--crossings", &own->crossings, "Note when a column passes a value: \"v = 0\", \"x = 1 rising\"",
         "CONDITION"},
        {"--state", &own->state, "Write the state at the end", "F.json"},
        {"--every",
         &own->every,
         "Keep a row for every so many steps only; with --state a state, the start included",
         {},
         false,
         {},
         {1, 1e9}},
        {"--passes", &own->passes, "With the residual after each relaxation pass", {}, false, "--state"},
        {"--cite", &own->cite, "Write what to cite as BibTeX: this run, and the sources of its methods",
         "F.bib|-"},
        {"--html", &own->html, "Write the experiment as a page that runs in a browser", "F.html"},
        {"--animation", &own->animation, "Write the run as an animated PNG, GIF, WebM or MP4",
         "F.png|gif|webm|mp4"},
        {"--frames-per-second",
         &own->framesPerSecond,
         "Pictures per second of the animation",
         {},
         false,
         "--animation",
         {1, 100}},
        {"--animation-speed",
         &own->animationSpeed,
         "4: a time lapse, 0.25: slow motion",
         {},
         false,
         "--animation",
         {1e-3, 1e6}}};
    addTableOptions(options, own->table, "Write what was recorded: CSV, LaTeX (booktabs) or Markdown");
    addFigureOptions(options, own->figure);
    return {std::move(options), [own](const CommandContext& context) { return run(*own, context); }};
}

} // namespace

constinit const CommandRow runCommand{
    "run", "Run an experiment without a window", runForm,
    "timestep run orbit.json --table orbit.csv --figure energy.svg --y total-energy\n"
    "timestep run orbit.json --set step=0.05 --every 10 --table -"};

} // namespace timestep
