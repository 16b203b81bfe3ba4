// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formula_parts.h"

namespace timestep {

/// Lays out a parsed formula.
FormulaBox layoutFormula(const MathFont& font, const FormulaNode& node, MathStyle style);

} // namespace timestep
