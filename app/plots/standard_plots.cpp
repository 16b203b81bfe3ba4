// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/standard_plots.h"

#include "app/names.h"
#include "core/run/experiment/run_method.h"
#include "core/run/experiment/time_unit.h"
#include "core/table/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(StandardPlots)
};

/// A unit after its number, on the same line.
QString unitBehind(const std::string& unit) {
    if (unit.empty() || unit == "1") return {};
    constexpr char16_t joiner = 0x2060;
    return QChar(QChar::Nbsp) + text(unit).replace(QLatin1Char('/'), QStringLiteral("/") + QChar(joiner));
}

/// The settings that `wanted` chooses.
template <class Choose>
QString settings(const ParameterValues& values, const Choose& wanted) {
    QStringList list;
    for (const Parameter& parameter : values.descriptors()) {
        if (!wanted(parameter.id)) continue;
        const QString name = translated(parameter.name);
        const double value = values[parameter.id];
        if (parameter.kind == ParameterKind::Choice) {
            list << name + ": " + translated(parameter.choices[static_cast<std::size_t>(value)].name);
        } else if (parameter.kind == ParameterKind::Toggle) {
            list << name + ": " + (value != 0 ? Sentences::tr("on") : Sentences::tr("off"));
        } else {
            list << name + " " + QLocale().toString(value, 'g', 6) + unitBehind(std::string(parameter.unit));
        }
    }
    return list.join(", ");
}

} // namespace

namespace {

/// "equations: x'' = -x", the texts that a person typed, such as equations, constants and start.
QStringList typedTexts(const Experiment& experiment) {
    constexpr qsizetype longest = 600; // a list of hundreds of positions is in the file only
    QStringList parts;
    for (const TextField& field : experiment.scene->texts) {
        const auto found = experiment.texts.find(field.id);
        if (found == experiment.texts.end()) continue;
        QString typed = text(found->second).simplified();
        if (typed.isEmpty()) continue;
        if (typed.size() > longest) typed = typed.left(longest) + QStringLiteral("…");
        parts << headline(translated(field.name)) + ": " + typed + ".";
    }
    return parts;
}

} // namespace

QString pointsSentence(const PlotSpec& plot) {
    QStringList lists;
    for (const MeasuredPoints& points : plot.added.points)
        lists << QStringLiteral("%1 (%2)").arg(points.label, QString::number(points.x.size()));
    return lists.isEmpty() ? QString() : Sentences::tr("Measured points: %1.").arg(lists.join("; "));
}

QString headline(QString name) {
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

PlotSpec furtherPlot(const Table& table, const std::vector<PlotSpec>& others) {
    const auto isShown = [&others](const std::string& id) {
        return std::any_of(others.begin(), others.end(), [&id](const PlotSpec& plot) {
            return std::find(plot.y.begin(), plot.y.end(), id) != plot.y.end();
        });
    };
    PlotSpec further;
    further.x = "time";
    for (const Column& column : table.columns) {
        if (column.id == further.x) continue;
        if (further.y.empty()) further.y = {column.id}; // if all are shown
        if (isShown(column.id) || column.id == "step")
            continue; // the step number is a straight line over time
        further.y = {column.id};
        break;
    }
    return further;
}

std::array<PlotSpec, 2> standardPlots(const Table& table) {
    const auto plotOf = [&table](std::initializer_list<const char*> candidates) {
        PlotSpec plot;
        plot.x = "time";
        for (const char* id : candidates)
            if (table.find(id) != nullptr) {
                plot.y = {id};
                plot.title = headline(translated(table.find(id)->name));
                break;
            }
        return plot;
    };
    const PlotSpec first = plotOf({"position-error", "largest-strain", "kinetic-energy"});
    PlotSpec second = plotOf({"energy-drift", "energy-change", "invariant-drift"});
    if (second.y.empty()) { // no energy is defined
        second = furtherPlot(table, {first});
        if (!second.y.empty()) second.title = headline(translated(table.find(second.y.front())->name));
    }
    return {first, second};
}

namespace {

/// Whether a velocity enters what a plot shows: then its convention matters.
bool showsVelocities(const PlotSpec& plot) {
    const auto isOne = [](const std::string& id) {
        for (const char* part : {"energy", "velocity", "momentum", "invariant"})
            if (id.find(part) != std::string::npos) return true;
        return false;
    };
    return isOne(plot.x) || isOne(plot.colour) || std::any_of(plot.y.begin(), plot.y.end(), isOne);
}

} // namespace

QString caption(const Session& session, const PlotSpec* drawn) {
    const Experiment& experiment = session.experiment();
    const QString unit = unitBehind(std::string(timeUnitOf(experiment)));
    const auto number = [](double value) { return QLocale().toString(value, 'g', 6); };
    bool sameStep = true;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i)
        sameStep = sameStep && stepOf(experiment, i) == experiment.step;
    const auto sameInAllRuns = [&experiment](std::string_view id) {
        const ParameterValues& first = experiment.runs.front().method;
        return std::all_of(experiment.runs.begin(), experiment.runs.end(),
                           [&](const Run& run) { return run.method[id] == first[id]; });
    };
    const auto actsAnywhere = [&experiment](std::string_view id) {
        for (std::size_t i = 0; i < experiment.runs.size(); ++i)
            if (settingActs(experiment, i, id)) return true;
        return false;
    };
    QStringList parts{
        translated(experiment.scene->name) + ": " +
        settings(experiment.parameters, [&](std::string_view id) { return experiment.parameters.acts(id); }) +
        "."};
    parts += typedTexts(experiment);
    const std::string_view method = experiment.runs.front().method.descriptors().front().id;
    const QString common = settings(experiment.runs.front().method, [&](std::string_view id) {
        return id != method && sameInAllRuns(id) && actsAnywhere(id);
    });
    if (!common.isEmpty()) parts << headline(common) + ".";
    QStringList conventions;
    QMap<QString, QStringList> runsOf;
    for (std::size_t i = 0; i < experiment.runs.size(); ++i) {
        const QString label = QString::fromStdString(runLabel(experiment, i, translatedUtf8));
        QStringList facts;
        if (!sameStep) facts << Sentences::tr("h = %1%2").arg(number(stepOf(experiment, i)), unit);
        const QString own = settings(experiment.runs[i].method, [&](std::string_view id) {
            return (id == method ? !experiment.runs[i].label.empty() : !sameInAllRuns(id)) &&
                   settingActs(experiment, i, id);
        });
        if (!own.isEmpty() && own != label) facts << own;
        parts << (facts.isEmpty() ? label : label + ": " + facts.join(", ")) + ".";
        const QString convention = translated(session.simulation(i).velocityConvention());
        if (convention.isEmpty() || (drawn != nullptr && !showsVelocities(*drawn))) continue;
        if (!runsOf.contains(convention)) conventions << convention;
        runsOf[convention] << label;
    }
    for (const QString& convention : conventions)
        parts << (conventions.size() == 1 ? Sentences::tr("Velocity in energies: %1.").arg(convention)
                                          : Sentences::tr("Velocity in energies of %1: %2.")
                                                .arg(runsOf[convention].join(", "), convention));
    QStringList calculated;
    for (const CalculatedColumn& column : experiment.calculated) calculated << text(toText(column));
    if (!calculated.isEmpty()) parts << Sentences::tr("Calculated: %1.").arg(calculated.join("; "));
    if (sameStep) parts << Sentences::tr("Step h = %1%2.").arg(number(experiment.step), unit);
    parts << Sentences::tr("Duration %1%2, seed %3, Timestep %4.")
                 .arg(number(experiment.duration), unit, QString::number(experiment.seed), TIMESTEP_VERSION);
    if (drawn != nullptr && !drawn->added.points.empty()) parts << pointsSentence(*drawn);
    return parts.join(" ");
}

} // namespace timestep
