// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tutorial/cloth.h"

#include <cmath>

namespace tutorial {

Stick::Stick(Point& a, Point& b, double length) : a_(a), b_(b), length_(length) {}

void Stick::update() {
    const Vec a = a_.position();
    const Vec b = b_.position();
    const double dx = a.x - b.x;
    const double dy = a.y - b.y;
    const double distance = std::sqrt(dx * dx + dy * dy);
    const double factor = (length_ - distance) / distance;
    const double offsetX = dx * factor * 0.5;
    const double offsetY = dy * factor * 0.5;
    a_.setPosition(a.x + offsetX, a.y + offsetY);
    b_.setPosition(b.x - offsetX, b.y - offsetY);
}

double Stick::strain() const {
    const Vec a = a_.position();
    const Vec b = b_.position();
    return std::abs(std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / length_ - 1);
}

} // namespace tutorial
