// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/output/catalogue_json.h"
#include "app/names.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "core/nearest_word.h"
#include "core/run/experiment/experiment_schema.h"
#include "core/table/number_text.h"
#include "lessons/read/library.h"

#include <QCoreApplication>

#include <iomanip>
#include <limits>
#include <memory>
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

/// The parameters of a scene or the settings of a relaxation, one per line.
void printParameters(const Json& entry, std::ostream& out) {
    for (const char* key : {"parameters", "settings"}) {
        if (!entry.contains(key)) continue;
        for (const Json& parameter : entry[key])
            out << "  " << std::left << std::setw(34) << parameter["id"].get<std::string>()
                << parameter["name"].get<std::string>() << " (" << valuesText(parameter).toStdString()
                << ")\n";
    }
}

/// The entries with this id; settings of several kinds of scenes share one. Throws InputError if there is
/// none.
Json entriesNamed(const Json& rows, const ListOptions& options) {
    Json named = Json::array();
    for (const Json& entry : rows)
        if (entry["id"] == options.name) named.push_back(entry);
    if (!named.empty()) return named;
    std::vector<std::string> known;
    for (const Json& entry : rows) known.push_back(entry["id"].text());
    const std::string near = nearestWord(options.name, known);
    if (!near.empty()) refuseUnknown(options.name, known, {});
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
    const NameOf name = options.json ? [](Text text) { return std::string(text.english); }
                                     : static_cast<NameOf>(translatedUtf8);
    Json rows;
    if (options.what == "scenes")
        rows = listScenes(name);
    else if (options.what == "integrators")
        rows = listIntegrators(name);
    else if (options.what == "relaxations")
        rows = listRelaxations(name);
    else if (options.what == "metrics")
        rows = listMetrics(name);
    else if (options.what == "settings")
        rows = listSettings(name);
    else if (options.what == "analyses")
        rows = listAnalyses(name);
    else if (options.what == "lessons")
        rows = listOfLessons(context);
    else
        throw InputError(withNearest(
            Sentence(TRANSLATABLE("fault", "there is no list \"%1\"; there are scenes, integrators, "
                                           "relaxations, metrics, settings, analyses, lessons and schema"),
                     options.what),
            options.what,
            {"scenes", "integrators", "relaxations", "metrics", "settings", "analyses", "lessons",
             "schema"}));
    if (!options.name.empty()) rows = entriesNamed(rows, options);
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
              "scenes, integrators, relaxations, metrics, settings, analyses, lessons; or schema: the JSON "
              "Schema of experiments",
              {},
              true},
             {"NAME", &own->name, "Only this one, with its parameters: list scenes pendulum"},
             {"--parameters", &own->parameters, "With parameters: standard values, units and ranges"},
             {"--json", &own->json, "As JSON, with every fact"}},
            [own](const CommandContext& context) { return list(*own, context); }};
}

} // namespace

constinit const CommandRow listCommand{"list", "Show a catalogue", listForm, "timestep list scenes pendulum"};

} // namespace timestep
