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
    frame.segments.push_back({{left, y}, {right, y}, Role::Ground});
    const double length = right - left;
    if (!(length > 0)) return;
    double spacing = std::pow(10, std::floor(std::log10(length / 4)));
    if (length / (5 * spacing) >= 4)
        spacing *= 5;
    else if (length / (2 * spacing) >= 4)
        spacing *= 2;
    const double first = std::ceil(left / spacing);
    const int count = static_cast<int>(std::floor(right / spacing) - first) + 1;
    for (int n = 0; n < count; ++n) {
        const double i = first + n;
        const double depth = length * (i == 0 ? 0.02 : 0.01);
        frame.segments.push_back({{i * spacing, y}, {i * spacing, y - depth}, Role::Ground});
    }
}

void addSpring(Frame& frame, Point from, Point to, double width, double strain) {
    constexpr int corners = 24;      // of the zigzag
    constexpr double straight = 0.1; // of the length, at either end
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double length = std::hypot(dx, dy);
    if (!(length > 0)) return;
    const Point across{-dy / length * width / 2, dx / length * width / 2};
    const auto at = [&](double along, double side) {
        return Point{from.x + along * dx + side * across.x, from.y + along * dy + side * across.y};
    };
    Point last = from;
    const auto lineTo = [&](Point next) {
        frame.segments.push_back({last, next, Role::Spring, static_cast<float>(strain)});
        last = next;
    };
    lineTo(at(straight, 0));
    for (int i = 0; i < corners; ++i)
        lineTo(at(straight + (1 - 2 * straight) * (i + 0.5) / corners, i % 2 == 0 ? 1 : -1));
    lineTo(at(1 - straight, 0));
    lineTo(to);
}

} // namespace timestep
