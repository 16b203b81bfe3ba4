// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_file.h"

#include "app/json_text.h"
#include "app/provenance/open_file.h"
#include "app/session/additions_json.h"
#include "core/input_error.h"

#include <limits>

namespace timestep {

namespace {

constexpr qint64 largestFile = 256 * 1024 * 1024; // [bytes]
constexpr int mostPlots = 6;

Json rangeJson(const std::optional<PlotRange>& range) {
    return range ? Json{range->low, range->high} : Json();
}

std::optional<PlotRange> rangeFromJson(const JsonField& field) {
    if (field.isNull()) return std::nullopt;
    constexpr double open = std::numeric_limits<double>::infinity(); // which JSON writes as null
    const JsonField low = field.element(0), high = field.element(1);
    return PlotRange{low.isNull() ? -open : low.number(), high.isNull() ? open : high.number()};
}

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
    if (!derived.recipe.analysis) field.refuse("here should stand a sweep or an analysis");
    if (const std::string measure = field.member("measure").anyText(); !measure.empty())
        derived.chart.column = measure + field.member("suffix").anyText();
    derived.chart.slopes = field.member("slopes").toggle();
    derived.chart.summary = field.member("summary").toggle();
    return derived;
}

Json plotJson(const SavedPlot& plot) {
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
    json["equal-scales"] = plot.spec.equalScales;
    json["exact"] = plot.spec.exactMotion;
    json["signed"] = plot.spec.signedErrors;
    if (!plot.spec.xLabel.isEmpty()) json["x-label"] = plot.spec.xLabel.toStdString();
    if (!plot.spec.yLabel.isEmpty()) json["y-label"] = plot.spec.yLabel.toStdString();
    for (const auto& [run, name] : plot.spec.runNames)
        json["names"][std::to_string(run)] = name.toStdString();
    for (const auto& [run, colour] : plot.spec.runColours)
        json["colours"][std::to_string(run)] = colour.name().toStdString();
    if (!plot.spec.added.empty()) json["added"] = toJson(plot.spec.added);
    if (plot.derived) json["sweep"] = derivedJson(*plot.derived);
    return json;
}

ReferenceLine lineFromJson(const JsonField& field) {
    const QString label = textOf(field, "label");
    const auto shape = static_cast<LineShape>(field.has("shape") ? field.member("shape").integer(0) : 0);
    const JsonField x = field.member("x"), y = field.member("y");
    if (shape == LineShape::Vertical) return ReferenceLine::vertical(label, x.element(0).number());
    if (shape == LineShape::Horizontal) return ReferenceLine::horizontal(label, y.element(0).number());
    ReferenceLine line;
    line.label = label;
    line.run = field.member("run").integer();
    line.x = x.numbers();
    line.y = y.numbers();
    if (line.x.size() != line.y.size()) field.refuse("a line needs as many y as x");
    return line;
}

SavedPlot plotFromJson(const JsonField& field) {
    SavedPlot plot;
    plot.slot = field.member("slot").integer();
    plot.residuals = field.member("residuals").toggle();
    plot.spec.title = textOf(field, "title");
    plot.spec.x = field.member("x").anyText();
    plot.spec.y = field.member("y").texts();
    plot.spec.logX = field.member("log-x").toggle();
    plot.spec.logY = field.member("log-y").toggle();
    plot.spec.xRange = rangeFromJson(field.member("x-range"));
    plot.spec.yRange = rangeFromJson(field.member("y-range"));
    for (const JsonField& run : field.member("runs").elements()) plot.spec.runs.push_back(run.integer());
    for (const JsonField& line : field.member("lines").elements())
        plot.spec.referenceLines.push_back(lineFromJson(line));
    if (field.has("marks")) { // since version 2 of the format
        const int marks = field.member("marks").integer();
        if (marks < 0 || marks > static_cast<int>(Marks::LinesAndMarkers))
            field.member("marks").refuse("there are no such marks");
        plot.spec.marks = static_cast<Marks>(marks);
        plot.spec.symlogX = field.member("symlog-x").toggle();
        plot.spec.symlogY = field.member("symlog-y").toggle();
    }
    if (field.has("signed")) { // files of earlier versions have none of these
        plot.spec.equalScales = field.member("equal-scales").toggle();
        plot.spec.exactMotion = field.member("exact").toggle();
        plot.spec.signedErrors = field.member("signed").toggle();
    }
    if (field.has("x-label")) plot.spec.xLabel = textOf(field, "x-label");
    if (field.has("y-label")) plot.spec.yLabel = textOf(field, "y-label");
    const auto forRuns = [&](const char* key, const auto& use) {
        if (!field.has(key)) return;
        const JsonField texts = field.member(key);
        for (const std::string& run : texts.keys()) {
            bool isNumber = false;
            const int number = QString::fromStdString(run).toInt(&isNumber);
            if (!isNumber || number < 0) texts.refuse("there is no such run");
            use(number, textOf(texts, run.c_str()));
        }
    };
    forRuns("names", [&](int run, const QString& name) { plot.spec.runNames[run] = name; });
    forRuns("colours", [&](int run, const QString& name) {
        const QColor colour(name);
        if (!colour.isValid()) field.member("colours").refuse("there is no such colour");
        plot.spec.runColours[run] = colour;
    });
    if (field.has("added")) plot.spec.added = additionsFromJson(field.member("added"));
    if (field.has("sweep")) plot.derived = derivedFromJson(field.member("sweep"));
    if (plot.slot < 0 || plot.slot >= mostPlots)
        field.member("slot").refuse("there is no such place for a plot");
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
        refuseFile(file, "this file holds no session of Timestep");
    try {
        if (field.member("timestep-desk").integer() > sessionForm) {
            const bool named = field.has("program") && field.member("program").isString();
            throw InputError("this session file comes from a newer version of Timestep" +
                             (named ? " (" + field.member("program").anyText() + ")" : std::string()) +
                             " than this program (" TIMESTEP_VERSION ")");
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
        if (field.has("places")) session.places = field.member("places").integer();
        if (field.has("alone")) session.alone = field.member("alone").integer();
        if (session.places < 1 || session.places > mostPlots || session.alone.value_or(0) < 0 ||
            session.alone.value_or(0) >= session.places)
            throw InputError("there is no such place for a plot", "places");
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
