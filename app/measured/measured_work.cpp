// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/measured_work.h"

#include "app/names.h"
#include "core/undefined.h"

#include <cmath>
#include <utility>

namespace timestep {

namespace {

Json numbersJson(const std::vector<double>& values) {
    Json json = Json::array();
    for (const double value : values) json.push_back(std::isfinite(value) ? Json(value) : Json());
    return json;
}

Json tableJson(const MeasuredTable& table) {
    Json columns = Json::array();
    for (const MeasuredColumn& column : table.columns) {
        Json one{{"name", column.heading.name},
                 {"unit", column.heading.unit},
                 {"clock", column.isClock},
                 {"values", numbersJson(column.values)}};
        if (column.fault)
            one["fault"] = {
                {"line", column.fault->line}, {"column", column.fault->column}, {"cell", column.fault->cell}};
        columns.push_back(std::move(one));
    }
    return columns;
}

MeasuredTable tableFromJson(const JsonField& field, const std::string& file) {
    MeasuredTable table{file};
    for (const JsonField& column : field.elements()) {
        MeasuredColumn read;
        read.heading.name = column.member("name").anyText();
        read.heading.unit = column.member("unit").anyText();
        read.isClock = column.member("clock").toggle();
        read.begun = true;
        read.values = column.member("values").numbersOrNull();
        if (column.has("fault")) {
            const JsonField fault = column.member("fault");
            read.fault = {fault.member("line").integer(), fault.member("column").integer(),
                          fault.member("cell").anyText()};
        }
        if (!table.columns.empty() && read.values.size() != table.rows())
            column.refuse(TRANSLATABLE("fault", "all columns need the same number of rows"));
        table.columns.push_back(std::move(read));
    }
    return table;
}

/// Numbers of a parameter that can be unknown; they are then left out.
constexpr std::pair<const char*, double FittedParameter::*> uncertainNumbers[] = {
    {"error", &FittedParameter::error},
    {"half-step-shift", &FittedParameter::halfStepShift},
    {"dormand-prince-shift", &FittedParameter::dormandPrinceShift}};

Json fitJson(const ParameterFit& fit) {
    Json parameters = Json::array();
    for (const FittedParameter& one : fit.parameters) {
        Json json{{"key", one.key},
                  {"name", one.name.english()},
                  {"unit", one.unit},
                  {"start", one.start},
                  {"value", one.value}};
        for (const auto& [id, member] : uncertainNumbers)
            if (std::isfinite(one.*member)) json[id] = one.*member;
        parameters.push_back(std::move(json));
    }
    Json json{{"parameters", std::move(parameters)},
              {"correlation", fit.correlation},
              {"points", fit.points},
              {"chi-square", fit.chiSquare},
              {"freedom", fit.freedom},
              {"weighted", fit.weighted},
              {"step", fit.step},
              {"step-before", fit.stepBefore},
              {"constants", fit.constants}};
    if (std::isfinite(fit.constantChiSquare)) json["constant-chi-square"] = fit.constantChiSquare;
    return json;
}

ParameterFit fitFromJson(const JsonField& field) {
    ParameterFit fit;
    for (const JsonField& json : field.member("parameters").elements()) {
        FittedParameter one;
        one.key = json.member("key").anyText();
        one.name = Wording(json.member("name").anyText());
        one.unit = json.member("unit").anyText();
        one.start = json.member("start").number();
        one.value = json.member("value").number();
        for (const auto& [id, member] : uncertainNumbers)
            one.*member = json.has(id) ? json.member(id).number() : undefined;
        fit.parameters.push_back(std::move(one));
    }
    fit.correlation = field.member("correlation").numbers();
    if (fit.correlation.size() != fit.parameters.size() * fit.parameters.size())
        field.member("correlation")
            .refuse(TRANSLATABLE("fault", "a number for each pair of parameters is expected here"));
    fit.points = field.member("points").count();
    fit.chiSquare = field.member("chi-square").number();
    fit.freedom = field.member("freedom").number();
    fit.weighted = field.member("weighted").toggle();
    if (field.has("step")) { // files of 0.1 have none of these
        fit.step = field.member("step").number();
        fit.stepBefore = field.member("step-before").number();
        fit.constants = field.member("constants").count();
    }
    if (field.has("constant-chi-square"))
        fit.constantChiSquare = field.member("constant-chi-square").number();
    return fit;
}

} // namespace

Json toJson(const MeasuredWork& work) {
    Json measures = Json::array();
    for (const MeasuredColumns::OfMeasure& one : work.columns.measures)
        measures.push_back(
            {{"measure", one.measure}, {"column", one.column}, {"unit", one.unit}, {"sigma", one.sigma}});
    Json json{{"file", work.file.toStdString()},
              {"time", work.columns.time},
              {"time-unit", work.columns.timeUnit},
              {"time-scale", work.columns.scale},
              {"time-shift", work.columns.shift},
              {"measures", measures},
              {"run", work.run},
              {"parameters", work.parameters},
              {"fits-shift", work.fitsShift}};
    if (!work.columns.leftOut.empty()) json["left-out"] = work.columns.leftOut;
    if (work.table.rows() * work.table.columns.size() <= mostKeptNumbers)
        json["table"] = tableJson(work.table);
    if (work.fit && work.fit->found()) json["fit"] = fitJson(*work.fit);
    return json;
}

MeasuredWork measuredWorkFromJson(const JsonField& field) {
    MeasuredWork work;
    work.file = textOf(field, "file");
    work.columns.time = field.member("time").anyText();
    work.columns.timeUnit = field.member("time-unit").anyText();
    work.columns.scale = field.member("time-scale").number();
    work.columns.shift = field.member("time-shift").number();
    for (const JsonField& one : field.member("measures").elements())
        work.columns.measures.push_back({one.member("measure").anyText(), one.member("column").anyText(),
                                         one.member("unit").anyText(), one.member("sigma").anyText()});
    if (field.has("left-out"))
        for (const JsonField& row : field.member("left-out").elements())
            work.columns.leftOut.push_back(row.count());
    work.run = field.member("run").count();
    work.parameters = field.member("parameters").texts();
    work.fitsShift = field.member("fits-shift").toggle();
    if (field.has("table")) work.table = tableFromJson(field.member("table"), work.file.toStdString());
    if (field.has("fit")) {
        work.fit = fitFromJson(field.member("fit"));
        work.fit->run = work.run;
    }
    return work;
}

} // namespace timestep
