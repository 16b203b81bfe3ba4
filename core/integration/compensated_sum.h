// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// Adds `term` to `sum` with compensation. `lost` carries the rounding error from one addition to the next;
/// it must start at 0. Source: W. Kahan, Commun. ACM 8 (1965) 40.
template <class Number>
void addCompensated(Number& sum, Number& lost, Number term) {
    const Number y = term - lost;
    const Number t = sum + y;
    lost = (t - sum) - y;
    sum = t;
}

} // namespace timestep
