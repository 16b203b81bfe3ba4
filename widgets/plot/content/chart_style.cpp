// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plot/content/chart_style.h"

#include "core/input_error.h"
#include "core/json/json.h"
#include "core/json/json_field.h"
#include "widgets/whole_file.h"

#include <algorithm>

namespace timestep {

namespace {

constexpr int styleForm = 1;             // version of the format that this program writes
constexpr qint64 largestStyle = 1 << 20; // [bytes]

/// Calls `use` for the members of an object whose keys are numbers of runs.
template <class Use>
void forEachRun(const JsonField& field, const char* key, const Use& use) {
    if (!field.has(key)) return;
    const JsonField runs = field.member(key);
    for (const std::string& run : runs.keys()) {
        bool isNumber = false;
        const int number = QString::fromStdString(run).toInt(&isNumber);
        if (!isNumber || number < 0) runs.refuse(TRANSLATABLE("fault", "there is no such run"));
        use(number, runs.member(run));
    }
}

ChartStyle styleFromJson(const JsonField& field) {
    field.expectObject({"timestep-style", "font", "colours", "widths", "font-size", "width-mm", "height-mm",
                        "legend", "black-and-white"});
    if (field.member("timestep-style").integer(1) > styleForm)
        field.member("timestep-style")
            .refuse(TRANSLATABLE("fault", "this template comes from a newer version of Timestep"));
    ChartStyle style;
    if (field.has("font")) style.fontFamily = QString::fromStdString(field.member("font").anyText());
    forEachRun(field, "colours", [&](int run, const JsonField& value) {
        const QColor colour(QString::fromStdString(value.anyText()));
        if (!colour.isValid()) value.refuse(TRANSLATABLE("fault", "there is no such colour"));
        style.runColours[run] = colour;
    });
    forEachRun(field, "widths", [&](int run, const JsonField& value) {
        style.runWidths[run] = value.number(thinnestLinePt, thickestLinePt);
    });
    const auto size = [&](const char* key, double low, double high, std::optional<double>& into) {
        if (field.has(key)) into = field.member(key).number(low, high);
    };
    size("font-size", 7, 48, style.fontPt);
    size("width-mm", 20, 1000, style.widthMm);
    size("height-mm", 20, 1000, style.heightMm);
    if (field.has("legend")) {
        const JsonField legend = field.member("legend");
        const auto found = std::find_if(legendPlaces.begin(), legendPlaces.end(),
                                        [&](std::string_view place) { return legend.isText(place); });
        if (found == legendPlaces.end())
            legend.refuse(TRANSLATABLE("fault", "there is no such place for a legend"));
        style.legend = static_cast<std::size_t>(found - legendPlaces.begin());
    }
    if (field.has("black-and-white")) style.blackAndWhite = field.member("black-and-white").toggle();
    return style;
}

Json styleJson(const ChartStyle& style) {
    Json json{{"timestep-style", styleForm}};
    if (style.fontFamily) json["font"] = style.fontFamily->toStdString();
    for (const auto& [run, colour] : style.runColours)
        json["colours"][std::to_string(run)] = colour.name().toStdString();
    for (const auto& [run, points] : style.runWidths) json["widths"][std::to_string(run)] = points;
    if (style.fontPt) json["font-size"] = *style.fontPt;
    if (style.widthMm) json["width-mm"] = *style.widthMm;
    if (style.heightMm) json["height-mm"] = *style.heightMm;
    if (style.legend) json["legend"] = legendPlaces[*style.legend];
    if (style.blackAndWhite) json["black-and-white"] = *style.blackAndWhite;
    return json;
}

} // namespace

void ChartStyle::applyTo(PlotSpec& plot) const {
    if (fontFamily) plot.fontFamily = *fontFamily;
    for (const auto& [run, colour] : runColours) plot.runColours[run] = colour;
    for (const auto& [run, points] : runWidths) plot.runWidths[run] = points;
}

ChartStyle styleOf(const PlotSpec& plot) {
    ChartStyle style;
    style.fontFamily = plot.fontFamily;
    style.runColours = plot.runColours;
    style.runWidths = plot.runWidths;
    return style;
}

ChartStyle readStyle(const QString& path) {
    const std::string file = path.toStdString();
    const std::string text = readWholeFile(path, largestStyle).toStdString();
    const Json json = jsonFromText(text, file);
    try {
        return styleFromJson(JsonField(json));
    } catch (const InputError& error) {
        throw placedIn(error, text, file);
    }
}

void writeStyle(const QString& path, const ChartStyle& style) {
    writeWholeFile(path, QByteArray::fromStdString(styleJson(style).dump(1) + "\n"));
}

} // namespace timestep
