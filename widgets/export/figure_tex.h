// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/figure.h"

namespace timestep {

/// Returns the figure as TeX for pgfplots: a file that plain pdflatex turns into a page of the figure's size,
/// and that a document can \input. Curves are simplified within 0.02 mm. Empty for a figure that is too large
/// for TeX: a heat map, or more than 20,000 points.
QByteArray figureTex(const Figure& figure);

} // namespace timestep
