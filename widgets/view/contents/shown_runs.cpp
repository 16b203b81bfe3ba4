// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/view/contents/shown_runs.h"

#include "widgets/view/contents/particle_finder.h"
#include "widgets/view/contents/picture_box.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace timestep {

namespace {

bool showsSticks(const Frame& frame) {
    const bool ofParticles = !frame.points.empty() && frame.points.front().index >= 0;
    return std::any_of(frame.segments.begin(), frame.segments.end(), [&](const FrameSegment& segment) {
        return segment.strain != 0 || (ofParticles && segment.role == Role::Rod);
    });
}

} // namespace

void ShownRuns::setScene(const SceneView& scene) {
    m_scene = scene;
    m_runs.clear();
    m_traces.clear();
    m_arrows.reset();
    m_occupied.reset();
    m_last.reset();
    m_hasSticks = false;
    m_time = 0;
    m_step = 0;
}

void ShownRuns::exchange(std::vector<RunFrame>& runs, double time, std::int64_t step) {
    constexpr std::int64_t longestGap = 64; // [steps] between two pictures; a longer gap may hide a long path
    const bool anew = runs.size() != m_runs.size() || time < m_time;
    const bool gap = step - m_step > longestGap;
    m_runs.swap(runs);
    m_time = time;
    m_step = step;
    if (anew) {
        m_traces.clear();
        m_arrows.reset();
    }
    m_occupied.reset();
    m_last.reset();
    for (const RunFrame& run : m_runs) {
        m_arrows.see(run.frame);
        addPicture(run.frame, m_occupied);
        addPicture(run.exact, m_occupied);
        addPlaces(run.trail, m_occupied);
        addPicture(run.last, m_last);
    }
    m_traces.resize(m_runs.size());
    m_hasSticks = m_hasSticks || std::any_of(m_runs.begin(), m_runs.end(),
                                             [](const RunFrame& run) { return showsSticks(run.frame); });
    const Box& bounds = m_scene.bounds;
    addToTraces(gap ? std::hypot(bounds.right - bounds.left, bounds.top - bounds.bottom) / 8
                    : std::numeric_limits<double>::infinity());
}

bool ShownRuns::hasSheets() const {
    return std::any_of(m_runs.begin(), m_runs.end(),
                       [](const RunFrame& run) { return !run.frame.sheets.empty(); });
}

void ShownRuns::addToTraces(double longest) {
    for (std::size_t run = 0; run < m_runs.size(); ++run) {
        const auto& points = m_runs[run].frame.points;
        if (points.empty() || points.front().role == Role::Pin) continue;
        if (!m_runs[run].trail.empty())
            m_traces[run].set(m_runs[run].trail);
        else
            m_traces[run].add(points.front().at, longest);
    }
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
