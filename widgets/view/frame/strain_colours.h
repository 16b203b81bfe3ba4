// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QColor>

#include <array>

namespace timestep {

/// The colours of relative stretch: orange-red when too long, blue when too short, grey in between, symmetric
/// around 0. All common kinds of colour blindness distinguish blue from orange.
class StrainColours {
public:
    /// So many steps that neighbours look the same. The number is odd, so that a strain of zero has the
    /// middle colour.
    static constexpr int steps = 31;

    explicit StrainColours(Theme theme);

    /// Returns the step of a strain. A strain of `fullScale` (> 0) gets the strongest colour, and NaN that of
    /// the strongest stretch.
    static int step(double strain, double fullScale);
    const QColor& colour(int step) const { return m_colours[static_cast<std::size_t>(step)]; }

private:
    std::array<QColor, steps> m_colours;
};

} // namespace timestep
