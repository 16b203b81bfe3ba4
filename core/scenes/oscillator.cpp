// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/oscillator.h"

#include "core/scenes/scene_drawing.h"

namespace timestep {

namespace {

// Sizes of the picture, in amplitudes: the wall is `wallDistance` to the left of the rest position.
constexpr double wallDistance = 2.2, blockSize = 0.5;

} // namespace

double freeAmplitude(const ParameterValues& values) {
    const double w = std::sqrt(values["stiffness"] / values["mass"]);
    const double fromVelocity = w > 0 ? values["start-velocity"] / w : 0;
    return std::hypot(values["start-displacement"], fromVelocity);
}

Box oscillatorBounds(double amplitude) {
    const double a = amplitude;
    return grown({-wallDistance * a, -blockSize * a, (1 + blockSize) * a, blockSize * a}, 0.06);
}

void drawOscillator(double amplitude, double x, Frame& frame) {
    const double a = amplitude, wall = -wallDistance * a, floor = -blockSize / 2 * a;
    const double rest = wallDistance * a - blockSize / 2 * a;
    frame.points.push_back({.at = {x, 0}, .index = 0});
    addBlock(frame, {x, 0}, blockSize * a, blockSize * a, Role::Body);
    addSpring(frame, {wall, 0}, {x - blockSize / 2 * a, 0}, 0.3 * a, x / rest);
    frame.segments.push_back({{wall, blockSize * a}, {wall, floor}, Role::Ground, 0, -1, Shape::Wall});
    frame.segments.push_back({{0, floor}, {0, blockSize * a}, Role::Guide});
    addGround(frame, wall, (1 + blockSize) * a, floor);
}

} // namespace timestep
