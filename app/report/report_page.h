// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/report.h"

#include <QString>

namespace timestep {

/// "**Figure 2.** ..." with the number of the figure in the report; Markdown.
QString numberedCaption(const Report& report, const ReportFigure& figure);

/// Converts Markdown to HTML; formulas become drawings with their TeX as alternative text.
QString htmlOf(const QString& markdown);

} // namespace timestep
