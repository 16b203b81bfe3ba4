// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Finds where a function changes its sign between `low` and `high`, by regula falsi in the Illinois form.
/// Source: M. Dowell, P. Jarratt, BIT 11 (1971) 168-174: of a chord with end values f(low) and f(high) the
/// value at an end that stays twice is halved. Departures: a value 0 at `low` is not the root that is
/// searched, so the interval is halved until its end has moved; no more than 100 evaluations.
///
/// `atLow` is 0 or has the sign opposite to `atHigh`. Returns the end of the last interval on the side of
/// `high`: a root, or a place not more than `width` beyond one. `f` is called for places between the ends.
template <class Function>
double rootBetween(double low, double high, double atLow, double atHigh, double width, const Function& f) {
    const double sign = atLow > 0 || (atLow == 0 && atHigh <= 0) ? 1 : -1;
    double above = sign * atLow, below = sign * atHigh;
    int side = 0;
    for (int i = 0; i < 100 && high - low > width; ++i) {
        double middle = above > 0 ? high - below * (high - low) / (below - above) : (low + high) / 2;
        if (!(middle > low && middle < high)) middle = (low + high) / 2;
        const double value = sign * f(middle);
        if (value > 0) {
            low = middle;
            above = value;
            if (side == 1) below /= 2;
            side = 1;
        } else {
            high = middle;
            below = value;
            if (side == -1) above /= 2;
            side = -1;
            if (value == 0) break;
        }
    }
    return high;
}

} // namespace timestep
