// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulation/event_json.h"

#include "core/input_error.h"
#include "core/json/json_field.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>

namespace timestep {

namespace {

/// Of 32 bits; one less where std::size_t has no more of them.
constexpr std::size_t allIndices = static_cast<std::size_t>(
    std::min<std::uint64_t>(std::uint64_t{1} << 32, std::numeric_limits<std::size_t>::max()));

/// The members of an event of one kind, apart from step and run.
struct Form {
    EventKind kind;
    std::string_view name;
    const char* index; ///< key of Event::index; null: it has none
    bool at;
    const char* to; ///< key of Event::to
    bool radius, limit;
};

constexpr std::array<Form, 14> forms{{
    {EventKind::Set, "set", nullptr, false, nullptr, false, false},
    {EventKind::Grab, "grab", "particle", true, nullptr, false, true},
    {EventKind::Move, "move", "particle", true, nullptr, false, false},
    {EventKind::Release, "release", "particle", false, nullptr, false, false},
    {EventKind::Cut, "cut", "stick", false, nullptr, false, false},
    {EventKind::Pin, "pin", "particle", false, nullptr, false, false},
    {EventKind::Unpin, "unpin", "particle", false, nullptr, false, false},
    {EventKind::Ghost, "ghost", "particle", true, nullptr, false, false},
    {EventKind::Brush, "brush", nullptr, true, "by", true, true},
    {EventKind::Blow, "blow", nullptr, true, "by", true, false},
    {EventKind::CutAcross, "cut-across", nullptr, true, "to", false, false},
    {EventKind::CutAround, "cut-around", nullptr, true, nullptr, true, false},
    {EventKind::Place, "place", "particle", true, nullptr, false, false},
    {EventKind::Velocity, "velocity", "particle", false, "velocity", false, false},
}};

/// The key of Event::index.
std::string indexOf(const Form& form, const std::string& thing) {
    return std::string_view(form.index) == "particle" ? thing : form.index;
}

double notNegative(const JsonField& field) {
    const double value = field.number();
    if (value < 0) field.refuse(TRANSLATABLE("fault", "this must not be negative"));
    return value;
}

const Form& readForm(const JsonField& field) {
    std::string names;
    for (const Form& form : forms) {
        if (field.isText(form.name)) return form;
        names += (names.empty() ? "" : ", ") + std::string(form.name);
    }
    field.refuse(Sentence(TRANSLATABLE("fault", "\"%1\" is not one of %2"), field.text(), names));
}

std::int64_t readStep(const JsonField& field) {
    return static_cast<std::int64_t>(field.whole(1'000'000'000'000'000));
}

} // namespace

Event eventFromJson(const Json& json, std::size_t runs, const std::string& thing) {
    const JsonField field(json);
    field.expectObject({"step", "run", "do", "key", "value", thing, "body", "stick", "at", "to", "by",
                        "radius", "limit", "angle", "velocity"});
    Event event;
    event.step = readStep(field.member("step"));
    if (field.has("run")) {
        event.run = static_cast<int>(field.member("run").index(static_cast<std::size_t>(1) << 16));
        if (static_cast<std::size_t>(event.run) >= runs)
            field.member("run").refuse(TRANSLATABLE("fault", "there is no such run"));
    }
    const Form form = readForm(field.member("do"));
    event.kind = form.kind;
    if (form.kind == EventKind::Set) {
        event.key = field.member("key").text();
        const JsonField value = field.member("value");
        event.value = value.isString() ? value.anyText() : value.json().dump();
    }
    if (form.index != nullptr) event.index = field.member(indexOf(form, thing)).index(allIndices);
    if (form.at) event.at = field.member("at").point();
    if (form.to != nullptr) event.to = field.member(form.to).point();
    if (form.radius) event.radius = notNegative(field.member("radius"));
    if (form.limit && field.has("limit")) event.limit = notNegative(field.member("limit"));
    if (form.kind == EventKind::Place && (thing == "body" || field.has("angle")))
        event.angle = field.member("angle").number();
    return event;
}

std::vector<std::string> eventNames() {
    std::vector<std::string> names;
    for (const Form& form : forms) names.emplace_back(form.name);
    return names;
}

Json toJson(const Event& event, const std::string& thing) {
    const Form& form =
        *std::find_if(forms.begin(), forms.end(), [&](const Form& each) { return each.kind == event.kind; });
    Json json = {{"step", event.step}};
    if (event.run >= 0) json["run"] = event.run;
    json["do"] = std::string(form.name);
    if (form.kind == EventKind::Set) {
        json["key"] = event.key;
        json["value"] = event.value.text();
    }
    if (form.index != nullptr) json[indexOf(form, thing)] = event.index;
    if (form.at) json["at"] = {event.at.x, event.at.y};
    if (form.to != nullptr) json[form.to] = {event.to.x, event.to.y};
    if (form.radius) json["radius"] = event.radius;
    if (form.limit && event.limit > 0) json["limit"] = event.limit;
    if (form.kind == EventKind::Place && thing == "body") json["angle"] = event.angle;
    return json;
}

} // namespace timestep
