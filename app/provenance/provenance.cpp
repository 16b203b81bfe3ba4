// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/provenance.h"

#include "app/archive/workbook.h"
#include "core/input_error.h"
#include "core/json/json.h"
#include "widgets/export/metadata.h"
#include "widgets/whole_file.h"

#include <QFile>
#include <QFileInfo>

namespace timestep {

namespace {

bool goesThroughValues(const Recipe& recipe) {
    return recipe.analysis && !recipe.analysis->swept.values.empty();
}

Json experimentJson(const Recipe& recipe) {
    Json json = toJson(recipe.experiment);
    if (recipe.analysis && !goesThroughValues(recipe)) json["analysis"] = toJson(*recipe.analysis);
    return json;
}

Json sweepJson(const AnalysisSpec& spec) {
    Json json = toJson(spec);
    for (const char* key : {"kind", "settings"}) json.erase(key); // those of every sweep
    return json;
}

AnalysisSpec sweepFromJson(const Json& json) {
    Json spec = json;
    spec["kind"] = "sweep";
    try {
        for (const char* key : {"over", "values", "measure"}) static_cast<void>(spec.at(key));
        return analysisFromJson(spec);
    } catch (const std::exception&) {
        throw InputError(TRANSLATABLE("fault", "what the file says of its sweep cannot be read"), "sweep");
    }
}

/// The experiment with the analysis stored in it.
Recipe recipeOf(const Json& experiment) {
    Recipe recipe{experimentFromJson(experiment)};
    if (experiment.contains("analysis")) recipe.analysis = analysisFromJson(experiment.at("analysis"));
    return recipe;
}

/// The text after `mark` in one of the comment lines at the top; empty if no line has it.
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

/// The comment lines at the top.
QByteArray headOf(const QString& path) {
    QFile file(path);
    QByteArray head;
    if (!file.open(QIODevice::ReadOnly)) return head;
    if (file.peek(3) == "\xEF\xBB\xBF") file.skip(3); // editors and spreadsheets add a byte order mark
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (!line.startsWith('#')) break;
        head += line;
    }
    return head;
}

/// The provenance in the comments of a CSV, in the form that figures have.
Json jsonOfCsv(const QByteArray& head, const std::string& experiment, const std::string& name) {
    Json json{{"experiment", jsonFromText(experiment, name)}};
    const QByteArray first = QByteArray::fromStdString(commentOf(head, "Timestep "));
    json["program"] = first.split(',').first().toStdString();
    for (const char* part : {"table", "sweep", "plot"})
        if (const std::string text = commentOf(head, QByteArray(part) + ": "); !text.empty())
            json[part] = jsonFromText(text, name);
    return json;
}

/// The lines of the sheet that holds them: the last one without numbers that has a line "{".
std::optional<QString> textOfWorkbook(const QString& path) {
    constexpr qint64 largest = 256 << 20; // bytes
    const QByteArray bytes = readWholeFile(path, largest);
    if (!bytes.startsWith("PK\x03\x04")) return std::nullopt;
    try {
        const Workbook book(unzipped(bytes, {.entries = 1000, .entry = largest, .whole = 2 * largest}));
        for (std::size_t sheet = book.names().size(); sheet-- > 0;) {
            if (book.hasNumbers(sheet)) continue;
            const std::string text = '\n' + book.plainText(sheet);
            if (const std::size_t begin = text.find("\n{\n"); begin != std::string::npos)
                return QString::fromStdString(text.substr(begin + 1));
        }
    } catch (InputError& error) {
        error.file = path.toStdString();
        throw;
    }
    return std::nullopt;
}

/// The version that wrote the file; empty: unknown.
std::string programOf(const Json& json) {
    const bool named = json.is_object() && json.contains("program") && json["program"].is_string();
    return named ? json["program"].get<std::string>() : std::string();
}

/// Accepts an experiment alone or the full provenance of a figure.
Provenance provenanceFrom(const Json& json) {
    if (!json.is_object() || !json.contains("experiment"))
        return {recipeFromJson(Json{{"experiment", json}}), std::nullopt};
    Provenance carried{recipeFromJson(json), std::nullopt};
    if (json.contains("table")) carried.digest = digestFromJson(json["table"]);
    if (json.contains("measured")) carried.measured = json["measured"];
    if (json.contains("plot")) carried.plot = json["plot"];
    return carried;
}

} // namespace

Json toJson(const Recipe& recipe) {
    Json json;
    json["experiment"] = experimentJson(recipe);
    if (goesThroughValues(recipe)) json["sweep"] = sweepJson(*recipe.analysis);
    return json;
}

Recipe recipeFromJson(const Json& json) {
    if (!json.is_object() || !json.contains("experiment"))
        throw InputError(TRANSLATABLE("fault", "an experiment is expected here"), "experiment");
    Recipe recipe = recipeOf(json.at("experiment"));
    if (json.contains("sweep")) recipe.analysis = sweepFromJson(json.at("sweep"));
    return recipe;
}

std::string provenanceText(const Recipe& recipe, const Table* table, const Json& plot) {
    Json json = toJson(recipe);
    json["program"] = TIMESTEP_VERSION;
    if (table != nullptr) json["table"] = toJson(digestOf(*table));
    if (!plot.is_null()) json["plot"] = plot;
    return json.dump();
}

std::vector<std::string> provenanceComments(const Recipe& recipe, const Table* table, const Json& plot) {
    std::vector<std::string> lines{"Timestep " TIMESTEP_VERSION ", seed " +
                                       std::to_string(recipe.experiment.seed),
                                   "experiment: " + experimentJson(recipe).dump()};
    if (goesThroughValues(recipe)) lines.push_back("sweep: " + sweepJson(*recipe.analysis).dump());
    if (table != nullptr) lines.push_back("table: " + toJson(digestOf(*table)).dump());
    if (!plot.is_null()) lines.push_back("plot: " + plot.dump());
    return lines;
}

std::optional<Provenance> provenanceOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto text = suffix == "xlsx" ? textOfWorkbook(path) : experimentInFigure(path);
    if (!text) return std::nullopt;
    const std::string name = path.toStdString();
    const bool isCsv = suffix == "csv";
    std::string program;
    try {
        const Json json = isCsv ? jsonOfCsv(headOf(path), text->toStdString(), name)
                                : jsonFromText(text->toStdString(), name);
        program = programOf(json);
        return provenanceFrom(json);
    } catch (InputError& error) {
        error.file = name;
        if (!isNewerThanThis(program)) throw;
        InputError newer(
            Sentence(TRANSLATABLE("fault", "this file comes from Timestep %1, which is newer than this "
                                           "program (%2), and holds something unknown here: %3"),
                     program, TIMESTEP_VERSION, error.message));
        newer.file = name;
        throw newer;
    }
}

} // namespace timestep
