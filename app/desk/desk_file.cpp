// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/desk_file.h"

#include "app/names.h"
#include "app/provenance/open_file.h"
#include "app/provenance/plot_json.h"
#include "core/input_error.h"

namespace timestep {

namespace {

constexpr qint64 largestFile = 256 * 1024 * 1024; // [bytes]
constexpr int mostPlots = 6;

/// Stored as "sweep"; the column of a sweep is split into measure and suffix: "energy-drift" and "-end".
Json derivedJson(const SavedDerived& derived) {
    const std::string& column = derived.chart.column;
    const std::string measure = column.empty() ? "" : derived.recipe.analysis->measure;
    Json json = toJson(derived.recipe);
    json["measure"] = measure;
    json["suffix"] = column.substr(measure.size());
    json["slopes"] = derived.chart.slopes;
    json["summary"] = derived.chart.summary;
    return json;
}

SavedDerived derivedFromJson(const JsonField& field) {
    SavedDerived derived{recipeFromJson(field.json())};
    if (!derived.recipe.analysis)
        field.refuse(TRANSLATABLE("fault", "a sweep or an analysis is expected here"));
    if (const std::string measure = field.member("measure").anyText(); !measure.empty())
        derived.chart.column = measure + field.member("suffix").anyText();
    derived.chart.slopes = field.member("slopes").toggle();
    derived.chart.summary = field.member("summary").toggle();
    return derived;
}

Json plotJson(const SavedPlot& plot) {
    Json json = toJson(plot.spec);
    json["slot"] = plot.slot;
    json["residuals"] = plot.residuals;
    if (plot.view) json["view"] = toJson(*plot.view);
    if (plot.derived) json["sweep"] = derivedJson(*plot.derived);
    return json;
}

SavedPlot plotFromJson(const JsonField& field) {
    SavedPlot plot;
    plot.slot = field.member("slot").integer();
    plot.residuals = field.member("residuals").toggle();
    plot.spec = plotSpecFromJson(field);
    if (field.has("view")) plot.view = viewFromJson(field.member("view"));
    if (field.has("sweep")) plot.derived = derivedFromJson(field.member("sweep"));
    if (plot.slot < 0 || plot.slot >= mostPlots)
        field.member("slot").refuse(TRANSLATABLE("fault", "there is no such place for a plot"));
    return plot;
}

} // namespace

QByteArray deskBytes(const Desk& desk) {
    Json json;
    json["timestep-desk"] = deskForm;
    json["program"] = TIMESTEP_VERSION;
    json["experiment"] = toJson(desk.experiment);
    json["lesson"] = desk.lesson.toStdString();
    if (desk.onStage) json["on-stage"] = true;
    json["notes"] = desk.notes.toStdString();
    for (const auto& [name, text] : desk.report) json["report"][name] = text.toStdString();
    json["speed"] = desk.speed;
    json["view"] = desk.view;
    json["places"] = desk.places;
    json["reached"] = desk.reached;
    if (!desk.measured.is_null()) json["measured"] = desk.measured;
    if (desk.alone) json["alone"] = *desk.alone;
    json["plots"] = Json::array();
    for (const SavedPlot& plot : desk.plots) json["plots"].push_back(plotJson(plot));
    return QByteArray::fromStdString(json.dump(1)) + '\n';
}

Desk deskFromBytes(const QByteArray& bytes, const QString& file) {
    const std::string_view text(bytes.data(), static_cast<std::size_t>(bytes.size()));
    const Json json = jsonFromText(text, file.toStdString());
    const JsonField field(json);
    if (!field.has("timestep-desk") || !json["timestep-desk"].is_number_integer())
        refuseFile(file, TRANSLATABLE("fault", "this file holds no session of Timestep"));
    try {
        if (field.member("timestep-desk").integer() > deskForm) {
            const bool named = field.has("program") && field.member("program").isString();
            throw InputError(
                named ? Sentence(TRANSLATABLE("fault", "this session file comes from a newer version of "
                                                       "Timestep (%1) than this program (%2)"),
                                 field.member("program").anyText(), TIMESTEP_VERSION)
                      : Sentence(TRANSLATABLE("fault", "this session file comes from a newer version of "
                                                       "Timestep than this program (%1)"),
                                 TIMESTEP_VERSION));
        }
        Desk desk;
        desk.experiment = experimentFromJson(field.member("experiment").json());
        desk.lesson = textOf(field, "lesson");
        if (field.has("on-stage")) desk.onStage = field.member("on-stage").toggle();
        desk.notes = textOf(field, "notes");
        if (field.has("report")) {
            const JsonField texts = field.member("report");
            for (const std::string& name : texts.keys()) desk.report[name] = textOf(texts, name.c_str());
        }
        desk.speed = field.member("speed").number();
        const JsonField view = field.member("view");
        for (const std::string& key : view.keys()) desk.view[key] = view.member(key).toggle();
        for (const JsonField& plot : field.member("plots").elements())
            desk.plots.push_back(plotFromJson(plot));
        if (field.has("measured")) desk.measured = field.member("measured").json();
        if (field.has("reached")) desk.reached = field.member("reached").tally(); // not in earlier files
        if (field.has("places")) desk.places = field.member("places").integer();
        if (field.has("alone")) desk.alone = field.member("alone").integer();
        if (desk.places < 1 || desk.places > mostPlots || desk.alone.value_or(0) < 0 ||
            desk.alone.value_or(0) >= desk.places)
            throw InputError(TRANSLATABLE("fault", "there is no such place for a plot"), "places");
        return desk;
    } catch (const InputError& error) {
        throw placedIn(error, text, file.toStdString());
    }
}

Desk readDesk(const QString& path) {
    return deskFromBytes(readWholeFile(path, largestFile), path);
}

} // namespace timestep
