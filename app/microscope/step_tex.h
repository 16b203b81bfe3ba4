// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace timestep {

/// TeX of a line of pseudocode as Integrator::code and StepArrow::name have them, one for each of its
/// statements: "v = v + h / 2 * a1" is v ← v + (h/2) a₁. What is no mathematics appears as it stands.
QStringList texOfCode(const QString& code);

} // namespace timestep
