// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/shown_runs.h"

#include "widgets/view/contents/crowd.h"
#include "widgets/view/contents/particle_finder.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

void addPlace(Point at, double radius, std::optional<Box>& box) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y) || !std::isfinite(radius)) return;
    if (!box) box = Box{at.x, at.y, at.x, at.y};
    box->left = std::min(box->left, at.x - radius);
    box->right = std::max(box->right, at.x + radius);
    box->bottom = std::min(box->bottom, at.y - radius);
    box->top = std::max(box->top, at.y + radius);
}

/// Enlarges `box` by positions with finite coordinates.
void addPlaces(std::span<const Point> places, std::optional<Box>& box) {
    for (const Point& place : places) addPlace(place, 0, box);
}

/// Of a crowd of bodies the few that are lost do not make the others small.
void leaveOutLost(const Frame& frame, std::optional<Box>& box) {
    const std::optional<Box> crowd = box ? crowdOf(bodiesOf(frame)) : std::nullopt;
    if (!crowd) return;
    box = Box{
        std::clamp(box->left, crowd->left, crowd->right), std::clamp(box->bottom, crowd->bottom, crowd->top),
        std::clamp(box->right, crowd->left, crowd->right), std::clamp(box->top, crowd->bottom, crowd->top)};
}

bool showsSticks(const Frame& frame) {
    const bool ofParticles = !frame.points.empty() && frame.points.front().index >= 0;
    return std::any_of(frame.segments.begin(), frame.segments.end(), [&](const FrameSegment& segment) {
        return segment.strain != 0 || (ofParticles && segment.role == Role::Rod);
    });
}

} // namespace

void addPicture(const Frame& frame, std::optional<Box>& box) {
    for (const FramePoint& point : frame.points)
        if (!isLayer(point.role) || point.role == Role::Ghost) addPlace(point.at, point.radius, box);
    for (const FrameSegment& segment : frame.segments) {
        if (segment.index >= 0 || isLayer(segment.role)) continue; // the ends of a stick are points
        addPlace(segment.from, 0, box);
        addPlace(segment.to, 0, box);
    }
    for (const FramePolygon& polygon : frame.polygons)
        if (!isLayer(polygon.role) && polygon.role != Role::Ground)
            for (const Point& corner : polygon.corners) addPlace(corner, 0, box);
}

void ShownRuns::setScene(const SceneView& scene, bool opened) {
    m_scene = scene;
    keepPath();
    if (opened) m_earlier.clear();
    m_runs.clear();
    m_paths.clear();
    m_starts.clear();
    if (opened) m_arrows.reset();
    m_occupied.reset();
    m_last.reset();
    m_hasSticks = false;
    m_time = 0;
    m_step = 0;
}

void ShownRuns::exchange(std::vector<RunFrame>& runs, double time, std::int64_t step, bool held) {
    constexpr std::int64_t longestGap = 64; // [steps] between two pictures; a longer gap may hide a long path
    const bool restarted = runs.size() != m_runs.size() || time < m_time;
    const bool gap = step - m_step > longestGap;
    if (restarted) keepPath();
    m_runs.swap(runs);
    m_time = time;
    m_step = step;
    if (restarted) m_paths.clear();
    m_occupied.reset();
    m_last.reset();
    for (const RunFrame& run : m_runs) {
        if (!held) m_arrows.add(run.frame);
        std::optional<Box> picture;
        addPicture(run.frame, picture);
        if (m_scene.tools || m_scene.bodies) leaveOutLost(run.frame, picture);
        if (picture) {
            addPlace({picture->left, picture->bottom}, 0, m_occupied);
            addPlace({picture->right, picture->top}, 0, m_occupied);
        }
        addPicture(run.exact, m_occupied);
        addPlaces(run.trail, m_occupied);
        addPicture(run.last, m_last);
    }
    if (!held) m_arrows.update(step == 0);
    if (step == 0) keepStarts();
    m_paths.resize(m_runs.size());
    m_hasSticks = m_hasSticks || std::any_of(m_runs.begin(), m_runs.end(),
                                             [](const RunFrame& run) { return showsSticks(run.frame); });
    const Box& bounds = m_scene.bounds;
    addToPaths(gap ? std::hypot(bounds.right - bounds.left, bounds.top - bounds.bottom) / 8
                   : std::numeric_limits<double>::infinity());
}

void ShownRuns::keepTries(bool keep) {
    m_keepsTries = keep;
    if (!keep) m_earlier.clear();
}

void ShownRuns::keepPath() {
    constexpr std::size_t most = 5, shortest = 10; // tries; places of a path
    if (!m_keepsTries || m_paths.empty() || m_paths.front().size() < shortest) return;
    m_earlier.push_back(m_paths.front());
    if (m_earlier.size() > most) m_earlier.pop_front();
    m_paths.clear();
}

/// Bodies, sticks and polygons only. A run that starts like one before it has no picture of its own.
void ShownRuns::keepStarts() {
    constexpr std::size_t mostParts = 24; // more would be a tangle
    m_starts.clear();
    for (const RunFrame& run : m_runs) {
        Frame& start = m_starts.emplace_back();
        const Frame& shown = run.frame;
        if (shown.points.size() + shown.segments.size() + shown.polygons.size() > mostParts ||
            !shown.sheets.empty())
            continue;
        for (const FramePoint& point : shown.points)
            if (!isLayer(point.role)) start.points.push_back(point);
        for (const FrameSegment& segment : shown.segments)
            if (!isLayer(segment.role) && segment.role != Role::Ground) start.segments.push_back(segment);
        for (const FramePolygon& polygon : shown.polygons)
            if (!isLayer(polygon.role) && polygon.role != Role::Ground) start.polygons.push_back(polygon);
    }
}

bool ShownRuns::hasSheets() const {
    return std::any_of(m_runs.begin(), m_runs.end(),
                       [](const RunFrame& run) { return !run.frame.sheets.empty(); });
}

void ShownRuns::addToPaths(double longest) {
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const auto& points = m_runs[run].frame.points;
        if (points.empty() || points.front().role == Role::Pin) continue;
        if (!m_runs[run].trail.empty())
            m_paths[run].set(m_runs[run].trail);
        else
            m_paths[run].add(points.front().at, longest);
    }
}

std::optional<Box> ShownRuns::bodiesBox(int run) const {
    const Frame& frame = m_runs[static_cast<std::size_t>(run)].frame;
    std::optional<Box> box;
    for (const FramePoint& point : frame.points)
        if (point.role == Role::Body || point.role == Role::Grip) addPlace(point.at, point.radius, box);
    leaveOutLost(frame, box);
    return box;
}

const FramePoint* ShownRuns::find(const ParticleRef& particle, bool ghost) const {
    if (particle.run >= static_cast<int>(m_runs.size())) return nullptr;
    return findParticle(m_runs[static_cast<std::size_t>(particle.run)].frame, particle.index, ghost);
}

std::optional<ParticleRef> ShownRuns::next(const std::optional<ParticleRef>& from, int by) const {
    std::vector<ParticleRef> all;
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        for (const FramePoint& point : m_runs[run].frame.points)
            if (point.index >= 0 && point.role != Role::Ghost)
                all.push_back({static_cast<int>(run), point.index});
    if (all.empty()) return std::nullopt;
    std::ptrdiff_t place = by > 0 ? 0 : static_cast<std::ptrdiff_t>(all.size()) - 1;
    if (from) place = std::find(all.begin(), all.end(), *from) - all.begin() + by;
    if (place < 0 || place >= static_cast<std::ptrdiff_t>(all.size())) return std::nullopt;
    return all[static_cast<std::size_t>(place)];
}

} // namespace timestep
