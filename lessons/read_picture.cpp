// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"
#include "lessons/read_blocks.h"

#include <array>
#include <cmath>

namespace timestep {

namespace {

constexpr int curvePoints = 201, mostBars = 200;

PictureAxis readAxis(const Yaml& yaml, std::string_view key) {
    const Yaml& given = yaml.required(key, "picture");
    given.expectKeys(key, {"from", "to", "label"});
    PictureAxis axis;
    axis.from = given.required("from", key).asNumber("from");
    axis.to = given.required("to", key).asNumber("to");
    if (!(axis.from < axis.to)) throw given.error("an axis begins (from) below its end (to)");
    axis.label = given.required("label", key).asText("label");
    return axis;
}

/// The formula under "of", in x.
class Function {
public:
    explicit Function(const Yaml& yaml) : place_(yaml), formula_(make(yaml)) {}

    double at(double x) {
        x_ = x;
        const double y = formula_.value();
        if (!std::isfinite(y)) throw place_.error("this formula has no value at x = " + std::to_string(x));
        return y;
    }

private:
    TypedFormula make(const Yaml& yaml) {
        const std::string& text = yaml.asText("of");
        try {
            return TypedFormula(text, {{"x", &x_}}, {});
        } catch (const InputError& wrong) {
            InputError placed = yaml.error(wrong.what());
            placed.line = yaml.textLine;
            placed.column = yaml.textColumn + (wrong.column > 0 ? wrong.column - 1 : 0);
            throw placed;
        }
    }

    const Yaml& place_;
    double x_ = 0;
    TypedFormula formula_;
};

PictureCurve readCurve(const Yaml& yaml, const PictureAxis& x) {
    yaml.expectKeys("curves", {"of", "label"});
    Function function(yaml.required("of", "curves"));
    PictureCurve curve;
    curve.label = optionalText(yaml, "label");
    for (int i = 0; i < curvePoints; ++i) {
        curve.x.push_back(x.from + (x.to - x.from) * i / (curvePoints - 1));
        curve.y.push_back(function.at(curve.x.back()));
    }
    return curve;
}

PictureBars readBars(const Yaml& yaml, const PictureAxis& x) {
    yaml.expectKeys("bars", {"of", "count", "edge", "label"});
    Function function(yaml.required("of", "bars"));
    const int count = yaml.required("count", "bars").asWhole("count", 1, mostBars);
    const Yaml& edge = yaml.required("edge", "bars");
    const std::string& name = edge.asText("edge");
    if (name != "left" && name != "middle" && name != "right")
        throw edge.error("the edge of bars is left, middle or right");
    const double within = name == "left" ? 0 : name == "middle" ? 0.5 : 1;
    PictureBars bars;
    bars.label = optionalText(yaml, "label");
    bars.from = x.from;
    bars.width = (x.to - x.from) / count;
    for (int i = 0; i < count; ++i) bars.heights.push_back(function.at(x.from + (i + within) * bars.width));
    return bars;
}

/// The labels of the axes, the curves and the bars.
TextPlaces pictureLabels(const Yaml& picture, std::string_view) {
    TextPlaces found;
    for (const char* axis : {"x", "y"})
        if (const Yaml* given = picture.find(axis))
            if (const Yaml* label = given->find("label")) found.push_back(label);
    for (const char* list : {"curves", "bars"})
        for (const Yaml* label : textsOfEntries(picture.find(list), "label")) found.push_back(label);
    return found;
}

} // namespace

double PictureBars::area() const {
    double sum = 0;
    for (const double height : heights) sum += height * width;
    return sum;
}

Picture readPicture(const Yaml& yaml) {
    yaml.expectKeys("picture", {"id", "description", "x", "y", "curves", "bars"});
    Picture picture;
    picture.description = yaml.required("description", "picture").asText("description");
    picture.x = readAxis(yaml, "x");
    picture.y = readAxis(yaml, "y");
    if (const Yaml* curves = yaml.find("curves")) {
        curves->expectList("curves");
        for (const Yaml& curve : curves->items) picture.curves.push_back(readCurve(curve, picture.x));
    }
    if (const Yaml* bars = yaml.find("bars")) {
        bars->expectList("bars");
        for (const Yaml& each : bars->items) picture.bars.push_back(readBars(each, picture.x));
    }
    if (picture.curves.empty() && picture.bars.empty())
        throw yaml.error("the picture shows nothing: it needs curves or bars");
    return picture;
}

PictureBlock readPictureBlock(const Yaml& yaml) {
    PictureBlock block;
    block.id = readId(yaml.required("id", "picture"), "id");
    block.picture = readPicture(yaml);
    block.line = yaml.line;
    return block;
}

std::span<const BlockText> pictureTexts() {
    static constexpr std::array<BlockText, 2> texts{
        {{"description", BlockText::Form::One}, {"labels", BlockText::Form::List, pictureLabels}}};
    return texts;
}

} // namespace timestep
