// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/catalogue_json.h"

#include "core/analysis/analysis.h"
#include "core/integration/integrator.h"
#include "core/particles/relaxation/relaxation.h"
#include "core/particles/relaxation/world_method.h"
#include "core/run/experiment/experiment.h"
#include "core/run/rows/metric.h"
#include "core/scenes/scene.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace timestep {

namespace {

const char* nameOf(SceneKind kind) {
    switch (kind) {
    case SceneKind::Problem:
        return "problem";
    case SceneKind::RigidBodies:
        return "rigid-bodies";
    case SceneKind::Particles:
        break;
    }
    return "world";
}

const char* nameOf(ParameterKind kind) {
    switch (kind) {
    case ParameterKind::Integer:
        return "integer";
    case ParameterKind::Toggle:
        return "toggle";
    case ParameterKind::Choice:
        return "choice";
    case ParameterKind::Number:
        break;
    }
    return "number";
}

const char* nameOf(WorldSource source) {
    switch (source) {
    case WorldSource::SceneOrFile:
        return "scene-or-file";
    case WorldSource::File:
        return "file";
    case WorldSource::Scene:
        break;
    }
    return "scene";
}

const char* nameOf(Dimension dimension) {
    switch (dimension) {
    case Dimension::Time:
        return "time";
    case Dimension::Length:
        return "length";
    case Dimension::Coordinate:
        return "coordinate";
    case Dimension::Energy:
        return "energy";
    case Dimension::Area:
        return "area";
    case Dimension::Count:
        return "count";
    case Dimension::Angle:
        return "angle";
    case Dimension::Speed:
        return "speed";
    case Dimension::Force:
        return "force";
    case Dimension::Impulse:
        return "impulse";
    case Dimension::AngularMomentum:
        return "angular-momentum";
    case Dimension::Number:
        break;
    }
    return "number";
}

Json parameterList(std::span<const Parameter> parameters, NameOf name) {
    Json list = Json::array();
    for (const Parameter& parameter : parameters) {
        Json entry = {{"id", parameter.id},
                      {"name", name(parameter.name)},
                      {"description", parameter.description.english},
                      {"unit", parameter.unit},
                      {"kind", nameOf(parameter.kind)},
                      {"restarts", parameter.restarts}};
        if (parameter.kind == ParameterKind::Choice) {
            entry["choices"] = Json::array();
            entry["choice-names"] = Json::array();
            for (const Choice& choice : parameter.choices) {
                entry["choices"].push_back(choice.id);
                entry["choice-names"].push_back(name(choice.name));
            }
            entry["standard"] = parameter.choices[static_cast<std::size_t>(parameter.standard)].id;
        } else {
            entry["standard"] = parameter.standard;
            entry["minimum"] = parameter.minimum;
            entry["maximum"] = parameter.maximum;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

Json stability(double limit) {
    if (limit == alwaysStable) return "always";
    if (limit == neverStable) return "never";
    if (std::isnan(limit)) return "not applicable";
    return limit;
}

Json texts(std::span<const std::string_view> lines) {
    Json list = Json::array();
    for (const std::string_view line : lines) list.push_back(line);
    return list;
}

/// The factor per pass on the residual of straight chains at standard settings; null where no formula is
/// known.
Json radii(const Relaxation& relaxation) {
    if (relaxation.radius == nullptr) return {};
    WorldMethod method;
    method.relaxation = &relaxation;
    for (const Parameter& setting : relaxation.settings)
        method.relaxationSettings.push_back(setting.standard);
    const bool overRelaxes =
        relaxation.ordered && std::any_of(relaxation.settings.begin(), relaxation.settings.end(),
                                          [](const Parameter& setting) { return setting.id == "omega"; });
    Json list = Json::array();
    for (const int sticks : {5, 10, 20, 40, 80})
        for (const bool pinned : {false, true}) {
            const double radius = relaxation.radius(sticks, pinned, method);
            if (!(radius >= 0)) continue;
            Json entry = {{"sticks", sticks}, {"pinned", pinned}, {"radius", radius}};
            // The best over-relaxation factor (D. Young 1954): 2 / (1 + sqrt(1 - mu²)), mu: the spectral
            // radius of Jacobi's method.
            const double angle = pinned ? std::numbers::pi / (2 * sticks) : std::numbers::pi / (sticks + 1);
            if (overRelaxes) entry["best-omega"] = 2 / (1 + std::sin(angle));
            list.push_back(std::move(entry));
        }
    return list.empty() ? Json() : list;
}

Json textFields(std::span<const TextField> fields, NameOf name) {
    Json list = Json::array();
    for (const TextField& field : fields)
        list.push_back({{"id", field.id},
                        {"name", name(field.name)},
                        {"description", field.description.english},
                        {"standard", field.standard},
                        {"longest", field.longest},
                        {"follows", field.follows}});
    return list;
}

Json coordinateList(std::span<const Coordinate> coordinates, NameOf name) {
    Json list = Json::array();
    for (const Coordinate& coordinate : coordinates)
        list.push_back({{"id", coordinate.id},
                        {"name", name(coordinate.name)},
                        {"unit", coordinate.unit},
                        {"velocity-id", coordinate.velocityId},
                        {"velocity-name", name(coordinate.velocityName)},
                        {"velocity-unit", coordinate.velocityUnit},
                        {"start", coordinate.start},
                        {"start-velocity", coordinate.startVelocity}});
    return list;
}

/// The numbers that theory gives for the standard parameters; those that are not finite are null.
Json knownNumberList(const Scene& scene) {
    Json list = Json::array();
    if (scene.numbers == nullptr) return list;
    std::vector<KnownNumber> numbers;
    scene.numbers(ParameterValues(scene.parameters), numbers);
    for (const KnownNumber& number : numbers)
        list.push_back({{"id", number.id},
                        {"name", number.name.english()},
                        {"unit", number.unit},
                        {"value", std::isfinite(number.value) ? Json(number.value) : Json()}});
    return list;
}

Json ownSettings(const Scene& scene) {
    Json settings = Json::object();
    for (const MethodSetting& setting : scene.method) settings[setting.id] = setting.value;
    return settings;
}

} // namespace

Json listScenes(NameOf name) {
    Json list = Json::array();
    for (const Scene& scene : scenes())
        list.push_back({{"id", scene.id},
                        {"name", name(scene.name)},
                        {"group", scene.group.english},
                        {"description", scene.description.english},
                        {"kind", nameOf(scene.kind())},
                        {"step", scene.step},
                        {"duration", scene.duration},
                        {"length-unit", scene.lengthUnit},
                        {"time-unit", scene.timeUnit},
                        {"energy-unit", scene.energyUnit},
                        {"y-down", scene.yDown},
                        {"world-from", nameOf(scene.source)},
                        {"parameters", parameterList(scene.parameters, name)},
                        {"texts", textFields(scene.texts, name)},
                        {"coordinates", coordinateList(scene.coordinates, name)},
                        {"method", ownSettings(scene)},
                        {"numbers", knownNumberList(scene)},
                        {"exact-body", scene.exactBody != nullptr}});
    return list;
}

Json listIntegrators(NameOf name) {
    Json list = Json::array();
    for (const Integrator& integrator : integrators()) {
        list.push_back({{"id", integrator.id},
                        {"name", name(integrator.name)},
                        {"aliases", texts(integrator.aliases)},
                        {"order", integrator.order},
                        {"order-when-damped", integrator.orderWhenDamped},
                        {"order-on-alternating-steps", integrator.orderOnAlternatingSteps},
                        {"evaluations", integrator.evaluations},
                        {"symplectic", integrator.symplectic},
                        {"reversible", integrator.reversible},
                        {"adaptive", integrator.isAdaptive()},
                        {"keeps-velocities", integrator.keepsVelocities},
                        {"velocity", integrator.velocity.english},
                        {"stability-limit", stability(integrator.stabilityLimit)},
                        {"code", texts(integrator.code)},
                        {"reference", integrator.reference}});
    }
    return list;
}

Json listRelaxations(NameOf name) {
    Json list = Json::array();
    for (const Relaxation& relaxation : relaxations())
        list.push_back({{"id", relaxation.id},
                        {"name", name(relaxation.name)},
                        {"aliases", texts(relaxation.aliases)},
                        {"depends-on-order", relaxation.ordered},
                        {"uses-stiffness", relaxation.usesStiffness},
                        {"uses-compliance", relaxation.usesCompliance},
                        {"uses-pin-rule", relaxation.usesPinRule},
                        {"keeps-momentum", relaxation.keepsMomentum},
                        {"converges-on-nets", relaxation.convergesOnNets},
                        {"old-directions", relaxation.oldDirections},
                        {"whole-step-velocities", relaxation.keepsVelocities},
                        {"radius-of-chains", radii(relaxation)},
                        {"settings", parameterList(relaxation.settings, name)},
                        {"code", texts(relaxation.code)},
                        {"reference", relaxation.reference}});
    return list;
}

Json listMetrics(NameOf name) {
    std::map<std::string, Json, std::less<>> units;
    for (const Metric& metric : metrics()) units[std::string(metric.id)] = Json::object();
    for (const Scene& scene : scenes()) {
        if (scene.source == WorldSource::File) continue;
        for (const RecordedColumn& measure : columnsOf(*makeSimulation(standardExperiment(scene), 0)))
            if (measure.metric != nullptr) units[measure.id][scene.id] = measure.unit;
    }
    Json list = Json::array();
    for (const Metric& metric : metrics())
        list.push_back({{"id", metric.id},
                        {"name", name(metric.name)},
                        {"dimension", nameOf(metric.dimension)},
                        {"needs-ledger", metric.needs == MetricNeeds::Ledger},
                        {"needs-residuals", metric.needs == MetricNeeds::Residuals},
                        {"units", units[std::string(metric.id)]}});
    return list;
}

Json listSettings(NameOf name) {
    Json list = Json::array();
    std::set<std::pair<SceneKind, std::string>> seen;
    for (const Scene& scene : scenes()) {
        const Json settings = parameterList(methodParameters(scene), name);
        for (const Json& setting : settings) {
            if (!seen.emplace(scene.kind(), setting["id"].get<std::string>()).second) continue;
            Json entry = setting;
            entry["scenes"] = nameOf(scene.kind());
            list.push_back(std::move(entry));
        }
    }
    return list;
}

Json listAnalyses(NameOf name) {
    Json list = Json::array();
    for (const Analysis& analysis : analyses()) {
        Json pictures = Json::array();
        for (const AnalysisPicture& picture : analysis.pictures)
            pictures.push_back({{"name", name(picture.name)}, {"y", picture.chart.y}});
        list.push_back({{"id", analysis.id},
                        {"name", name(analysis.name)},
                        {"description", analysis.description.english},
                        {"needs-over", analysis.needsOver},
                        {"over-is", analysis.overName.english},
                        {"needs-measure", analysis.needsMeasure},
                        {"needs-coordinate", analysis.needsCoordinate},
                        {"coordinate-is", analysis.coordinateName.english},
                        {"needs-values", analysis.needsValues},
                        {"takes-steps", analysis.takesSteps},
                        {"x", analysis.chart.x},
                        {"y", analysis.chart.y},
                        {"pictures", std::move(pictures)},
                        {"settings", parameterList(analysis.settings, name)}});
    }
    return list;
}

} // namespace timestep
