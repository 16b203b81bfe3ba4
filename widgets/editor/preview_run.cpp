// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/preview_run.h"

#include "core/rigid/rigid_world.h"
#include "core/run/experiment/experiment.h"
#include "widgets/view/contents/crowd.h"

#include <QElapsedTimer>

#include <algorithm>

namespace timestep {

namespace {

constexpr double longestFrame = 0.1; // [s] more time is not made up
constexpr qint64 mostOfFrame = 6;    // [ms] for steps

double medianOf(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

Json experimentOfWorld(const Json& world) {
    return {{"world", world}, {"duration", 0}};
}

void PreviewRun::start(const Json& world) {
    const Experiment experiment = experimentFromJson(experimentOfWorld(world));
    m_simulation = makeSimulation(experiment, 0);
    m_owed = 0;
    m_held.reset();
    draw();
}

void PreviewRun::draw() {
    m_frame.clear();
    m_simulation->draw(m_frame);
}

bool PreviewRun::advance(double seconds) {
    m_owed += std::min(seconds, longestFrame);
    QElapsedTimer clock;
    clock.start();
    const double h = m_simulation->stepSize();
    for (; m_owed >= h && clock.elapsed() < mostOfFrame; m_owed -= h) m_simulation->step();
    m_owed = std::min(m_owed, longestFrame);
    draw();
    return !m_simulation->ends();
}

std::optional<Point> PreviewRun::middle() const {
    std::vector<double> x, y;
    const auto add = [&](Point place) {
        x.push_back(place.x);
        y.push_back(place.y);
    };
    if (const RigidWorld* world = m_simulation->rigidWorld())
        for (const RigidJoint& joint : world->joints)
            if (joint.motor && joint.a != noBody && !world->bodies[joint.a].isStatic())
                add({world->bodies[joint.a].x, world->bodies[joint.a].y});
    if (x.empty())
        for (const Point& place : bodiesOf(m_frame)) add(place);
    if (x.empty()) return std::nullopt;
    return Point{medianOf(x), medianOf(y)};
}

void PreviewRun::grab(std::uint32_t index, Point at) {
    Event event;
    event.kind = EventKind::Grab;
    event.index = index;
    event.at = at;
    m_simulation->apply(event);
    m_held = index;
}

void PreviewRun::moveHand(Point at) {
    if (!m_held) return;
    Event event;
    event.kind = EventKind::Move;
    event.index = *m_held;
    event.at = at;
    m_simulation->apply(event);
}

void PreviewRun::release() {
    if (!m_held) return;
    Event event;
    event.kind = EventKind::Release;
    event.index = *m_held;
    m_simulation->apply(event);
    m_held.reset();
}

} // namespace timestep
