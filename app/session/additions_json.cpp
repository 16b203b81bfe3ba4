// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/additions_json.h"

#include "app/json_text.h"

namespace timestep {

Json toJson(const PlotAdditions& added) {
    Json lines = Json::array(), notes = Json::array(), measures = Json::array(), differences = Json::array();
    for (const HandLine& line : added.lines)
        lines.push_back({{"axes", line.axes},
                         {"label", line.label.toStdString()},
                         {"vertical", line.vertical},
                         {"value", line.value}});
    for (const PlotNote& note : added.notes)
        notes.push_back(
            {{"axes", note.axes}, {"text", note.text.toStdString()}, {"x", note.x}, {"y", note.y}});
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
    return json;
}

PlotAdditions additionsFromJson(const JsonField& field) {
    PlotAdditions added;
    for (const JsonField& line : field.member("lines").elements())
        added.lines.push_back({line.member("axes").anyText(), textOf(line, "label"),
                               line.member("vertical").toggle(), line.member("value").number()});
    for (const JsonField& note : field.member("notes").elements())
        added.notes.push_back({note.member("axes").anyText(), textOf(note, "text"), note.member("x").number(),
                               note.member("y").number()});
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
            points.refuse("measured points need as many y and errors as x");
        all.push_back(std::move(read));
    }
    return all;
}

} // namespace timestep
