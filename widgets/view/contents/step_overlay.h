// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/look/curve_style.h"
#include "widgets/view/contents/view_overlay.h"
#include "widgets/view/frame/view_transform.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace timestep {

/// The parts of one step of a run, drawn over the picture of the run.
struct StepOverlay {
    struct Arrow {
        Point base; ///< fixed point of the enlargement [scene length]
        Point from, to;
        int style = 0;        ///< number for stepStyle()
        QString symbol;       ///< TeX, beside it; empty: none
        bool current = false; ///< belongs to the chosen line; other arrows are thin
    };
    struct Stick {
        Point from, to;
        bool spoilt = false; ///< its error has grown; false: it was corrected
        QString text;        ///< beside it; may be empty
    };
    struct Number {
        Point at;
        QString text;
    };
    struct Place {
        Point base, at; ///< `at` is the sum of the arrows so far
    };
    std::size_t run = 0;
    std::optional<Frame> frame;  ///< replaces the picture of the run
    std::optional<Frame> before; ///< drawn as an outline behind the picture
    int pass = -1, passes = 0;   ///< the shown pass; 0: before the first; -1: no passes
    double longest = 0; ///< length of the arrow of the whole step, which sets the enlargement [scene length]
    std::vector<Arrow> arrows;
    std::vector<Stick> sticks;
    std::vector<Number> numbers; ///< omitted where there is no room
    std::vector<Place> places;
};

/// Colour and dash of an arrow, in list and view.
RunStyle stepStyle(int number, Theme theme);

/// Returns the factor that arrows are enlarged by: 1, 2, 5, 10, 20 ... `unit` is 1/96 inch [px]; `room` is
/// the smaller side of the view [px]. A style whose arrows stay invisible is enlarged further; its factor is
/// written beside its symbol.
double enlargement(double longest, double pixelsPerLength, double unit, double room = 1000);

/// Draws the overlay into `area` [px], and returns the factor that arrows were enlarged by.
double paintStepOverlay(QPainter& painter, const StepOverlay& overlay, const ViewTransform& transform,
                        const QRectF& area, const OverlayLook& look, const QFont& font);

} // namespace timestep
