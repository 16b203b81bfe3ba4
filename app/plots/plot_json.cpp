// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_json.h"

#include "app/json_text.h"
#include "app/plots/additions_json.h"

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

} // namespace timestep
