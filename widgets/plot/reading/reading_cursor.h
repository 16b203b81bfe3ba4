// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plot/chart/chart.h"

#include <optional>

namespace timestep {

/// The place on a curve that is read.
struct Reading {
    std::size_t curve = 0, row = 0;
    bool byKeys = false;    ///< stays when the mouse leaves
    bool magnified = false; ///< shown in the magnifying strip
};

/// The row of a shown curve that is nearest to a position of the mouse; none if all are far away.
std::optional<Reading> readingAt(const Chart& chart, const QPointF& position);

/// The reading moved by rows along its curve, across gaps, and by curves, across hidden ones. Without a
/// reading: the middle of the first shown curve. None if there is nothing further.
std::optional<Reading> movedReading(const Chart& chart, const std::optional<Reading>& from, int rows,
                                    int curves);

} // namespace timestep
