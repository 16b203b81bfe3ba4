// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/frame/frame.h"
#include "widgets/curve_style.h"
#include "widgets/view/view_overlay.h"
#include "widgets/view/view_transform.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace timestep {

/// What is drawn over the picture of a run to show the parts of one of its steps.
struct StepOverlay {
    struct Arrow {
        Point base; ///< stays where it is when arrows are enlarged [scene length]
        Point from, to;
        int style = 0;        ///< number for stepStyle()
        QString symbol;       ///< TeX, beside it; empty: none
        bool current = false; ///< of the line that is chosen; others are thin
    };
    struct Stick {
        Point from, to;
        bool spoilt = false; ///< its error has grown; otherwise it is the one that is at work
        QString text;        ///< beside it; may be empty
    };
    struct Number {
        Point at;
        QString text;
    };
    struct Place {
        Point base, at; ///< where the sum of the arrows has come to
    };
    std::size_t run = 0;
    std::optional<Frame> frame; ///< in the place of the run's own picture
    double longest = 0; ///< arrow of the whole step; all are enlarged so that it is seen [scene length]
    std::vector<Arrow> arrows;
    std::vector<Stick> sticks;
    std::vector<Number> numbers; ///< left out where there is no room for them
    std::vector<Place> places;
};

/// Colour and dash of an arrow, in list and view.
RunStyle stepStyle(int number, Theme theme);

/// The factor by which arrows are drawn longer than they are: 1, 2, 5, 10, 20 ... `unit` is 1/96 inch [px].
/// Arrows of a style that are not seen with it are drawn still longer; their factor stands beside their
/// symbol. `room`: the smaller side of the view [px].
double enlargement(double longest, double pixelsPerLength, double unit, double room = 1000);

/// Draws the overlay into `area` with that font, and returns the factor it has enlarged arrows by.
double paintStepOverlay(QPainter& painter, const StepOverlay& overlay, const ViewTransform& transform,
                        const QRectF& area, const OverlayLook& look, const QFont& font);

} // namespace timestep
