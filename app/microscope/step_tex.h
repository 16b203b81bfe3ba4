// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace timestep {

/// Converts a line of pseudocode (Integrator::code, StepArrow::name) to TeX, one string per statement: "v = v
/// + h / 2 * a1" becomes v ← v + (h/2) a₁. Text that is not mathematics stays as it is.
QStringList texOfCode(const QString& code);

} // namespace timestep
