// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace timestep {

/// Factor for line widths and reaches [px]: 1 for a font of 13 px.
double unitOf(const QWidget& widget);

} // namespace timestep
