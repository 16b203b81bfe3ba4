// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace timestep {

/// The step if it is a finite number above 0, the duration if it is a finite number from 0 on. Else they
/// throw InputError.
double checkedStep(double step);
double checkedDuration(double duration);

} // namespace timestep
