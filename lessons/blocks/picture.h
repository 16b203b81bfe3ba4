// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace timestep {

struct PictureAxis {
    double from = 0, to = 1;
    std::string label;
};

struct PictureCurve {
    enum class Shape { Line, Arrow, Closed, Dots }; ///< an arrow has its head at the last point
    Shape shape = Shape::Line;
    std::vector<double> x, y;
    std::string label; ///< may be empty
};

/// Rectangles side by side, from 0 to the curve's height at one edge of each: what a sum of steps counts.
struct PictureBars {
    double from = 0, width = 1;  ///< of the first; all are equally wide
    std::vector<double> heights; ///< from left to right
    std::string label;           ///< may be empty
    double area() const;
};

/// A drawing that is made of numbers, in the colours of the reader's theme: curves, lines between points,
/// arrows, dots, and the rectangles below a curve, on two axes.
struct Picture {
    std::string description; ///< for screen readers
    bool axes = true;        ///< false: a drawing without ticks, whose numbers mean nothing
    PictureAxis x, y;
    std::vector<PictureBars> bars;
    std::vector<PictureCurve> curves;
};

} // namespace timestep
