// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace timestep {

/// A label with formulas between $ signs as a line of plain letters: "$\theta_0^2$ / rad" is "θ₀² / rad".
/// Commands that have no sign are left out. A text without $ is returned as it is.
QString withoutTex(const QString& label);

} // namespace timestep
