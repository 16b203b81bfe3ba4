// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tutorial/cloth.h"

namespace tutorial {

Point::Point(double x, double y) : position_{x, y}, previous_{x, y}, initial_{x, y} {}

void Point::pin() {
    pinned_ = true;
}

Vec Point::position() const {
    return position_;
}

void Point::setPosition(double x, double y) {
    position_.x = x;
    position_.y = y;
}

void Point::update(double h, double drag, Vec acceleration) {
    if (pinned_) {
        position_ = initial_;
        return;
    }
    const Vec next = {
        position_.x + (position_.x - previous_.x) * (1 - drag) + acceleration.x * (1 - drag) * h * h,
        position_.y + (position_.y - previous_.y) * (1 - drag) + acceleration.y * (1 - drag) * h * h};
    previous_ = position_;
    position_ = next;
}

} // namespace tutorial
