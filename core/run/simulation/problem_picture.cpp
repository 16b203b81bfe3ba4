// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of a problem: its motion, its velocities, its exact motion.
#include "core/run/simulation/problem_simulation.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace timestep {

void ProblemSimulation::draw(Frame& frame) const {
    const auto first = static_cast<std::ptrdiff_t>(frame.segments.size());
    const std::size_t points = frame.points.size();
    scene_->draw(parameters_, q(), frame);
    if (frame.shows(VelocityLayer)) drawVelocities(points, frame);
    if (!exact_.isRestarted() || !scene_->guidesAreExact) return;
    const auto isGuide = [](const FrameSegment& segment) { return segment.role == Role::Guide; };
    frame.segments.erase(std::remove_if(frame.segments.begin() + first, frame.segments.end(), isGuide),
                         frame.segments.end());
}

/// Draws arrows as long as the distance of each part in one time unit, from the picture a moment later.
void ProblemSimulation::drawVelocities(std::size_t firstPoint, Frame& frame) const {
    double size = 1, speed = 0;
    for (const double x : q()) size = std::max(size, std::abs(x));
    for (const double x : v()) speed = std::max(speed, std::abs(x));
    const double moment = 1e-6 * size / speed;
    if (!std::isfinite(moment)) return;
    std::vector<double> later(q().begin(), q().end());
    for (std::size_t i = 0; i < later.size(); ++i) later[i] += moment * v()[i];
    Frame then;
    scene_->draw(parameters_, later, then);
    for (std::size_t i = 0; i < then.points.size(); ++i) {
        const FramePoint& now = frame.points[firstPoint + i];
        if (now.index < 0) continue;
        const Point way{(then.points[i].at.x - now.at.x) / moment, (then.points[i].at.y - now.at.y) / moment};
        frame.arrows.push_back({now.at, {now.at.x + way.x, now.at.y + way.y}, Role::Velocity, now.index});
    }
}

void ProblemSimulation::drawExact(Frame& frame) const {
    if (const auto now = exactNow(); !now.empty())
        scene_->draw(parameters_, now.first(now.size() / 2), frame);
}

} // namespace timestep
