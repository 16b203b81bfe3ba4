// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QColor>

#include <array>

namespace timestep {

/// The colours of a cloth by its strain: blue without strain or when too short, over pale to orange-red.
class SheetColours {
public:
    static constexpr int steps = 64; ///< enough that neighbours look the same

    explicit SheetColours(Theme theme);

    /// Returns the colour of a share of the full scale, 0 to 1; more and NaN get the strongest.
    const QColor& colour(double share) const;
    /// The line around a cloth.
    const QColor& edge() const { return m_edge; }

private:
    std::array<QColor, steps> m_colours;
    QColor m_edge;
};

} // namespace timestep
