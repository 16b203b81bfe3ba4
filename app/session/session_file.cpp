// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_file.h"

#include "app/json_text.h"
#include "app/provenance/open_file.h"
#include "app/session/additions_json.h"
#include "core/input_error.h"

#include <QFile>

#include <limits>

#include <nlohmann/json.hpp>

namespace timestep {

namespace {

constexpr qint64 largestDesk = 256 * 1024 * 1024; // [bytes]
constexpr int mostPlots = 6;

Json rangeJson(const std::optional<PlotRange>& range) {
    return range ? Json{range->low, range->high} : Json();
}

std::optional<PlotRange> rangeFromJson(const Json& json) {
    if (json.is_null()) return std::nullopt;
    constexpr double open = std::numeric_limits<double>::infinity(); // which JSON writes as null
    return PlotRange{json.at(0).is_null() ? -open : json.at(0).get<double>(),
                     json.at(1).is_null() ? open : json.at(1).get<double>()};
}

Json sweepJson(const DeskSweep& sweep) {
    Json json = toJson(sweep.recipe);
    json["measure"] = sweep.measure;
    json["suffix"] = sweep.suffix;
    json["slopes"] = sweep.slopes;
    json["summary"] = sweep.summary;
    return json;
}

DeskSweep sweepFromJson(const Json& json) {
    DeskSweep sweep;
    sweep.recipe = recipeFromJson(json);
    const Json& experiment = json.at("experiment");
    experimentFromJson(experiment);
    if (!sweep.recipe.sweep && !experiment.contains("analysis"))
        throw InputError("here should stand a sweep or an analysis", "plots");
    sweep.measure = json.at("measure").get<std::string>();
    sweep.suffix = json.at("suffix").get<std::string>();
    sweep.slopes = json.at("slopes").get<bool>();
    sweep.summary = json.at("summary").get<bool>();
    return sweep;
}

Json plotJson(const DeskPlot& plot) {
    Json lines = Json::array();
    for (const ReferenceLine& line : plot.spec.referenceLines)
        lines.push_back({{"label", line.label.toStdString()},
                         {"run", line.run},
                         {"x", line.x},
                         {"y", line.y},
                         {"shape", static_cast<int>(line.shape)}});
    Json json{{"slot", plot.slot},
              {"residuals", plot.residuals},
              {"title", plot.spec.title.toStdString()},
              {"x", plot.spec.x},
              {"y", plot.spec.y},
              {"log-x", plot.spec.logX},
              {"log-y", plot.spec.logY},
              {"x-range", rangeJson(plot.spec.xRange)},
              {"y-range", rangeJson(plot.spec.yRange)},
              {"runs", plot.spec.runs},
              {"marks", static_cast<int>(plot.spec.marks)},
              {"lines", lines}};
    json["symlog-x"] = plot.spec.symlogX;
    json["symlog-y"] = plot.spec.symlogY;
    if (!plot.spec.added.empty()) json["added"] = toJson(plot.spec.added);
    if (plot.sweep) json["sweep"] = sweepJson(*plot.sweep);
    return json;
}

DeskPlot plotFromJson(const Json& json) {
    DeskPlot plot;
    plot.slot = json.at("slot").get<int>();
    plot.residuals = json.at("residuals").get<bool>();
    plot.spec.title = textOf(json, "title");
    plot.spec.x = json.at("x").get<std::string>();
    plot.spec.y = json.at("y").get<std::vector<std::string>>();
    plot.spec.logX = json.at("log-x").get<bool>();
    plot.spec.logY = json.at("log-y").get<bool>();
    plot.spec.xRange = rangeFromJson(json.at("x-range"));
    plot.spec.yRange = rangeFromJson(json.at("y-range"));
    plot.spec.runs = json.at("runs").get<std::vector<int>>();
    for (const Json& entry : json.at("lines")) {
        ReferenceLine line;
        line.label = textOf(entry, "label");
        line.run = entry.at("run").get<int>();
        line.x = entry.at("x").get<std::vector<double>>();
        line.y = entry.at("y").get<std::vector<double>>();
        const auto shape = static_cast<LineShape>(entry.value("shape", 0));
        const bool across = shape == LineShape::Horizontal || shape == LineShape::Vertical;
        if (across)
            line = shape == LineShape::Vertical
                       ? ReferenceLine::vertical(line.label, entry.at("x").at(0).get<double>())
                       : ReferenceLine::horizontal(line.label, entry.at("y").at(0).get<double>());
        if (!across && line.x.size() != line.y.size())
            throw InputError("a line needs as many y as x", "plots");
        plot.spec.referenceLines.push_back(std::move(line));
    }
    if (json.contains("marks")) { // since form 2
        const int marks = json.at("marks").get<int>();
        if (marks < 0 || marks > static_cast<int>(Marks::LinesAndMarkers))
            throw InputError("there are no such marks", "plots");
        plot.spec.marks = static_cast<Marks>(marks);
        plot.spec.symlogX = json.at("symlog-x").get<bool>();
        plot.spec.symlogY = json.at("symlog-y").get<bool>();
    }
    if (json.contains("added")) plot.spec.added = additionsFromJson(json.at("added"));
    if (json.contains("sweep")) plot.sweep = sweepFromJson(json.at("sweep"));
    if (plot.slot < 0 || plot.slot >= mostPlots)
        throw InputError("there is no such place for a plot", "plots");
    return plot;
}

} // namespace

QByteArray deskBytes(const Desk& desk) {
    Json json;
    json["timestep-desk"] = deskForm;
    json["program"] = TIMESTEP_VERSION;
    json["experiment"] = toJson(desk.experiment);
    json["lesson"] = desk.lesson.toStdString();
    json["notes"] = desk.notes.toStdString();
    json["speed"] = desk.speed;
    json["view"] = desk.view;
    json["places"] = desk.places;
    if (desk.alone) json["alone"] = *desk.alone;
    json["plots"] = Json::array();
    for (const DeskPlot& plot : desk.plots) json["plots"].push_back(plotJson(plot));
    return QByteArray::fromStdString(json.dump(1)) + '\n';
}

Desk deskFromBytes(const QByteArray& bytes, const QString& file) {
    const Json json =
        jsonFromText({bytes.data(), static_cast<std::size_t>(bytes.size())}, file.toStdString());
    if (!json.is_object() || !json.contains("timestep-desk") || !json["timestep-desk"].is_number_integer())
        refuseFile(file, "this file holds no desk of Timestep");
    if (json["timestep-desk"].get<int>() > deskForm) {
        const bool named = json.contains("program") && json["program"].is_string();
        refuseFile(file, "this desk comes from a newer version of Timestep" +
                             (named ? " (" + json["program"].get<std::string>() + ")" : std::string()) +
                             " than this program (" TIMESTEP_VERSION ")");
    }
    try {
        Desk desk;
        desk.experiment = experimentFromJson(json.at("experiment"));
        desk.lesson = textOf(json, "lesson");
        desk.notes = textOf(json, "notes");
        desk.speed = json.at("speed").get<double>();
        desk.view = json.at("view").get<std::map<std::string, bool>>();
        for (const Json& plot : json.at("plots")) desk.plots.push_back(plotFromJson(plot));
        if (json.contains("places")) desk.places = json.at("places").get<int>();
        if (json.contains("alone")) desk.alone = json.at("alone").get<int>();
        if (desk.places < 1 || desk.places > mostPlots || desk.alone.value_or(0) < 0 ||
            desk.alone.value_or(0) >= desk.places)
            throw InputError("there is no such place for a plot", "places");
        return desk;
    } catch (const Json::exception&) {
        refuseFile(file, "something is missing in this desk, or of another kind than it should be");
    } catch (InputError& error) {
        error.file = file.toStdString();
        throw;
    }
}

Desk readDesk(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        refuseFile(path, "the file cannot be read: " + file.errorString().toStdString());
    if (file.size() > largestDesk) refuseFile(path, "the file is larger than 256 MiB, which no desk is");
    return deskFromBytes(file.readAll(), path);
}

} // namespace timestep
