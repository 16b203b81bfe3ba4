// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/provenance.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "widgets/export/metadata.h"

#include <QFile>
#include <QFileInfo>

namespace timestep {

namespace {

Json sweepJson(const SweepSpec& spec) {
    return {{"over", spec.over},     {"values", spec.values}, {"measure", spec.measure},
            {"shared", spec.shared}, {"budget", spec.budget}, {"choices", spec.choices}};
}

SweepSpec sweepFromJson(const Json& json) {
    try {
        SweepSpec spec;
        spec.over = json.at("over").get<std::string>();
        spec.values = json.at("values").get<std::vector<double>>();
        spec.measure = json.at("measure").get<std::string>();
        spec.shared = json.at("shared").get<std::string>();
        spec.budget = json.at("budget").get<double>();
        spec.choices = json.at("choices").get<std::vector<std::string>>();
        return spec;
    } catch (const Json::exception&) {
        throw InputError("what the file says of its sweep cannot be read", "sweep");
    }
}

/// What follows `mark` in one of the comment lines at the top; empty: no such line.
std::string commentOf(const QByteArray& csv, const QByteArray& mark) {
    for (qsizetype begin = 0; begin < csv.size() && csv[begin] == '#';) {
        qsizetype end = csv.indexOf('\n', begin);
        if (end < 0) end = csv.size();
        const QByteArray line = csv.mid(begin, end - begin);
        if (line.startsWith("# " + mark)) return line.mid(mark.size() + 2).trimmed().toStdString();
        begin = end + 1;
    }
    return {};
}

Provenance fromCsv(const QString& path, const std::string& experiment) {
    const std::string name = path.toStdString();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QByteArray head;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (!line.startsWith('#')) break;
        head += line;
    }
    Provenance carried;
    carried.recipe.experiment = experiment;
    const QByteArray first = QByteArray::fromStdString(commentOf(head, "Timestep "));
    carried.program = first.split(',').first().toStdString();
    if (const std::string text = commentOf(head, "table: "); !text.empty())
        carried.digest = digestFromJson(jsonFromText(text, name));
    if (const std::string text = commentOf(head, "sweep: "); !text.empty())
        carried.recipe.sweep = sweepFromJson(jsonFromText(text, name));
    return carried;
}

Provenance fromText(const std::string& text, const std::string& name) {
    const Json json = jsonFromText(text, name);
    Provenance carried;
    if (!json.is_object() || !json.contains("experiment")) {
        carried.recipe.experiment = text;
        return carried;
    }
    carried.recipe = recipeFromJson(json);
    if (json.contains("program") && json["program"].is_string())
        carried.program = json["program"].get<std::string>();
    if (json.contains("table")) carried.digest = digestFromJson(json["table"]);
    return carried;
}

} // namespace

Json toJson(const Recipe& recipe) {
    Json json;
    json["experiment"] = jsonFromText(recipe.experiment, {});
    if (recipe.sweep) json["sweep"] = sweepJson(*recipe.sweep);
    return json;
}

Recipe recipeFromJson(const Json& json) {
    if (!json.is_object() || !json.contains("experiment"))
        throw InputError("here should stand an experiment", "experiment");
    Recipe recipe;
    recipe.experiment = json.at("experiment").dump();
    if (json.contains("sweep")) recipe.sweep = sweepFromJson(json.at("sweep"));
    return recipe;
}

std::string provenanceText(const Recipe& recipe, const Table* table) {
    Json json = toJson(recipe);
    json["program"] = TIMESTEP_VERSION;
    if (table != nullptr) json["table"] = toJson(digestOf(*table));
    return json.dump();
}

std::vector<std::string> provenanceComments(const Recipe& recipe, std::uint64_t seed, const Table* table) {
    std::vector<std::string> lines{"Timestep " TIMESTEP_VERSION ", seed " + std::to_string(seed),
                                   "experiment: " + recipe.experiment};
    if (recipe.sweep) lines.push_back("sweep: " + sweepJson(*recipe.sweep).dump());
    if (table != nullptr) lines.push_back("table: " + toJson(digestOf(*table)).dump());
    return lines;
}

std::optional<Provenance> provenanceOf(const QString& path) {
    const auto text = experimentInFigure(path);
    if (!text) return std::nullopt;
    const std::string name = path.toStdString();
    Provenance carried;
    try {
        carried = QFileInfo(path).suffix().toLower() == "csv" ? fromCsv(path, text->toStdString())
                                                              : fromText(text->toStdString(), name);
        experimentFromText(carried.recipe.experiment, name);
    } catch (InputError& error) {
        error.file = name;
        if (!isNewerThanThis(carried.program)) throw;
        InputError newer("this file comes from Timestep " + carried.program +
                         ", which is newer than this program (" TIMESTEP_VERSION
                         "), and holds something unknown here: " +
                         error.what());
        newer.file = name;
        throw newer;
    }
    return carried;
}

} // namespace timestep
