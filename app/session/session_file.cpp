// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_file.h"

#include "app/json_text.h"
#include "app/plots/plot_json.h"
#include "app/provenance/open_file.h"
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
        field.refuse(TRANSLATABLE("fault", "here should stand a sweep or an analysis"));
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

QByteArray sessionBytes(const SavedSession& session) {
    Json json;
    json["timestep-desk"] = sessionForm;
    json["program"] = TIMESTEP_VERSION;
    json["experiment"] = toJson(session.experiment);
    json["lesson"] = session.lesson.toStdString();
    json["notes"] = session.notes.toStdString();
    json["speed"] = session.speed;
    json["view"] = session.view;
    json["places"] = session.places;
    json["reached"] = session.reached;
    if (!session.measured.is_null()) json["measured"] = session.measured;
    if (session.alone) json["alone"] = *session.alone;
    json["plots"] = Json::array();
    for (const SavedPlot& plot : session.plots) json["plots"].push_back(plotJson(plot));
    return QByteArray::fromStdString(json.dump(1)) + '\n';
}

SavedSession sessionFromBytes(const QByteArray& bytes, const QString& file) {
    const Json json =
        jsonFromText({bytes.data(), static_cast<std::size_t>(bytes.size())}, file.toStdString());
    const JsonField field(json);
    if (!field.has("timestep-desk") || !json["timestep-desk"].is_number_integer())
        refuseFile(file, TRANSLATABLE("fault", "this file holds no session of Timestep"));
    try {
        if (field.member("timestep-desk").integer() > sessionForm) {
            const bool named = field.has("program") && field.member("program").isString();
            throw InputError(
                named ? Sentence(TRANSLATABLE("fault", "this session file comes from a newer version of "
                                                       "Timestep (%1) than this program (%2)"),
                                 field.member("program").anyText(), TIMESTEP_VERSION)
                      : Sentence(TRANSLATABLE("fault", "this session file comes from a newer version of "
                                                       "Timestep than this program (%1)"),
                                 TIMESTEP_VERSION));
        }
        SavedSession session;
        session.experiment = experimentFromJson(field.member("experiment").json());
        session.lesson = textOf(field, "lesson");
        session.notes = textOf(field, "notes");
        session.speed = field.member("speed").number();
        const JsonField view = field.member("view");
        for (const std::string& key : view.keys()) session.view[key] = view.member(key).toggle();
        for (const JsonField& plot : field.member("plots").elements())
            session.plots.push_back(plotFromJson(plot));
        if (field.has("measured")) session.measured = field.member("measured").json();
        if (field.has("reached")) session.reached = field.member("reached").tally(); // not in earlier files
        if (field.has("places")) session.places = field.member("places").integer();
        if (field.has("alone")) session.alone = field.member("alone").integer();
        if (session.places < 1 || session.places > mostPlots || session.alone.value_or(0) < 0 ||
            session.alone.value_or(0) >= session.places)
            throw InputError(TRANSLATABLE("fault", "there is no such place for a plot"), "places");
        return session;
    } catch (InputError& error) {
        error.file = file.toStdString();
        throw;
    }
}

SavedSession readSession(const QString& path) {
    return sessionFromBytes(readWholeFile(path, largestFile), path);
}

} // namespace timestep
