// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tutorial/cloth.h"

#include <algorithm>

namespace tutorial {

Cloth::~Cloth() {
    for (Point* point : points_) delete point;
    for (Stick* stick : sticks_) delete stick;
}

Point* Cloth::addPoint(double x, double y, bool pinned) {
    points_.push_back(new Point(x, y));
    if (pinned) points_.back()->pin();
    return points_.back();
}

void Cloth::addStick(std::size_t a, std::size_t b, double length) {
    sticks_.push_back(new Stick(*points_[a], *points_[b], length));
}

void Cloth::update(double h, int passes, double drag, double gravity) {
    for (Point* point : points_) point->update(h, drag, {0, gravity});
    for (int pass = 0; pass < passes; ++pass)
        for (Stick* stick : sticks_) stick->update();
}

double Cloth::largestStrain() const {
    double largest = 0;
    for (const Stick* stick : sticks_) largest = std::max(largest, stick->strain());
    return largest;
}

} // namespace tutorial
