// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Converts between the whole numbers of a slider and the numbers of a control. The scale is linear, or
/// logarithmic if the range spans two decades or more. Numbers from the slider are rounded.
class SliderScale {
public:
    SliderScale() = default;
    /// For lower < upper; with `whole`, one position per whole number.
    SliderScale(double lower, double upper, bool whole);

    int positions() const { return m_positions; } ///< the slider goes from 0 to this
    bool isLogarithmic() const { return m_logarithmic; }
    double valueAt(int position) const;
    int positionOf(double value) const; ///< the nearest
    /// A round step for arrow keys, about a fiftieth of the range.
    double step() const;

private:
    double m_lower = 0, m_upper = 1;
    int m_positions = 1000;
    bool m_logarithmic = false;
    bool m_whole = false;
};

} // namespace timestep
