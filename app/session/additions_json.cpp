// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/additions_json.h"

#include "app/json_text.h"

#include <nlohmann/json.hpp>

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
    return {{"lines", lines},
            {"notes", notes},
            {"measures", measures},
            {"differences", differences},
            {"spectrum", added.spectrum}};
}

PlotAdditions additionsFromJson(const Json& json) {
    PlotAdditions added;
    for (const Json& line : json.at("lines"))
        added.lines.push_back({line.at("axes").get<std::string>(), textOf(line, "label"),
                               line.at("vertical").get<bool>(), line.at("value").get<double>()});
    for (const Json& note : json.at("notes"))
        added.notes.push_back({note.at("axes").get<std::string>(), textOf(note, "text"),
                               note.at("x").get<double>(), note.at("y").get<double>()});
    for (const Json& measure : json.at("measures"))
        added.measures.push_back(
            {measure.at("axes").get<std::string>(),
             measure.at("area").get<bool>() ? PlotMeasure::Kind::Area : PlotMeasure::Kind::Slope,
             measure.at("column").get<std::string>(), measure.at("run").get<int>(),
             measure.at("from").get<std::size_t>(), measure.at("to").get<std::size_t>()});
    for (const Json& difference : json.at("differences"))
        added.differences.push_back({difference.at("column").get<std::string>(),
                                     difference.at("less-column").get<std::string>(),
                                     difference.at("run").get<int>(), difference.at("less-run").get<int>()});
    added.spectrum = json.at("spectrum").get<bool>();
    return added;
}

} // namespace timestep
