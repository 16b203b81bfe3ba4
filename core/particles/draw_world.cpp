// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/particles/draw_world.h"

#include <algorithm>

namespace timestep {

namespace {

Point at(const World& world, std::uint32_t i) {
    return {world.x[i], world.y[i]};
}

void drawWalls(const Box& box, Frame& frame) {
    const Point corners[] = {
        {box.left, box.bottom}, {box.right, box.bottom}, {box.right, box.top}, {box.left, box.top}};
    for (std::size_t k = 0; k < 4; ++k)
        frame.segments.push_back({corners[k], corners[(k + 1) % 4], Role::Ground, 0});
}

} // namespace

void drawWorld(const World& world, Frame& frame, double step) {
    for (const Polygon& polygon : world.polygons) {
        FramePolygon& drawn = frame.polygons.emplace_back();
        for (const std::uint32_t corner : polygon.corners) drawn.corners.push_back(at(world, corner));
    }
    if (world.rules.walls) drawWalls(world.rules.box, frame);
    for (std::size_t s = 0; s < world.sticks(); ++s) {
        if (world.stickFlags[s] & Cut) continue;
        const bool hidden = (world.stickFlags[s] & Hidden) != 0;
        if (hidden && !frame.shows(HiddenStickLayer)) continue;
        frame.segments.push_back({at(world, world.stickA[s]), at(world, world.stickB[s]),
                                  hidden ? Role::Spring : Role::Rod, static_cast<float>(world.strain(s)),
                                  hidden ? -1 : static_cast<std::int32_t>(s)});
    }
    for (std::uint32_t i = 0; i < world.particles(); ++i)
        frame.points.push_back({at(world, i), world.radius[i],
                                world.flags[i] & Pinned ? Role::Pin : Role::Body,
                                static_cast<std::int32_t>(i)});
    if (!frame.shows(GhostLayer) && !frame.shows(VelocityLayer)) return;
    for (std::uint32_t i = 0; i < world.particles(); ++i) {
        if (world.isFixed(i)) continue;
        const Point now = at(world, i);
        const Point before{world.previousX[i], world.previousY[i]};
        if (frame.shows(GhostLayer)) {
            frame.segments.push_back({before, now, Role::Ghost});
            frame.points.push_back({before, world.radius[i], Role::Ghost, static_cast<std::int32_t>(i)});
        }
        if (frame.shows(VelocityLayer))
            frame.arrows.push_back({now,
                                    {2 * now.x - before.x, 2 * now.y - before.y},
                                    Role::Velocity,
                                    static_cast<std::int32_t>(i),
                                    step});
    }
}

Box boundsOf(const World& world) {
    Box box = world.rules.box;
    if (!world.rules.walls) {
        if (world.particles() == 0) return {};
        const auto [left, right] = std::minmax_element(world.x.begin(), world.x.end());
        const auto [bottom, top] = std::minmax_element(world.y.begin(), world.y.end());
        box = {*left, *bottom, *right, *top};
    }
    const double size = std::max(box.right - box.left, box.top - box.bottom);
    const double margin = size > 0 ? size / 20 : 1;
    return {box.left - margin, box.bottom - margin, box.right + margin, box.top + margin};
}

} // namespace timestep
