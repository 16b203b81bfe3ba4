// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/experiment_schema.h"

#include "core/parameter/parameter.h"
#include "core/particles/world/world_choices.h"
#include "core/rigid/rigid_choices.h"

#include <numbers>
#include <span>
#include <string>
#include <utility>

namespace timestep {

namespace {

Json described(Json schema, const char* description) {
    schema["description"] = description;
    return schema;
}

Json unboundedNumber(const char* description) {
    return described({{"type", "number"}}, description);
}

/// An angle in radians, or a text in degrees or with pi.
Json angleSchema(const char* description) {
    return {{"type", {"number", "string"}},
            {"pattern", "^[-+0-9.eE/*pi°π ]+$"},
            {"description", std::string(description) + "; a text may be \"60°\" or \"pi/3\""}};
}

Json aboveZero(const char* description) {
    return described({{"type", "number"}, {"exclusiveMinimum", 0}}, description);
}

Json frequencySchema() {
    return {{"type", "number"},
            {"exclusiveMinimum", 0},
            {"maximum", 1e6},
            {"description", "Of a spring between the centres of its bodies [1/time]"}};
}

Json fromZero(const char* description) {
    return described({{"type", "number"}, {"minimum", 0}}, description);
}

Json between(double minimum, double maximum, const char* description) {
    return described({{"type", "number"}, {"minimum", minimum}, {"maximum", maximum}}, description);
}

Json toggleSchema(const char* description) {
    return described({{"type", "boolean"}}, description);
}

Json nameSchema() {
    return {{"type", "string"}, {"minLength", 1}, {"maxLength", 100}};
}

Json indexSchema() {
    return {{"type", "integer"}, {"minimum", 0}};
}

Json listOf(Json items, std::size_t minimum) {
    return {{"type", "array"}, {"items", std::move(items)}, {"minItems", minimum}};
}

Json exactly(std::size_t count, Json items, const char* description) {
    Json list = listOf(std::move(items), count);
    list["maxItems"] = count;
    return described(std::move(list), description);
}

Json pointSchema(const char* description) {
    return exactly(2, {{"type", "number"}}, description);
}

Json choiceSchema(std::span<const Choice> choices, const char* description) {
    Json ids = Json::array();
    for (const Choice& choice : choices) ids.push_back(std::string(choice.id));
    return described({{"enum", std::move(ids)}}, description);
}

Json objectSchema(Json properties, Json required) {
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
}

Json notBoth(const char* one, const char* other) {
    return {{"not", {{"required", {one, other}}}}};
}

Json particleSchema() {
    Json schema = objectSchema(
        {{"at", pointSchema("Position [length]")},
         {"velocity", pointSchema("Velocity at the start [length/time], the same for every step")},
         {"previous", pointSchema("Position one step before the start [length], the same for every step")},
         {"mass", aboveZero("Standard: 1")},
         {"inverse-mass", fromZero("0: infinite mass")},
         {"pinned", toggleSchema("Neither forces nor sticks move it")},
         {"radius", fromZero("Walls meet its rim [length]")},
         {"name", nameSchema()}},
        Json::array({"at"}));
    schema["allOf"] = {notBoth("velocity", "previous"), notBoth("mass", "inverse-mass")};
    return schema;
}

Json stickSchema() {
    return objectSchema({{"between", exactly(2, indexSchema(), "The particles that it joins")},
                         {"length", aboveZero("Rest length; standard: the distance of its ends")},
                         {"pre-tension", aboveZero("Factor on the rest length")},
                         {"stiffness", between(0, 2, "Share of its error that a pass corrects")},
                         {"compliance", fromZero("[length/force], for relaxations that use compliances")},
                         {"damping", fromZero("[force time/length], of a stick with a compliance")},
                         {"tension-only", toggleSchema("It pulls and does not push")},
                         {"hidden", toggleSchema("It is not drawn")},
                         {"cut", toggleSchema("It does nothing")},
                         {"limb", toggleSchema("It is drawn as a limb")},
                         {"spring", toggleSchema("It is drawn as a spring")}},
                        Json::array({"between"}));
}

Json wallsSchema() {
    return objectSchema({{"on", toggleSchema("Standard: true")},
                         {"box", exactly(4, {{"type", "number"}}, "[left, bottom, right, top]")},
                         {"rule", choiceSchema(wallRuleChoices, "What a wall does")},
                         {"bounce", between(0, 1, "Share of the displacement that a wall gives back")}},
                        Json::array({"box"}));
}

Json centreSchema() {
    Json schema =
        objectSchema({{"at", pointSchema("Where the centre is")},
                      {"particle", indexSchema()},
                      {"strength", unboundedNumber("[length/time²] at the centre; negative: repels")},
                      {"radius", fromZero("R of strength (1 - d²/R²); 0: the strength at every distance")}},
                     Json::array({"strength"}));
    schema["oneOf"] = {{{"required", Json::array({"at"})}}, {{"required", Json::array({"particle"})}}};
    return schema;
}

Json bodySchema() {
    Json massRules = choiceSchema(std::span(massRuleChoices).first(2), "How density gives the mass");
    const Json size = unboundedNumber("[mass length/time²], positive: towards the point");
    Json force = objectSchema({{"force", {{"anyOf", {pointSchema("[mass length/time²]"), size}}}},
                               {"towards", pointSchema("The point that a force of constant size acts to")},
                               {"at", pointSchema("Its point, in the plane at the start")},
                               {"local", pointSchema("Its point, from the centre of mass")},
                               {"turns", toggleSchema("It turns with the body")}},
                              Json::array({"force"}));
    force["allOf"] = {notBoth("at", "local"), notBoth("turns", "towards")};
    force["if"] = {{"required", Json::array({"towards"})}};
    force["then"] = {{"properties", {{"force", {{"type", "number"}}}}}};
    force["else"] = {{"properties", {{"force", {{"type", "array"}}}}}};
    Json forces = listOf(std::move(force), 0);
    forces["maxItems"] = 1000;
    Json schema = objectSchema(
        {{"polygon", listOf(pointSchema("A corner"), 3)},
         {"box", exactly(2, {{"type", "number"}, {"exclusiveMinimum", 0}}, "[width, height]")},
         {"circle", aboveZero("Radius [length]")},
         {"capsule", exactly(2, {{"type", "number"}, {"exclusiveMinimum", 0}}, "[length, radius]")},
         {"at", pointSchema("Position [length]")},
         {"angle", angleSchema("[rad]")},
         {"velocity", pointSchema("[length/time]")},
         {"turning", angleSchema("Angular velocity [rad/time]")},
         {"density", aboveZero("Mass per area")},
         {"mass-rule", std::move(massRules)},
         {"mass", aboveZero("Together with \"inertia\"")},
         {"inertia", aboveZero("Moment of inertia")},
         {"friction", between(0, 1e6, "Coefficient of friction")},
         {"restitution", between(0, 1, "Coefficient of restitution")},
         {"damping", between(0, 1e6, "c of dv/dt = -c v [1/time]")},
         {"turning-damping", between(0, 1e6, "The same for the angular velocity [1/time]")},
         {"gravity-factor", between(-1e6, 1e6, "Gravity counts as many times")},
         {"forces", std::move(forces)},
         {"static", toggleSchema("Nothing moves it")},
         {"bullet", toggleSchema("Its way is followed between steps")},
         {"name", nameSchema()},
         {"centred", toggleSchema("The corners are relative to the centre of mass")},
         {"inverse", exactly(2, between(0, 1e300, "Inverse mass, inverse inertia"), "To the bit")}},
        Json::array());
    schema["oneOf"] = Json::array();
    for (const char* shape : {"polygon", "box", "circle", "capsule"})
        schema["oneOf"].push_back({{"required", Json::array({shape})}});
    schema["dependentRequired"] = {{"mass", Json::array({"inertia"})}, {"inertia", Json::array({"mass"})}};
    schema["allOf"] = {notBoth("mass", "density"), notBoth("mass", "mass-rule")};
    return schema;
}

/// A hinge, a weld or a rod. `ends` are the members that place it in the plane.
Json jointSchema(const char* kind, std::vector<const char*> ends, Json properties) {
    const Json body = {{"type", {"integer", "string", "null"}}};
    properties[kind] = exactly(2, body, "Two bodies by number or name; the first can be null, the plane");
    properties["local"] = exactly(2, pointSchema("In the frame of a body"), "Both ends");
    properties["collide"] = toggleSchema("The two bodies can touch each other");
    for (const char* end : ends) properties[end] = pointSchema("A point of the plane");
    Json schema = objectSchema(std::move(properties), Json::array({kind}));
    schema["anyOf"] = {{{"required", Json::array({"local"})}}, {{"required", ends}}};
    return schema;
}

} // namespace

Json particleWorldSchema() {
    const Json threeIndices = exactly(3, indexSchema(), "[a, middle, c]");
    const Json ring = listOf(indexSchema(), 3);
    const Json angleSpring =
        objectSchema({{"of", threeIndices},
                      {"angle", between(-std::numbers::pi, std::numbers::pi, "At rest [rad]")},
                      {"stiffness", between(0, 1, "Share of its error that a pass corrects")}},
                     Json::array({"of"}));
    const Json motor = objectSchema({{"particle", indexSchema()},
                                     {"centre", pointSchema("Of the circle")},
                                     {"radius", aboveZero("[length]")},
                                     {"angle", angleSchema("[rad]")},
                                     {"gear", unboundedNumber("Factor on the motor speed")}},
                                    {"particle", "centre"});
    const Json named = objectSchema({{"corners", ring}, {"name", nameSchema()}}, {"corners", "name"});
    const Json tear = objectSchema({{"rule", choiceSchema(tearRuleChoices, "When a stick breaks")},
                                    {"limit", aboveZero("A ratio [1] or a length")}},
                                   Json::array({"limit"}));
    const Json atLeastTwo = {{"type", "integer"}, {"minimum", 2}};
    const Json sheet = objectSchema({{"first", indexSchema()}, {"columns", atLeastTwo}, {"rows", atLeastTwo}},
                                    Json::array({"first", "columns", "rows"}));
    Json particles = listOf(particleSchema(), 1), sticks = listOf(stickSchema(), 0);
    particles["maxItems"] = 1'000'000;
    sticks["maxItems"] = 2'000'000;
    return objectSchema(
        {{"particles", std::move(particles)},
         {"sticks", std::move(sticks)},
         {"angle-springs", listOf(angleSpring, 0)},
         {"motors", listOf(motor, 0)},
         {"motor-speed", unboundedNumber("[rad/time], counter-clockwise with y up")},
         {"polygons", listOf({{"anyOf", {ring, named}}}, 0)},
         {"outline", {{"anyOf", {ring, {{"type", "array"}, {"maxItems", 0}}}}}},
         {"walls", wallsSchema()},
         {"gravity", pointSchema("[length/time²]")},
         {"drag", fromZero("Per step [1] or per time [1/time], by its form")},
         {"drag-form", choiceSchema(dragFormChoices, "How drag enters a step")},
         {"y-down", toggleSchema("y points downwards, as on a screen")},
         {"floor-friction", choiceSchema(floorFrictionChoices, "Friction of the floor")},
         {"friction-factor", between(0, 1, "Of the floor friction \"factor\"")},
         {"friction", fromZero("Coefficient of the floor frictions \"depth\" and \"coulomb\"")},
         {"history", choiceSchema(historyChoices, "What becomes of the previous position")},
         {"wind", pointSchema("[length/time²]")},
         {"gust-period", fromZero("[time]; 0: steady wind")},
         {"forces", listOf(centreSchema(), 0)},
         {"tear", tear},
         {"sheets", listOf(sheet, 0)},
         {"known-sticks", choiceSchema(knownSticksChoices, "Which sticks a tool cuts")}},
        Json::array({"particles"}));
}

Json rigidWorldSchema() {
    const Json spring = objectSchema(
        {{"frequency", frequencySchema()}, {"damping-ratio", between(0, 1e6, "1: critical; standard: 0")}},
        Json::array({"frequency"}));
    const Json motor = objectSchema({{"speed", angleSchema("Wanted angular velocity [rad/time]")},
                                     {"torque", aboveZero("The largest [mass length²/time²]")}},
                                    Json::array({"speed", "torque"}));
    const Json rest = unboundedNumber("The angle at which limits start and a spring rests [rad]");
    const Json hinge = jointSchema("hinge", {"at"},
                                   {{"limits", pointSchema("Lower and upper angle [rad]")},
                                    {"rest", rest},
                                    {"motor", motor},
                                    {"spring", spring}});
    const Json weld = jointSchema("weld", {"at"}, {{"rest", rest}, {"spring", spring}});
    const Json rod =
        jointSchema("rod", {"from", "to"}, {{"length", aboveZero("[length]")}, {"spring", spring}});
    const auto choose = [](const char* kind, const Json& then, const Json& otherwise) {
        return Json{{"if", {{"required", Json::array({kind})}}}, {"then", then}, {"else", otherwise}};
    };
    Json bodies = listOf(bodySchema(), 1);
    Json joints = listOf(choose("hinge", hinge, choose("weld", weld, rod)), 0);
    bodies["maxItems"] = joints["maxItems"] = 100'000;
    return objectSchema({{"bodies", std::move(bodies)},
                         {"joints", std::move(joints)},
                         {"gravity", pointSchema("[length/time²]")}},
                        Json::array({"bodies"}));
}

} // namespace timestep
