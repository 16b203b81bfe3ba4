// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QColor>

#include <array>

namespace timestep {

/// The colours of a cloth by its strain: from blue without strain or when too short, through pale, to
/// orange-red.
class SheetColours {
public:
    static constexpr int steps = 64; ///< so many that neighbours look the same

    explicit SheetColours(Theme theme);

    /// Returns the colour of a share of the full scale, 0 to 1; larger shares and NaN get the strongest
    /// colour.
    const QColor& colour(double share) const;
    /// The colour of the line around a cloth.
    const QColor& edge() const { return m_edge; }

private:
    std::array<QColor, steps> m_colours;
    QColor m_edge;
};

} // namespace timestep
