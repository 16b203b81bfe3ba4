// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/experiment/start_values.h"

#include "core/particles/world/draw_world.h"
#include "core/rigid/draw_rigid.h"

#include <algorithm>
#include <cmath>

namespace timestep {

namespace {

using Values = std::vector<std::pair<std::string, double>>;

/// Rounds a value to a multiple of the largest power of ten up to a thousandth of the range of the slider.
double rounded(const Parameter& parameter, double value) {
    const double range = parameter.upper - parameter.lower;
    if (!(range > 0) || !std::isfinite(range)) return value;
    const double places = -std::floor(std::log10(range / 1000));
    const double scale = std::pow(10.0, std::abs(places));
    return places >= 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
}

void addCoordinates(const Experiment& experiment, const Event& event, Values& values) {
    const Scene& scene = *experiment.scene;
    const Grips& grips = scene.grips;
    const std::size_t run = event.run < 0 ? 0 : static_cast<std::size_t>(event.run);
    const ParameterValues parameters = parametersOf(experiment, run);
    const auto problem = problemOf(scene, parameters, experiment.texts);
    const std::size_t n = problem->coordinates(), first = event.index * grips.perPart;
    if (grips.place == nullptr || first >= n) return;
    std::vector<double> q(n), v(n);
    problem->start(q, v);
    for (std::size_t i = 0; i < n; ++i)
        if (problem->isFirstOrder(i)) q[i] = v[i];
    const bool places = event.kind == EventKind::Place;
    if (places)
        grips.place(parameters, event.index, event.at, q);
    else
        grips.push(parameters, event.index, event.to, q, v);
    for (std::size_t i = first; i < std::min({first + grips.perPart, n, scene.coordinates.size()}); ++i) {
        const std::string_view id = places ? scene.coordinates[i].start : scene.coordinates[i].startVelocity;
        if (!id.empty()) values.emplace_back(id, places ? q[i] : v[i]);
    }
}

void addPositions(const Experiment& experiment, const Event& event, Values& values) {
    using What = StartPosition::What;
    if (experiment.world || experiment.scene->startPositions.empty()) return;
    const std::size_t run = event.run < 0 ? 0 : static_cast<std::size_t>(event.run);
    const World world = worldOf(experiment, run);
    const std::uint32_t i = event.index;
    if (i >= world.particles()) return;
    Point at{world.x[i], world.y[i]}, previous{world.previousX[i], world.previousY[i]};
    const double h = stepOf(experiment, run);
    if (event.kind == EventKind::Place) {
        previous = {previous.x + event.at.x - at.x, previous.y + event.at.y - at.y};
        at = event.at;
    } else {
        previous =
            event.kind == EventKind::Ghost ? event.at : Point{at.x - event.to.x * h, at.y - event.to.y * h};
    }
    for (const StartPosition& start : experiment.scene->startPositions) {
        if (start.particle != i) continue;
        const bool isPrevious = start.what == What::PreviousX || start.what == What::PreviousY;
        if (!isPrevious && event.kind != EventKind::Place) continue;
        const Point& point = isPrevious ? previous : at;
        const bool alongX = start.what == What::X || start.what == What::PreviousX;
        values.emplace_back(start.parameter, alongX ? point.x : point.y);
    }
}

} // namespace

Box startBounds(const Experiment& experiment) {
    if (experiment.world) return boundsOf(*experiment.world);
    if (experiment.bodies) return boundsOf(*experiment.bodies);
    const Scene& scene = *experiment.scene;
    if (scene.boundsOfProblem == nullptr) return scene.bounds(experiment.parameters);
    return scene.boundsOfProblem(experiment.parameters,
                                 *problemOf(scene, experiment.parameters, experiment.texts));
}

std::optional<SettingValues> startValues(const Experiment& experiment, const Event& event) {
    const bool ghost = event.kind == EventKind::Ghost;
    if (event.kind != EventKind::Place && event.kind != EventKind::Velocity && !ghost) return std::nullopt;
    Values values;
    if (experiment.scene->kind() == SceneKind::Problem && !ghost) addCoordinates(experiment, event, values);
    if (experiment.scene->kind() == SceneKind::Particles) addPositions(experiment, event, values);
    if (values.empty()) return std::nullopt;
    SettingValues starts;
    for (const auto& [id, value] : values) {
        for (const Run& run : experiment.runs)
            for (const auto& changed : run.overrides)
                if (changed.first == id) return std::nullopt;
        starts.emplace_back(id, rounded(experiment.parameters.descriptor(id), value));
    }
    return starts;
}

} // namespace timestep
