// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"
#include "lessons/blocks/read_blocks.h"
#include "lessons/text/read_values.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

constexpr int curvePoints = 201, mostBars = 200;

PictureAxis readAxis(const Json& yaml, std::string_view key, bool isShown) {
    const Json& given = yaml.required(key, "picture");
    given.expectKeys(key, {"from", "to", "label"});
    PictureAxis axis;
    axis.from = given.required("from", key).asNumber("from");
    axis.to = given.required("to", key).asNumber("to");
    if (!(axis.from < axis.to))
        throw given.error(TRANSLATABLE("fault", "an axis begins (from) below its end (to)"));
    axis.label = isShown ? given.required("label", key).asText("label") : optionalText(given, "label");
    return axis;
}

/// The formula under "of", in x.
class Function {
public:
    explicit Function(const Json& yaml) : place_(yaml), formula_(make(yaml)) {}

    double at(double x) {
        x_ = x;
        const double y = formula_.value();
        if (!std::isfinite(y))
            throw place_.error(
                Sentence(TRANSLATABLE("fault", "this formula has no value at x = %1"), std::to_string(x)));
        return y;
    }

private:
    TypedFormula make(const Json& yaml) {
        const std::string& text = yaml.asText("of");
        try {
            return TypedFormula(text, {{"x", &x_}}, {});
        } catch (const InputError& wrong) {
            InputError placed = yaml.error(wrong.message);
            placed.line = yaml.origin().textLine;
            placed.column = yaml.origin().textColumn + (wrong.column > 0 ? wrong.column - 1 : 0);
            throw placed;
        }
    }

    const Json& place_;
    double x_ = 0;
    TypedFormula formula_;
};

PictureCurve readCurve(const Json& yaml, const PictureAxis& x) {
    yaml.expectKeys("curves", {"of", "from", "to", "label"});
    Function function(yaml.required("of", "curves"));
    PictureCurve curve;
    curve.label = optionalText(yaml, "label");
    const Json *begin = yaml.find("from"), *end = yaml.find("to");
    const double from = begin != nullptr ? begin->asNumber("from") : x.from;
    const double to = end != nullptr ? end->asNumber("to") : x.to;
    if (!(from < to)) throw yaml.error(TRANSLATABLE("fault", "a curve begins (from) before its end (to)"));
    for (int i = 0; i < curvePoints; ++i) {
        curve.x.push_back(from + (to - from) * i / (curvePoints - 1));
        curve.y.push_back(function.at(curve.x.back()));
    }
    return curve;
}

PictureCurve readLine(const Json& yaml) {
    yaml.expectKeys("lines", {"points", "shape", "label"});
    PictureCurve line;
    line.label = optionalText(yaml, "label");
    for (const Point& point : readPoints(yaml, "points")) {
        line.x.push_back(point.x);
        line.y.push_back(point.y);
    }
    const Json* shape = yaml.find("shape");
    const std::string name = shape != nullptr ? shape->asText("shape") : "line";
    if (name != "line" && name != "arrow" && name != "closed" && name != "dots")
        throw shape->error(TRANSLATABLE("fault", "the shape is line, arrow, closed or dots"));
    using Shape = PictureCurve::Shape;
    line.shape = name == "arrow"    ? Shape::Arrow
                 : name == "closed" ? Shape::Closed
                 : name == "dots"   ? Shape::Dots
                                    : Shape::Line;
    return line;
}

PictureBars readBars(const Json& yaml, const PictureAxis& x) {
    yaml.expectKeys("bars", {"of", "count", "edge", "label"});
    Function function(yaml.required("of", "bars"));
    const int count = yaml.required("count", "bars").asWhole("count", 1, mostBars);
    const Json& edge = yaml.required("edge", "bars");
    const std::string& name = edge.asText("edge");
    if (name != "left" && name != "middle" && name != "right")
        throw edge.error(TRANSLATABLE("fault", "the edge of bars is left, middle or right"));
    const double within = name == "left" ? 0 : name == "middle" ? 0.5 : 1;
    PictureBars bars;
    bars.label = optionalText(yaml, "label");
    bars.from = x.from;
    bars.width = (x.to - x.from) / count;
    for (int i = 0; i < count; ++i) bars.heights.push_back(function.at(x.from + (i + within) * bars.width));
    return bars;
}

/// The labels of the axes, the curves and the bars.
TextPlaces pictureLabels(const Json& picture, std::string_view) {
    TextPlaces found;
    for (const char* axis : {"x", "y"})
        if (const Json* given = picture.find(axis))
            if (const Json* label = given->find("label")) found.push_back(label);
    for (const char* list : {"curves", "lines", "bars"})
        for (const Json* label : textsOfEntries(picture.find(list), "label")) found.push_back(label);
    if (const Json* experiment = picture.find("experiment"))
        for (const Json* label : runLabels(*experiment, {})) found.push_back(label);
    if (const Json* captions = picture.find("captions"))
        for (const Json& caption : captions->list()) found.push_back(&caption);
    return found;
}

PictureRun readRun(const Json& yaml, const FindExperiment& find) {
    PictureRun run;
    run.experiment = readExperiment(*yaml.find("experiment"), find);
    const Json& at = yaml.required("at", "picture");
    at.expectList("at");
    for (const Json& instant : at.list()) {
        run.at.push_back(instant.asNumber("at"));
        const double before = run.at.size() > 1 ? run.at[run.at.size() - 2] : -1;
        if (!(run.at.back() >= 0 && run.at.back() > before))
            throw instant.error(TRANSLATABLE("fault", "the instants of a picture rise from 0 or more"));
        if (run.at.back() > PictureRun::mostSteps * run.experiment.step)
            throw instant.error(
                Sentence(TRANSLATABLE("fault", "a picture takes at most %1 steps"), PictureRun::mostSteps));
    }
    if (run.at.empty()) throw at.error(TRANSLATABLE("fault", "a picture of a run needs an instant"));
    setTruth(yaml, "over", run.over);
    setTruth(yaml, "apart", run.apart);
    setTruth(yaml, "exact", run.exact);
    setTruth(yaml, "trace", run.trace);
    if (const Json* strain = yaml.find("strain")) {
        run.strain = strain->asNumber("strain");
        if (!(run.strain > 0))
            throw strain->error(TRANSLATABLE("fault", "the strain of the strongest colour is above 0"));
    }
    if (const Json* list = yaml.find("layers")) run.layers = readLayers(*list);
    if (yaml.find("x") != nullptr || yaml.find("y") != nullptr) {
        const PictureAxis x = readAxis(yaml, "x", false), y = readAxis(yaml, "y", false);
        run.part = Box{x.from, y.from, x.to, y.to};
    }
    if (const Json* captions = yaml.find("captions")) {
        captions->expectList("captions");
        for (const Json& caption : captions->list()) run.captions.push_back(caption.asText("captions"));
        const std::size_t pictures =
            (run.over ? 1 : run.at.size()) * (run.apart ? run.experiment.runs.size() : 1);
        if (run.captions.size() != pictures)
            throw captions->error(
                Sentence(TRANSLATABLE("fault", "%1 pictures need as many captions"), pictures));
    }
    return run;
}

} // namespace

double PictureBars::area() const {
    double sum = 0;
    for (const double height : heights) sum += height * width;
    return sum;
}

Picture readPicture(const Json& yaml, const FindExperiment& find) {
    const bool ofRun = yaml.find("experiment") != nullptr;
    if (ofRun)
        yaml.expectKeys("picture", {"id", "description", "experiment", "at", "over", "apart", "exact",
                                    "trace", "strain", "layers", "captions", "x", "y", "lines"});
    else
        yaml.expectKeys("picture", {"id", "description", "axes", "x", "y", "curves", "lines", "bars"});
    Picture picture;
    picture.description = yaml.required("description", "picture").asText("description");
    if (const Json* axes = yaml.find("axes")) picture.axes = axes->asTruth("axes");
    if (ofRun) {
        picture.run = readRun(yaml, find);
    } else {
        picture.x = readAxis(yaml, "x", picture.axes);
        picture.y = readAxis(yaml, "y", picture.axes);
    }
    if (const Json* curves = yaml.find("curves")) {
        curves->expectList("curves");
        for (const Json& curve : curves->list()) picture.curves.push_back(readCurve(curve, picture.x));
    }
    if (const Json* lines = yaml.find("lines")) {
        lines->expectList("lines");
        for (const Json& line : lines->list()) picture.curves.push_back(readLine(line));
    }
    if (const Json* bars = yaml.find("bars")) {
        bars->expectList("bars");
        for (const Json& each : bars->list()) picture.bars.push_back(readBars(each, picture.x));
    }
    if (!picture.run && picture.curves.empty() && picture.bars.empty())
        throw yaml.error(TRANSLATABLE("fault", "the picture shows nothing: it needs curves, lines or bars"));
    return picture;
}

PictureBlock readPictureBlock(const Json& yaml, const FindExperiment& find) {
    PictureBlock block;
    block.id = readId(yaml.required("id", "picture"), "id");
    block.picture = readPicture(yaml, find);
    block.line = yaml.origin().line;
    return block;
}

std::span<const BlockText> pictureTexts() {
    static constexpr std::array<BlockText, 2> texts{
        {{"description", BlockText::Form::One}, {"labels", BlockText::Form::List, pictureLabels}}};
    return texts;
}

} // namespace timestep
