// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme.h"

#include <QColor>

#include <array>

namespace timestep {

/// The colours of relative stretch: orange-red when too long, blue when too short, grey in between, symmetric
/// around 0. Blue against orange is told apart with every common kind of colour blindness.
class StrainColours {
public:
    /// So many steps that neighbours cannot be told apart; an odd number, so that no strain is exactly the
    /// middle.
    static constexpr int steps = 31;

    explicit StrainColours(Theme theme);

    /// The step for a strain when `fullScale` (> 0) gets the strongest colour; what is not a number gets the
    /// strongest stretch.
    static int step(double strain, double fullScale);
    const QColor& colour(int step) const { return m_colours[static_cast<std::size_t>(step)]; }

private:
    std::array<QColor, steps> m_colours;
};

} // namespace timestep
