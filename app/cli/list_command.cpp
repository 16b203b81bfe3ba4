// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/integration/integrator.h"
#include "core/json/json.h"
#include "core/particles/relaxation.h"
#include "core/particles/world_method.h"
#include "core/run/experiment_schema.h"
#include "core/run/metric.h"
#include "core/scenes/scene.h"
#include "core/table/number_text.h"
#include "lessons/library.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <limits>
#include <memory>
#include <numbers>
#include <ostream>

namespace timestep {

namespace {

struct ListOptions {
    std::string what, name; ///< name: one entry; empty: all
    bool json = false, parameters = false;
};

struct ListTexts {
    Q_DECLARE_TR_FUNCTIONS(timestep::CommandLine)
};

/// How names are written.
using NameOf = std::string (*)(Text);

std::string englishName(Text text) {
    return std::string(text.english);
}

Json parameterList(std::span<const Parameter> parameters, NameOf name) {
    Json list = Json::array();
    for (const Parameter& parameter : parameters) {
        Json entry = {{"id", parameter.id}, {"name", name(parameter.name)}, {"unit", parameter.unit}};
        if (parameter.kind == ParameterKind::Choice) {
            entry["choices"] = Json::array();
            for (const Choice& choice : parameter.choices) entry["choices"].push_back(choice.id);
            entry["standard"] = parameter.choices[static_cast<std::size_t>(parameter.standard)].id;
        } else {
            entry["standard"] = parameter.standard;
            entry["minimum"] = parameter.minimum;
            entry["maximum"] = parameter.maximum;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

Json stability(double limit) {
    if (limit == alwaysStable) return "always";
    if (limit == neverStable) return "never";
    if (std::isnan(limit)) return "not applicable";
    return limit;
}

Json texts(std::span<const std::string_view> lines) {
    Json list = Json::array();
    for (const std::string_view line : lines) list.push_back(line);
    return list;
}

/// The factor per pass on the residual of straight chains at standard settings; null where no formula is
/// known.
Json radii(const Relaxation& relaxation) {
    if (relaxation.radius == nullptr) return {};
    WorldMethod method;
    method.relaxation = &relaxation;
    for (const Parameter& setting : relaxation.settings)
        method.relaxationSettings.push_back(setting.standard);
    const bool overRelaxes =
        relaxation.ordered && std::any_of(relaxation.settings.begin(), relaxation.settings.end(),
                                          [](const Parameter& setting) { return setting.id == "omega"; });
    Json list = Json::array();
    for (const int sticks : {5, 10, 20, 40, 80})
        for (const bool pinned : {false, true}) {
            const double radius = relaxation.radius(sticks, pinned, method);
            if (!(radius >= 0)) continue;
            Json entry = {{"sticks", sticks}, {"pinned", pinned}, {"radius", radius}};
            // The best factor of over-relaxation (D. Young 1954): 2 / (1 + sqrt(1 - mu²)), mu the radius of
            // Jacobi's method.
            const double angle = pinned ? std::numbers::pi / (2 * sticks) : std::numbers::pi / (sticks + 1);
            if (overRelaxes) entry["best-omega"] = 2 / (1 + std::sin(angle));
            list.push_back(std::move(entry));
        }
    return list.empty() ? Json() : list;
}

const char* nameOf(SceneKind kind) {
    switch (kind) {
    case SceneKind::Problem:
        return "problem";
    case SceneKind::RigidBodies:
        return "rigid-bodies";
    case SceneKind::Particles:
        break;
    }
    return "world";
}

Json listScenes(NameOf name) {
    Json list = Json::array();
    for (const Scene& scene : scenes())
        list.push_back({{"id", scene.id},
                        {"name", name(scene.name)},
                        {"group", scene.group.english},
                        {"description", scene.description.english},
                        {"kind", nameOf(scene.kind())},
                        {"step", scene.step},
                        {"duration", scene.duration},
                        {"time-unit", scene.timeUnit},
                        {"parameters", parameterList(scene.parameters, name)}});
    return list;
}

Json listIntegrators(NameOf name) {
    Json list = Json::array();
    for (const Integrator& integrator : integrators()) {
        list.push_back({{"id", integrator.id},
                        {"name", name(integrator.name)},
                        {"aliases", texts(integrator.aliases)},
                        {"order", integrator.order},
                        {"order-when-damped", integrator.orderWhenDamped},
                        {"order-on-alternating-steps", integrator.orderOnAlternatingSteps},
                        {"evaluations", integrator.evaluations},
                        {"symplectic", integrator.symplectic},
                        {"reversible", integrator.reversible},
                        {"adaptive", integrator.isAdaptive()},
                        {"keeps-velocities", integrator.keepsVelocities},
                        {"velocity", integrator.velocity.english},
                        {"stability-limit", stability(integrator.stabilityLimit)},
                        {"code", texts(integrator.code)},
                        {"reference", integrator.reference}});
    }
    return list;
}

Json listRelaxations(NameOf name) {
    Json list = Json::array();
    for (const Relaxation& relaxation : relaxations())
        list.push_back({{"id", relaxation.id},
                        {"name", name(relaxation.name)},
                        {"aliases", texts(relaxation.aliases)},
                        {"depends-on-order", relaxation.ordered},
                        {"uses-stiffness", relaxation.usesStiffness},
                        {"uses-compliance", relaxation.usesCompliance},
                        {"uses-pin-rule", relaxation.usesPinRule},
                        {"keeps-momentum", relaxation.keepsMomentum},
                        {"converges-on-nets", relaxation.convergesOnNets},
                        {"old-directions", relaxation.oldDirections},
                        {"whole-step-velocities", relaxation.keepsVelocities},
                        {"radius-of-chains", radii(relaxation)},
                        {"settings", parameterList(relaxation.settings, name)},
                        {"code", texts(relaxation.code)},
                        {"reference", relaxation.reference}});
    return list;
}

Json listMetrics(NameOf name) {
    Json list = Json::array();
    for (const Metric& metric : metrics()) list.push_back({{"id", metric.id}, {"name", name(metric.name)}});
    return list;
}

Json listOfLessons(const CommandContext& context) {
    Json list = Json::array();
    for (const LessonInfo& lesson : listLessons(context.lessonFolders(), context.language()))
        list.push_back({{"id", lesson.id},
                        {"name", lesson.title},
                        {"number", lesson.number},
                        {"minutes", lesson.minutes},
                        {"level", lesson.level},
                        {"builds-on", lesson.buildsOn},
                        {"languages", lesson.languages},
                        {"error", lesson.fault ? lesson.fault->sentence() : std::string()}});
    return list;
}

/// The facts of an integrator or a lesson in one readable line.
QString facts(const Json& entry) {
    if (entry.contains("builds-on"))
        return ListTexts::tr("lesson %1").arg(QString::fromStdString(entry["number"].dump()));
    if (!entry.contains("order")) return {};
    QStringList parts{ListTexts::tr("order %1").arg(QString::fromStdString(entry["order"].dump()))};
    const auto evaluations = entry["evaluations"].get<int>();
    parts << (evaluations == 0 ? ListTexts::tr("solves") : ListTexts::tr("%1 per step").arg(evaluations));
    const Json& limit = entry["stability-limit"];
    const QString words = limit == "always"  ? ListTexts::tr("always")
                          : limit == "never" ? ListTexts::tr("never")
                          : limit.is_string()
                              ? ListTexts::tr("not applicable")
                              : QStringLiteral("w h < ") + QString::fromStdString(limit.dump());
    parts << ListTexts::tr("stable: %1").arg(words);
    if (entry["symplectic"].get<bool>()) parts << ListTexts::tr("symplectic");
    if (entry["reversible"].get<bool>()) parts << ListTexts::tr("reversible");
    return parts.join(QStringLiteral(", "));
}

/// "0.5 rad, from -3.1 to 3.1" or "up; one of up, down".
QString valuesText(const Json& parameter) {
    if (parameter.contains("choices")) {
        QStringList all;
        for (const Json& choice : parameter["choices"])
            all << QString::fromStdString(choice.get<std::string>());
        return ListTexts::tr("%1; one of %2")
            .arg(QString::fromStdString(parameter["standard"].get<std::string>()), all.join(", "));
    }
    const auto number = [&](const char* key) {
        return QString::fromStdString(shortNumber(parameter[key].get<double>()));
    };
    const auto unit = QString::fromStdString(parameter["unit"].get<std::string>());
    const QString text = number("standard") + (unit == "1" || unit.isEmpty() ? QString() : ' ' + unit);
    constexpr double largest = std::numeric_limits<double>::max();
    if (parameter["minimum"].get<double>() == -largest) return text;
    if (parameter["maximum"].get<double>() == largest)
        return ListTexts::tr("%1, at least %2").arg(text, number("minimum"));
    return ListTexts::tr("%1, from %2 to %3").arg(text, number("minimum"), number("maximum"));
}

/// The parameters of a scene or the settings of a relaxation, a line each.
void printParameters(const Json& entry, std::ostream& out) {
    for (const char* key : {"parameters", "settings"}) {
        if (!entry.contains(key)) continue;
        for (const Json& parameter : entry[key])
            out << "  " << std::left << std::setw(34) << parameter["id"].get<std::string>()
                << parameter["name"].get<std::string>() << " (" << valuesText(parameter).toStdString()
                << ")\n";
    }
}

/// The entry with this id alone. Throws InputError if there is none.
Json entryNamed(const Json& rows, const ListOptions& options) {
    for (const Json& entry : rows)
        if (entry["id"] == options.name) return Json::array({entry});
    throw InputError(
        Sentence(TRANSLATABLE("fault", "there is no \"%1\" in the list; timestep list %2 shows it"),
                 options.name, options.what));
}

int list(const ListOptions& options, const CommandContext& context) {
    std::ostream& out = context.out;

    if (options.what == "schema") {
        out << experimentSchema().dump(1) << '\n';
        return Done;
    }
    // JSON is for programs: in English, like the ids.
    const NameOf name = options.json ? englishName : static_cast<NameOf>(translatedUtf8);
    Json rows;
    if (options.what == "scenes")
        rows = listScenes(name);
    else if (options.what == "integrators")
        rows = listIntegrators(name);
    else if (options.what == "relaxations")
        rows = listRelaxations(name);
    else if (options.what == "metrics")
        rows = listMetrics(name);
    else if (options.what == "lessons")
        rows = listOfLessons(context);
    else
        throw InputError(
            Sentence(TRANSLATABLE("fault", "there is no list \"%1\"; there are scenes, integrators, "
                                           "relaxations, metrics, lessons and schema"),
                     options.what));
    if (!options.name.empty()) rows = entryNamed(rows, options);
    if (options.json) {
        out << rows.dump(1) << '\n';
        return Done;
    }
    for (const Json& entry : rows) {
        const std::string more = facts(entry).toStdString();
        out << std::left << std::setw(36) << entry["id"].get<std::string>()
            << entry["name"].get<std::string>() << (more.empty() ? "" : " (" + more + ")") << '\n';
        if (options.parameters || !options.name.empty()) printParameters(entry, out);
    }
    return Done;
}

CommandForm listForm() {
    auto own = std::make_shared<ListOptions>();
    return {{{"WHAT",
              &own->what,
              "scenes, integrators, relaxations, metrics, lessons; or schema: the JSON Schema of experiments",
              {},
              true},
             {"NAME", &own->name, "Only this one, with its parameters: list scenes pendulum"},
             {"--parameters", &own->parameters, "With parameters: standard values, units and ranges"},
             {"--json", &own->json, "As JSON, with every fact"}},
            [own](const CommandContext& context) { return list(*own, context); }};
}

} // namespace

constinit const CommandRow listCommand{"list", "Show a catalogue", listForm};

} // namespace timestep
