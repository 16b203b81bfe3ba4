// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/names.h"
#include "app/provenance/open_file.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/microscope/relaxation_microscope.h"
#include "core/microscope/step_microscope.h"
#include "core/run/experiment/run_method.h"
#include "core/run/session/session.h"
#include "core/table/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <ostream>

namespace timestep {

namespace {

struct MicroscopeOptions {
    std::string file;
    std::int64_t step = 0; ///< the run to print
    std::size_t run = 0;
    bool json = false, quiet = false;
};

struct MicroscopeTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

constexpr std::size_t mostVisits = 60;

QString numberText(double number) {
    return QString::fromStdString(shortNumber(number));
}

QString pairText(const Point& move) {
    return QStringLiteral("(%1, %2)").arg(numberText(move.x), numberText(move.y));
}

void printStep(const StepTrace& trace, std::ostream& out) {
    for (const StepLine& line : trace.lines) {
        const std::string note = translated(line.note).toStdString();
        out << line.formula << (line.formula.empty() || note.empty() ? "" : "  # ") << note << '\n';
        if (!line.numbers.empty()) out << "    " << line.numbers << '\n';
        for (const StepArrow& arrow : line.arrows)
            out << "    " << arrow.name << " = " << vectorText(arrow.arrow)
                << (arrow.part == StepArrow::Part::Probe
                        ? "  (" + MicroscopeTexts::tr("looked at").toStdString() + ")\n"
                        : "\n");
    }
    out << "x = " << vectorText(trace.q1) << "\nv = " << vectorText(trace.v1) << '\n';
}

/// Prints every visit of a stick, with its strain before and after and the largest strain of all sticks
/// afterwards.
void printPass(const PassTrace& trace, std::ostream& out) {
    std::vector<double> strains = strainsOf(trace.before);
    const std::size_t shown = std::min(trace.visits.size(), mostVisits);
    for (std::size_t i = 0; i < shown; ++i) {
        const StickVisit& visit = trace.visits[i];
        const double before = strains[visit.stick];
        if (trace.oneByOne) strains = strainsOf(worldAfter(trace, i + 1));
        const QString moves =
            MicroscopeTexts::tr("stick %1: %2 and %3")
                .arg(QString::number(visit.stick), pairText(visit.moveA), pairText(visit.moveB));
        const QString strain = trace.oneByOne ? MicroscopeTexts::tr("strain %1 to %2")
                                                    .arg(numberText(before), numberText(strains[visit.stick]))
                                              : MicroscopeTexts::tr("strain %1").arg(numberText(before));
        out << moves.toStdString() << ", " << strain.toStdString() << '\n';
    }
    if (shown < trace.visits.size())
        out << MicroscopeTexts::tr("and %1 more").arg(trace.visits.size() - shown).toStdString() << '\n';
    const std::vector<double> end = strainsOf(trace.after);
    double largest = 0;
    for (const double strain : end) largest = std::max(largest, std::abs(strain));
    out << MicroscopeTexts::tr("after the pass: largest strain %1").arg(numberText(largest)).toStdString()
        << '\n';
}

void addStep(Json& json, const StepTrace& trace) {
    Json lines = Json::array();
    for (const StepLine& line : trace.lines) {
        Json arrows = Json::array();
        for (const StepArrow& arrow : line.arrows)
            arrows.push_back({{"name", arrow.name},
                              {"arrow", arrow.arrow},
                              {"looked-at", arrow.part == StepArrow::Part::Probe}});
        lines.push_back({{"formula", line.formula},
                         {"note", sentence(line.note)},
                         {"numbers", line.numbers},
                         {"arrows", arrows}});
    }
    json["lines"] = lines;
    json["x"] = trace.q1;
    json["v"] = trace.v1;
}

void addPass(Json& json, const PassTrace& trace) {
    World now = trace.before;
    Json visits = Json::array();
    for (const StickVisit& visit : trace.visits) {
        Json entry = {{"stick", visit.stick},
                      {"move-a", {visit.moveA.x, visit.moveA.y}},
                      {"move-b", {visit.moveB.x, visit.moveB.y}},
                      {"strain", now.strain(visit.stick)}};
        if (trace.oneByOne) {
            const std::size_t a = now.stickA[visit.stick], b = now.stickB[visit.stick];
            now.x[a] += visit.moveA.x;
            now.y[a] += visit.moveA.y;
            now.x[b] += visit.moveB.x;
            now.y[b] += visit.moveB.y;
            entry["strain-after"] = now.strain(visit.stick);
        }
        visits.push_back(std::move(entry));
    }
    double largest = 0;
    for (const double strain : strainsOf(trace.after)) largest = std::max(largest, std::abs(strain));
    json["visits"] = visits;
    json["largest-strain"] = largest;
}

/// Prints one step of a method line by line, or one relaxation pass on the current world.
int look(const MicroscopeOptions& options, std::ostream& out) {

    const Experiment experiment = openFile(QString::fromStdString(options.file)).experiment;
    Session session(experiment);
    if (options.run >= session.runs())
        throw InputError(Sentence(TRANSLATABLE("fault", "there is no run %1"), options.run), "--run");
    const Simulation& simulation = session.simulation(options.run);
    while (simulation.steps() < options.step && session.step()) {}
    if (simulation.steps() != options.step)
        throw InputError(Sentence(TRANSLATABLE("fault", "the run ends before step %1"), options.step),
                         "--step");
    const bool speaks = !options.json && !options.quiet;
    Json json = {
        {"run", runLabel(experiment, options.run)}, {"step", options.step}, {"time", simulation.time()}};
    if (speaks)
        out << MicroscopeTexts::tr("%1, step %2, t = %3")
                   .arg(QString::fromStdString(runLabel(experiment, options.run, translatedUtf8)),
                        QString::number(options.step), numberText(simulation.time()))
                   .toStdString()
            << '\n';
    if (const auto trace = traceOfStep(simulation)) {
        if (speaks) printStep(*trace, out);
        if (options.json) addStep(json, *trace);
    } else if (simulation.world() != nullptr) {
        const WorldMethod method =
            worldMethod(simulation.method(), experiment.runs[options.run].stickOrder,
                        seedOf(experiment, options.run), ownRelaxationOf(experiment.runs[options.run]));
        const PassTrace pass =
            traceOfPass(*simulation.world(), method, simulation.stepSize() / method.substeps);
        if (speaks) printPass(pass, out);
        if (options.json) addPass(json, pass);
    } else {
        throw InputError(TRANSLATABLE("fault", "there is no trace of a step of this run"), "--run");
    }
    if (options.json) out << json.dump(1) << '\n';
    return Done;
}

CommandForm microscopeForm() {
    auto own = std::make_shared<MicroscopeOptions>();
    return {{{"FILE", &own->file, "Experiment, state, or a figure or table that carries one", {}, true},
             {"--step", &own->step, "Which step, from 0", {}, false, {}, {0, 1e9}},
             {"--run", &own->run, "Of which run, from 0"},
             {"--json", &own->json, "Print the lines or visits as JSON, with every digit"},
             {"--quiet", &own->quiet, "Print nothing"}},
            [own](const CommandContext& context) { return look(*own, context.out); },
            true};
}

} // namespace

constinit const CommandRow microscopeCommand{
    "microscope", "Write down one step of a method, or one relaxation pass", microscopeForm,
    "timestep microscope orbit.json --step 3 --run 1"};

} // namespace timestep
