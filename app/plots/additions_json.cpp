// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/additions_json.h"

#include "app/json_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace timestep {

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
    for (const PlotFit& fit : added.fits) json["fits"].push_back(fitJson(fit));
    if (added.residuals) json["residuals"] = true;
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
