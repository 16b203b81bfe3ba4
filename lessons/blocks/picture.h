// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "core/run/experiment/experiment.h"

#include <cstdint>
#include <optional>
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

/// Instants of a run, drawn as the stage draws them.
struct PictureRun {
    static constexpr int mostSteps = 2000; ///< up to the last instant
    Experiment experiment;
    std::vector<double> at;   ///< the instants, rising [time unit]
    bool over = false;        ///< one picture: the earlier instants lie pale below the last one
    bool apart = false;       ///< each run has its own picture
    bool exact = false;       ///< the ghost of the exact motion, if there is one
    bool trace = false;       ///< the path of the first point
    double strain = 0;        ///< of a stick that is drawn in the strongest colour; 0: none is shown
    std::uint32_t layers = 0; ///< further parts that are drawn: bits of FrameLayer
    std::optional<Box> part;  ///< of the scene [scene length]; none: all that is there at the instants
    std::vector<std::string> captions; ///< one for each picture; empty: names of runs and times
};

/// A drawing that is made of numbers, in the colours of the reader's theme: curves, lines between points,
/// arrows, dots, and the rectangles below a curve, on two axes. Or a picture of a run, and the lines over it
/// are in the coordinates of its scene.
struct Picture {
    std::string description; ///< for screen readers
    bool axes = true;        ///< false: a drawing without ticks, whose numbers mean nothing
    PictureAxis x, y;
    std::vector<PictureBars> bars;
    std::vector<PictureCurve> curves;
    std::optional<PictureRun> run;
};

} // namespace timestep
