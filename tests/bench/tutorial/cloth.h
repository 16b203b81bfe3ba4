// SPDX-License-Identifier: GPL-3.0-or-later
// A cloth as tutorials write it (after Pikuma 2021, in double): an object per point and per stick, pointers
// between them, a method per action, each class in a translation unit of its own. What sticks.cpp compares
// with.
#pragma once

#include <cstddef>
#include <vector>

namespace tutorial {

struct Vec {
    double x = 0, y = 0;
};

class Point {
public:
    Point(double x, double y);
    void pin();
    Vec position() const;
    void setPosition(double x, double y);
    void update(double h, double drag, Vec acceleration);

private:
    Vec position_, previous_, initial_;
    bool pinned_ = false;
};

class Stick {
public:
    Stick(Point& a, Point& b, double length);
    void update();
    double strain() const;

private:
    Point& a_;
    Point& b_;
    double length_;
};

class Cloth {
public:
    Cloth() = default;
    ~Cloth();
    Cloth(const Cloth&) = delete;
    Cloth& operator=(const Cloth&) = delete;

    Point* addPoint(double x, double y, bool pinned);
    void addStick(std::size_t a, std::size_t b, double length);
    void update(double h, int passes, double drag, double gravity);
    double largestStrain() const;

private:
    std::vector<Point*> points_;
    std::vector<Stick*> sticks_;
};

} // namespace tutorial
