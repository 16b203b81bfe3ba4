// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/experiment_schema.h"

#include "core/json/json.h"
#include "core/parameter/parameter.h"
#include "core/run/experiment/experiment.h"
#include "core/run/experiment/run_method.h"
#include "core/run/simulation/event_json.h"
#include "core/scenes/scene.h"

#include <limits>
#include <string>

namespace timestep {

namespace {

std::string asText(std::string_view view) {
    return std::string(view);
}

/// A JSON number, or a text as people write it: "1/60".
Json numberSchema() {
    return {{"type", {"number", "string"}}, {"pattern", "^[-+0-9.eE/*pi°π ]+$"}};
}

Json schemaOf(const Parameter& parameter) {
    Json schema = Json::object();
    switch (parameter.kind) {
    case ParameterKind::Toggle:
        schema["type"] = "boolean";
        schema["default"] = parameter.standard != 0;
        break;
    case ParameterKind::Choice:
        schema["enum"] = Json::array();
        for (const Choice& choice : parameter.choices) schema["enum"].push_back(asText(choice.id));
        schema["default"] = asText(parameter.choices[static_cast<std::size_t>(parameter.standard)].id);
        break;
    case ParameterKind::Integer:
    case ParameterKind::Number:
        schema = numberSchema();
        if (parameter.kind == ParameterKind::Integer) schema["type"] = {"integer", "string"};
        if (parameter.minimum > -std::numeric_limits<double>::max()) schema["minimum"] = parameter.minimum;
        if (parameter.maximum < std::numeric_limits<double>::max()) schema["maximum"] = parameter.maximum;
        schema["default"] = parameter.standard;
        break;
    }
    schema["title"] = asText(parameter.name);
    std::string description = asText(parameter.description);
    if (!parameter.unit.empty() && parameter.unit != "1")
        description += (description.empty() ? "[" : " [") + asText(parameter.unit) + "]";
    if (!description.empty()) schema["description"] = description;
    return schema;
}

Json schemaOf(std::span<const Parameter> parameters) {
    Json properties = Json::object();
    for (const Parameter& parameter : parameters) properties[asText(parameter.id)] = schemaOf(parameter);
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

Json positive() {
    Json schema = numberSchema();
    schema["exclusiveMinimum"] = 0;
    return schema;
}

Json whole() {
    return {{"type", "integer"}, {"minimum", 0}};
}

Json point() {
    return {{"type", "array"}, {"items", {{"type", "number"}}}, {"minItems", 2}, {"maxItems", 2}};
}

Json eventSchema() {
    const Json index = whole();
    Json notNegative = {{"type", "number"}, {"minimum", 0}};
    return {{"type", "object"},
            {"required", {"step", "do"}},
            {"properties",
             {{"step", index},
              {"run", index},
              {"do", {{"enum", eventNames()}}},
              {"key", {{"type", "string"}}},
              {"value", {{"type", {"string", "number", "boolean"}}}},
              {"particle", index},
              {"body", index},
              {"stick", index},
              {"at", point()},
              {"to", point()},
              {"by", point()},
              {"radius", notNegative},
              {"limit", notNegative},
              {"angle", {{"type", "number"}}},
              {"velocity", point()}}},
            {"additionalProperties", false}};
}

/// Schema of one run of a scene: the settings of its method and the values that may differ from other runs.
Json runSchema(const Scene& scene) {
    Json run = schemaOf(methodParameters(scene));
    Json& properties = run["properties"];
    properties["label"] = {{"type", "string"}};
    properties["step"] = positive();
    properties["seed"] = whole();
    if (takesOwnMethods(scene))
        properties["method"] = {{"type", {"array", "string"}}, {"items", {{"type", "string"}}}};
    if (scene.kind() != SceneKind::RigidBodies)
        properties["step-sizes"] = {{"type", "array"}, {"items", positive()}};
    properties["stick-order"] = {{"type", "array"}, {"items", whole()}};
    properties["parameters"] = {{"$ref", "#/$defs/parameters-" + asText(scene.id)}};
    return run;
}

/// True for a world with rigid bodies.
Json hasBodies() {
    return {{"type", "object"}, {"required", Json::array({"bodies"})}};
}

Json worldSchema() {
    return {{"type", "object"},
            {"description", "A world that the file describes in full."},
            {"if", hasBodies()},
            {"then", {{"$ref", "#/$defs/rigid-world"}}},
            {"else", {{"$ref", "#/$defs/world"}}}};
}

/// The rule for experiments without "scene": runs on a world with bodies have the settings of rigid bodies,
/// all other runs those of particles.
Json runsOfWorld(bool rigid) {
    const Scene& scene = sceneOfFiles(rigid ? SceneKind::RigidBodies : SceneKind::Particles);
    const std::string id = asText(scene.id);
    const Json world = rigid ? hasBodies() : Json{{"not", hasBodies()}};
    return {{"if",
             {{"required", Json::array({"world"})},
              {"not", {{"required", Json::array({"scene"})}}},
              {"properties", {{"world", world}}}}},
            {"then",
             {{"properties",
               {{"parameters", {{"$ref", "#/$defs/parameters-" + id}}},
                {"runs", {{"items", {{"$ref", "#/$defs/run-" + id}}}}}}}}}};
}

Json calculatedSchema() {
    const Json line = {{"type", "string"}, {"maxLength", CalculatedColumn::longestName}};
    Json id = line;
    id["pattern"] = "^[A-Za-z][A-Za-z0-9_-]*$";
    const Json formula = {{"type", "string"},
                          {"minLength", 1},
                          {"maxLength", CalculatedColumn::longestFormula},
                          {"description", "Of the columns and parameters of the run, with underscores for "
                                          "hyphens: \"100*(total_energy - m)/delta(t)\"."}};
    return {{"type", "array"},
            {"maxItems", CalculatedColumn::most},
            {"items",
             {{"type", "object"},
              {"required", {"id", "formula"}},
              {"properties", {{"id", id}, {"name", line}, {"unit", line}, {"formula", formula}}},
              {"additionalProperties", false}}}};
}

Json textsSchema(const Scene& scene) {
    Json properties = Json::object();
    for (const TextField& field : scene.texts)
        properties[asText(field.id)] = {{"type", "string"},
                                        {"title", asText(field.name)},
                                        {"maxLength", field.longest},
                                        {"default", asText(field.standard)}};
    return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

} // namespace

Json experimentSchema() {
    Json ids = Json::array(), rules = Json::array(), definitions = Json::object();
    for (const Scene& scene : scenes()) {
        const std::string id = asText(scene.id);
        const std::string parameters = "parameters-" + id, run = "run-" + id;
        ids.push_back(id);
        definitions[parameters] = schemaOf(scene.parameters);
        definitions[run] = runSchema(scene);
        rules.push_back(
            {{"if", {{"properties", {{"scene", {{"const", id}}}}}, {"required", Json::array({"scene"})}}},
             {"then",
              {{"description", asText(scene.description)},
               {"properties",
                {{"parameters", {{"$ref", "#/$defs/" + parameters}}},
                 {"texts", textsSchema(scene)},
                 {"runs", {{"items", {{"$ref", "#/$defs/" + run}}}}}}}}}});
    }
    definitions["world"] = particleWorldSchema();
    definitions["rigid-world"] = rigidWorldSchema();
    rules.push_back(runsOfWorld(true));
    rules.push_back(runsOfWorld(false));
    const Json condition = {{"type", "string"},
                            {"pattern", "="},
                            {"description", "A column passes a value: \"x = 0\", \"theta = pi/2 rising\", "
                                            "\"v = 0.5 falling\"."}};
    Json until = condition;
    until["description"] = "Where a run ends before its duration. " + until["description"].text();
    Json duration = numberSchema();
    duration["minimum"] = 0;
    const Json properties = {
        {"timestep", {{"type", "string"}, {"description", "The version that wrote the file."}}},
        {"title", {{"type", "string"}}},
        {"scene", {{"enum", ids}}},
        {"parameters", {{"type", "object"}}},
        {"texts", {{"type", "object"}}},
        {"world", worldSchema()},
        {"step", positive()},
        {"duration", duration},
        {"until", until},
        {"crossings", {{"type", "array"}, {"items", condition}, {"maxItems", CrossingCondition::most}}},
        {"runs",
         {{"type", "array"},
          {"items", {{"type", "object"}}},
          {"minItems", 1},
          {"maxItems", Experiment::mostRuns}}},
        {"record",
         {{"type", "object"},
          {"properties",
           {{"every", {{"type", "integer"}, {"minimum", 1}}},
            {"columns", {{"type", "array"}, {"items", {{"type", "string"}}}, {"uniqueItems", true}}},
            {"calculated", calculatedSchema()}}},
          {"additionalProperties", false}}},
        {"seed", whole()},
        {"events", {{"type", "array"}, {"items", eventSchema()}}},
        {"analysis", {{"type", "object"}}}};
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"title", "Experiment of Timestep"},
            {"type", "object"},
            {"properties", properties},
            {"additionalProperties", false},
            {"anyOf", {{{"required", Json::array({"scene"})}}, {{"required", Json::array({"world"})}}}},
            {"allOf", rules},
            {"$defs", definitions}};
}

} // namespace timestep
