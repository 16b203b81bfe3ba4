// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Adds `term` to `sum`. `lost` carries what rounding takes away from one addition to the next; it begins
/// with 0. Source: W. Kahan, Commun. ACM 8 (1965) 40: y = term - lost, t = sum + y, lost = (t - sum) - y, sum
/// = t.
template <class Number>
void addCompensated(Number& sum, Number& lost, Number term) {
    const Number y = term - lost;
    const Number t = sum + y;
    lost = (t - sum) - y;
    sum = t;
}

} // namespace timestep
