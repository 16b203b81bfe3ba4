// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/provenance/plot_json.h"

#include "app/names.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace timestep {

namespace {

Json rangeJson(const std::optional<PlotRange>& range) {
    return range ? Json{range->low, range->high} : Json();
}

std::optional<PlotRange> rangeFromJson(const JsonField& field) {
    if (field.isNull()) return std::nullopt;
    constexpr double open = std::numeric_limits<double>::infinity(); // which JSON writes as null
    const JsonField low = field.element(0), high = field.element(1);
    return PlotRange{low.isNull() ? -open : low.number(), high.isNull() ? open : high.number()};
}

Json lineJson(const ReferenceLine& line) {
    Json json{{"label", line.label.toStdString()},
              {"run", line.run},
              {"x", line.x},
              {"y", line.y},
              {"shape", static_cast<int>(line.shape)}};
    if (line.points) json["points"] = true;
    if (!line.errors.empty()) json["errors"] = line.errors;
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
    if (field.has("points")) line.points = field.member("points").toggle();
    if (field.has("errors")) line.errors = field.member("errors").numbers();
    if (line.x.size() != line.y.size()) field.refuse(TRANSLATABLE("fault", "a line needs as many y as x"));
    if (!line.errors.empty() && line.errors.size() != line.x.size())
        field.refuse(TRANSLATABLE("fault", "a line needs as many errors as x"));
    return line;
}

} // namespace

Json toJson(const PlotSpec& spec) {
    Json lines = Json::array();
    for (const ReferenceLine& line : spec.referenceLines) lines.push_back(lineJson(line));
    Json json{{"title", spec.title.toStdString()},
              {"x", spec.x},
              {"y", spec.y},
              {"log-x", spec.logX},
              {"log-y", spec.logY},
              {"x-range", rangeJson(spec.xRange)},
              {"y-range", rangeJson(spec.yRange)},
              {"runs", spec.runs},
              {"marks", static_cast<int>(spec.marks)},
              {"lines", lines}};
    json["symlog-x"] = spec.symlogX;
    json["symlog-y"] = spec.symlogY;
    if (spec.wrapX) json["wrap-x"] = true;
    if (spec.wrapY) json["wrap-y"] = true;
    json["equal-scales"] = spec.equalScales;
    json["exact"] = spec.exactMotion;
    json["signed"] = spec.signedErrors;
    if (!spec.rectangles.empty()) json["rectangles"] = spec.rectangles;
    if (!spec.colour.empty()) json["colour"] = spec.colour;
    if (spec.colourRange) json["colour-range"] = rangeJson(spec.colourRange);
    for (const auto& [column, label] : spec.labels) json["labels"][column] = label.toStdString();
    if (!spec.xLabel.isEmpty()) json["x-label"] = spec.xLabel.toStdString();
    if (!spec.yLabel.isEmpty()) json["y-label"] = spec.yLabel.toStdString();
    for (const auto& [run, name] : spec.runNames) json["names"][std::to_string(run)] = name.toStdString();
    for (const auto& [run, colour] : spec.runColours)
        json["colours"][std::to_string(run)] = colour.name().toStdString();
    for (const auto& [run, points] : spec.runWidths) json["widths"][std::to_string(run)] = points;
    for (const auto& [run, marker] : spec.runMarkers)
        json["markers"][std::to_string(run)] = markerNames.at(static_cast<std::size_t>(marker));
    for (const auto& [run, dash] : spec.runDashes)
        json["dashes"][std::to_string(run)] = dashNames.at(static_cast<std::size_t>(dash));
    if (!spec.grid) json["grid"] = false;
    if (spec.xTick > 0) json["x-tick"] = spec.xTick;
    if (spec.yTick > 0) json["y-tick"] = spec.yTick;
    if (!spec.fontFamily.isEmpty()) json["font"] = spec.fontFamily.toStdString();
    if (!spec.added.empty()) json["added"] = toJson(spec.added);
    return json;
}

PlotSpec plotSpecFromJson(const JsonField& field) {
    PlotSpec spec;
    spec.title = textOf(field, "title");
    spec.x = field.member("x").anyText();
    spec.y = field.member("y").texts();
    spec.logX = field.member("log-x").toggle();
    spec.logY = field.member("log-y").toggle();
    spec.xRange = rangeFromJson(field.member("x-range"));
    spec.yRange = rangeFromJson(field.member("y-range"));
    for (const JsonField& run : field.member("runs").elements()) spec.runs.push_back(run.integer());
    for (const JsonField& line : field.member("lines").elements())
        spec.referenceLines.push_back(lineFromJson(line));
    if (field.has("marks")) { // since version 2 of the format
        const int marks = field.member("marks").integer();
        if (marks < 0 || marks > static_cast<int>(Marks::LinesAndMarkers))
            field.member("marks").refuse(TRANSLATABLE("fault", "there are no such marks"));
        spec.marks = static_cast<Marks>(marks);
        spec.symlogX = field.member("symlog-x").toggle();
        spec.symlogY = field.member("symlog-y").toggle();
    }
    if (field.has("wrap-x")) spec.wrapX = field.member("wrap-x").toggle();
    if (field.has("wrap-y")) spec.wrapY = field.member("wrap-y").toggle();
    if (field.has("signed")) { // files of earlier versions have none of these
        spec.equalScales = field.member("equal-scales").toggle();
        spec.exactMotion = field.member("exact").toggle();
        spec.signedErrors = field.member("signed").toggle();
    }
    if (field.has("rectangles")) spec.rectangles = field.member("rectangles").anyText();
    if (field.has("colour")) spec.colour = field.member("colour").anyText();
    if (field.has("colour-range")) spec.colourRange = rangeFromJson(field.member("colour-range"));
    if (field.has("labels")) {
        const JsonField labels = field.member("labels");
        for (const std::string& column : labels.keys()) spec.labels[column] = textOf(labels, column.c_str());
    }
    if (field.has("x-label")) spec.xLabel = textOf(field, "x-label");
    if (field.has("y-label")) spec.yLabel = textOf(field, "y-label");
    const auto forRuns = [&](const char* key, const auto& use) {
        if (!field.has(key)) return;
        const JsonField texts = field.member(key);
        for (const std::string& run : texts.keys()) {
            bool isNumber = false;
            const int number = QString::fromStdString(run).toInt(&isNumber);
            if (!isNumber || number < 0) texts.refuse(TRANSLATABLE("fault", "there is no such run"));
            use(number, textOf(texts, run.c_str()));
        }
    };
    const auto indexIn = [&](const auto& names, const QString& name) {
        const auto found = std::find(names.begin(), names.end(), name.toStdString());
        if (found == names.end()) field.refuse(TRANSLATABLE("fault", "there is no such marker or dash"));
        return static_cast<int>(found - names.begin());
    };
    forRuns("markers", [&](int run, const QString& name) {
        spec.runMarkers[run] = static_cast<Marker>(indexIn(markerNames, name));
    });
    forRuns("dashes", [&](int run, const QString& name) { spec.runDashes[run] = indexIn(dashNames, name); });
    if (field.has("grid")) spec.grid = field.member("grid").toggle();
    if (field.has("x-tick")) spec.xTick = field.member("x-tick").number();
    if (field.has("y-tick")) spec.yTick = field.member("y-tick").number();
    forRuns("names", [&](int run, const QString& name) { spec.runNames[run] = name; });
    forRuns("colours", [&](int run, const QString& name) {
        const QColor colour(name);
        if (!colour.isValid())
            field.member("colours").refuse(TRANSLATABLE("fault", "there is no such colour"));
        spec.runColours[run] = colour;
    });
    if (field.has("widths")) {
        const JsonField widths = field.member("widths");
        for (const std::string& run : widths.keys()) {
            bool isNumber = false;
            const int number = QString::fromStdString(run).toInt(&isNumber);
            const double points = widths.member(run.c_str()).number();
            if (!isNumber || number < 0) widths.refuse(TRANSLATABLE("fault", "there is no such run"));
            if (!(points >= thinnestLinePt && points <= thickestLinePt))
                widths.refuse(TRANSLATABLE("fault", "there is no such width"));
            spec.runWidths[number] = points;
        }
    }
    if (field.has("font")) spec.fontFamily = textOf(field, "font");
    if (field.has("added")) spec.added = additionsFromJson(field.member("added"));
    return spec;
}

Json toJson(const PlotView& view) {
    return {{"x", {view.x.low, view.x.high}}, {"y", {view.y.low, view.y.high}}};
}

PlotView viewFromJson(const JsonField& field) {
    const auto rangeOf = [&](const char* key) {
        const JsonField ends = field.member(key);
        const PlotRange range{ends.element(0).number(), ends.element(1).number()};
        if (!(range.low < range.high))
            ends.refuse(TRANSLATABLE("fault", "the first number must be below the second"));
        return range;
    };
    return {rangeOf("x"), rangeOf("y")};
}

namespace {

constexpr const char* kindNames[] = {"line",        "power-law",  "exponential", "sine", "parabola",
                                     "damped-sine", "polynomial", "own"}; // in the order of FitKind

Json fitJson(const PlotFit& fit) {
    Json json{{"axes", fit.axes},
              {"kind", kindNames[static_cast<std::size_t>(fit.kind)]},
              {"column", fit.column},
              {"run", fit.run}};
    if (std::isfinite(fit.from)) json["from"] = fit.from;
    if (std::isfinite(fit.to)) json["to"] = fit.to;
    if (fit.kind == FitKind::Polynomial) json["degree"] = fit.degree;
    if (!fit.formula.empty()) json["formula"] = fit.formula;
    if (!fit.starts.empty()) json["starts"] = fit.starts;
    return json;
}

PlotFit fitFromJson(const JsonField& field) {
    PlotFit fit;
    fit.axes = field.member("axes").anyText();
    const JsonField kind = field.member("kind");
    const auto* const name = std::find_if(std::begin(kindNames), std::end(kindNames),
                                          [&](const char* one) { return kind.isText(one); });
    if (name == std::end(kindNames)) kind.refuse(TRANSLATABLE("fault", "there is no such form of a fit"));
    fit.kind = static_cast<FitKind>(name - std::begin(kindNames));
    fit.column = field.member("column").anyText();
    fit.run = field.member("run").integer();
    if (field.has("from")) fit.from = field.member("from").number();
    if (field.has("to")) fit.to = field.member("to").number();
    if (field.has("degree")) fit.degree = field.member("degree").integer();
    if (fit.degree < 1 || fit.degree > highestDegree)
        field.member("degree").refuse(
            Sentence(TRANSLATABLE("fault", "a polynomial has a degree from 1 to %1"), highestDegree));
    if (field.has("formula")) fit.formula = field.member("formula").anyText();
    if (field.has("starts")) fit.starts = field.member("starts").anyText();
    return fit;
}

} // namespace

Json toJson(const PlotAdditions& added) {
    Json lines = Json::array(), notes = Json::array(), measures = Json::array(), differences = Json::array();
    for (const ReaderLine& line : added.lines)
        lines.push_back({{"axes", line.axes},
                         {"label", line.label.toStdString()},
                         {"vertical", line.vertical},
                         {"value", line.value}});
    for (const PlotNote& note : added.notes) {
        Json one = {{"axes", note.axes}, {"text", note.text.toStdString()}, {"x", note.x}, {"y", note.y}};
        if (std::isfinite(note.textX) && std::isfinite(note.textY))
            one["text-at"] = Json::array({note.textX, note.textY});
        notes.push_back(one);
    }
    for (const PlotMeasure& measure : added.measures)
        measures.push_back({{"axes", measure.axes},
                            {"area", measure.kind == PlotMeasure::Kind::Area},
                            {"column", measure.column},
                            {"run", measure.run},
                            {"from", measure.from},
                            {"to", measure.to}});
    for (const CurveDifference& difference : added.differences)
        differences.push_back({{"column", difference.column},
                               {"less-column", difference.lessColumn},
                               {"run", difference.run},
                               {"less-run", difference.lessRun}});
    Json json{{"lines", lines},
              {"notes", notes},
              {"measures", measures},
              {"differences", differences},
              {"spectrum", added.spectrum}};
    if (!added.points.empty()) json["measured"] = toJson(added.points);
    for (const PlotFit& fit : added.fits) json["fits"].push_back(fitJson(fit));
    if (added.residuals) json["residuals"] = true;
    return json;
}

PlotAdditions additionsFromJson(const JsonField& field) {
    PlotAdditions added;
    for (const JsonField& line : field.member("lines").elements())
        added.lines.push_back({line.member("axes").anyText(), textOf(line, "label"),
                               line.member("vertical").toggle(), line.member("value").number()});
    for (const JsonField& note : field.member("notes").elements()) {
        PlotNote& one = added.notes.emplace_back();
        one.axes = note.member("axes").anyText();
        one.text = textOf(note, "text");
        one.x = note.member("x").number();
        one.y = note.member("y").number();
        if (!note.has("text-at")) continue;
        const std::vector<JsonField> at = note.member("text-at").elements();
        if (at.size() != 2) note.member("text-at").refuse(TRANSLATABLE("fault", "two numbers are expected"));
        one.textX = at[0].number();
        one.textY = at[1].number();
    }
    for (const JsonField& measure : field.member("measures").elements())
        added.measures.push_back(
            {measure.member("axes").anyText(),
             measure.member("area").toggle() ? PlotMeasure::Kind::Area : PlotMeasure::Kind::Slope,
             measure.member("column").anyText(), measure.member("run").integer(),
             measure.member("from").count(), measure.member("to").count()});
    for (const JsonField& difference : field.member("differences").elements())
        added.differences.push_back(
            {difference.member("column").anyText(), difference.member("less-column").anyText(),
             difference.member("run").integer(), difference.member("less-run").integer()});
    if (field.has("measured"))
        added.points = pointsFromJson(field.member("measured")); // not in earlier files
    if (field.has("fits"))
        for (const JsonField& fit : field.member("fits").elements()) added.fits.push_back(fitFromJson(fit));
    if (field.has("residuals")) added.residuals = field.member("residuals").toggle();
    added.spectrum = field.member("spectrum").toggle();
    return added;
}

Json toJson(const std::vector<MeasuredPoints>& all) {
    Json json = Json::array();
    for (const MeasuredPoints& points : all)
        json.push_back({{"axes", points.axes},
                        {"label", points.label.toStdString()},
                        {"x", points.x},
                        {"y", points.y},
                        {"errors", points.errors}});
    return json;
}

std::vector<MeasuredPoints> pointsFromJson(const JsonField& field) {
    std::vector<MeasuredPoints> all;
    for (const JsonField& points : field.elements()) {
        MeasuredPoints read{points.member("axes").anyText(), textOf(points, "label"),
                            points.member("x").numbers(), points.member("y").numbers(),
                            points.member("errors").numbers()};
        if (read.x.size() != read.y.size() || (!read.errors.empty() && read.errors.size() != read.y.size()))
            points.refuse(TRANSLATABLE("fault", "measured points need as many y and errors as x"));
        all.push_back(std::move(read));
    }
    return all;
}

} // namespace timestep
