// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdlib>

namespace timestep {

/// The text broken at the space nearest to its middle.
inline QString inTwoLines(QString text) {
    qsizetype best = -1;
    const qsizetype middle = text.size() / 2;
    for (qsizetype at = text.indexOf(QLatin1Char(' ')); at >= 0; at = text.indexOf(QLatin1Char(' '), at + 1))
        if (best < 0 || std::abs(at - middle) < std::abs(best - middle)) best = at;
    if (best >= 0) text[best] = QLatin1Char('\n');
    return text;
}

/// Above this width the words of a button take two lines [px].
inline constexpr int widestLine = 440;

} // namespace timestep
