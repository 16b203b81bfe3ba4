// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenes/scene_drawing.h"

#include <algorithm>
#include <cmath>

namespace timestep {

double firstPositive(double a, double b, double c) {
    if (a > 0) return a;
    if (b > 0) return b;
    return c > 0 ? c : 1;
}

Box grown(Box box, double fraction) {
    const double margin = fraction * std::max(box.right - box.left, box.top - box.bottom);
    return {box.left - margin, box.bottom - margin, box.right + margin, box.top + margin};
}

void addBlock(Frame& frame, Point centre, double width, double height, Role role) {
    const double left = centre.x - width / 2, right = centre.x + width / 2;
    const double bottom = centre.y - height / 2, top = centre.y + height / 2;
    frame.polygons.push_back({{{left, bottom}, {right, bottom}, {right, top}, {left, top}}, role});
}

void addGround(Frame& frame, double left, double right, double y) {
    frame.segments.push_back({{left, y}, {right, y}, Role::Ground, 0, -1, Shape::Ruler});
}

void addSpring(Frame& frame, Point from, Point to, double width, double strain) {
    frame.segments.push_back(
        {from, to, Role::Spring, static_cast<float>(strain), -1, Shape::Plain, static_cast<float>(width)});
}

} // namespace timestep
